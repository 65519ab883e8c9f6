import { fold } from '#src/words/fold.ts';
import { expand } from './expand.ts';

/** Folded phrases that can be looked for in the words of a text. */
export type PhraseSet = {
	/** Where the phrases end that begin at a word: the places behind their last words. */
	endsOf: (words: readonly string[], from: number) => number[];
};

/** Of nothing yet: what two FNV-1a hashes begin with, of which the second has another prime. */
const EMPTY: Hash = [0x811c9dc5, 0x1b873593];
type Hash = readonly [number, number];

/** The hash of what was hashed so far and a word behind it. */
function withWord([first, second]: Hash, word: string): Hash {
	let [low, high] = [first, second];
	for (let at = 0; at <= word.length; at++) {
		// A blank ends each word.
		const letter = at < word.length ? word.charCodeAt(at) : 32;
		low = Math.imul(low ^ letter, 0x01000193);
		high = Math.imul(high ^ letter, 0x85ebca6b);
	}
	return [low, high];
}

/** 53 bits of a hash, which a number holds exactly. */
const asNumber = ([low, high]: Hash) => (high >>> 11) * 2 ** 32 + (low >>> 0);

/**
 * All phrases that lines with alternatives stand for (`expand`), folded. They are kept as a sorted list of hashes, because
 * the lines stand for some 180,000 phrases, which would take fifteen megabytes.
 */
export function phraseSet(lines: readonly string[]): PhraseSet {
	const hashes: number[] = [];
	const firstWords = new Set<string>();
	let longest = 0;
	for (const line of lines)
		for (const phrase of expand(line)) {
			const words = fold(phrase).split(' ');
			hashes.push(asNumber(words.reduce(withWord, EMPTY)));
			firstWords.add(words[0] ?? '');
			longest = Math.max(longest, words.length);
		}
	const sorted = Float64Array.from(hashes).sort();
	const has = (hash: number) => {
		let [low, high] = [0, sorted.length];
		while (low < high) {
			const middle = (low + high) >> 1;
			if ((sorted[middle] ?? 0) < hash) low = middle + 1;
			else high = middle;
		}
		return sorted[low] === hash;
	};
	return {
		endsOf(words, from) {
			const ends: number[] = [];
			if (!firstWords.has(words[from] ?? '')) return ends;
			let hash = EMPTY;
			for (const [place, word] of words.slice(from, from + longest).entries()) {
				hash = withWord(hash, word);
				if (has(asNumber(hash))) ends.push(from + place + 1);
			}
			return ends;
		},
	};
}
