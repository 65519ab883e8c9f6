/**
 * Where a verse stands: a section of a book (daftar) of the Masnavi, counted as Ganjoor counts them, or a ghazal of the
 * Divan of Shams by Foruzanfar's number.
 */
export type Place = { book: 'masnavi'; daftar: number; section: number } | { book: 'shams'; ghazal: number };

/** What a path holds on one day. The day itself is not among the facts: the same entry on another day is the same. */
export type MoulanaFacts = {
	/** Name of the entry, the same in every language. */
	entry: string;
	/** What its story is called, in the language asked. */
	title: string;
	place: Place;
	/** The two lines of the verse, in Persian. */
	original: readonly [string, string];
	/** Our translation of them; null in Persian. */
	translation: readonly [string, string] | null;
};
