import type { Span } from '../scene.ts';

/** What somebody says in a dream. */
export type Said = {
	/** The words as they stand. */
	readonly words: string;
	/** Their place; what is only said is not in the scene. */
	readonly where: Span;
	/** Told with "that": a report, not the words themselves. */
	readonly reported: boolean;
	/** The word with which it is said; null for a quotation without one. */
	readonly verb: number | null;
	readonly myself: boolean;
};
