import { availableParallelism } from 'node:os';
import { z } from 'zod';
import { telemetrySettings } from '../telemetry/telemetry-settings.ts';
import { authSettings } from './auth-settings.ts';
import { quotaSettings } from './quota-settings.ts';
import { realtimeSettings } from './realtime-settings.ts';
import { retentionSettings } from './retention-settings.ts';
import { flag, text, url, webUrl, whole, wholeNumber } from './setting-kinds.ts';
import { storageSettings } from './storage-settings.ts';
import { tableSettings } from './table-settings.ts';

/**
 * Every setting, with its meaning. `docs/configuration.md` is written from this schema (`npm run docs`), and a test holds
 * the two together. All are optional.
 */
export const settings = {
	PORT: whole(3000, 0, 65535).describe('Port to listen on. 0 picks a free one.'),
	HOST: z
		.string()
		.min(1)
		.default('localhost')
		.describe('Address to listen on. `0.0.0.0` listens on all.')
		.meta({ wants: 'a host name or address' }),
	WEB_CONCURRENCY: wholeNumber(1, 64)
		.optional()
		.describe(
			'Worker processes that serve together on the port. Default: one for each processor, without the one that the embedded database needs; 4 at most. 1 serves in the process that was started. PGlite always has one.',
		),
	SITE_URL: webUrl()
		.optional()
		.describe(
			'The address visitors type, without a path. Used in links, mails, canonical addresses and token issuers. Default: `http://HOST:PORT`.',
		),
	DATA_DIR: z
		.string()
		.min(1)
		.default('./data')
		.describe('Folder of the embedded database and the outbox.')
		.meta({ wants: 'a folder' }),
	DATABASE_URL: url('postgres:', 'postgresql:')
		.optional()
		.describe(
			'A PostgreSQL server, 15 or later: `postgres://user:password@host/database`. Without it the embedded database in DATA_DIR is used.',
		),
	DATABASE_CONNECTIONS: wholeNumber(1, 200)
		.optional()
		.describe(
			'Connections to PostgreSQL at most, for the requests of all worker processes together; each worker has an equal part, one at least. Beside them each keeps three, to hear of changes and outages. Default: 5 for each worker; at least 6 beside the embedded database, 10 by DATABASE_URL.',
		),
	DATABASE_QUEUE: wholeNumber(1, 100_000)
		.optional()
		.describe(
			'Requests that may wait for one of these connections, in all worker processes together; more are answered 503 at once. Default: 20 for each connection.',
		),
	EMBEDDED_ENGINE: z
		.enum(['auto', 'pglite'])
		.default('auto')
		.describe(
			'What runs the embedded database: `auto` is a PostgreSQL server of its own, and PGlite only where none can be run. `pglite` is PGlite in any case.',
		)
		.meta({ wants: 'auto or pglite' }),
	PUBLISHABLE_KEY: z
		.string()
		.regex(/^sb_publishable_[\w-]{16,}$/)
		.optional()
		.describe('The key that browsers send. Made on first start otherwise.')
		.meta({ wants: 'sb_publishable_ and at least 16 letters or digits' }),
	SECRET_KEY: z
		.string()
		.regex(/^sb_secret_[\w-]{16,}$/)
		.optional()
		.describe('The key of trusted servers; it can read and write everything. Made on first start otherwise.')
		.meta({ wants: 'sb_secret_ and at least 16 letters or digits' }),
	JWT_KEYS: z
		.string()
		.transform((value, context) => {
			try {
				const parsed: unknown = JSON.parse(value);
				const keys = Array.isArray(parsed) ? parsed : (parsed as { keys?: unknown } | null)?.keys;
				if (Array.isArray(keys) && keys.length > 0) return { keys: keys as Record<string, unknown>[] };
			} catch {
				// Falls through to the one message.
			}
			context.addIssue({ code: 'custom', message: 'not a JWK set' });
			return z.NEVER;
		})
		.optional()
		.describe(
			'JWK set of the private keys that sign sessions (ES256, RS256 or HS256); the first that may sign does. Made on first start otherwise.',
		)
		.meta({ wants: 'a JSON Web Key set: {"keys":[…]}' }),
	JWT_SECRET: z
		.string()
		.min(32)
		.optional()
		.describe('Shared secret for HS256 tokens made elsewhere. Tokens signed with it are accepted.')
		.meta({ wants: 'at least 32 characters' }),
	JWT_EXPIRY: whole(3600, 30, 604800).describe('Seconds that an access token lives.'),
	JWT_ALGORITHM: z
		.enum(['ES256', 'RS256', 'HS256'])
		.default('ES256')
		.describe(
			'How sessions are signed when the keys are made here. HS256 signs with JWT_SECRET, which it then needs. Another value makes a new key at the next start; the old one goes on checking.',
		)
		.meta({ wants: 'ES256, RS256 or HS256' }),
	RATE_LIMITS: flag('on').describe('`off` lifts all limits of rate, for load tests.'),
	WARM_UP: flag('on').describe(
		'`off` makes what pages and readings need when it is first asked for, not at the start: for servers that live for seconds, in tests.',
	),
	TRUSTED_PROXIES: whole(0, 0, 10).describe(
		'How many reverse proxies stand before the server; that many addresses are taken from the end of `X-Forwarded-For`. 0 believes only the connection.',
	),
	BODY_LIMIT: whole(1_048_576, 1024, 104_857_600).describe('Bytes of a request body at most.'),
	REQUEST_TIMEOUT: whole(10, 1, 600).describe(
		'Seconds that a request may take before it is answered with 504; in `/rest/v1` beside the time of its statement. Streams of words are exempt. Sign-ins that would wait for a fifth of it are refused at once.',
	),
	LOG_LEVEL: z
		.enum(['debug', 'info', 'warn', 'error', 'silent'])
		.default('info')
		.describe('How much is logged, as JSON lines on standard output.')
		.meta({ wants: 'debug, info, warn, error or silent' }),
	METRICS_TOKEN: text().describe(
		'When set, `/metrics` wants it as Bearer token. Without it, `/metrics` answers only to the machine itself.',
	),
	CONTACT_PHONE: z
		.string()
		.transform((value) => value.replace(/[\s()+-]/g, ''))
		.pipe(z.string().regex(/^[1-9]\d{6,14}$/))
		.optional()
		.describe(
			'The number that contact links open, with country code. Without it they open the messaging app with the text and no number.',
		)
		.meta({ wants: 'a phone number with country code, such as +34600111222' }),
	SMTP_URL: url('smtp:', 'smtps:')
		.optional()
		.describe(
			'Mail server: `smtp://user:password@host:587`. The connection is encrypted, unless the server is this machine or the URL ends in `?ignoreTLS=true`. Without it sign-ups are confirmed at once, unless AUTH_AUTOCONFIRM is off, and mails are written to the folder `outbox` in DATA_DIR.',
		),
	MAIL_FROM: z
		.string()
		.min(3)
		.default('Hoopoe <hoopoe@localhost>')
		.describe('Sender of mails.')
		.meta({ wants: 'an address, such as Hoopoe <hello@example.org>' }),
	AI_BASE_URL: webUrl()
		.optional()
		.describe(
			'An OpenAI-compatible endpoint, hosted or local, such as `http://localhost:11434/v1`. Without it the built-in writer answers.',
		),
	AI_API_KEY: text().describe('Key of that endpoint, where it wants one.'),
	AI_MODEL: text().describe('Name of the model that writes readings. Needed with AI_BASE_URL.'),
	AI_IMAGE_MODEL: text().describe('Name of the model that draws.'),
	AI_TIMEOUT: whole(20, 1, 300).describe(
		'Seconds that the model may take for one reading before the built-in writer answers.',
	),
	AI_FIRST_TOKEN_TIMEOUT: whole(8, 1, 120).describe('Seconds until the model must have begun.'),
	AI_DAILY_LIMIT: whole(2000, 0, 10_000_000).describe(
		'Readings a day that may be asked of the model, by all visitors together.',
	),
	DAILY_ARTICLES: flag('on').describe('Whether the blog’s articles of the day are written by themselves.'),
	DAILY_ARTICLES_COUNT: whole(3, 1, 24).describe(
		'How many articles a day are written: by themselves, or when a signed-in visitor asks for them.',
	),
	...authSettings,
	...storageSettings,
	...quotaSettings,
	...realtimeSettings,
	...retentionSettings,
	...tableSettings,
	...telemetrySettings,
} as const;

