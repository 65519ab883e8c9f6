/** How one language's words are taken apart; every function gets a folded word. */
export type WordForms = {
	/** The word and what may be left of it without endings and attached words; more than one guess is usual. */
	readonly stems: (word: string) => readonly string[];
	/** The bare verb stems that the word may be a form of; phrases name them as `^stem`. */
	readonly verbs: (word: string) => readonly string[];
	/** Whether the word denies what it tells. */
	readonly denies: (word: string) => boolean;
};
