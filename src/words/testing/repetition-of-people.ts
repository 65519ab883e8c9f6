import type { Language } from '#src/language/languages.ts';
import { sentencesOf } from './prose.ts';
import { seededRandom } from './random.ts';

const PEOPLE = 20;
const ROUNDS = 5;

/** Sentences with every number masked: the same sentence about another sum is the same sentence. */
const maskedSentences = (text: string) => sentencesOf(text).map((sentence) => sentence.replace(/\p{Nd}+/gu, '#'));

/**
 * How much comes back between different people: of the sentences of each of 20 random readings, numbers masked, the mean
 * share that stands in any of the other 19 (`any`), and in each other one (`pair`). Over several twenties.
 */
export function repetitionOf(
	language: Language,
	tell: (language: Language, random: () => number) => string,
): { any: number; pair: number } {
	const any: number[] = [];
	const pair: number[] = [];
	for (let round = 0; round < ROUNDS; round++) {
		const random = seededRandom(2000 + round);
		const told = Array.from({ length: PEOPLE }, () => maskedSentences(tell(language, random)));
		for (const one of told) {
			const others = told.filter((other) => other !== one).map((other) => new Set(other));
			any.push(one.filter((sentence) => others.some((other) => other.has(sentence))).length / one.length);
			for (const other of others) pair.push(one.filter((sentence) => other.has(sentence)).length / one.length);
		}
	}
	const mean = (shares: readonly number[]) => shares.reduce((sum, share) => sum + share, 0) / shares.length;
	return { any: mean(any), pair: mean(pair) };
}