/**
 * Worker processes where nobody says how many. On two processors a second worker beside the embedded database serves
 * pages, sign-ins and rows no faster than one alone and takes twice the memory (docs/operations.md, "More processes").
 */
const MOST_WORKERS = 4;
const usualWorkers = (processors: number, isEmbedded: boolean): number =>
	Math.min(MOST_WORKERS, Math.max(1, processors - (isEmbedded ? 1 : 0)));

/** Each connection to the embedded database is a process of some 7 MB; more than these serve nothing faster there. */
const LEAST_CONNECTIONS = { embedded: 6, server: 10 };
/** More that wait for a connection than this would be answered too late for most of those who asked. */
const WAITING_PER_CONNECTION = 20;

const schema = z.object(settings);
type Parsed = z.infer<typeof schema>;

/** The settings the program runs with; those with a computed default are filled in. */
export type Config = Omit<
	Parsed,
	'SITE_URL' | 'AUTH_AUTOCONFIRM' | 'AUTH_PHONE' | 'WEB_CONCURRENCY' | 'DATABASE_CONNECTIONS' | 'DATABASE_QUEUE'
> & {
	WEB_CONCURRENCY: number;
	DATABASE_CONNECTIONS: number;
	DATABASE_QUEUE: number;
	SITE_URL: string;
	AUTH_AUTOCONFIRM: boolean;
	AUTH_PHONE: boolean;
};

