import { entries, findEntryAnsweredBy } from '#src/catalogue/catalogue.ts';
import type { OwnEntryWords } from '#src/catalogue/entry-words.ts';
import { chrome } from '#src/language/chrome.server.ts';
import type { EntryWords } from '#src/language/language-provider.tsx';
import type { Language } from '#src/language/languages.ts';
import type { AnyCatalogueReading } from './reading.ts';

/** What entries are called by the names that they bring among their own sentences. */
type EntryWordsByName = Readonly<Record<string, OwnEntryWords>>;

/** Names, lines and History's words of these readings, by the name of their entry. */
export function ownEntryWords(readings: readonly AnyCatalogueReading[], language: Language): EntryWordsByName {
	return Object.fromEntries(readings.map(({ name, entry }) => [findEntryAnsweredBy(name), entry[language]]));
}

/**
 * The same of all readings, from the sentences of their pages alone: pages need no more of the readings than these, and the
 * rest of them takes long to load.
 */
export async function loadEntryWords(language: Language): Promise<EntryWordsByName> {
	const readings = entries.filter(({ section }) => section === 'divination');
	return Object.fromEntries(
		await Promise.all(
			readings.map(async ({ name }) => {
				const { texts }: { texts: { entry: OwnEntryWords } } = await import(`./${name}/texts/${language}.ts`);
				return [name, texts.entry] as const;
			}),
		),
	);
}

/** Name and line of every entry: of the sentences that all pages share, and of the readings'. */
export async function allEntryWords(
	language: Language,
): Promise<(typeof chrome)[Language]['entries'] & Record<string, EntryWords>> {
	const own = Object.entries(await loadEntryWords(language));
	return {
		...chrome[language].entries,
		...Object.fromEntries(own.map(([entry, { name, line }]) => [entry, { name, line }])),
	};
}
