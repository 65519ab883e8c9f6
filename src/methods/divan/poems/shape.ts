/** A poem as one language tells it. */
export type PoemTelling = {
	/** Our own translation of the two lines. Null in Persian, where the verse itself stands. */
	translation: readonly [string, string] | null;
	/** What the poem is about, two to five words. */
	theme: string;
	/** Three or four things that can be seen in it, one or two words each. */
	imagery: readonly string[];
	/** What people want a verse about that this one answers, though its words do not name it. */
	wantedFor?: readonly string[];
};