/** A setting has a value that cannot be used. The message is one line that names the variable and what it wants. */
export class ConfigError extends Error {
	override readonly name = 'ConfigError';
}

/** What a setting wants, in words, for error lines and the documentation. */
export function wantOf(name: string): string {
	let part: unknown = settings[name as keyof typeof settings];
	while (part instanceof z.ZodType) {
		const wants = part.meta()?.wants;
		if (typeof wants === 'string') return wants;
		const definition = part.def as { innerType?: unknown; in?: unknown };
		part = definition.innerType ?? definition.in;
	}
	return 'a value';
}

/**
 * Reads the settings from environment variables; empty ones count as absent. `processors` are those of this machine.
 * @throws ConfigError for the first value that cannot be used. Secrets are never part of the message.
 */
export function readConfig(
	environment: Readonly<Record<string, string | undefined>>,
	processors = availableParallelism(),
): Config {
	const present = Object.fromEntries(
		Object.entries(environment).filter(([name, value]) => name in settings && value?.trim()),
	);
	const parsed = schema.safeParse(present);
	if (!parsed.success) {
		const name = String(parsed.error.issues[0]?.path[0]);
		throw new ConfigError(`${name} has a value that cannot be used: it wants ${wantOf(name)}.`);
	}
	const config = parsed.data;
	if (config.AI_BASE_URL && !config.AI_MODEL)
		throw new ConfigError('AI_MODEL is missing: AI_BASE_URL wants the name of a model beside it.');
	if (config.JWT_ALGORITHM === 'HS256' && !config.JWT_SECRET)
		throw new ConfigError('JWT_SECRET is missing: JWT_ALGORITHM HS256 wants the secret it signs with.');
	if (config.AUTH_CAPTCHA && !config.AUTH_CAPTCHA_SECRET)
		throw new ConfigError('AUTH_CAPTCHA_SECRET is missing: AUTH_CAPTCHA wants the secret of its provider.');
	if (
		config.SMS_PROVIDER === 'twilio' &&
		!(config.TWILIO_ACCOUNT_SID && config.TWILIO_AUTH_TOKEN && config.TWILIO_FROM)
	)
		throw new ConfigError(
			'TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN or TWILIO_FROM is missing: SMS_PROVIDER twilio wants all three.',
		);
	if (config.AUTH_SMS_TEST_CODES.some(({ code }) => code.length !== config.AUTH_SMS_CODE_LENGTH))
		throw new ConfigError('AUTH_SMS_TEST_CODES has a code that is not as long as AUTH_SMS_CODE_LENGTH says.');
	if (config.SMS_PROVIDER === 'webhook' && !config.SMS_WEBHOOK_URL)
		throw new ConfigError('SMS_WEBHOOK_URL is missing: SMS_PROVIDER webhook wants the address to call.');
	if (Boolean(config.STORAGE_S3_ACCESS_KEY) !== Boolean(config.STORAGE_S3_SECRET_KEY))
		throw new ConfigError(
			'STORAGE_S3_ACCESS_KEY or STORAGE_S3_SECRET_KEY is missing: a store that wants one wants both.',
		);
	const leastConnections = LEAST_CONNECTIONS[config.DATABASE_URL ? 'server' : 'embedded'];
	const workers = config.WEB_CONCURRENCY ?? usualWorkers(processors, !config.DATABASE_URL);
	const connections = config.DATABASE_CONNECTIONS ?? Math.max(leastConnections, 5 * workers);
	return {
		...config,
		WEB_CONCURRENCY: workers,
		DATABASE_CONNECTIONS: connections,
		DATABASE_QUEUE: config.DATABASE_QUEUE ?? WAITING_PER_CONNECTION * connections,
		SITE_URL: config.SITE_URL ?? `http://${config.HOST === '0.0.0.0' ? 'localhost' : config.HOST}:${config.PORT}`,
		AUTH_AUTOCONFIRM: config.AUTH_AUTOCONFIRM ?? !config.SMTP_URL,
		AUTH_PHONE: config.AUTH_PHONE ?? Boolean(config.SMS_PROVIDER),
	};
}

/** The settings of one of the worker processes that serve together: its part of what they have in all. */
export function shareOf(config: Config): Config {
	const part = (whole: number) => Math.max(1, Math.floor(whole / config.WEB_CONCURRENCY));
	return {
		...config,
		DATABASE_CONNECTIONS: part(config.DATABASE_CONNECTIONS),
		DATABASE_QUEUE: part(config.DATABASE_QUEUE),
		ANSWER_BUFFER: part(config.ANSWER_BUFFER),
	};
}

/** The settings of this process: the only place that reads `process.env`. */
export function processConfig(): Config {
	return readConfig(process.env);
}
