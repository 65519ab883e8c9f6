import { createClient } from '@supabase/supabase-js';
import { type App, createApp, type Parts } from '#src/app.ts';
import { createPasswords } from '#src/backend/auth/passwords/passwords.ts';
import { openApiKeys } from '#src/backend/auth/tokens/api-keys.ts';
import { openKeys } from '#src/backend/auth/tokens/keys.ts';
import { createMailbox, type Mailbox } from '#src/mail/testing/mailbox.ts';
import type { Database } from '#src/platform/database/database.ts';
import { createLimits } from '#src/platform/limits/limits.ts';
import { applyQuotas } from '#src/platform/limits/quotas.ts';
import { createTally } from '#src/platform/limits/tally.ts';
import { createMetrics } from '#src/platform/process/metrics.ts';
import type { AppClient } from '#src/platform/public-schema/app-client.ts';
import type { Database as PublicSchema } from '#src/platform/public-schema/database-types.ts';
import { readConfig } from '#src/platform/settings/config.ts';
import { secretsIn } from '#src/platform/settings/secrets.ts';
import { createModel } from '#src/words/model.server.ts';
import { createWriter } from '#src/words/writer.server.ts';

export type TestApp = {
	app: App;
	parts: Parts;
	/** The mails and text messages that were sent. */
	mailbox: Mailbox;
	/** All lines that were logged, as JSON. */
	logged: () => string;
	/** A fresh supabase-js client of the app, as a visitor's browser has it. */
	client: () => AppClient;
	/** A client of somebody who has just signed up. */
	signedIn: () => Promise<{ client: AppClient; userId: string }>;
};

/** The whole app on a database, without a port; settings as environment variables, parts to swap as needed. */
export async function openTestApp(
	database: Database,
	settings: Record<string, string> = {},
	swap: Partial<Parts> = {},
): Promise<TestApp> {
	const config = readConfig({ WEB_CONCURRENCY: '1', RATE_LIMITS: 'off', LOG_LEVEL: 'debug', ...settings });
	await applyQuotas(database, config);
	const clock = () => new Date();
	const keepSecret = secretsIn(database);
	const keys = await openKeys({ config, keepSecret, clock });
	const apiKeys = await openApiKeys({ config, keepSecret, keys, clock });
	const lines: unknown[] = [];
	const line = (...entry: unknown[]) => void lines.push(entry);
	const log = { debug: line, info: line, warn: line, error: line };
	const metrics = createMetrics();
	const tally = createTally({ database, clock, log });
	const writer = createWriter({
		model: createModel(config, tally.spent),
		dailyLimit: config.AI_DAILY_LIMIT,
		log,
		clock,
		onOutcome: tally.wrote,
	});
	const limits = createLimits({ enabled: config.RATE_LIMITS });
	// As cheap as bcrypt goes: the hash is not what these tests are about.
	const passwords = createPasswords({ cost: 4 });
	const mailbox = createMailbox();
	const { mail } = mailbox;
	const sms = config.SMS_PROVIDER ? mailbox.sms : null;
	const parts: Parts = {
		mail,
		sms,
		config,
		database,
		keys,
		apiKeys,
		passwords,
		writer,
		limits,
		log,
		metrics,
		tally,
		clock,
		...swap,
	};
	const app = createApp(parts);
	const client = () =>
		createClient<PublicSchema>('http://localhost:3000', apiKeys.publishable, {
			auth: { persistSession: false, autoRefreshToken: false },
			global: {
				fetch: (async (input: Request | string, init?: RequestInit) =>
					app.request(input as string, init)) as typeof fetch,
			},
		});
	return {
		app,
		parts,
		mailbox,
		logged: () =>
			JSON.stringify(lines, (_key, value) =>
				value instanceof Error ? { name: value.name, message: value.message } : value,
			),
		client,
		async signedIn() {
			const visitor = client();
			const { data, error } = await visitor.auth.signUp({
				email: `${crypto.randomUUID()}@example.org`,
				password: 'a password',
			});
			if (error || !data.user) throw error ?? new Error('no user');
			return { client: visitor, userId: data.user.id };
		},
	};
}

/** The events of a stream (WHATWG HTML, 9.2.6), as far as ours go. */
export async function eventsOf(response: Response): Promise<{ event: string; data: Record<string, unknown> }[]> {
	return (await response.text())
		.split('\n\n')
		.filter((block) => block.startsWith('event:'))
		.map((block) => ({
			event: block.match(/^event: ?(.*)$/m)?.[1] ?? '',
			data: JSON.parse(block.match(/^data: ?(.*)$/m)?.[1] ?? '{}'),
		}));
}
