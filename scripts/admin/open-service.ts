import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { Hono } from 'hono';
import { createAuth } from '../../src/backend/auth/auth.ts';
import type { AuthEnv } from '../../src/backend/auth/auth-parts.ts';
import { createPasswords } from '../../src/backend/auth/passwords/passwords.ts';
import { openApiKeys } from '../../src/backend/auth/tokens/api-keys.ts';
import { openKeys } from '../../src/backend/auth/tokens/keys.ts';
import { createMail } from '../../src/mail/create-mail.ts';
import type { Database } from '../../src/platform/database/database.ts';
import { OpenError } from '../../src/platform/database/open-error.ts';
import { migrate } from '../../src/platform/migrate.ts';
import type { Config } from '../../src/platform/settings/config.ts';
import { secretsIn } from '../../src/platform/settings/secrets.ts';
import { openBeside } from '../backup/open-database.ts';
import { Refusal } from './refusal.ts';

/** The auth service in this process, with the operator's rights. */
export type Service = {
	database: Database;
	admin: SupabaseClient['auth']['admin'];
	/**
	 * An endpoint of the admin API that the client has no call for.
	 * @throws Refusal with the service's own words
	 */
	call<T>(method: string, path: string, body?: unknown): Promise<T>;
	close(): Promise<void>;
};

/**
 * Opens the auth service on the database of the settings, also while a server has it open, without a port: what a command does goes through the same
 * checks, and into the same audit log, as requests over the wire.
 */
export async function openService(config: Config): Promise<Service> {
	const database = await openBeside(config).catch((error: unknown) => {
		const taken = error instanceof OpenError && /Another process \((\d+)\)/.exec(error.message);
		if (!taken) throw error;
		throw new Refusal(
			`The server is running (process ${taken[1]}), and its database is PGlite, which has one connection: stop the server ` +
				'first. On PostgreSQL these commands work at any time.',
		);
	});
	try {
		await migrate(database);
		const keepSecret = secretsIn(database);
		const keys = await openKeys({ config, keepSecret });
		const apiKeys = await openApiKeys({ config, keepSecret, keys });
		const silent = () => {};
		const auth = createAuth({
			database,
			// Apps and identity providers can be added before their endpoints are enabled.
			config: { ...config, AUTH_OAUTH_SERVER: true, AUTH_SAML: true },
			keys,
			apiKeys,
			passwords: createPasswords(),
			log: { info: silent, warn: silent, error: (...line: unknown[]) => console.error(...line) },
			clock: () => new Date(),
			mail: {
				send: () => Promise.reject(new Refusal('The commands send no e-mails.')),
				forget: createMail(config, { info: silent }).forget,
			},
			sms: null,
		});
		const app = new Hono<AuthEnv>().route('/auth/v1', auth);
		const inProcess = (async (input: RequestInfo | URL, init?: RequestInit) =>
			app.request(new Request(input, init))) as typeof fetch;
		const client = createClient(config.SITE_URL, apiKeys.secret, {
			global: { fetch: inProcess },
			auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
		});
		return {
			database,
			admin: client.auth.admin,
			async call<T>(method: string, path: string, body?: unknown): Promise<T> {
				const answer = await inProcess(`${config.SITE_URL}/auth/v1${path}`, {
					method,
					headers: {
						authorization: `Bearer ${apiKeys.secret}`,
						'content-type': 'application/json',
						'x-supabase-api-version': '2024-01-01',
					},
					...(body !== undefined && { body: JSON.stringify(body) }),
				});
				const said = (await answer.json().catch(() => null)) as (T & { message?: string }) | null;
				if (!answer.ok) throw new Refusal(said?.message ?? `${method} ${path}: ${answer.status}`);
				return said as T;
			},
			close: () => database.close(),
		};
	} catch (error) {
		await database.close();
		throw error;
	}
}

/** The answer of a call of the client, or what the service said against it. */
export function answered<Result extends { data: unknown; error: { message: string } | null }>(
	result: Result,
): Extract<Result, { error: null }>['data'] {
	if (result.error) throw new Refusal(result.error.message);
	return result.data;
}
