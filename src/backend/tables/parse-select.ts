import { type Field, parseName, parsePath } from './field.ts';
import { parseWhole, type Scanner } from './scanner.ts';
import { tooMuch } from './wire-errors.ts';

/** A field of the answer; `name` is its key there. */
export type SelectField = { readonly field: Field; readonly name: string; readonly cast: string | undefined };
export type SelectItem = '*' | SelectField;

/** What `select=` asks for. Of what is not served (other tables, aggregates) the first is named, so that it can be refused. */
export type Select = {
	readonly items: readonly SelectItem[];
	readonly embedded: { readonly table: string; readonly hint: string | undefined } | undefined;
	readonly aggregate: boolean;
};

type Found = { items: SelectItem[]; embedded: Select['embedded']; aggregate: boolean };

const MOST_ITEMS = 200;
const MOST_TIMES = 8;
const MOST_DEPTH = 10;
const CAST = /::([\p{L}\p{N}_ $]+)/uy;
const AGGREGATE = /\.(?:sum|avg|count|max|min)\(\)/y;
const FIELD_END = ['letter', 'digit', '"-"', '"->>"', '"->"', '"::"', '"."', '")"', '","', 'end of input'];

export const SELECT_ALL: Select = { items: ['*'], embedded: undefined, aggregate: false };

export function parseSelect(text: string): Select {
	if (text === '*') return SELECT_ALL;
	return parseWhole('select parameter', text, (scanner) => {
		const found: Found = { items: [], embedded: undefined, aggregate: false };
		if (!scanner.done) parseItems(scanner, found, 0);
		checkRepetition(found.items);
		return found;
	});
}

function parseItems(scanner: Scanner, found: Found, depth: number): void {
	if (depth > MOST_DEPTH) throw tooMuch(`select may be nested at most ${MOST_DEPTH} deep`);
	do {
		scanner.skipSpaces();
		parseItem(scanner, found, depth);
		scanner.skipSpaces();
		if (found.items.length > MOST_ITEMS) throw tooMuch(`select may name at most ${MOST_ITEMS} columns`);
	} while (scanner.literal(','));
	if (!scanner.done && !(depth > 0 && scanner.peek() === ')')) scanner.fail(...FIELD_END);
}

function parseItem(scanner: Scanner, found: Found, depth: number): void {
	if (scanner.literal('*')) {
		found.items.push('*');
		return;
	}
	const spread = scanner.literal('...');
	let alias: string | undefined;
	let name = parseName(scanner);
	if (!spread && scanner.peek() === ':' && scanner.text.charAt(scanner.at + 1) !== ':') {
		scanner.at += 1;
		alias = name;
		name = parseName(scanner);
	}
	if (!spread && name === 'count' && scanner.literal('()')) {
		scanner.match(CAST);
		found.aggregate = true;
		return;
	}
	const next = scanner.peek();
	if (spread || next === '!' || next === '(') {
		const hint = parseHint(scanner);
		found.embedded ??= { table: name, hint };
		scanner.skipSpaces();
		if (scanner.peek() !== ')') parseItems(scanner, { ...found, items: [] }, depth + 1);
		if (!scanner.literal(')')) scanner.fail('")"', '","');
		return;
	}
	const field = { column: name, path: parsePath(scanner) };
	scanner.skipSpaces();
	const cast = scanner.match(CAST)?.[1]?.trim();
	if (scanner.match(AGGREGATE)) {
		scanner.match(CAST);
		found.aggregate = true;
	}
	found.items.push({ field, name: alias ?? nameOf(field), cast });
}

/** Answers grow with each time that a column is in them, under whatever name; `*` is once more each of them. */
function checkRepetition(items: readonly SelectItem[]): void {
	const times = new Map<string, number>();
	let all = 0;
	let most = 0;
	for (const item of items) {
		if (item === '*') {
			all += 1;
			continue;
		}
		const count = (times.get(item.field.column) ?? 0) + 1;
		times.set(item.field.column, count);
		most = Math.max(most, count);
	}
	if (all + most > MOST_TIMES) throw tooMuch(`select may name a column at most ${MOST_TIMES} times`);
}

/** What may stand between a table and its columns: `!hint`, `!inner`, `!left`; then the parenthesis. */
function parseHint(scanner: Scanner): string | undefined {
	let hint: string | undefined;
	for (let index = 0; index < 2 && scanner.literal('!'); index++) {
		const word = parseName(scanner);
		if (word !== 'inner' && word !== 'left') hint ??= word;
	}
	if (!scanner.literal('(')) scanner.fail('"("');
	return hint;
}

/** The last key of a JSON path names the field of the answer, else the column does. */
function nameOf({ column, path }: Field): string {
	for (let index = path.length - 1; index >= 0; index--) {
		const to = path[index]?.to;
		if (typeof to === 'string') return to;
	}
	return column;
}
