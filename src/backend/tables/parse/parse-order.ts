import { tooMuch } from '../problems.ts';
import { type Field, parseField, parseName, parsePath } from './field.ts';
import { parseWhole, type Scanner } from './scanner.ts';

export type OrderTerm = {
	/** The embedded relation that the field is of; undefined for the rows' own. */
	readonly relation: string | undefined;
	readonly field: Field;
	readonly direction: 'asc' | 'desc' | undefined;
	readonly nulls: 'first' | 'last' | undefined;
};

const MOST_TERMS = 50;
const DIRECTION = /\.(asc|desc)/y;
const NULLS = /\.nulls(first|last)/y;

export function parseOrder(text: string): OrderTerm[] {
	return parseWhole('order', text, (scanner) => {
		const terms: OrderTerm[] = [];
		do {
			terms.push(parseTerm(scanner));
			if (terms.length > MOST_TERMS) throw tooMuch(`order may name at most ${MOST_TERMS} columns`);
		} while (scanner.literal(','));
		return terms;
	});
}

function parseTerm(scanner: Scanner): OrderTerm {
	scanner.skipSpaces();
	const name = parseName(scanner);
	const relation = scanner.literal('(') ? name : undefined;
	const field = relation === undefined ? { column: name, path: parsePath(scanner) } : parseField(scanner);
	if (relation !== undefined && !scanner.literal(')')) scanner.fail('")"');
	scanner.skipSpaces();
	const direction = scanner.match(DIRECTION)?.[1] as OrderTerm['direction'];
	const nulls = scanner.match(NULLS)?.[1] as OrderTerm['nulls'];
	scanner.skipSpaces();
	if (scanner.peek() === '.') {
		scanner.at += 1;
		scanner.fail(...(direction ? [] : ['"asc"', '"desc"']), '"nullsfirst"', '"nullslast"');
	}
	if (!scanner.done && scanner.peek() !== ',') scanner.fail('delimiter (.)', '","', 'end of input');
	return { relation, field, direction, nulls };
}
