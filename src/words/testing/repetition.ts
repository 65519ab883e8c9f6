import type { Language } from '#src/language/languages.ts';
import { sentencesOf } from './prose.ts';
import { seededRandom } from './random.ts';

/** The sentences of a text without its numbers, which alone make no other sentence of it. */
const masked = (text: string) => sentencesOf(text).map((sentence) => sentence.replace(/\p{N}+/gu, '#'));

/**
 * How much of their words readings of different people share, 0 to 1: `between` is the mean share of a reading's
 * sentences that one other reading has too, `anywhere` of those that any of the others has.
 */
export function repetitionOf(texts: readonly string[]): { between: number; anywhere: number } {
	const readings = texts.map(masked);
	let [between, anywhere] = [0, 0];
	for (const [index, own] of readings.entries()) {
		const others = readings.filter((_, other) => other !== index).map((sentences) => new Set(sentences));
		const sharedWith = others.map((other) => own.filter((sentence) => other.has(sentence)).length / own.length);
		between += sharedWith.reduce((sum, share) => sum + share, 0) / others.length / readings.length;
		const again = own.filter((sentence) => others.some((other) => other.has(sentence)));
		anywhere += again.length / own.length / readings.length;
	}
	return { between, anywhere };
}

const PEOPLE = 20;
const ROUNDS = 5;

/** The same over five times twenty random people, each told by `tell`. */
export function repetitionAmongPeople(
	language: Language,
	tell: (language: Language, random: () => number) => string,
): { between: number; anywhere: number } {
	const rounds = Array.from({ length: ROUNDS }, (_, round) => {
		const random = seededRandom(2000 + round);
		return repetitionOf(Array.from({ length: PEOPLE }, () => tell(language, random)));
	});
	const mean = (shares: readonly number[]) => shares.reduce((sum, share) => sum + share, 0) / shares.length;
	return {
		between: mean(rounds.map(({ between }) => between)),
		anywhere: mean(rounds.map(({ anywhere }) => anywhere)),
	};
}
