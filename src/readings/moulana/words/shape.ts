import type { EntryId } from '../entries.server.ts';

/** One story as a language tells it. */
export type Retelling = {
	/** What the story is called, in a few words. */
	title: string;
	/** The two lines of its verse, translated by us; null in Persian, where the verse stands itself. */
	translation: readonly [string, string] | null;
	/** Told afresh from the place it stands at, 90 to 150 words in English. */
	story: string;
	/** What it says, with what speaks against it. */
	message: string;
	/** One thing to do today, in less than ten minutes, and one question to ponder. */
	practice: string;
};

export type MoulanaWords = Readonly<Record<EntryId, Retelling>>;
