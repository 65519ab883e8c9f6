import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { Hono } from 'hono';
import { createMailbox } from '#src/mail/testing/mailbox.ts';
import type { Database } from '#src/platform/database/database.ts';
import { readConfig } from '#src/platform/settings/config.ts';
import { secretsIn } from '#src/platform/settings/secrets.ts';
import { createAuth } from '../auth.ts';
import type { AuthEnv, AuthParts } from '../auth-parts.ts';
import { createPasswords } from '../passwords/passwords.ts';
import { openApiKeys } from '../tokens/api-keys.ts';
import { openKeys } from '../tokens/keys.ts';

const SITE = 'http://localhost:3000';

/** An answer as tests look at it. */
export type Answer = { status: number; headers: Headers; body: Record<string, unknown>; text: string };

type CallOptions = { body?: unknown; token?: string | undefined; headers?: Record<string, string> };
type Call = (method: string, path: string, options?: CallOptions) => Promise<Answer>;
type ClientOptions = { flowType?: 'implicit' | 'pkce' };

/** The whole auth service on a database, with a clock that tests move. */
export async function openTestAuth(
	database: Database,
	{ settings = {}, ...overrides }: { settings?: Record<string, string> } & Partial<AuthParts> = {},
) {
	const config = readConfig({
		SITE_URL: SITE,
		AUTH_AUTOCONFIRM: 'on',
		SMS_PROVIDER: 'webhook',
		SMS_WEBHOOK_URL: 'https://sms.example.com',
		AUTH_PHONE: 'off',
		// Tests send more in a minute than a real server does in an hour; the tests of limits set them again.
		AUTH_EMAILS_PER_HOUR: '0',
		AUTH_SMS_PER_HOUR: '0',
		...settings,
	});
	let skippedMs = 0;
	const clock = () => new Date(Date.now() + skippedMs);
	const keepSecret = secretsIn(database);
	const keys = await openKeys({ config, keepSecret, clock });
	const apiKeys = await openApiKeys({ config, keepSecret, keys, clock });
	const log: Record<'info' | 'warn' | 'error', unknown[][]> = { info: [], warn: [], error: [] };
	const mailbox = createMailbox();
	const parts: AuthParts = {
		database,
		mail: mailbox.mail,
		sms: config.SMS_PROVIDER ? mailbox.sms : null,
		config,
		keys,
		apiKeys,
		clock,
		// As cheap as bcrypt goes: what is tested is not the hash.
		passwords: createPasswords({ cost: 4 }),
		log: {
			info: (...line: unknown[]) => log.info.push(line),
			warn: (...line: unknown[]) => log.warn.push(line),
			error: (...line: unknown[]) => log.error.push(line),
		},
		...overrides,
	};
	const app = new Hono<AuthEnv>();
	app.use(async (c, next) => {
		c.set('address', '203.0.113.7');
		c.set('requestId', 'request-1');
		await next();
	});
	app.route('/auth/v1', createAuth(parts));
	const fetch = (async (input: RequestInfo | URL, init?: RequestInit) =>
		app.request(new Request(input, init))) as typeof globalThis.fetch;

	const call: Call = (method, path, options = {}) => callApp(app, method, path, options);

	return {
		parts,
		mailbox,
		keys,
		apiKeys,
		log,
		fetch,
		call,
		/** Lets time pass for the service. */
		skip: (seconds: number) => {
			skippedMs += seconds * 1000;
		},
		/** A supabase-js client, as a browser tab of its own has one. */
		client: (headers: Record<string, string> = {}, options: ClientOptions = {}): SupabaseClient =>
			createTabClient(apiKeys.publishable, fetch, headers, options),
	};
}

/** One call as a client makes it: `body` as JSON, `token` as Bearer, the new API unless headers say otherwise. */
async function callApp(
	app: Hono<AuthEnv>,
	method: string,
	path: string,
	{ body, token, headers = {} }: CallOptions,
): Promise<Answer> {
	const response = await app.request(`/auth/v1${path}`, {
		method,
		headers: {
			'x-supabase-api-version': '2024-01-01',
			...(method !== 'GET' && { 'content-type': 'application/json;charset=UTF-8' }),
			...(token !== undefined && { authorization: `Bearer ${token}` }),
			...headers,
		},
		...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
	});
	const text = await response.text();
	let parsed: Record<string, unknown> = {};
	try {
		parsed = JSON.parse(text);
	} catch {
		// Not every answer is JSON; those that look at `body` fail by themselves.
	}
	return { status: response.status, headers: response.headers, body: parsed, text };
}

/** A supabase-js client with a session store of its own, in memory. */
function createTabClient(
	key: string,
	fetch: typeof globalThis.fetch,
	headers: Record<string, string>,
	options: ClientOptions,
): SupabaseClient {
	const kept = new Map<string, string>();
	return createClient(SITE, key, {
		global: { fetch, headers },
		auth: {
			autoRefreshToken: false,
			detectSessionInUrl: false,
			...options,
			storage: {
				getItem: (key: string) => kept.get(key) ?? null,
				setItem: (key: string, value: string) => void kept.set(key, value),
				removeItem: (key: string) => void kept.delete(key),
			},
		},
	});
}

export type TestAuth = Awaited<ReturnType<typeof openTestAuth>>;

let people = 0;
/** An address nobody has yet. */
export const newEmail = (): string => `person${++people}.${Math.random().toString(36).slice(2, 8)}@example.com`;

export type SignedUp = { email: string; password: string; id: string; access: string; refresh: string };

/** Signs somebody new up. */
export async function signUp(auth: TestAuth, body: Record<string, unknown> = {}): Promise<SignedUp> {
	const email = newEmail();
	const password = 'correct horse';
	const answer = await auth.call('POST', '/signup', { body: { email, password, ...body } });
	if (answer.status !== 200) throw new Error(`sign-up failed: ${answer.text}`);
	return sessionOf(answer, { email, password });
}

/** The tokens of a Session body. */
export function sessionOf({ body }: Answer, { email, password }: { email: string; password: string }): SignedUp {
	const {
		access_token: access,
		refresh_token: refresh,
		user,
	} = body as { access_token: string; refresh_token: string; user: { id: string } };
	return { email, password, id: user.id, access, refresh };
}

/** Signs somebody in on one more device. */
export async function signInAgain(auth: TestAuth, person: { email: string; password: string }): Promise<SignedUp> {
	const { email, password } = person;
	const answer = await auth.call('POST', '/token?grant_type=password', { body: { email, password } });
	if (answer.status !== 200) throw new Error(`sign-in failed: ${answer.text}`);
	return sessionOf(answer, { email, password });
}
