import { tooMuch } from '../problems.ts';
import { type Field, findQuoted, parseField } from './field.ts';
import { parseWhole, type Scanner } from './scanner.ts';

/** PostgREST's operators and PostgreSQL's. */
export const COMPARISONS = {
	eq: '=',
	neq: '<>',
	gt: '>',
	gte: '>=',
	lt: '<',
	lte: '<=',
	like: 'like',
	ilike: 'ilike',
	match: '~',
	imatch: '~*',
	cs: '@>',
	cd: '<@',
	ov: '&&',
	sl: '<<',
	sr: '>>',
	nxr: '&<',
	nxl: '&>',
	adj: '-|-',
} as const;
export type Comparison = keyof typeof COMPARISONS;

/** PostgREST's full text operators and the functions that read their value. */
export const TEXT_SEARCHES = {
	fts: 'to_tsquery',
	plfts: 'plainto_tsquery',
	phfts: 'phraseto_tsquery',
	wfts: 'websearch_to_tsquery',
} as const;
export type TextSearch = keyof typeof TEXT_SEARCHES;

export const IS_VALUES = {
	null: 'null',
	not_null: 'not null',
	true: 'true',
	false: 'false',
	unknown: 'unknown',
} as const;
export type IsValue = keyof typeof IS_VALUES;

export type Operation =
	| {
			readonly kind: 'compare';
			readonly by: Comparison;
			readonly quantifier: 'any' | 'all' | undefined;
			readonly value: string;
	  }
	| { readonly kind: 'in'; readonly values: readonly string[] }
	| { readonly kind: 'is'; readonly value: IsValue }
	| { readonly kind: 'distinct'; readonly value: string }
	| { readonly kind: 'search'; readonly by: TextSearch; readonly language: string | undefined; readonly value: string };

export type Filter = { readonly field: Field; readonly negated: boolean; readonly operation: Operation };
export type Logic = { readonly join: 'and' | 'or'; readonly negated: boolean; readonly terms: readonly Condition[] };
export type Condition = Filter | Logic;

const MOST_DEPTH = 10;
const OPERATOR =
	/(?:(in|is|isdistinct|neq|cs|cd|ov|sl|sr|nxr|nxl|adj)|(eq|gte?|lte?|i?like|i?match)(?:\((any|all)\))?|((?:pl|ph|w)?fts)(?:\(([\p{L}\p{N}_ $]+)\))?)\./uy;
const GROUP = /(not\.)?(and|or)(?=\s*\()/y;
const IS = /(null|not_null|true|false|unknown)(?=[,)\s]|$)/iy;
const LIST_ELEMENT = /[^,)]*/y;
const FLAT_ARRAY = /\{[^{}]*\}/y;

/** A filter of the query string: `column=not.op.value`. */
export function parseFilter(field: Field, text: string): Filter {
	return parseWhole('filter', text, (scanner) => parseOperation(scanner, field, takeRest));
}

/** Whether a text begins as a filter does; tells filters from arguments where functions are called with GET. */
export function looksLikeFilter(text: string): boolean {
	OPERATOR.lastIndex = text.startsWith('not.') ? 4 : 0;
	return OPERATOR.test(text);
}

/** The tree of `and=(…)` or `or=(…)`. */
export function parseLogic(join: 'and' | 'or', negated: boolean, text: string): Logic {
	return parseWhole('logic tree', text, (scanner) => ({ join, negated, terms: parseTerms(scanner, 1) }));
}

function parseTerms(scanner: Scanner, depth: number): Condition[] {
	if (depth > MOST_DEPTH) throw tooMuch(`and and or may be nested at most ${MOST_DEPTH} deep`);
	scanner.skipSpaces();
	if (!scanner.literal('(')) scanner.fail('"("');
	const terms: Condition[] = [];
	do {
		scanner.skipSpaces();
		terms.push(parseTerm(scanner, depth));
		scanner.skipSpaces();
	} while (scanner.literal(','));
	if (!scanner.literal(')')) scanner.fail('","', '")"');
	scanner.skipSpaces();
	return terms;
}

function parseTerm(scanner: Scanner, depth: number): Condition {
	const group = scanner.match(GROUP);
	if (group)
		return { join: group[2] as 'and' | 'or', negated: group[1] !== undefined, terms: parseTerms(scanner, depth + 1) };
	const field = parseField(scanner);
	if (!scanner.literal('.')) scanner.fail('delimiter (.)');
	return parseOperation(scanner, field, takeLogicValue);
}

function parseOperation(scanner: Scanner, field: Field, takeValue: (scanner: Scanner) => string): Filter {
	const negated = scanner.literal('not.');
	const found = scanner.match(OPERATOR);
	if (!found) return scanner.fail(...(negated ? [] : ['"not"']), 'operator (eq, gt, ...)');
	const [, plain, quantified, quantifier, search, language] = found;
	return { field, negated, operation: operationOf() };

	function operationOf(): Operation {
		if (plain === 'in') return { kind: 'in', values: parseList(scanner) };
		if (plain === 'is') return { kind: 'is', value: parseIs(scanner) };
		const value = takeValue(scanner);
		if (plain === 'isdistinct') return { kind: 'distinct', value };
		if (search) return { kind: 'search', by: search as TextSearch, language: language?.trim(), value };
		return {
			kind: 'compare',
			by: (plain ?? quantified) as Comparison,
			quantifier: quantifier as 'any' | 'all' | undefined,
			value,
		};
	}
}

function parseIs(scanner: Scanner): IsValue {
	const value = scanner.match(IS)?.[1]?.toLowerCase();
	return (value as IsValue | undefined) ?? scanner.fail('isVal: (null, not_null, true, false, unknown)');
}

function parseList(scanner: Scanner): string[] {
	scanner.skipSpaces();
	if (!scanner.literal('(')) scanner.fail('"("');
	scanner.skipSpaces();
	const values: string[] = [];
	do values.push(takeQuoted(scanner) ?? scanner.match(LIST_ELEMENT)?.[0] ?? '');
	while (scanner.literal(','));
	if (!scanner.literal(')')) scanner.fail('","', '")"');
	scanner.skipSpaces();
	return values;
}

function takeRest(scanner: Scanner): string {
	const rest = scanner.text.slice(scanner.at);
	scanner.at = scanner.text.length;
	return rest;
}

function takeLogicValue(scanner: Scanner): string {
	return takeQuoted(scanner) ?? scanner.match(FLAT_ARRAY)?.[0] ?? scanner.match(LIST_ELEMENT)?.[0] ?? '';
}

/** Quotes count only around a whole value: `"a,b"` but not `"a"b`. */
function takeQuoted(scanner: Scanner): string | undefined {
	const start = scanner.at;
	const value = findQuoted(scanner);
	if (value === undefined || scanner.done || scanner.peek() === ',' || scanner.peek() === ')') return value;
	scanner.at = start;
	return undefined;
}
