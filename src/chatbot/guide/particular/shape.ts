import type { Ask, Event } from '#src/listening/heard.ts';
import type { Saying } from '../words/shape.ts';

/** A question or a confidence that comes often and wants an answer of its own, whatever else is heard in it. */
export type Particular = {
	/** How it is put, in folded text (`fold.ts`). */
	asked: RegExp;
	/** What is meant otherwise where these stand. */
	not?: RegExp;
	/** Said only where this is asked, and where nothing or one of these is told first. */
	asks?: readonly Ask[];
	events?: readonly Event[];
	/** Said only where nothing heavy is told beside it. */
	light?: true;
	/** The id of an entry that tells of it: its text stands behind the saying, its page is offered. */
	entry?: string;
	/** The id of an entry of which only the page is offered. */
	page?: string;
	/** One of these is said; none where the entry says all. */
	say: readonly Saying[];
};
