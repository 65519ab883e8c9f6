import type { Mark } from './language-lexicon.server.ts';
import type { Match } from './phrase-finder.ts';
import type { Scene } from './scene.ts';
import type { Word } from './words.ts';

/** How a dream ends: waking counts wherever it is told; else what is told last, in the last two clauses. */
export function endingOf(words: readonly Word[], marks: readonly Match<Mark>[]): Scene['ending'] {
	if (marks.some(({ label }) => label === 'woke')) return 'woke';
	const lastClause = words.at(-1)?.clause ?? 0;
	const last = marks
		.filter(
			({ label, first }) => (label === 'saved' || label === 'lost') && (words[first]?.clause ?? 0) >= lastClause - 1,
		)
		.at(-1)?.label;
	return last === 'saved' || last === 'lost' ? last : 'open';
}
