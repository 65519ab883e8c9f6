import { type Language, languages } from '../../src/language/languages.ts';
import { mayHaveCounterparts } from './places.ts';
import type { Sentence } from './source/read-sentences.ts';

/** The same sentence in other languages. */
export type Counterparts = Partial<Record<Language, Sentence>>;

/**
 * Finds a sentence in the other languages: the one with the same key in the same group. Two entries of lists answer to
 * each other only where the lists are of one length, and entries of a list that each language has of its own never do.
 */
export function createCounterpartFinder(sentences: readonly Sentence[]): (sentence: Sentence) => Counterparts {
	const name = ({ group, key }: Sentence) => `${group} ${key}`;
	const byName = Map.groupBy(sentences, name);
	return (sentence) => {
		if (!mayHaveCounterparts(sentence, sentence.key)) return {};
		const all = byName.get(name(sentence)) ?? [];
		const counterparts: Counterparts = {};
		for (const language of languages) {
			const counterpart = all.find((one) => one.language === language && one.shape === sentence.shape);
			if (counterpart && language !== sentence.language) counterparts[language] = counterpart;
		}
		return counterparts;
	};
}
