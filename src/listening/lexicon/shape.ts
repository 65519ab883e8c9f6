import type { Ask, Event, Person } from '../heard.ts';
import type { Phrase } from '../text/phrases.ts';

/**
 * The words by which a language tells of somebody, of an event, of what it asks. Where phrases share words the longest is
 * meant, so `none` lists what looks like one and is none: «پشت سرم», "dying to know". `docs/words.md` says how to mend them.
 */
export type PeopleLexicon = Readonly<Record<Person | 'none', readonly Phrase[]>>;
export type EventLexicon = Readonly<Record<Event | 'none', readonly Phrase[]>>;

/** Marks by which a sentence shows that it asks, fears, wishes, and when. */
export const marks = [
	'question',
	'no_question',
	'or',
	'or_not',
	'feared',
	'ahead',
	'past',
	'now',
	'self',
	'joyful',
	'somebody',
] as const;
export type Mark = (typeof marks)[number];

/** How a language asks. */
export type AskLexicon = {
	/** These tell what is asked wherever they stand. */
	readonly always: Readonly<Partial<Record<Ask, readonly Phrase[]>>>;
	/** These tell it in a sentence that asks (a question mark, or a question word). */
	readonly inQuestion: Readonly<Partial<Record<Ask, readonly Phrase[]>>>;
	readonly marks: Readonly<Record<Mark, readonly Phrase[]>>;
	/** A word in which the asker weighs an act of their own: «بگیرم». */
	readonly weighs: RegExp | null;
	/** How a sentence begins that weighs an act of one's own: "¿Lo llamo?"; tested on folded words parted by blanks. */
	readonly opens: RegExp | null;
	/** A word that speaks of what is to come. */
	readonly comes: RegExp | null;
	/** Whether question words ask only where a clause begins ("how", but not "I know how"). */
	readonly asksInFront: boolean;
};

/** What only a message to the guide wants, and what the guide knows about. */
export type GuideLexicon = Readonly<
	Record<
		| 'recall'
		| 'about_you'
		| 'greeting'
		| 'thanks'
		| 'farewell'
		| 'complaint'
		| 'insult'
		| 'off_topic'
		| 'recite'
		/** How knowledge is asked for ("who was"); it is one only with a topic beside it. */
		| 'knowing'
		/** What the guide's knowledge covers: poets, cards, methods, days, dreams. */
		| 'topics',
		readonly Phrase[]
	>
>;
