import type { Statement } from '#src/platform/database/database.ts';
import type { Caller } from '../caller.ts';

// The settings end with the transaction. Policies and functions read them; names are PostgREST's.
const settings =
	"set_config('role', $1, true), set_config('request.jwt.claims', $2, true), " +
	"set_config('request.method', $3, true), set_config('request.path', $4, true)";
// What was set is not sent back: the row that is answered has no column.
const WRITING = `select from (select ${settings} offset 0) as s`;
const READING = `select from (select ${settings}, set_config('transaction_read_only', 'on', true) offset 0) as s`;

/** Claims as JSON; the same token comes with the same object, request after request. */
const claimsAsJson = new WeakMap<object, string>();

/** The first statement of each transaction: whom it runs as, and what may be known about the request. */
export function callerStatement({ role, claims }: Caller, method: string, path: string, readOnly: boolean): Statement {
	let json = claimsAsJson.get(claims);
	if (json === undefined) {
		json = JSON.stringify(claims);
		claimsAsJson.set(claims, json);
	}
	return { text: readOnly ? READING : WRITING, values: [role, json, method, path] };
}
