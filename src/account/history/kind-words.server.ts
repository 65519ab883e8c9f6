import type { Kind } from '#src/catalogue/catalogue.ts';
import type { KindWords } from '#src/catalogue/entry-words.ts';
import type { Language } from '#src/language/languages.ts';
import { loadNamingReadings, ownKindWords } from '#src/readings/entry-words.server.ts';
import { texts } from '../texts.server.ts';
import { kinds } from './read-history.ts';

/** What the kinds of kept rows are called, in one language. */
export async function kindWords(language: Language): Promise<Readonly<Record<Kind, KindWords>>> {
	const { history } = texts[language];
	const known: Readonly<Record<string, KindWords>> = {
		tarot: { heading: history.tarot, tab: history.tabs.tarot },
		dreams: { heading: history.dreams, tab: history.tabs.dreams, asked: history.dream },
		hafez: { heading: history.hafez, tab: history.tabs.hafez, asked: history.question },
		'lucky-number': { heading: history['lucky-number'], tab: history.tabs['lucky-number'], asked: history.counted },
		tests: { heading: history.tests, tab: history.tabs.tests },
		...ownKindWords(await loadNamingReadings(), language),
	};
	return Object.fromEntries(kinds.map((kind) => [kind, known[kind] ?? { heading: kind, tab: kind }])) as Record<
		Kind,
		KindWords
	>;
}
