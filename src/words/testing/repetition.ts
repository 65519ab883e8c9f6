import { sentencesOf } from './prose.ts';

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
