import { Problem } from '#src/platform/http/problem.ts';
import { tooMuch } from '../problems.ts';
import type { Operation } from './parse-filters.ts';

const MOST_PATTERNS = 10;
const MOST_WILDCARDS = 100;

const LONGEST_EXPRESSION = 200;
const MOST_REPEATS = 1_000;
const MOST_CONSTRAINTS = 8;

const LONGEST_SEARCH = 2_000;
const MOST_SIGNS = 100;

const REPEAT = /\{(\d{1,9})(?:,(\d{0,9}))?\}/g;
/** `^`, `$`, word boundaries and lookaround. */
const CONSTRAINT = /(?<!\[)\^|\$|\\[yYmMAZ<>]|\(\?[=!<]|\[\[:[<>]:\]\]/g;
const BACK_REFERENCE = /\\\d/;

/**
 * Refuses more patterns and text searches than a request needs, and those that PostgreSQL could take long for: in a
 * regular expression a few constraints inside repetitions, nested counts, and back references grow exponentially. All
 * bounds are those of the whole request, or what is refused at once would be sent in parts.
 * @returns how many there are; each element of `like(any).{…}` is one
 * @throws Problem 2201B (400) in PostgreSQL's words, PGRST100 (400)
 */
export function checkPatterns(operations: readonly Operation[]): number {
	let patterns = 0;
	let wildcards = 0;
	const expressions: string[] = [];
	let searched = '';
	for (const operation of operations) {
		if (operation.kind === 'search') {
			patterns += 1;
			searched += operation.value;
		} else if (operation.kind === 'compare' && /^i?(?:like|match)$/.test(operation.by)) {
			const { by, quantifier, value } = operation;
			patterns += quantifier ? value.split(',').length : 1;
			if (by === 'match' || by === 'imatch') expressions.push(value);
			else wildcards += value.match(/[*%]/g)?.length ?? 0;
		}
	}
	if (patterns > MOST_PATTERNS) throw tooMuch(`A request may have at most ${MOST_PATTERNS} patterns and text searches`);
	if (wildcards > MOST_WILDCARDS)
		throw tooMuch(`The patterns of a request may have at most ${MOST_WILDCARDS} wildcards`);
	if (searched.length > LONGEST_SEARCH || (searched.match(/[(!]/g)?.length ?? 0) > MOST_SIGNS)
		throw tooMuch('A text search is too long');
	checkExpressions(expressions);
	return patterns;
}

function checkExpressions(expressions: readonly string[]): void {
	let length = 0;
	let repeats = 0;
	let constraints = 0;
	for (const expression of expressions) {
		let product = 1;
		for (const [, least, most] of expression.matchAll(REPEAT)) product *= Math.max(Number(most || least), 1);
		length += expression.length;
		repeats += product;
		constraints += expression.match(CONSTRAINT)?.length ?? 0;
	}
	if (
		length > LONGEST_EXPRESSION ||
		repeats > MOST_REPEATS ||
		constraints > MOST_CONSTRAINTS ||
		expressions.some((expression) => BACK_REFERENCE.test(expression))
	)
		throw new Problem('2201B', 400, 'invalid regular expression: regular expression is too complex');
}
