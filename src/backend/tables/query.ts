import { LRUCache } from 'lru-cache';
import { type Field, parseName, parsePath } from './parse/field.ts';
import { type Level, levelOf, type Placed } from './parse/level.ts';
import { type Condition, type Filter, looksLikeFilter, parseFilter, parseLogic } from './parse/parse-filters.ts';
import { parseOrder } from './parse/parse-order.ts';
import { parseSelect, SELECT_ALL, type SelectItem } from './parse/parse-select.ts';
import { checkPatterns } from './parse/pattern.ts';
import { parseWhole } from './parse/scanner.ts';
import { badRange, tooMuch } from './problems.ts';

/** What the query string of a request says. */
export type Query = Level & {
	/** Whether it looks for patterns, searches text, or looks into JSON often, at any level. */
	readonly searches: boolean;
	/** `columns=`: what of the body is written. */
	readonly columns: readonly string[] | undefined;
	readonly onConflict: readonly string[] | undefined;
	/** Arguments of a function that is called with GET. */
	readonly arguments: readonly (readonly [string, string])[];
};

const LONGEST_QUERY = 16_384;
const MOST_FILTERS = 100;
/**
 * Steps into JSON, of filters and orders together, that are quick enough: each makes a value of each row, and of a column that is
 * no JSON the whole of it.
 */
const QUICK_STEPS = 4;

/** Clients ask the same again and again. Long ones are read each time, so that what is kept stays small. */
const kept = new LRUCache<string, Query>({ max: 500 });
const LONGEST_KEPT = 500;

/**
 * Reads the query string, once where it is short.
 * @param search with or without its question mark
 * @param withArguments whether parameters that are no filters are arguments of a function
 * @throws Problem PGRST100 (400), PGRST103 (416), PGRST108 (400)
 */
export function parseQuery(search: string, withArguments: boolean): Query {
	if (search.length > LONGEST_KEPT) return readQuery(search, withArguments);
	const key = `${withArguments} ${search}`;
	let query = kept.get(key);
	if (!query) {
		query = readQuery(search, withArguments);
		kept.set(key, query);
	}
	return query;
}

function readQuery(search: string, withArguments: boolean): Query {
	if (search.length > LONGEST_QUERY) throw tooMuch(`The query string may have at most ${LONGEST_QUERY} characters`);
	let select: readonly SelectItem[] | undefined;
	let columns: string[] | undefined;
	let onConflict: string[] | undefined;
	const parts: Placed[] = [];
	const given: [string, string][] = [];

	for (const [key, value] of new URLSearchParams(search)) {
		if (key === 'select') select ??= parseSelect(value);
		else if (key === 'columns') columns ??= parseNames('columns parameter', value);
		else if (key === 'on_conflict') onConflict ??= parseNames('on_conflict parameter', value);
		else if (withArguments && !isReserved(key) && !key.includes('.') && !looksLikeFilter(value))
			given.push([key, value]);
		else parts.push(...parsePart(key, value));
	}
	const filters = filtersOf(parts.flatMap((part) => ('condition' in part ? [part.condition] : [])));
	const operations = filters.map(({ operation }) => operation);
	const orders = parts.flatMap((part) => ('order' in part ? part.order : []));
	const steps = [...filters, ...orders].reduce((sum, { field }) => sum + field.path.length, 0);
	if (operations.length > MOST_FILTERS) throw tooMuch(`A request may have at most ${MOST_FILTERS} filters`);
	if (given.length > MOST_FILTERS) throw tooMuch(`A request may have at most ${MOST_FILTERS} arguments`);
	return {
		...levelOf(select ?? SELECT_ALL, parts),
		searches: checkPatterns(operations) > 0 || steps > QUICK_STEPS,
		columns,
		onConflict,
		arguments: given,
	};
}

/** The last name of a key that is no filter. */
const RESERVED = new Set(['order', 'limit', 'offset', 'and', 'or']);

function isReserved(key: string): boolean {
	return RESERVED.has(key.slice(key.lastIndexOf('.') + 1));
}

/** A filter, a tree of them, an order or a bound; before its last dot stands what it is for. */
function parsePart(key: string, value: string): Placed[] {
	const names = key.split('.');
	const last = names.pop();
	switch (last) {
		case 'and':
		case 'or': {
			const path = names.filter((name) => name !== 'not');
			return [{ path, condition: parseLogic(last, path.length < names.length, value) }];
		}
		case 'order':
			return [{ path: names, order: parseOrder(value) }];
		case 'limit':
		case 'offset': {
			const number = wholeNumber(value);
			if (number === undefined) return [];
			if (last === 'offset') return [{ path: names, offset: number }];
			if (number < 0) throw badRange('Limit should be greater than or equal to zero.');
			return [{ path: names, limit: number }];
		}
	}
	const { path, field } = parseKey(key);
	return [{ path, condition: parseFilter(field, value) }];
}

/** A column with the way into its JSON; before it the names of what is embedded. */
function parseKey(key: string): { path: string[]; field: Field } {
	if (/^\w+$/.test(key)) return { path: [], field: { column: key, path: [] } };
	return parseWhole('tree path', key, (scanner) => {
		const path: string[] = [];
		let column = parseName(scanner);
		while (scanner.literal('.')) {
			path.push(column);
			column = parseName(scanner);
		}
		return { path, field: { column, path: parsePath(scanner) } };
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

function filtersOf(conditions: readonly Condition[]): Filter[] {
	return conditions.flatMap((condition) => ('terms' in condition ? filtersOf(condition.terms) : [condition]));
}

/**
 * The rows asked for: `limit` and `offset`, and for GET the `Range` header, whichever is narrower; `most` at most.
 * @throws Problem PGRST103 (416) where nothing is left
 */
export function rangeOf(
	{ limit, offset }: Pick<Level, 'limit' | 'offset'>,
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
