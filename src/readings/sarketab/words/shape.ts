import type { Element, Planet, SignId } from '#src/methods/sky/signs.ts';
import type { MoonPhase } from '#src/methods/sky/sky.server.ts';
import type { Religion } from '#src/readings/person/schemas.ts';
import type { Pole, RankedKind, Voice } from '../thesis.ts';

/** What people come for. */
export const areas = ['work', 'money', 'home', 'heart', 'year'] as const;
export type Area = (typeof areas)[number];

/**
 * One side of a tension. All but `thing`, `act` and `manner` are predicates: they follow a name, and nothing is presumed
 * of the person by them.
 */
export type PoleWords = Readonly<Record<Area, string>> & {
	/** A sign's own name is the page's; an element's is how its letters, or their want, are spoken of. */
	name?: string;
	/** What it does, whatever the matter. */
	pull: string;
	/** What it will not be without: a noun phrase. */
	thing: string;
	/** Something of less than ten minutes that it would do today: follows "Today". */
	act: string;
	/** How it would have any act done: ends the sentence of the act. */
	manner: string;
};

type Counted = readonly ((own: string, mother: string, sum: string, remainder: string) => string)[];
type Pair = readonly ((one: string, oneDoes: string, other: string, otherDoes: string) => string)[];

/** All that the built-in writer can say about sarketab in one language. */
export type SarketabWords = {
	/** Ends the sentence of the sum, after a colon: the picture itself, no full stop. */
	clauses: Readonly<Record<SignId, string>>;
	/** Which of the two names is worth at least twice the other. No full stop. */
	sum: Readonly<Record<'own' | 'mother' | 'near', Counted>>;
	poles: Readonly<Record<Pole, PoleWords>>;
	/** A side with where it comes from; a predicate follows. */
	voices: Readonly<Record<Voice, (name: string) => string>>;
	/** The tension: two sides with their pulls. */
	tension: Pair;
	/** What the two sides say to a matter. */
	areas: Readonly<Record<Area, Pair>>;
	/** How the two might live together; by their names. */
	counsel: readonly ((one: string, other: string) => string)[];
	/** What is seldom. The slots of those it does not concern are left unread. */
	notable: Readonly<
		Record<RankedKind, readonly ((slots: { sum: string; sign: string; other: string; elements: string }) => string)[]>
	>;
	planets: Readonly<Record<Planet, string>>;
	elements: Readonly<Record<Element, string>>;
	/** Elements in a row: "fire and air". */
	list: (items: readonly string[]) => string;
	/** The letters by elements: those of one count together, the most first; then those without any. */
	ranking: (groups: readonly { count: string; elements: readonly string[] }[], none: readonly string[]) => string;
	/** The ranking, and what follows from it; `lead` is empty or brings its own mark. */
	stop: ';' | '؛';
	letters: readonly ((all: string, ranking: string, lead: string) => string)[];
	/** One element leads. */
	leads: Readonly<Record<Element, readonly [string, string]>>;
	/** Several lead together; never told as one of them. */
	ties: readonly ((elements: string) => string)[];
	/** First and last letter, with what their elements do at a door. */
	ends: readonly ((first: string, opens: string, last: string, closes: string) => string)[];
	opens: Readonly<Record<Element, string>>;
	closes: Readonly<Record<Element, string>>;
	/** The elements leading in the mother's name and one's own: in common, wholly wanting in one's own, or others. */
	mother: Readonly<Record<'shared' | 'wanting' | 'other', readonly ((hers: string, own: string) => string)[]>>;
	/** The day in three calendars. */
	date: readonly ((solar: string, gregorian: string, lunar: string) => string)[];
	moon: readonly ((phase: string, sign: string) => string)[];
	phases: Readonly<Record<MoonPhase, string>>;
	moons: Readonly<Record<SignId, string>>;
	/** What the ruler of the taleh has against the reading so far. */
	counter: readonly ((flaw: string) => string)[];
	flaws: Readonly<Record<Planet, string>>;
	/** The weekday, by its ruler. */
	days: Readonly<Record<Planet, string>>;
	/** A blessing or a counsel in the manner of the religion; never doctrine, never a quotation. */
	blessings: Readonly<Record<Religion, readonly ((one: string, other: string) => string)[]>>;
	/** About the two things that the blessing before has named. */
	questions: readonly string[];
	acts: readonly ((act: string, manner: string) => string)[];
};
