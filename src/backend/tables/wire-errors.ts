import type { DatabaseError, DatabaseUnavailable } from '#src/platform/database/database.ts';
import { isProblem, type Problem } from '#src/platform/http/problem.ts';
import type { Caller } from '../caller.ts';
import { hangUpOf } from '../hang-up.ts';
import { answerTooLarge, notSingular, tooManyAffected } from './problems.ts';

/** What PostgREST answers when something goes wrong: all four keys are always there. */
export type WireError = {
	readonly status: number;
	readonly headers: Readonly<Record<string, string>>;
	readonly body: {
		readonly code: string;
		readonly details: unknown;
		readonly hint: unknown;
		readonly message: string;
	};
};

/** Codes after which the catalogue is read again: what is missing may be new. */
export const UNKNOWN_NAME_CODES: ReadonlySet<string> = new Set([
	'PGRST200',
	'PGRST201',
	'PGRST202',
	'PGRST204',
	'PGRST205',
	'42703',
	'42804',
	'42883',
	'42P01',
]);

/** Turns anything thrown into PostgREST's answer; unexpected errors have no details. */
export function wireErrorOf(error: unknown, caller: Caller | undefined): WireError {
	if (isProblem(error)) return problemAnswer(error);
	if (error instanceof Error && error.name === 'DatabaseUnavailable')
		return unavailableAnswer(error as DatabaseUnavailable);
	if (error instanceof Error && error.name === 'DatabaseError') return databaseAnswer(error as DatabaseError, caller);
	const hangUp = hangUpOf(error);
	return hangUp ? problemAnswer(hangUp) : answer(500, 'PGRSTX00', 'Internal server error');
}

function answer(
	status: number,
	code: string,
	message: string,
	{ details = null, hint = null }: { details?: unknown; hint?: unknown } = {},
	headers: Record<string, string> = {},
): WireError {
	const challenge: Record<string, string> = status === 401 ? { 'WWW-Authenticate': 'Bearer' } : {};
	return { status, headers: { ...challenge, ...headers }, body: { code, details, hint, message } };
}

function problemAnswer({ code, status, message, details }: Problem): WireError {
	const headers: Record<string, string> = {};
	if (/^PGRST30/.test(code))
		headers['WWW-Authenticate'] =
			`Bearer error="invalid_token", error_description="${message.replace(/[^ -!#-[\]-~]/g, '')}"`;
	if (details.retryAfter !== undefined) headers['Retry-After'] = String(details.retryAfter);
	return answer(status, code, message, details, headers);
}

function unavailableAnswer({ code }: DatabaseUnavailable): WireError {
	const again = { 'Retry-After': '1' };
	if (code === 'busy')
		return answer(
			503,
			'over_capacity',
			'Too many requests wait for the database. Please try again in a moment.',
			{},
			again,
		);
	if (code === 'disk_full') return answer(503, '53100', 'The disk of the database is full', {}, again);
	if (code === 'read_only') return answer(503, '58030', 'The database cannot be written now', {}, again);
	return answer(503, 'PGRST000', 'Database connection error. Retrying the connection.', {}, again);
}

function databaseAnswer(error: DatabaseError, caller: Caller | undefined): WireError {
	const guarded = guardedProblem(error);
	if (guarded) return problemAnswer(guarded);
	if (error.code === 'PGRST') return raisedAnswer(error);
	const { code, message, detail: details, hint } = error;
	return answer(statusOf(code, message, caller), code, message, { details: details ?? null, hint: hint ?? null });
}

/** PostgREST's table of statuses by SQLSTATE, the exact codes before the classes. */
const STATUS_BY_CODE: Readonly<Record<string, number>> = {
	'23503': 409,
	'23505': 409,
	'25006': 405,
	'42883': 404,
	'42P01': 404,
	'42P17': 500,
	'53400': 500,
	// `statement_timeout`; PostgREST leaves it among the 500s, but nothing is broken.
	'57014': 504,
	'57P01': 503,
	P0001: 400,
};
const STATUS_BY_CLASS: Readonly<Record<string, number>> = {
	'08': 503,
	'09': 500,
	'0L': 403,
	'0P': 403,
	'25': 500,
	'28': 403,
	'2D': 500,
	'38': 500,
	'39': 500,
	'3B': 500,
	'40': 500,
	'53': 503,
	// PostgREST has 500 here; but what exceeds PostgreSQL's limits is what the caller sent: a value too long for an
	// index, JSON too deep for the stack.
	'54': 400,
	'55': 500,
	'57': 500,
	'58': 500,
	F0: 500,
	HV: 500,
	P0: 500,
	XX: 500,
};

