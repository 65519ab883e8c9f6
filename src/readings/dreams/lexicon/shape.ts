import type { Element, Feeling } from '#src/readings/dreams/intake.ts';

/**
 * Expressions for one thing. Each is matched in folded text (`fold`: lower case, no accents and vowel marks, one form of
 * each letter, half-spaces as blanks), from the beginning of a word to the end of one:
 * - a single word takes the language's own endings (plurals, possessives); with `$` at its end it does not;
 * - several words stand as they are written;
 * - `(a|b c)` is one or the other, `(a|)` perhaps nothing, `*` any letters, ` ~ ` up to three words between.
 */
export type Expressions = readonly string[];

/** How one language names what a dream is told with besides its symbols (those: `src/listening/lexicon`). */
export type DreamLexicon = {
	/** What may stand before any word without a blank (Arabic), and what a single word may end in: parts of a pattern. */
	readonly before: string;
	readonly endings: string;
	readonly feelings: Readonly<Record<Feeling, Expressions>>;
	/** Where a feeling is named to say that it was not there. */
	readonly notFelt: Expressions;
	readonly elements: Readonly<Record<Element, Expressions>>;
	readonly recurring: Expressions;
};
