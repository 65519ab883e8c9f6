import type { Presumption } from '#src/listening/presumption.ts';
import type { DigitPattern } from '#src/methods/angel-numbers/angel-numbers.ts';
import type { Koota } from '#src/methods/ashtakoota/ashtakoota.ts';
import type { Element, SignId } from '#src/methods/sky/signs.ts';
import type { Aspect, SkyBody } from '#src/methods/synastry/synastry.ts';
import type { Dignity, TriadEffect } from '#src/methods/tarot/dignities.ts';
import type { Status } from './request.ts';

/** Four bands of the score: below 35, below 60, below 80, and from there. */
export const bands = ['low', 'fair', 'good', 'high'] as const;
export type Band = (typeof bands)[number];

/** A name with its letters' numbers. */
export type CountedName = { letters: readonly { letter: string; value: number }[]; value: number };

/** The old sum of a marriage, and the elements of two signs: those of the two names, or of one name and one birthday. */
export type IslamicWorking = {
	type: 'islamic';
	people: readonly { name: CountedName; mother: CountedName; sum: number; remainder: number; sign: SignId }[];
	sum: number;
	remainder: 0 | 1 | 2 | 3 | 4;
	omen: 'joined' | 'apart' | 'obstacle';
	signs: readonly [SignId, SignId];
	elements: readonly [Element, Element];
	relation: Dignity;
	points: { omen: number; elements: number };
};

/** Two numbers on the ring of nine, and how many steps lie between them (0–4). */
export type RingPair = { of: 'paths' | 'days' | 'years'; first: number; second: number; steps: number; points: number };

/** Life paths and the digits of dates, seen as angel numbers. */
export type AngelsWorking = {
	type: 'angels';
	people: readonly {
		/** Month, day and year, each reduced; their sum; and what it folds to (11, 22 and 33 are kept). */
		parts: readonly [number, number, number];
		sum: number;
		lifePath: number;
		/** Month and day as four digits. */
		digits: string;
		pattern: DigitPattern;
		root: number;
	}[];
	pairs: readonly [RingPair, RingPair];
};

export const cardRoles = ['self', 'bond', 'other'] as const;
export type CardRole = (typeof cardRoles)[number];

/** Three cards, the bond between the two, weighed by their elements. */
export type TarotWorking = {
	type: 'tarot';
	cards: readonly { role: CardRole; id: number; reversed: boolean; element: Element }[];
	outer: Dignity;
	first: Dignity;
	last: Dignity;
	effect: TriadEffect;
	points: { dignities: number; upright: number };
};

/** The moon of a person among the 27 mansions. */
export type MoonOf = {
	role: 'groom' | 'bride';
	/** Sidereal longitude (Lahiri) in degrees, one decimal. */
	longitude: number;
	nakshatra: number;
	pada: number;
	sign: SignId;
	yoni: number;
	gana: number;
	nadi: 1 | 2 | 3;
};

/** The eight kootas of two moons; for one moon, with how many of the 108 quarters it reaches half of the points. */
export type IndianWorking = {
	type: 'indian';
	people: readonly MoonOf[];
	match: { points: Readonly<Record<Koota, number>>; total: number; percentile: number } | null;
	open: { quarters: number; least: number; most: number } | null;
};

/** Where five bodies stand, and the angles between the two charts, or within one. */
export type AstrologyWorking = {
	type: 'astrology';
	people: readonly Readonly<Record<SkyBody, { sign: SignId; degree: number }>>[];
	aspects: readonly (Aspect & { weight: number })[];
	ease: number;
	strain: number;
	elements: readonly [Element, Element];
};

export type Working = IslamicWorking | AngelsWorking | TarotWorking | IndianWorking | AstrologyWorking;

/** What a method yields: its working, and the measure as a score of 0 to 100. */
export type Measured<Of extends Working = Working> = { working: Of; score: number };

/** All that is known before a word is written. */
export type MarriageFacts = {
	status: Status;
	/** Whether two charts were read; one chart gives readiness instead of compatibility. */
	couple: boolean;
	/** Days between the two births; for one person, which day of its Gregorian year it was. */
	days: number;
	score: number;
	band: Band;
	/** What the built-in words presume of the person beyond the request (`docs/listening.md`). */
	presumed: readonly Presumption[];
	working: Working;
};
