import type { Subject } from '#src/methods/subject/subject.ts';
import type { PoemId } from '#src/readings/hafez/poems.ts';

/** What is said when one poem answers one kind of question. Each part is one or more whole sentences. */
export type Turn = {
	/** Turns the image towards the matter that was asked, and names a tension. 40 to 65 words. */
	turn: string;
	/** The counter-view: what this reading might be wrong about, or what it flatters. 18 to 32 words. */
	counter: string;
	/** One question that cannot be answered with yes. 8 to 24 words. */
	question: string;
	/** One act of less than ten minutes that can be done today. 12 to 30 words. */
	act: string;
};

/** All that the built-in writer can say about one poem in one language. */
export type PoemWords = {
	/** Ways to begin, with the image of the verse itself, not with the visitor. 32 to 50 words each. */
	openings: readonly [string, string, string];
	/** What people have made of this verse, with a true detail in it. 20 to 36 words each. */
	heritage: readonly [string, string];
	turns: Readonly<Record<Subject, Turn>>;
};

/** One language's words for the twelve poems. */
export type HafezWords = Readonly<Record<PoemId, PoemWords>>;
