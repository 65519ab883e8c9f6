import { entries, type Kind } from '#src/catalogue/catalogue.ts';
import type { KindWords } from '#src/catalogue/entry-words.ts';
import { loadEntryWords } from '#src/catalogue/load-entry-words.server.ts';
import type { Language } from '#src/language/languages.ts';
import { texts } from '../texts.server.ts';
import { kinds } from './read-history.ts';

/** What the kinds of kept rows are called, in one language: readings bring these words, all tests share one kind. */
export async function kindWords(language: Language): Promise<Readonly<Record<Kind, KindWords>>> {
	const { history } = texts[language];
	const own = await loadEntryWords(language);
	const ofReadings = entries.flatMap(({ name, kept }) => {
		const words = own[name]?.kept;
		return kept && words ? [[kept.kind, words] as const] : [];
	});
	const known: Readonly<Record<string, KindWords>> = {
		tests: { heading: history.tests, tab: history.tabs.tests },
		...Object.fromEntries(ofReadings),
	};
	return Object.fromEntries(kinds.map((kind) => [kind, known[kind] ?? { heading: kind, tab: kind }])) as Record<
		Kind,
		KindWords
	>;
}
