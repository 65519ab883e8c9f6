import type { SymbolId } from '#src/listening/symbols.ts';
import { foldWord } from '#src/listening/text/fold-letters.ts';

/** How one language's dreams are told: a logistic regression over the features of `featuresOf`. */
export type TellingWeights = {
	readonly bias: number;
	/** 0 for a feature that was never seen. */
	readonly weightOf: (feature: string) => number;
};

/** The symbols that a text names, and which share of its words names them. */
export type Naming = { readonly symbols: ReadonlySet<SymbolId>; readonly share: number };

/** Features and how strongly each is there. */
export type TellingFeatures = ReadonlyMap<string, number>;

/** From so many symbols on their number tells no more. */
const MOST_SYMBOLS = 4;

/** By how much less each further symbol lets a text be ordinary talk. */
const EACH_MORE = 0.4;

/** Texts with fewer words than the first are short, with more than the second long. */
const SHORT = 6;
const LONG = 13;

/** Of how words stand together: beside single words and pairs they weigh less. */
const ORDER_WEIGHS = 0.8;

/**
 * A text's words, beginnings and endings of words, pairs of words, the symbols that it names, their share, its length; and
 * how it is put: threes of words, how it begins and ends, its marks.
 */
export function featuresOf(text: string, { symbols, share }: Naming): TellingFeatures {
	const words = (text.match(/[\p{L}\p{M}\u200c']+/gu) ?? []).map(foldWord).filter(Boolean);
	const said = wordFeatures(words, symbols);
	const order = orderFeatures(words, text);
	// Texts with many words do not weigh more for that.
	const strength = (of: ReadonlySet<string>) => 1 / Math.sqrt(of.size);
	const features = new Map([...said].map((feature) => [feature, strength(said)]));
	for (const feature of order) features.set(feature, ORDER_WEIGHS * strength(order));
	features.set('share', share);
	features.set('length', Math.log((words.length + 1) / 9));
	if (words.length < SHORT) features.set('short', 1);
	if (words.length > LONG) features.set('long', 1);
	return features;
}

function orderFeatures(words: readonly string[], text: string): ReadonlySet<string> {
	const [first = '', second = ''] = words;
	const features = new Set([`f:${first}`, `f:${first} ${second}`, `l:${words.at(-1)}`]);
	for (const [at, word] of words.entries()) {
		const [next, third] = [words[at + 1], words[at + 2]];
		if (next === undefined || third === undefined) break;
		features.add(`t:${word} ${next} ${third}`);
		features.add(`g:${word} _ ${third}`);
	}
	if (/[?؟]/.test(text)) features.add('m:?');
	if (text.includes('!')) features.add('m:!');
	if (/\p{Nd}/u.test(text)) features.add('m:0');
	return features;
}

function wordFeatures(words: readonly string[], symbols: ReadonlySet<SymbolId>): ReadonlySet<string> {
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

/** The more, the likelier it is that the text tells a dream. */
export function tellingScore(features: TellingFeatures, { bias, weightOf }: TellingWeights): number {
	let sum = bias;
	for (const [feature, strength] of features) sum += weightOf(feature) * strength;
	return sum;
}

/** The score with what further symbols add: whether a text is a dream is decided by it. */
export const dreamScore = (text: string, naming: Naming, weights: TellingWeights): number =>
	tellingScore(featuresOf(text, naming), weights) + EACH_MORE * (naming.symbols.size - 1);
