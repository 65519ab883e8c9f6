/**
 * How one language tells of somebody else who may harm themselves. Patterns see a sentence as `fold` leaves it, without
 * apostrophes and between blanks. `not` says where the same words are ordinary in that sentence: a game, a figure of speech, a
 * film.
 */
export type Telling = {
	readonly told: readonly RegExp[];
	readonly not: readonly RegExp[];
	/** Names somebody, or says what they say: without it, words that are a cry for help as well are one's own. */
	readonly somebody: RegExp;
};

/** Up to so many words of any kind, with the blank behind each. */
export const words = (most: number): string => `(?:\\S+ ){0,${most}}`;

/** Alternatives, line by line. */
export const anyOf = (...lines: readonly string[]): string => `(?:${lines.join('|')})`;

/** Whole words that stand one behind the other. */
export const pattern = (text: string): RegExp => new RegExp(` (?:${text})(?= )`);
