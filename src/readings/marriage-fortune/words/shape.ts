import type { DigitPattern } from '#src/methods/angel-numbers/angel-numbers.ts';
import type { Koota } from '#src/methods/ashtakoota/ashtakoota.ts';
import type { SignId } from '#src/methods/sky/signs.ts';
import type { TriadEffect } from '#src/methods/tarot/dignities.ts';
import type { Band } from '../facts.ts';
import type { PathNumber, RankedKind } from '../thesis/thesis.ts';

/** Sentences of which one is taken; each can stand alone. */
export type Lines = readonly [string, ...string[]];
/** Sentences with figures and names of the facts in them, already in the language's own form. */
export type Told<Figures> = readonly [(figures: Figures) => string, ...((figures: Figures) => string)[]];

/** How something opens a way, and how it strains. One sentence each, true of two people and of two sides of one. */
export type TwoSides = { open: string; strain: string };

type Gana = { open: Lines; strain: Lines };

/** Two bodies of the sky, in the order sun, moon, Mercury, Venus, Mars. */
export type BodyPair =
	| 'sun-sun'
	| 'sun-moon'
	| 'sun-mercury'
	| 'sun-venus'
	| 'sun-mars'
	| 'moon-moon'
	| 'moon-mercury'
	| 'moon-venus'
	| 'moon-mars'
	| 'mercury-mercury'
	| 'mercury-venus'
	| 'mercury-mars'
	| 'venus-venus'
	| 'venus-mars'
	| 'mars-mars';

/** `couple` is said only of two people who were both entered; `single` presumes nobody beside the one who asks. */
type Openings<Couple, Single> = { couple: Told<Couple>; single: Told<Single> };

/** What people come for. */
export const areas = ['home', 'family', 'quarrel', 'peace'] as const;
export type Area = (typeof areas)[number];

/** One manner of living with others: predicates that follow a name, then what it brings and would have done today. */
export type MannerWords = Readonly<Record<Area, string>> & {
	pull: string;
	/** What it brings: a noun phrase. */
	thing: string;
	/** Less than ten minutes, today; for the two of a couple, and for one alone. */
	couple: string;
	single: string;
};

type Pair = readonly ((one: string, oneDoes: string, other: string, otherDoes: string) => string)[];
type OfOne = (name: string) => string;
type Names = readonly ((one: string, other: string) => string)[];

/** What is said of the two sides by one kind of person: a couple, or somebody alone. */
export type SidesWords = {
	/** Ends the opening where its figures alone would be anybody's; brings its own mark. */
	named: Names;
	tension: Pair;
	areas: Readonly<Record<Area, Pair>>;
	/** Where both sides are one and the same. */
	same: Readonly<Record<Area | 'tension', readonly ((name: string, does: string) => string)[]>>;
	/** `named` and `score` where both have one name. */
	twice: { named: readonly OfOne[]; score: readonly ((name: string, score: string, band: string) => string)[] };
	gifts: Pair;
	score: readonly ((one: string, other: string, score: string, band: string) => string)[];
	/** A predicate of the two. */
	bands: Readonly<Record<Band, readonly [string, string]>>;
	questions: Names;
	/** With a name and what it brings, where both sides are one. */
	sameQuestions: Names;
	/** The act of the one, in the other's hour. */
	acts: readonly ((act: string, other: string) => string)[];
};

/** The words of the tension in one language. */
export type ThesisWords = {
	manners: Readonly<Record<SignId, MannerWords>>;
	paths: Readonly<Record<PathNumber, string>>;
	/** How a sign or a trump is spoken of as somebody who does something. */
	name: (plain: string) => string;
	/** The moon in a sign. */
	moon: (sign: string) => string;
	/** A couple's sides once they have been named: somebody's moon, sign or path. `isOwn` tells the first of the two. */
	whose: (side: { kind: 'sign' | 'moon' | 'path'; plain: string }, person: string, isOwn: boolean) => string;
	couple: SidesWords;
	single: SidesWords;
	notable: Readonly<Record<RankedKind, Names>>;
	/** The same where both have one name; what is rare otherwise tells of two. */
	notableTwice: Readonly<Partial<Record<RankedKind, OfOne>>>;
};

/** All that the built-in writer says in one language. A method's texts are one sentence each unless it says otherwise. */
export type MarriageWords = {
	thesis: ThesisWords;
	islamic: {
		openings: Openings<{ own: string; other: string; sum: string }, { name: string; mother: string; sum: string }>;
		remainders: Readonly<Record<0 | 1 | 2 | 3 | 4, TwoSides>>;
		counters: Lines;
	};
	angels: {
		openings: Openings<
			{ own: string; other: string; ownSum: string; otherSum: string },
			{ own: string; ownSum: string }
		>;
		/** Steps between two numbers on the ring of nine. */
		steps: Readonly<Record<0 | 1 | 2 | 3 | 4, { open: Lines; strain: Lines }>>;
		patterns: Readonly<Record<DigitPattern, string>>;
		counters: Lines;
	};
	tarot: {
		openings: Openings<{ self: string; other: string; bond: string }, { self: string; other: string; bond: string }>;
		/** The 22 trumps as a person in love, and as what lies between two. */
		cards: readonly { person: string; bond: string }[];
		effects: Readonly<Record<TriadEffect, { open: Lines; strain: string }>>;
		/** By how many of the three cards are reversed. */
		reversed: Readonly<Record<0 | 1 | 2 | 3, string>>;
		counters: Lines;
	};
	indian: {
		openings: Openings<
			{ own: string; other: string; ownPada: string; otherPada: string },
			{ own: string; pada: string; degree: string }
		>;
		/** A koota that has all of its points, and one that has at most half of them. */
		kootas: Readonly<Record<Koota, TwoSides>>;
		/** Where no koota is low. */
		noLow: Lines;
		/** Deva, manushya, rakshasa. */
		ganas: readonly [Gana, Gana, Gana];
		counters: Lines;
	};
	astrology: {
		openings: Openings<
			{ ownSun: string; ownDegree: string; otherSun: string; otherDegree: string },
			{ sun: string; sunDegree: string; moon: string; moonDegree: string }
		>;
		pairs: Readonly<Record<BodyPair, { easy: string; hard: string }>>;
		noEasy: Lines;
		noHard: Lines;
		closest: Told<{ first: string; second: string; aspect: string; orb: string }>;
		counters: Lines;
	};
};
