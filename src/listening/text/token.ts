/** A word of a text with what the phrase finder may take it for. */
export type Token = {
	/** Folded (`fold-letters.ts`): lower case, no marks, one form of each letter. */
	readonly word: string;
	/** Place in the original text, in UTF-16 units. */
	readonly from: number;
	readonly to: number;
	/**
	 * What a phrase may name it by: the word without endings (`brother`), exactly (`=brother`), and as a verb without prefix
	 * and ending (`^ترس`).
	 */
	readonly keys: ReadonlySet<string>;
	/** Whether the word itself denies: «نشدم», "wasn't", «ماراحش». */
	readonly denies: boolean;
	/** Counted from 0. A new sentence is a new clause, too. */
	readonly sentence: number;
	readonly clause: number;
};
