import { tooMuch } from '../problems.ts';
import { type Field, parseName, parsePath } from './field.ts';
import { parseWhole, type Scanner } from './scanner.ts';

export const AGGREGATES = ['sum', 'avg', 'count', 'max', 'min'] as const;
/** What is computed from the fields of many rows; `cast` is of its result. */
export type Aggregate = { readonly by: (typeof AGGREGATES)[number]; readonly cast: string | undefined };

/** A field of the answer; `name` is its key there. The field of `count()` is the column `*`. */
export type SelectField = {
	readonly field: Field;
	readonly name: string;
	readonly cast: string | undefined;
	readonly aggregate: Aggregate | undefined;
};

/** Rows of a related table or view, embedded in each row. */
export type SelectEmbedded = {
	/** What it is called in the request: a relation, a foreign key, or its column. */
	readonly target: string;
	readonly hint: string | undefined;
	/** Its key in the answer, and its name in filters. */
	readonly name: string;
	/** Whether rows are left out that have none. */
	readonly inner: boolean;
	/** Whether its fields become fields of the row. */
	readonly spread: boolean;
	readonly items: readonly SelectItem[];
};

export type SelectItem = '*' | SelectField | SelectEmbedded;

const MOST_ITEMS = 200;
const MOST_TIMES = 8;
const MOST_DEPTH = 10;
/** All levels together; each may bring as many rows as a request may. */
const MOST_EMBEDDED = 20;
const CAST = /::([\p{L}\p{N}_ $]+)/uy;
const AGGREGATE = /\.(sum|avg|count|max|min)\(\)/y;
const FIELD_END = ['letter', 'digit', '"-"', '"->>"', '"->"', '"::"', '"."', '")"', '","', 'end of input'];

export const SELECT_ALL: readonly SelectItem[] = ['*'];

export function isEmbedded(item: SelectItem): item is SelectEmbedded {
	return item !== '*' && 'items' in item;
}

/**
 * What `select=` asks for.
 * @throws Problem PGRST100 (400)
 */
export function parseSelect(text: string): readonly SelectItem[] {
	if (text === '*') return SELECT_ALL;
	return parseWhole('select parameter', text, (scanner) => {
		const embedded = { left: MOST_EMBEDDED };
		return scanner.done ? [] : parseItems(scanner, 0, embedded);
	});
}

function parseItems(scanner: Scanner, depth: number, embedded: { left: number }): SelectItem[] {
	if (depth > MOST_DEPTH) throw tooMuch(`select may be nested at most ${MOST_DEPTH} deep`);
	const items: SelectItem[] = [];
	do {
		scanner.skipSpaces();
		items.push(parseItem(scanner, depth, embedded));
		scanner.skipSpaces();
		if (items.length > MOST_ITEMS) throw tooMuch(`select may name at most ${MOST_ITEMS} columns`);
	} while (scanner.literal(','));
	if (!scanner.done && !(depth > 0 && scanner.peek() === ')')) scanner.fail(...FIELD_END);
	checkRepetition(items);
	return items;
}

function parseItem(scanner: Scanner, depth: number, embedded: { left: number }): SelectItem {
	if (scanner.literal('*')) return '*';
	const spread = scanner.literal('...');
	let alias: string | undefined;
	let name = parseName(scanner);
	if (!spread && scanner.peek() === ':' && scanner.text.charAt(scanner.at + 1) !== ':') {
		scanner.at += 1;
		alias = name;
		name = parseName(scanner);
	}
	if (!spread && name === 'count' && scanner.literal('()')) {
		const aggregate: Aggregate = { by: 'count', cast: castOf(scanner) };
		return { field: { column: '*', path: [] }, name: alias ?? name, cast: undefined, aggregate };
	}
	const next = scanner.peek();
	if (spread || next === '!' || next === '(') {
		embedded.left -= 1;
		if (embedded.left < 0) throw tooMuch(`select may embed at most ${MOST_EMBEDDED} times`);
		const { hint, inner } = parseHint(scanner);
		scanner.skipSpaces();
		const items = scanner.peek() === ')' ? [] : parseItems(scanner, depth + 1, embedded);
		if (!scanner.literal(')')) scanner.fail('")"', '","');
		return { target: name, hint, name: alias ?? name, inner, spread, items };
	}
	const field = { column: name, path: parsePath(scanner) };
	scanner.skipSpaces();
	const cast = castOf(scanner);
	const by = scanner.match(AGGREGATE)?.[1];
	const aggregate = by === undefined ? undefined : { by: by as Aggregate['by'], cast: castOf(scanner) };
	return { field, name: alias ?? aggregate?.by ?? nameOf(field), cast, aggregate };
}

function castOf(scanner: Scanner): string | undefined {
	return scanner.match(CAST)?.[1]?.trim();
}

/** Answers grow with each time that a column is in them, under whatever name; `*` is once more each of them. */
function checkRepetition(items: readonly SelectItem[]): void {
	const times = new Map<string, number>();
	let all = 0;
	let most = 0;
	for (const item of items) {
		if (item === '*') all += 1;
		else if (!isEmbedded(item)) {
			const count = (times.get(item.field.column) ?? 0) + 1;
			times.set(item.field.column, count);
			most = Math.max(most, count);
		}
	}
	if (all + most > MOST_TIMES) throw tooMuch(`select may name a column at most ${MOST_TIMES} times`);
}

/** What may stand between a table and its columns: `!hint`, `!inner`, `!left`; then the parenthesis. */
function parseHint(scanner: Scanner): { hint: string | undefined; inner: boolean } {
	let hint: string | undefined;
	let inner = false;
	for (let index = 0; index < 2 && scanner.literal('!'); index++) {
		const word = parseName(scanner);
		if (word === 'inner') inner = true;
		else if (word !== 'left') hint ??= word;
	}
	if (!scanner.literal('(')) scanner.fail('"("');
	return { hint, inner };
}

/** The last key of a JSON path names the field of the answer, else the column does. */
function nameOf({ column, path }: Field): string {
	for (let index = path.length - 1; index >= 0; index--) {
		const to = path[index]?.to;
		if (typeof to === 'string') return to;
	}
	return column;
}
