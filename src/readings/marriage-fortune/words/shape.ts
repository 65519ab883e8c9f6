import type { DigitPattern } from '#src/methods/angel-numbers/angel-numbers.ts';
import type { Koota } from '#src/methods/ashtakoota/ashtakoota.ts';
import type { SignId } from '#src/methods/sky/signs.ts';
import type { TriadEffect } from '#src/methods/tarot/dignities.ts';
import type { Band } from '../facts.ts';
import type { Status } from '../request.ts';

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

type Openings<Couple, Single> = { couple: Told<Couple>; single: Told<Single> };

/** All that the built-in writer says in one language. A method's texts are one sentence each unless it says otherwise. */
export type MarriageWords = {
	/** A sign as somebody of the house: its image first. */
	signs: Readonly<Record<SignId, string>>;
	/** Where both signs are one. */
	sameSign: Lines;
	/** What two elements make together, and where they rub. */
	elements: Readonly<
		Record<
			| 'fire-fire'
			| 'fire-earth'
			| 'fire-air'
			| 'fire-water'
			| 'earth-earth'
			| 'earth-air'
			| 'earth-water'
			| 'air-air'
			| 'air-water'
			| 'water-water',
			{ meet: Lines; rub: string }
		>
	>;
	/** What the score says and does not say; `single` speaks of readiness. */
	bands: Readonly<Record<Status, Readonly<Record<Band, Lines>>>>;
	/** Questions that cannot be answered with yes. */
	questions: Readonly<Record<Status, Lines>>;
	/** Acts of less than ten minutes, today. */
	acts: Readonly<Record<Status, Lines>>;
	/** The days between the two births; for one person, which day of its (Gregorian) year it was. */
	days: Openings<{ days: string }, { days: string }>;
	islamic: {
		openings: Openings<{ own: string; other: string; sum: string }, { name: string; mother: string; sum: string }>;
		heritage: Lines;
		/** How the asker's own sum leads to the sign of the name. */
		talehs: Told<{ sum: string; remainder: string; sign: string }>;
		sums: Told<{ sum: string; remainder: string; score: string }>;
		remainders: Readonly<Record<0 | 1 | 2 | 3 | 4, TwoSides>>;
		/** The asker's name without the mother's: another count, another sign. */
		alone: Told<{ name: string; sign: string }>;
		counters: Lines;
	};
	angels: {
		openings: Openings<
			{ own: string; other: string; ownSum: string; otherSum: string },
			{ own: string; ownSum: string }
		>;
		/** A life path as a way of living with others. */
		paths: Readonly<Record<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 11 | 22 | 33, string>>;
		/** Where both have the same life path. */
		samePath: Lines;
		heritage: Lines;
		/** Steps between two numbers on the ring of nine. */
		steps: Readonly<Record<0 | 1 | 2 | 3 | 4, { open: Lines; strain: Lines }>>;
		digits: Openings<{ own: string; other: string; score: string }, { own: string; root: string; score: string }>;
		patterns: Readonly<Record<DigitPattern, string>>;
		rows: Openings<{ row: string; root: string }, { sum: string; path: string }>;
		counters: Lines;
	};
	tarot: {
		openings: Openings<{ self: string; other: string; bond: string }, { self: string; other: string; bond: string }>;
		/** The 22 trumps as a person in love, and as what lies between two. */
		cards: readonly { person: string; bond: string }[];
		scores: Told<{ self: string; other: string; score: string }>;
		effects: Readonly<Record<TriadEffect, { open: Lines; strain: string }>>;
		/** By how many of the three cards are reversed. */
		reversed: Readonly<Record<0 | 1 | 2 | 3, string>>;
		numbers: Told<{ numbers: string; sum: string }>;
		counters: Lines;
	};
	indian: {
		openings: Openings<
			{ own: string; other: string; ownPada: string; otherPada: string },
			{ own: string; pada: string; degree: string }
		>;
		heritage: Lines;
		/** The fourteen animals. */
		yonis: readonly string[];
		sameYoni: Lines;
		totals: Openings<{ total: string; percentile: string }, { quarters: string; score: string }>;
		/** A koota that has all of its points, and one that has at most half of them. */
		kootas: Readonly<Record<Koota, TwoSides>>;
		/** Where no koota is low. */
		noLow: Lines;
		/** Deva, manushya, rakshasa. */
		ganas: readonly [Gana, Gana, Gana];
		degrees: Openings<{ own: string; other: string; apart: string }, { done: string; left: string }>;
		counters: Lines;
	};
	astrology: {
		openings: Openings<
			{ ownSun: string; ownDegree: string; otherSun: string; otherDegree: string },
			{ sun: string; sunDegree: string; moon: string; moonDegree: string }
		>;
		heritage: Lines;
		counts: Told<{ easy: string; hard: string; score: string }>;
		pairs: Readonly<Record<BodyPair, { easy: string; hard: string }>>;
		noEasy: Lines;
		noHard: Lines;
		closest: Told<{ first: string; second: string; aspect: string; orb: string }>;
		counters: Lines;
	};
};
