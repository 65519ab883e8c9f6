import { type Language, languages } from '../../src/language/languages.ts';
import { mayHaveSisters } from './places.ts';
import type { Sentence } from './source/read-sentences.ts';

/** The same sentence in other languages. */
export type Sisters = Partial<Record<Language, Sentence>>;

/**
 * Finds a sentence in the other languages: the one with the same key in the same group. Two entries of lists answer to
 * each other only where the lists are of one length, and entries of a list that each language has of its own never do.
 */
export function createSisterFinder(sentences: readonly Sentence[]): (sentence: Sentence) => Sisters {
	const name = ({ group, key }: Sentence) => `${group} ${key}`;
	const byName = Map.groupBy(sentences, name);
	return (sentence) => {
		if (!mayHaveSisters(sentence, sentence.key)) return {};
		const all = byName.get(name(sentence)) ?? [];
		const sisters: Sisters = {};
		for (const language of languages) {
			const sister = all.find((one) => one.language === language && one.shape === sentence.shape);
			if (sister && language !== sentence.language) sisters[language] = sister;
		}
		return sisters;
	};
}
