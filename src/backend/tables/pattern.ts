import { Problem } from '#src/platform/problem.ts';

const LONGEST = 200;
const MOST_REPEATS = 1_000;
const MOST_CONSTRAINTS = 8;

const REPEAT = /\{(\d{1,9})(?:,(\d{0,9}))?\}/g;
/** `^`, `$`, word boundaries and lookaround. */
const CONSTRAINT = /(?<!\[)\^|\$|\\[yYmMAZ<>]|\(\?[=!<]|\[\[:[<>]:\]\]/g;
const BACK_REFERENCE = /\\\d/;

/**
 * Refuses regular expressions that PostgreSQL could take minutes for: a few constraints inside repetitions, nested
 * counts, and back references grow exponentially. The embedded database runs inside this process and cannot be
 * interrupted, so a stranger's pattern must never come near that.
 * @throws Problem 2201B (400), in PostgreSQL's words
 */
export function checkPattern(pattern: string): void {
	let repeats = 1;
	for (const [, least, most] of pattern.matchAll(REPEAT)) repeats *= Math.max(Number(most || least), 1);
	const constraints = pattern.match(CONSTRAINT)?.length ?? 0;
	if (
		pattern.length > LONGEST ||
		repeats > MOST_REPEATS ||
		constraints > MOST_CONSTRAINTS ||
		BACK_REFERENCE.test(pattern)
	)
		throw new Problem('2201B', 400, 'invalid regular expression: regular expression is too complex');
}
