/**
 * The one way to PostgreSQL, whether the server is our own (embedded) or that of DATABASE_URL. Nothing above this folder
 * knows which one it has.
 */

import type { Listening, NotificationReceiver } from './listen.ts';

/** One SQL statement. Every value travels beside the text as a parameter, never inside it. */
export type Statement = {
	readonly text: string;
	readonly values?: readonly unknown[];
	/** The column whose texts are answered as their bytes (UTF-8): for one that is sent on as it is. */
	readonly bytes?: string;
};

/** Rows by column name, and how many rows the command touched. */
export type Result<Row = Record<string, unknown>> = { rows: Row[]; affected: number };

/** How many connections a pool has, how many of them nobody uses, and how many requests wait for one. */
export type PoolLoad = { connections: number; idle: number; waiting: number };

/** Something that runs statements one after the other. */
export interface Queryable {
	query<Row = Record<string, unknown>>(text: string, values?: readonly unknown[]): Promise<Result<Row>>;
}

export interface Database extends Queryable {
	readonly kind: 'embedded' | 'server';
	/**
	 * Runs the statements in one transaction and one round trip; the first that fails undoes them all.
	 * @param ran is told how many milliseconds they ran, waiting for a connection left out
	 */
	batch(statements: readonly Statement[], ran?: (milliseconds: number) => void): Promise<Result[]>;
	/** Runs `work` in one transaction on one connection; a throw undoes it. Inside `work` use only `tx`. */
	transaction<T>(work: (tx: Queryable) => Promise<T>): Promise<T>;
	/** Runs several statements separated by semicolons, without parameters, outside any transaction of ours. */
	script(text: string): Promise<void>;
	/** How its pool of connections is used now. */
	load(): PoolLoad;
	/**
	 * Listens to a channel of NOTIFY, from any process.
	 * @param heard called for each notification, and whenever some may have been missed
	 */
	listen(channel: string, heard: () => void): Listening;
	/** The same with payloads; null where the server has no connection for it. */
	follow(channel: string, receiver: NotificationReceiver): Listening | null;
	close(): Promise<void>;
}

/** An error of PostgreSQL. `code` is the SQLSTATE (PostgreSQL manual, appendix A). */
export class DatabaseError extends Error {
	override readonly name = 'DatabaseError';
	readonly code: string;
	readonly detail: string | undefined;
	readonly hint: string | undefined;
	readonly constraint: string | undefined;
	readonly table: string | undefined;
	readonly column: string | undefined;

	constructor(fields: {
		code: string;
		message: string;
		detail?: string | undefined;
		hint?: string | undefined;
		constraint?: string | undefined;
		table?: string | undefined;
		column?: string | undefined;
	}) {
		super(fields.message);
		this.code = fields.code;
		this.detail = fields.detail;
		this.hint = fields.hint;
		this.constraint = fields.constraint;
		this.table = fields.table;
		this.column = fields.column;
	}
}

/**
 * The database cannot be reached now, is overloaded, or cannot write. `code` is the reason; every service answers 503
 * with Retry-After. Whether a write that was under way has happened is then not known.
 */
export class DatabaseUnavailable extends Error {
	override readonly name = 'DatabaseUnavailable';
	readonly code: 'unreachable' | 'busy' | 'disk_full' | 'read_only' | 'closed';

	constructor(code: DatabaseUnavailable['code'], message: string, options?: ErrorOptions) {
		super(message, options);
		this.code = code;
	}
}

/** Turns an error of the driver into one of the two above. SQLSTATE classes: PostgreSQL manual, appendix A. */
export function databaseErrorOf(error: unknown): Error {
	if (error instanceof DatabaseError || error instanceof DatabaseUnavailable) return error;
	const raw = (error ?? {}) as Record<string, string | undefined>;
	const code = typeof raw.code === 'string' ? raw.code : '';
	if (code === '53100' || code === 'ENOSPC')
		return new DatabaseUnavailable('disk_full', 'the disk is full', { cause: error });
	if (code === 'EROFS' || code === 'EACCES')
		return new DatabaseUnavailable('read_only', 'the data directory cannot be written', { cause: error });
	if (/^(08(?!P01)...|57P0[12345]|53300|ECONN.*|EPIPE|ENOENT|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH)$/.test(code))
		return new DatabaseUnavailable('unreachable', `the database cannot be reached (${code})`, { cause: error });
	if (/^[0-9A-Z]{5}$/.test(code) && typeof raw.message === 'string')
		return new DatabaseError({
			code,
			message: raw.message,
			detail: raw.detail,
			hint: raw.hint,
			constraint: raw.constraint,
			table: raw.table,
			column: raw.column,
		});
	// `pg` has no codes for these.
	if (
		error instanceof Error &&
		/^(Connection terminated|timeout e|Client has encountered|Client was closed|Cannot use a pool)/.test(error.message)
	)
		return new DatabaseUnavailable('unreachable', `the database cannot be reached (${error.message})`, {
			cause: error,
		});
	return error instanceof Error ? error : new Error(String(error));
}
