import { chrome } from '#src/language/chrome.server.ts';
import type { EntryWords } from '#src/language/language-provider.tsx';
import type { Language } from '#src/language/languages.ts';
import { entries, pageOf } from './catalogue.ts';
import type { OwnEntryWords } from './entry-words.ts';

/**
 * What readings and tests are called, by the names of their entries: each brings it among its own sentences, in the folder of
 * its page. Only these are loaded: pages need no more of the readings, and the rest of them takes long to load.
 */
export async function loadEntryWords(language: Language): Promise<Readonly<Record<string, OwnEntryWords>>> {
	const withOwnWords = entries.filter(({ section }) => section === 'divination' || section === 'tests');
	return Object.fromEntries(
		await Promise.all(
			withOwnWords.map(async (entry) => {
				const [family, folder] = pageOf(entry).split('/');
				const { texts }: { texts: { entry: OwnEntryWords } } = await import(
					`../${family}/${folder}/texts/${language}.ts`
				);
				return [entry.name, texts.entry] as const;
			}),
		),
	);
}

/** Name and line of every entry: of the sentences that all pages share, and of those of readings and tests. */
export async function allEntryWords(
	language: Language,
): Promise<(typeof chrome)[Language]['entries'] & Record<string, EntryWords>> {
	const own = Object.entries(await loadEntryWords(language));
	return {
		...chrome[language].entries,
		...Object.fromEntries(own.map(([entry, { name, line }]) => [entry, { name, line }])),
	};
}
