import type { Language } from '#src/language/languages.ts';

/** What an article can be about; each family is a folder of themes and a category that readers see. */
export const families = [
	'cards',
	'symbols',
	'verses',
	'stories',
	'methods',
	'types',
	'letters',
	'days',
	'practices',
] as const;
export type Family = (typeof families)[number];

/** What a cover can show. */
export const motifs = [
	'bird',
	'book',
	'bread',
	'bridge',
	'candle',
	'compass',
	'cup',
	'door',
	'eye',
	'fire',
	'fish',
	'hand',
	'heart',
	'horse',
	'house',
	'key',
	'ladder',
	'lantern',
	'letter',
	'mask',
	'mirror',
	'moon',
	'mountain',
	'numbers',
	'path',
	'pomegranate',
	'reed',
	'ring',
	'rose',
	'scales',
	'serpent',
	'ship',
	'star',
	'sun',
	'tower',
	'tree',
	'water',
	'well',
	'wheel',
] as const;
export type Motif = (typeof motifs)[number];

/**
 * One thing an article can be about, told whole in each language. A theme is told a second time only after all others
 * were; the second telling has the other title, excerpt, opening, practice and closing.
 */
export type Theme = {
	/** The file's name, and the root of the article's slug. */
	name: string;
	motif: Motif;
	/** The page below the language that goes on from here, as `tarot`. */
	leadsTo: string;
	words: Readonly<Record<Language, ThemeWords>>;
};

/** Paragraphs of plain prose, without marks of any kind. A telling is 500 to 900 words. */
export type ThemeWords = {
	/** Words that somebody who looks for this theme would write, in their plain forms, lower case. */
	keywords: readonly string[];
	titles: readonly [string, string];
	/** One or two sentences each, below 300 characters. */
	excerpts: readonly [string, string];
	/** Something seen: a scene, an object, a moment. */
	openings: readonly [string, string];
	/** The thing itself: what it is, its history, a turn, a tension. */
	body: readonly string[];
	/** What speaks against all this. */
	counter: string;
	/** An experiment of some minutes that anyone can make. */
	practices: readonly [string, string];
	/** Ends with a question that cannot be answered with yes. */
	closings: readonly [string, string];
};
