import { entries, findEntryAnsweredBy, type Kind } from '#src/catalogue/catalogue.ts';
import type { KindWords } from '#src/catalogue/entry-words.ts';
import { chrome } from '#src/language/chrome.server.ts';
import type { EntryWords } from '#src/language/language-provider.tsx';
import type { Language } from '#src/language/languages.ts';
import type { AnyReading } from './reading.ts';

/**
 * All readings, where one of them may bring names of its own; none where the shared sentences name every entry. Pages need no
 * more of the readings than these names, and the readings' texts take long to load.
 */
export async function loadNamingReadings(): Promise<readonly AnyReading[]> {
	const shared: Readonly<Record<string, EntryWords>> = chrome.en.entries;
	if (entries.every(({ name }) => shared[name])) return [];
	return (await import('./catalogue.server.ts')).readings;
}

/** Names and lines of those of these readings that bring their own, by the name of their entry. */
export function ownEntryWords(
	readings: readonly AnyReading[],
	language: Language,
): Readonly<Record<string, EntryWords>> {
	return Object.fromEntries(
		readings.flatMap(({ name, entry }) => {
			const entryName = findEntryAnsweredBy(name);
			return entry && entryName ? [[entryName, entry[language]]] : [];
		}),
	);
}

/** What the rows of those of these readings that bring their own names are called in History, by their kind. */
export function ownKindWords(
	readings: readonly AnyReading[],
	language: Language,
): Readonly<Partial<Record<Kind, KindWords>>> {
	return Object.fromEntries(
		readings.flatMap(({ name, entry }) => {
			const kind = entries.find(({ answers }) => answers === name)?.kept?.kind;
			const words = entry?.[language].kept;
			return kind && words ? [[kind, words]] : [];
		}),
	);
}
