import type { Element } from '#src/methods/tarot/arcana.ts';
import type { TriadEffect } from '#src/methods/tarot/dignities.ts';
import type { Arc } from '#src/methods/tarot/spread-figures.ts';

/** What is said of one card, upright or reversed. Each part is one or two whole sentences. */
export type SideWords = {
	/** What is seen on it, with the card's name in it. 12 to 20 words each. */
	images: readonly [string, string];
	/** Where it stands for the answer, or for the one who asks. 22 to 34 words. */
	self: string;
	/** In the past; in the present or as the challenge; in the future or as the outcome. 16 to 26 words each. */
	past: string;
	now: string;
	ahead: string;
	/** What this card might be wrong about, or flatters. 12 to 22 words. */
	counter: string;
	/** A question that cannot be answered with yes. */
	question: string;
	/** An act of less than ten minutes, today. */
	act: string;
};

export type CardWords = {
	/** Where its picture comes from, or what people have made of it: true as far as it goes. 24 to 40 words. */
	lore: string;
	upright: SideWords;
	reversed: SideWords;
};

export type Variants = readonly [string, string, ...string[]];

/** Two different elements, as `dignities` names them; `{x}` is the card of the first, `{y}` that of the second. */
export const mixedPairs = ['fire-air', 'water-earth', 'fire-water', 'air-earth', 'fire-earth', 'air-water'] as const;
export type MixedPair = (typeof mixedPairs)[number];

/** One language's words for the tarot. */
export type TarotWords = {
	/** By the id of the card, 0 to 21. */
	cards: readonly CardWords[];
	/** Two cards that speak to each other, by their ids, the lower first: `0-21`. */
	pairs: Readonly<Record<string, string>>;
	/** Two cards of one element: `{x}` and `{y}`. */
	same: Readonly<Record<Element, Variants>>;
	mixed: Readonly<Record<MixedPair, Variants>>;
	/** What the outer two of three do to the one between: `{name}`. */
	triads: Readonly<Record<TriadEffect, Variants>>;
	/** How the numbers go: `{first}`, `{last}`, and the highest or lowest between, `{middle}`. */
	arcs: Readonly<Record<Arc, Variants>>;
	/** One card by itself, of that element. */
	alone: Readonly<Record<Element, Variants>>;
	/** No card of that element in the spread; most cards of that element. */
	missing: Readonly<Record<Element, Variants>>;
	dominant: Readonly<Record<Element, Variants>>;
	/** All cards upright; all reversed. */
	allUpright: Variants;
	allReversed: Variants;
};
