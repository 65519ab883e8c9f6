import type { EntryName } from '#src/catalogue/catalogue.ts';
import type { Language } from '#src/language/languages.ts';

/**
 * What the product knows, as each slice declares it of itself: the guide answers questions from it.
 * What one language says of an entry.
 */
export type Telling = {
	/** What a person would type to ask for it; the first is what the entry is called. */
	names: readonly string[];
	/** The answer: two sentences. */
	say: string;
	/** The same where it has just been named. */
	told?: string;
	/** A further sentence, for who asks again. */
	more?: string;
	/** The card lies upside down; cards only. */
	reversed?: string;
};

/** Kinds that a word beside the name decides between: the star of the tarot, a star in a dream; `hoopoe`: the product and its guide. */
export const entryKinds = ['card', 'symbol', 'type', 'hoopoe'] as const;
export type EntryKind = (typeof entryKinds)[number];

/** One thing that the guide knows. */
export type KnowledgeEntry = {
	id: string;
	kind?: EntryKind;
	/** Found where one of its names stands word behind word, and by nothing else: of "Pablo" or of Chile Neruda is not told. */
	namedWhole?: true;
	/** The page that goes on from here. */
	page?: EntryName;
	/** The theme of the magazine that tells of it at length. */
	theme?: string;
	words: Readonly<Record<Language, Telling>>;
};

/** The same entry with what `change` makes of each language's telling. */
export const withTellings = (
	entry: KnowledgeEntry,
	change: (telling: Telling, language: Language) => Telling,
): KnowledgeEntry => ({
	...entry,
	words: {
		en: change(entry.words.en, 'en'),
		fa: change(entry.words.fa, 'fa'),
		ar: change(entry.words.ar, 'ar'),
		es: change(entry.words.es, 'es'),
	},
});

/** Where a verse stands: a ghazal of Hafez by Qazvini and Ghani, a place in Rumi's books. */
export type VersePlace =
	| { book: 'hafez'; ghazal: number }
	| { book: 'masnavi'; daftar: number; section: number }
	| { book: 'shams'; ghazal: number };

/** A verse that has been checked letter by letter, and may be recited. */
export type KnownVerse = {
	id: string;
	poet: 'hafez' | 'rumi';
	/** Its two lines, in Persian. */
	lines: readonly [string, string];
	place: VersePlace;
	/** Our translation, null in Persian; what a person would type who wants such a verse; and what it says, in a few sentences. */
	words: Readonly<Record<Language, { translation: readonly [string, string] | null; about: string; meaning: string }>>;
};

/** A story that can be told, in one paragraph, and where it stands. */
export type KnownStory = {
	id: string;
	place: VersePlace;
	words: Readonly<Record<Language, { title: string; story: string }>>;
};
