import type { Mark } from './phrases/language-lexicon.server.ts';
import type { Match } from './phrases/phrase-finder.ts';
import type { Word } from './phrases/words.ts';
import type { Scene } from './scene.ts';

/** How a dream ends: waking counts wherever it is told; else what is told last, in the last two clauses. */
export function endingOf(words: readonly Word[], marks: readonly Match<Mark>[]): Scene['ending'] {
	if (marks.some(({ label }) => label === 'woke')) return 'woke';
	const lastClause = words.at(-1)?.clause ?? 0;
	const ends = marks.filter(({ label }) => label === 'saved' || label === 'lost');
	// "No murió nadie" is no death: the longer phrase tells more than the word in it.
	const isPart = ({ first, last }: Match<Mark>) =>
		ends.some((one) => one.first <= first && one.last >= last && one.last - one.first > last - first);
	// "My father, who died in 2019, said …": a death in waking life ends no dream.
	const isOfBefore = ({ first, last }: Match<Mark>) =>
		/^(?:died|passed)$/.test(words[first]?.word ?? '') &&
		(/^(?:who|had|has|he'd|she'd|already)$/.test(words[first - 1]?.word ?? '') ||
			/^(?:in|last|\d{4}|years|ago|when)$/.test(words[last + 1]?.word ?? ''));
	// "Mi perro que murió vino a verme": who died before does not end the dream.
	const diedBefore = ({ first }: Match<Mark>) =>
		words[first]?.word === 'murio' &&
		words[first - 1]?.word === 'que' &&
		/^(?:vino|estaba|volvia|volvio|me|llegaba|aparecia|entraba)$/.test(words[first + 1]?.word ?? '');
	const isTold = (mark: Match<Mark>) => !isPart(mark) && !isOfBefore(mark) && !diedBefore(mark);
	const last = ends.filter((mark) => (words[mark.first]?.clause ?? 0) >= lastClause - 1 && isTold(mark)).at(-1)?.label;
	return last === 'saved' || last === 'lost' ? last : 'open';
}
