import type { EntryWords } from '#src/language/language-provider.tsx';

/** What the rows of one kind are called in History: above their section, on their tab, and before what was asked. */
export type KindWords = { heading: string; tab: string; asked?: string };

/** What a reading or a test brings for its entry of the catalogue, as `entry` among its own sentences. */
export type OwnEntryWords = EntryWords & { kept?: KindWords };
