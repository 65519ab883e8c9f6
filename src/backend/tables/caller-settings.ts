import type { Statement } from '#src/platform/database/database.ts';
import type { Caller } from '../caller.ts';

// The settings end with the transaction. Policies and functions read them; names are PostgREST's. PostgreSQL's timer
// begins anew with each statement, so the limit of time holds for those that follow.
const settings =
	"set_config('role', $1, true), set_config('request.jwt.claims', $2, true), " +
	"set_config('request.method', $3, true), set_config('request.path', $4, true), " +
	"set_config('statement_timeout', coalesce($5, current_setting('statement_timeout')), true)";
// What was set is not sent back: the row that is answered has no column.
const WRITING = `select from (select ${settings} offset 0) as s`;
const READING = `select from (select ${settings}, set_config('transaction_read_only', 'on', true) offset 0) as s`;

/** Claims as JSON; the same token comes with the same object, request after request. */
const claimsAsJson = new WeakMap<object, string>();

/**
 * The first statement of each transaction: whom it runs as, what may be known about the request, and how long each of the
 * other statements may take. Without `timeoutMs` that is what the connection allows.
 */
export function callerStatement(
	{ role, claims }: Caller,
	method: string,
	path: string,
	readOnly: boolean,
	timeoutMs?: number,
): Statement {
	let json = claimsAsJson.get(claims);
	if (json === undefined) {
		json = JSON.stringify(claims);
		claimsAsJson.set(claims, json);
	}
	return { text: readOnly ? READING : WRITING, values: [role, json, method, path, timeoutMs ?? null] };
}
