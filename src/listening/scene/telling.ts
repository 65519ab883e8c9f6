import type { SymbolId } from '#src/listening/symbols.ts';
import { foldWord } from '#src/listening/text/fold-letters.ts';

/** How one language's dreams are told: the weights of a logistic regression over the features of `featuresOf`. */
export type TellingWeights = { readonly bias: number; readonly weights: Readonly<Record<string, number>> };

/** From so many symbols on their number tells no more. */
const MOST_SYMBOLS = 4;

/** A text's words, beginnings and endings of words, pairs of words, and the symbols that it names. */
export function featuresOf(text: string, symbols: ReadonlySet<SymbolId>): ReadonlySet<string> {
	const words = (text.match(/[\p{L}\p{M}\u200c']+/gu) ?? []).map(foldWord).filter(Boolean);
	const features = new Set<string>([...symbols].map((id) => `id:${id}`));
	features.add(`n:${Math.min(symbols.size, MOST_SYMBOLS)}`);
	let before: string | null = null;
	for (const word of words) {
		features.add(`w:${word}`);
		if (word.length > 3) {
			features.add(`s:${word.slice(-2)}`);
			features.add(`s:${word.slice(-3)}`);
			features.add(`p:${word.slice(0, 3)}`);
		}
		if (before !== null) features.add(`b:${before} ${word}`);
		before = word;
	}
	return features;
}

/** Above 0 the text is told as dreams are told, below as people talk: "she has a heart of gold". */
export function tellingScore(text: string, symbols: ReadonlySet<SymbolId>, { bias, weights }: TellingWeights): number {
	const features = featuresOf(text, symbols);
	const norm = Math.sqrt(features.size) || 1;
	let sum = bias;
	for (const feature of features) sum += (weights[feature] ?? 0) / norm;
	return sum;
}
