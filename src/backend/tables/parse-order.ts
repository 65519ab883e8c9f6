import { type Field, parseName, parsePath } from './field.ts';
import { parseWhole, type Scanner } from './scanner.ts';
import { notEmbedded, tooMuch } from './wire-errors.ts';

export type OrderTerm = {
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
	const column = parseName(scanner);
	if (scanner.literal('(')) throw notEmbedded(column);
	const field = { column, path: parsePath(scanner) };
	scanner.skipSpaces();
	const direction = scanner.match(DIRECTION)?.[1] as OrderTerm['direction'];
	const nulls = scanner.match(NULLS)?.[1] as OrderTerm['nulls'];
	scanner.skipSpaces();
	if (scanner.peek() === '.') {
		scanner.at += 1;
		scanner.fail(...(direction ? [] : ['"asc"', '"desc"']), '"nullsfirst"', '"nullslast"');
	}
	if (!scanner.done && scanner.peek() !== ',') scanner.fail('delimiter (.)', '","', 'end of input');
	return { field, direction, nulls };
}
