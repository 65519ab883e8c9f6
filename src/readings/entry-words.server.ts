import { entries, findEntryAnsweredBy, type Kind } from '#src/catalogue/catalogue.ts';
import type { KindWords } from '#src/catalogue/entry-words.ts';
import type { EntryWords } from '#src/language/language-provider.tsx';
import type { Language } from '#src/language/languages.ts';
import { readings } from './catalogue.server.ts';

/** Names and lines of the readings that bring their own, by the name of their entry. */
export function ownEntryWords(language: Language): Readonly<Record<string, EntryWords>> {
	return Object.fromEntries(
		readings.flatMap(({ name, entry }) => {
			const entryName = findEntryAnsweredBy(name);
			return entry && entryName ? [[entryName, entry[language]]] : [];
		}),
	);
}

/** What the rows of readings that bring their own names are called in History, by their kind. */
export function ownKindWords(language: Language): Readonly<Partial<Record<Kind, KindWords>>> {
	return Object.fromEntries(
		readings.flatMap(({ name, entry }) => {
			const kind = entries.find(({ answers }) => answers === name)?.kept?.kind;
			const words = entry?.[language].kept;
			return kind && words ? [[kind, words]] : [];
		}),
	);
}
