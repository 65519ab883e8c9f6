import type { Statement } from '#src/platform/database/database.ts';
import type { Caller } from '../caller.ts';
import { quoted } from './parse/quoted.ts';

// The settings end with the transaction. Policies and functions read them; names are PostgREST's. PostgreSQL's timer
// begins anew with each statement, so the limit of time holds for those that follow.
const settings =
	"set_config('role', $1, true), set_config('request.jwt.claims', $2, true), " +
	"set_config('request.method', $3, true), set_config('request.path', $4, true), " +
	"set_config('statement_timeout', coalesce($5, current_setting('statement_timeout')), true), " +
	"set_config('request.headers', $6, true)";
const searchPath = "set_config('search_path', $7, true)";
// What was set is not sent back: the row that is answered has no column.
const TEXTS = {
	writing: `select from (select ${settings} offset 0) as s`,
	reading: `select from (select ${settings}, set_config('transaction_read_only', 'on', true) offset 0) as s`,
	writingElsewhere: `select from (select ${settings}, ${searchPath} offset 0) as s`,
	readingElsewhere: `select from (select ${settings}, ${searchPath}, set_config('transaction_read_only', 'on', true) offset 0) as s`,
} as const;

/** Claims as JSON; the same token comes with the same object, request after request. */
const claimsAsJson = new WeakMap<object, string>();

/** What SQL may know about a request. */
export type RequestSettings = {
	readonly method: string;
	readonly path: string;
	readonly readOnly: boolean;
	/** By their names in small letters. */
	readonly headers?: Readonly<Record<string, string>>;
	/** How long each of the other statements may take; without it, what the connection allows. */
	readonly timeoutMs?: number;
	/** The schema in which names without one are looked up before all others. */
	readonly searched?: string | undefined;
};

/** The first statement of each transaction: whom it runs as, and what may be known about the request. */
export function callerStatement({ role, claims }: Caller, request: RequestSettings): Statement {
	let json = claimsAsJson.get(claims);
	if (json === undefined) {
		json = JSON.stringify(claims);
		claimsAsJson.set(claims, json);
	}
	const { method, path, readOnly, headers, timeoutMs, searched } = request;
	const values = [role, json, method, path, timeoutMs ?? null, headers ? JSON.stringify(headers) : '{}'];
	if (searched === undefined) return { text: readOnly ? TEXTS.reading : TEXTS.writing, values };
	const text = readOnly ? TEXTS.readingElsewhere : TEXTS.writingElsewhere;
	return { text, values: [...values, `${quoted(searched)}, public`] };
}
