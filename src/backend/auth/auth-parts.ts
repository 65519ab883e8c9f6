import type { Context } from 'hono';
import type { Mail } from '#src/mail/mail.ts';
import type { Sms } from '#src/mail/sms.ts';
import type { Database } from '#src/platform/database/database.ts';
import type { Limits } from '#src/platform/limits/limits.ts';
import type { DiskRoom } from '#src/platform/process/disk-room.ts';
import type { Log } from '#src/platform/process/log.ts';
import type { Config } from '#src/platform/settings/config.ts';
import type { Passwords } from './passwords/passwords.ts';
import type { ApiKeys } from './tokens/api-keys.ts';
import type { Keys } from './tokens/keys.ts';

/** The dependencies of the auth service; every route takes what it needs from here. */
export type AuthParts = {
	database: Database;
	config: AuthConfig;
	keys: Keys;
	apiKeys: ApiKeys;
	passwords: Passwords;
	log: Pick<Log, 'info' | 'warn' | 'error'>;
	clock: () => Date;
	limits?: Limits | undefined;
	/** Is asked before somebody signs up, is invited, or is made by an administrator. */
	room?: DiskRoom | undefined;
	mail: Mail;
	/** Null where no provider is configured: then phone is off. */
	sms: Sms | null;
	/** Calls to other services; the global one unless tests hand in theirs. */
	fetch?: typeof fetch | undefined;
};

export type AuthConfig = Config;

/** What the server around us puts into each request's context. */
export type AuthEnv = {
	Variables: {
		address?: string;
		requestId?: string;
		/** Aborted once the request was answered that it took too long. */
		late?: AbortSignal;
	};
};
export type AuthContext = Context<AuthEnv>;
export type Route = (c: AuthContext) => Promise<Response> | Response;
