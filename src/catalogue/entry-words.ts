import type { EntryWords } from '#src/language/language-provider.tsx';

/** What the rows of one kind are called in History: above their section, on their tab, and before what was asked. */
export type KindWords = { heading: string; tab: string; asked?: string };

/** What an entry of the catalogue brings among its own sentences, where the shared ones do not name it. */
export type OwnEntryWords = EntryWords & { kept?: KindWords };
