import type { Ask, Event, Person } from '#src/listening/heard.ts';
import type { Matter } from '#src/listening/matter.ts';
import type { Line } from '#src/listening/presumption.ts';

/** Where in an answer a line of one's own stands, before those that anybody could be told. */
export type OwnPlace = 'receive' | 'answer' | 'question' | 'joy' | 'joyQuestion';

/** Lines for one person, one event or one way of asking; they are used where all that is named here fits. */
export type OwnLines = {
	readonly place: OwnPlace;
	readonly matters?: readonly Matter[];
	readonly people?: readonly Person[];
	readonly events?: readonly Event[];
	readonly asks?: readonly Ask[];
	/** How it is put, in folded text (`fold.ts`). */
	readonly told?: RegExp;
	/** The sentence is about that person: "my dad has", "my wife was". */
	readonly ofThem?: true;
	/** `{who}` is the person by the visitor's own word: "your nan". */
	readonly lines: readonly Line[];
};

export type OwnSpeech = {
	readonly lines: readonly OwnLines[];
	/** The words by which people are called, for each. */
	readonly called: Readonly<Partial<Record<Person, string>>>;
	/** What stands before such a word, and what is put there: "my dad" is "your dad". */
	readonly before: RegExp;
	readonly your: string;
	/** Between two of them. */
	readonly and: string;
	/** What stands behind a word where the sentence is about that person. */
	readonly does: string;
};
