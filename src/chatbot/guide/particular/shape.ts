import type { Ask, Event, Heard } from '#src/listening/heard.ts';
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
	/** Said only where one of these was told in the messages before it. */
	behind?: readonly Event[];
	/** Said only where nothing heavy is told beside it. */
	light?: true;
	/** Said only where this holds, which no pattern tells. */
	only?: (message: PlainMessage) => boolean;
	/** Meant of a dream that is told as well. */
	ofDreams?: true;
	/**
	 * As what the message is heard, and nothing else with it: as a question of knowledge where nothing is said here; `told`
	 * stays as it is heard.
	 */
	as?: Ask | 'told';
	/** A death that is told beside it is received, though nobody near is named. */
	beside?: true;
	/** The id of an entry that tells of it: its text stands behind the saying, its page is offered. */
	entry?: string;
	/** The id of an entry of which only the page is offered. */
	page?: string;
	/** One of these is said; none where the entry says all. */
	say: readonly Saying[];
};

/** A message as it was written and folded, what is heard in it alone, and in those before it. */
export type PlainMessage = { text: string; folded: string; heard: Heard; before: readonly Heard[] };

/** All of a list, only where something holds that its patterns do not tell. */
export const onlyWhere = (only: NonNullable<Particular['only']>, list: readonly Particular[]): readonly Particular[] =>
	list.map((particular) => ({ ...particular, only }));
