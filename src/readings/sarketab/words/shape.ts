import type { DayInCalendars } from '#src/methods/calendars/calendars.server.ts';
import type { Element, Planet, SignId } from '#src/methods/sky/signs.ts';
import type { MoonPhase } from '#src/methods/sky/sky.server.ts';
import type { Weekday } from '#src/readings/person/dates.ts';
import type { Religion } from '#src/readings/person/schemas.ts';

/** What is said of one sign, as taleh of the names, beside the sun's, and as the moon's. */
export type SignWords = {
	/** Ends the sentence of the sum, after a colon: the picture itself. 8 to 16 words, no full stop. */
	clause: string;
	/** What people have made of it, turned to the person. 12 to 24 words. */
	more: readonly [string, string];
	/** What it does, as a predicate. */
	pull: string;
	/** One sentence on the moon in it on the day of birth. */
	moon: string;
	/** One question that cannot be answered with yes. */
	question: string;
};

/** One element of the letters. */
export type ElementWords = {
	/** Most of the letters belong to it. */
	strongest: readonly [string, string];
	/** No letter belongs to it. */
	missing: string;
	/** Acts of less than ten minutes, for today. */
	acts: readonly [string, string, string];
};

/** All that the built-in writer can say about sarketab in one language. */
export type SarketabWords = {
	signs: Readonly<Record<SignId, SignWords>>;
	elements: Readonly<Record<Element, ElementWords>>;
	/** Where every element has a letter. */
	balanced: readonly [string, string];
	/** Ends the sentence of the date; no full stop. */
	weekdays: Readonly<Record<Weekday, string>>;
	seasons: Readonly<Record<DayInCalendars['season'], readonly [string, string]>>;
	phases: Readonly<Record<MoonPhase, string>>;
	/** The counter-view, by the ruler of the taleh or of the sun's sign. */
	counters: Readonly<Record<Planet, string>>;
	/** A blessing or a counsel in the manner of the religion; never doctrine, never a quotation. */
	blessings: Readonly<Record<Religion, readonly [string, string]>>;
	sum: readonly ((own: string, mother: string, sum: string, remainder: string) => string)[];
	/** `all` letters, which are `worth` so much together, by element. */
	letters: readonly ((all: string, worth: string, fire: string, earth: string, air: string, water: string) => string)[];
	/** The mother's name: so many letters, their worth, and the element most of them are of. */
	mother: readonly ((all: string, worth: string, element: string) => string)[];
	/** Without the full stop. */
	date: readonly ((solar: string, gregorian: string, lunar: string, weekday: string) => string)[];
	tension: readonly ((taleh: string, talehPull: string, sun: string, sunPull: string) => string)[];
	unison: readonly ((sign: string, pull: string) => string)[];
};