function statusOf(code: string, message: string, caller: Caller | undefined): number {
	if (code === '42501') return caller && caller.role !== 'anon' ? 403 : 401;
	// An upsert that names one row twice, and pg-safeupdate, are the caller's to mend; other violations are the server's.
	if (code === '21000') return /^ON CONFLICT|requires a WHERE clause$/.test(message) ? 400 : 500;
	if (code === '55000' && /^cannot (insert into|update|delete from) view /.test(message)) return 405;
	if (code === '22023') return /^role .* does not exist$/.test(message) ? 401 : 400;
	const custom = /^PT([2-5]\d\d)$/.exec(code);
	if (custom) return Number(custom[1]);
	if (code.startsWith('PT')) return 500;
	return STATUS_BY_CODE[code] ?? STATUS_BY_CLASS[code.slice(0, 2)] ?? 400;
}

/** `raise sqlstate 'PGRST'`: the function writes the answer itself, as JSON in MESSAGE and DETAIL. */
function raisedAnswer({ message, detail }: DatabaseError): WireError {
	const said = parseObject(message);
	const how = parseObject(detail);
	if (typeof said?.code !== 'string' || typeof said.message !== 'string')
		return unreadable(
			`Invalid JSON value for MESSAGE: '${message}'`,
			"MESSAGE must be a JSON object with obligatory keys: 'code', 'message' and optional keys: 'details', 'hint'.",
		);
	const status = how?.status;
	if (
		typeof status !== 'number' ||
		!Number.isInteger(status) ||
		status < 200 ||
		status > 599 ||
		!parseObject(how?.headers)
	)
		return unreadable(
			detail === undefined ? 'DETAIL is missing in the RAISE statement' : `Invalid JSON value for DETAIL: '${detail}'`,
			"DETAIL must be a JSON object with obligatory keys: 'status', 'headers' and optional key: 'status_text'.",
		);
	const headers = Object.fromEntries(
		Object.entries(parseObject(how?.headers) ?? {}).map(([name, value]) => [name, String(value)]),
	);
	return answer(status, said.code, said.message, { details: said.details ?? null, hint: said.hint ?? null }, headers);
}

function unreadable(details: string, hint: string): WireError {
	return answer(500, 'PGRST121', 'Could not parse JSON in the "RAISE SQLSTATE \'PGRST\'" error', { details, hint });
}

function parseObject(value: unknown): Record<string, unknown> | undefined {
	try {
		const parsed: unknown = typeof value === 'string' ? JSON.parse(value) : value;
		return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)
			? (parsed as Record<string, unknown>)
			: undefined;
	} catch {
		return undefined;
	}
}

/**
 * A cast that fails on purpose when a statement touched the wrong number of rows or its answer is too large, so that
 * PostgreSQL undoes it without a second round trip. `number` is SQL for the rows or bytes that the error names; it must not
 * be a constant, which PostgreSQL would cast before it looks at `when`. The failure becomes a Problem again in
 * `wireErrorOf`.
 */
export function guardSql(problem: keyof typeof GUARDED, when: string, number: string): string {
	return `case when ${when} then ('hoopoe guard ${problem} ' || ${number})::integer end`;
}

const GUARDED = { PGRST116: notSingular, PGRST124: tooManyAffected, answer_too_large: answerTooLarge } as const;

/** Whether PostgreSQL ended a statement because its answer would be larger than it was told. */
export function isTooLarge(error: unknown): boolean {
	return (
		error instanceof Error &&
		error.name === 'DatabaseError' &&
		guardedProblem(error as DatabaseError)?.code === 'answer_too_large'
	);
}

function guardedProblem({ code, message }: DatabaseError): Problem | undefined {
	const found = code === '22P02' ? /"hoopoe guard (PGRST116|PGRST124|answer_too_large) (\d+)"$/.exec(message) : null;
	return found ? GUARDED[found[1] as keyof typeof GUARDED](Number(found[2])) : undefined;
}
