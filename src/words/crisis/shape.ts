/**
 * How one language speaks of ending one's life, of self-harm, of harming another, and of being harmed.
 * Phrases are matched in folded text (lower case, no marks, one form of each letter, blanks collapsed, Persian
 * half-space removed as a blank); `(a|b|)` is one of its alternatives, the last one here being nothing. `present` phrases are a cry for help wherever they stand, unless one of `ordinary`
 * (a dream told in the past, a film, a figure of speech) covers the same place.
 */
export type CrisisLexicon = {
	present: readonly string[];
	ordinary: readonly string[];
	/** Sentences a test must recognise as a cry for help, at least 24. */
	examples: readonly string[];
	/** Sentences that must stay ordinary, at least 24: "I dreamt that I died", "I'm dying to see him", "he broke my heart". */
	counterExamples: readonly string[];
	/** What is said instead of a reading: two or three short plain paragraphs. No symbol, no verse, no question. The numbers are shown below it by the page. */
	message: string;
	/** The same where somebody else may harm themselves: to ask them plainly, to stay, to take away what could be used. */
	messageForAnother: string;
};
