import type { Phrase } from '../../src/listening/text/phrases.ts';

/** At most so many ways of one phrase are learnt from. */
const MOST_WAYS = 12;

/** The ways to say a phrase of a lexicon, as plain texts: its choices told apart, its marks taken away. */
export function waysOf(phrase: Phrase): string[] {
	const parts = phrase.replace(/^\?/u, '').match(/\([^)]*\)\??|[^ ]+/gu) ?? [];
	let ways: string[][] = [[]];
	for (const part of parts) {
		const optional = part.endsWith('?') && part !== '?';
		const body = optional ? part.slice(0, -1) : part;
		const choices = body.startsWith('(') && body.endsWith(')') ? body.slice(1, -1).split('|') : [body];
		const longer = [...ways.flatMap((way) => choices.map((choice) => [...way, choice])), ...(optional ? ways : [])];
		const every = Math.ceil(longer.length / MOST_WAYS);
		ways = longer.filter((_, index) => index % every === 0);
	}
	return ways
		.map((way) =>
			way
				.join(' ')
				.replace(/[=^*~_]/gu, ' ')
				.replace(/ +/gu, ' ')
				.trim(),
		)
		.filter(Boolean);
}
