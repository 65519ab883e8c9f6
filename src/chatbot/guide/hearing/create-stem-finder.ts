import { fold } from '#src/words/fold.ts';

/**
 * Words by which one language names things. An entry is matched from the beginning of a word in the folded text (lower
 * case, no marks, one form of each letter), so a stem covers its inflections; an entry with a blank is a phrase; an
 * entry ending in `$` must match the whole word.
 */
export type StemLexicon<Key extends string> = Readonly<Record<Key, readonly string[]>>;

/** A thing that a text names, and how often. */
export type Named<Key extends string> = { key: Key; count: number };

/** One expression a key; Arabic words may carry و ف ب ل ك and ال before them. */
function compile<Key extends string>(lexicon: StemLexicon<Key>, arabic: boolean): [Key, RegExp][] {
	const before = arabic ? '(?:[وف]?(?:[بلک]?(?:ال)?|لل))' : '';
	return (Object.entries(lexicon) as [Key, readonly string[]][]).map(([key, entries]) => {
		const stems = entries.map((entry) => (entry.endsWith('$') ? `${fold(entry.slice(0, -1))}(?= )` : fold(entry)));
		return [key, new RegExp(`(?<= )${before}(?:${stems.join('|')})`, 'gu')];
	});
}

/**
 * Tells what a text names, the most spoken of first, then what came first. Looks in the given language first, and in
 * the others where that finds nothing: people ask in Persian on an English page.
 */
export function createStemFinder<Key extends string>(
	lexicons: Readonly<Record<string, StemLexicon<Key>>>,
): (text: string, language: string) => Named<Key>[] {
	const compiled = Object.fromEntries(
		Object.entries(lexicons).map(([language, lexicon]) => [language, compile(lexicon, language === 'ar')]),
	);
	return (text, language) => {
		const folded = ` ${fold(text)} `;
		const order = [language, ...Object.keys(compiled).filter((other) => other !== language)];
		for (const candidate of order) {
			const found = (compiled[candidate] ?? [])
				.map(([key, pattern]) => {
					const places = [...folded.matchAll(pattern)].map((match) => match.index);
					return { key, count: places.length, first: places[0] ?? 0 };
				})
				.filter(({ count }) => count > 0)
				// Equals stay in the order of the lexicon.
				.sort((one, other) => other.count - one.count || one.first - other.first);
			if (found.length > 0) return found.map(({ key, count }) => ({ key, count }));
		}
		return [];
	};
}
