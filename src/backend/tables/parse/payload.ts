import { badBody } from '../problems.ts';
import { isTooDeep } from './conditions.ts';

/** What a request's body holds, checked but not decoded further: PostgreSQL reads the JSON itself, so no digit is lost. */
export type Payload = {
	/** An array of objects, as JSON. */
	readonly rows: string;
	/** The keys of its objects. */
	readonly keys: readonly string[];
	readonly count: number;
};

const MOST_ROWS = 10_000;
const MOST_KEYS = 1_000;

/**
 * Reads rows that are to be written, from JSON, CSV or a form.
 * @param anyKeys whether the objects may differ in their keys, because `columns=` says what is written
 * @throws Problem PGRST102 (400)
 */
export function parseRows(contentType: string | null, body: string, anyKeys: boolean): Payload {
	switch (typeOf(contentType)) {
		case 'application/json':
			return jsonRows(body, anyKeys);
		case 'text/csv':
			return csvRows(body);
		case 'application/x-www-form-urlencoded': {
			const fields = Object.fromEntries(new URLSearchParams(body));
			return { rows: JSON.stringify([fields]), keys: checkKeys(Object.keys(fields)), count: 1 };
		}
		default:
			throw badBody(`Content-Type not acceptable: ${typeOf(contentType)}`);
	}
}

export function typeOf(contentType: string | null): string {
	if (!contentType || contentType === 'application/json') return 'application/json';
	return (contentType.split(';')[0] ?? '').trim().toLowerCase();
}

/** JSON that is neither broken nor so deep that PostgreSQL could not read it. */
export function parseJson(body: string): unknown {
	if (isTooDeep(body)) throw badBody('The body is nested too deep');
	try {
		return JSON.parse(body) as unknown;
	} catch {
		throw badBody('Empty or invalid json');
	}
}

export function isObject(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function jsonRows(body: string, anyKeys: boolean): Payload {
	const parsed = parseJson(body);
	if (isObject(parsed)) return { rows: `[${body}]`, keys: checkKeys(Object.keys(parsed)), count: 1 };
	if (!Array.isArray(parsed)) return { rows: '[]', keys: [], count: 0 };
	if (parsed.length > MOST_ROWS) throw badBody(`A request may write at most ${MOST_ROWS} rows`);
	const first: unknown = parsed[0];
	const keys = isObject(first) ? checkKeys(Object.keys(first)) : [];
	const expected = new Set(keys);
	for (const row of parsed as unknown[]) {
		if (!isObject(row)) throw badBody('All object keys must match');
		if (anyKeys) continue;
		const own = Object.keys(row);
		if (own.length !== expected.size || !own.every((key) => expected.has(key)))
			throw badBody('All object keys must match');
	}
	return { rows: body, keys, count: parsed.length };
}

function checkKeys(keys: string[]): string[] {
	if (keys.length > MOST_KEYS) throw badBody(`An object may have at most ${MOST_KEYS} keys`);
	return keys;
}

/** CSV as RFC 4180 has it, with a head line; `NULL` without quotes or with them is null, as for PostgREST. */
function csvRows(body: string): Payload {
	const [head, ...lines] = parseCsv(body);
	if (!head || head.every((name) => name === '')) throw badBody('Empty or invalid csv');
	if (lines.length > MOST_ROWS) throw badBody(`A request may write at most ${MOST_ROWS} rows`);
	checkKeys(head);
	const rows = lines.map((line) => {
		if (line.length !== head.length) throw badBody('All lines must have same number of fields');
		return Object.fromEntries(head.map((name, index) => [name, line[index] === 'NULL' ? null : line[index]]));
	});
	return { rows: JSON.stringify(rows), keys: [...new Set(head)], count: rows.length };
}

const CSV_FIELD = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/y;

function parseCsv(text: string): string[][] {
	const lines: string[][] = [];
	let line: string[] = [];
	CSV_FIELD.lastIndex = 0;
	while (CSV_FIELD.lastIndex < text.length) {
		const found = CSV_FIELD.exec(text);
		if (!found) throw badBody('Empty or invalid csv');
		line.push(found[1]?.replaceAll('""', '"') ?? found[2] ?? '');
		if (found[3] === ',') {
			// A comma at the very end is followed by one more, empty field.
			if (CSV_FIELD.lastIndex === text.length) line.push('');
			else continue;
		}
		if (line.length > 1 || line[0] !== '') lines.push(line);
		line = [];
		if (lines.length > MOST_ROWS + 1) throw badBody(`A request may write at most ${MOST_ROWS} rows`);
	}
	return lines;
}
