import type { Reading } from '#src/readings/reading.ts';
import { checkMarriage } from './check-marriage.server.ts';
import { compose, marriageFields } from './compose.server.ts';
import type { Marriage, MarriageText } from './contract.ts';
import { marriageFacts } from './facts.server.ts';
import { cardNames, marriagePrompt } from './prompt.server.ts';

/** A model's five texts together are no shorter than this, or they broke off. */
const LEAST_WORDS = 90;

/** All numbers of the facts, as they are and rounded, and those every text may say of its method. */
function numbersIn(value: unknown): number[] {
	if (typeof value === 'number') return [Math.abs(value), Math.round(Math.abs(value))];
	if (typeof value === 'string') return /^\d+$/.test(value) ? [Number(value)] : [];
	return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

/** The marriage fortune: two people, or one, by one of five methods. Nothing of it is kept. */
export const marriageFortune: Reading<Marriage> = {
	name: 'marriage-fortune',
	check: checkMarriage,
	personalText: ({ person1, person2 }) =>
		[person1.name, person1.motherName, person2?.name, person2?.motherName].filter(Boolean).join('\n'),
	facts: marriageFacts,
	words: (request, facts) => {
		const names = cardNames(facts, request.language);
		return {
			fields: marriageFields,
			compose: () => compose(request, facts),
			prompt: () => marriagePrompt(request, facts),
			allowed: {
				language: request.language,
				quotable: [],
				// The most points of the eight kootas, the mansions and their quarters, and a whole.
				numbers: [...numbersIn(facts), 27, 36, 100, 108],
				...(names && { names }),
			},
			leastWords: LEAST_WORDS,
		};
	},
	answer: (words, { score }) => ({ ...(words as Record<MarriageText, string>), compatibilityScore: score }),
};
