import type { EntryWords } from '#src/language/language-provider.tsx';
import type { InEveryLanguage } from '#src/language/pick-texts.ts';

/** What the rows of one kind are called in History: above their section, on their tab, and before what was asked. */
export type KindWords = { heading: string; tab: string; asked?: string };

/** What an entry of the catalogue brings among its own sentences, where the shared ones do not name it. */
export type OwnEntryWords = EntryWords & { kept?: KindWords };

/** What an entry is called in every language, of its own sentences. */
export const entryOf = ({
	en,
	fa,
	ar,
	es,
}: InEveryLanguage<{ entry: OwnEntryWords }>): InEveryLanguage<OwnEntryWords> => ({
	en: en.entry,
	fa: fa.entry,
	ar: ar.entry,
	es: es.entry,
});
