import { type Field, parseName, parsePath } from './field.ts';
import { type Condition, looksLikeFilter, type Operation, parseFilter, parseLogic } from './parse-filters.ts';
import { type OrderTerm, parseOrder } from './parse-order.ts';
import { parseSelect, SELECT_ALL, type Select } from './parse-select.ts';
import { checkPatterns } from './pattern.ts';
import { parseWhole } from './scanner.ts';
import { badRange, notEmbedded, tooMuch } from './wire-errors.ts';

/** What the query string of a request says. */
export type Query = {
	readonly select: Select;
	readonly conditions: readonly Condition[];
	/** How many of the conditions are patterns or text searches. */
	readonly patterns: number;
	readonly order: readonly OrderTerm[];
	readonly limit: number | undefined;
	readonly offset: number;
	/** `columns=`: what of the body is written. */
	readonly columns: readonly string[] | undefined;
	readonly onConflict: readonly string[] | undefined;
	/** Arguments of a function that is called with GET. */
	readonly arguments: readonly (readonly [string, string])[];
};

const LONGEST_QUERY = 16_384;
const MOST_FILTERS = 100;

/**
 * Reads the query string.
 * @param search with or without its question mark
 * @param withArguments whether parameters that are no filters are arguments of a function
 * @throws Problem PGRST100 (400), PGRST103 (416), PGRST108 (400)
 */
export function parseQuery(search: string, withArguments: boolean): Query {
	if (search.length > LONGEST_QUERY) throw tooMuch(`The query string may have at most ${LONGEST_QUERY} characters`);
	let select: Select | undefined;
	let order: OrderTerm[] | undefined;
	let columns: string[] | undefined;
	let onConflict: string[] | undefined;
	let limit: number | undefined;
	let offset = 0;
	const conditions: Condition[] = [];
	const given: [string, string][] = [];

	for (const [key, value] of new URLSearchParams(search)) {
		switch (key) {
			case 'select':
				select ??= parseSelect(value);
				continue;
			case 'columns':
				columns ??= parseNames('columns parameter', value);
				continue;
			case 'on_conflict':
				onConflict ??= parseNames('on_conflict parameter', value);
				continue;
			case 'order':
				order ??= parseOrder(value);
				continue;
			case 'limit':
				limit = wholeNumber(value) ?? limit;
				continue;
			case 'offset':
				offset = wholeNumber(value) ?? offset;
				continue;
		}
		if (withArguments && !key.includes('.') && !looksLikeFilter(value)) given.push([key, value]);
		else conditions.push(parseCondition(key, value));
	}
	const operations = operationsOf(conditions);
	if (operations.length > MOST_FILTERS) throw tooMuch(`A request may have at most ${MOST_FILTERS} filters`);
	if (given.length > MOST_FILTERS) throw tooMuch(`A request may have at most ${MOST_FILTERS} arguments`);
	if (limit !== undefined && limit < 0) throw badRange('Limit should be greater than or equal to zero.');
	return {
		select: select ?? SELECT_ALL,
		conditions,
		patterns: checkPatterns(operations),
		order: order ?? [],
		limit,
		offset,
		columns,
		onConflict,
		arguments: given,
	};
}

const NAMES_OF_TREES = new Set(['and', 'or']);
const NAMES_OF_LEVELS = new Set(['order', 'limit', 'offset']);

function parseCondition(key: string, value: string): Condition {
	const last = key.slice(key.lastIndexOf('.') + 1);
	if (NAMES_OF_TREES.has(last)) {
		const path = key.split('.').slice(0, -1);
		const table = path.find((part) => part !== 'not');
		if (table !== undefined) throw notEmbedded(table);
		return parseLogic(last as 'and' | 'or', path.length > 0, value);
	}
	if (NAMES_OF_LEVELS.has(last)) throw notEmbedded(key.split('.')[0] ?? key);
	return parseFilter(parseKey(key), value);
}

/** A column with the way into its JSON. With a dot it is a column of another table, which was not asked for. */
function parseKey(key: string): Field {
	if (/^\w+$/.test(key)) return { column: key, path: [] };
	return parseWhole('tree path', key, (scanner) => {
		const column = parseName(scanner);
		if (scanner.peek() === '.') throw notEmbedded(column);
		return { column, path: parsePath(scanner) };
	});
}

function parseNames(what: string, value: string): string[] {
	return parseWhole(what, value, (scanner) => {
		const names = new Set<string>();
		do {
			scanner.skipSpaces();
			names.add(parseName(scanner));
			scanner.skipSpaces();
		} while (scanner.literal(','));
		return [...names];
	});
}

/** PostgREST passes over what is not a number. */
function wholeNumber(value: string): number | undefined {
	return /^-?\d{1,18}$/.test(value) ? Number(value) : undefined;
}

function operationsOf(conditions: readonly Condition[]): Operation[] {
	return conditions.flatMap((condition) =>
		'terms' in condition ? operationsOf(condition.terms) : [condition.operation],
	);
}

/**
 * The rows asked for: `limit` and `offset`, and for GET the `Range` header, whichever is narrower; `most` at most.
 * @throws Problem PGRST103 (416) where nothing is left
 */
export function rangeOf(
	{ limit, offset }: Query,
	header: string | null,
	most: number | undefined,
): { limit: number | undefined; offset: number } {
	const asked = header ? /^(\d{1,15})-(\d{0,15})$/.exec(header) : null;
	if (!asked || limit === 0) return { limit: lower(limit, most), offset: limit === 0 ? 0 : offset };
	const first = Math.max(Number(asked[1]), offset);
	const last = Math.min(
		asked[2] ? Number(asked[2]) : Number.POSITIVE_INFINITY,
		limit === undefined ? Number.POSITIVE_INFINITY : offset + limit - 1,
	);
	if (last < first)
		throw badRange('The lower boundary must be lower than or equal to the upper boundary in the Range header.');
	return { limit: lower(Number.isFinite(last) ? last - first + 1 : undefined, most), offset: first };
}

function lower(limit: number | undefined, most: number | undefined): number | undefined {
	return limit === undefined || (most !== undefined && most < limit) ? most : limit;
}
