import type { Element } from '#src/methods/tarot/arcana.ts';
import type { TriadEffect } from '#src/methods/tarot/dignities.ts';
import type { Arc } from '#src/methods/tarot/spread-figures.ts';
import type { PlainPlace } from '../spread/spreads.ts';
import type { SpeakingPair } from '../thesis/thesis.ts';

/**
 * What is said of one card, upright or reversed. Each part is one or two whole sentences. Of the person nothing is known
 * but the cards, so nothing here may need more than that to be true; what a card would say of the person (`self` to
 * `ahead`) is told as its guess, by `places`.
 */
export type SideWords = {
	/** What is seen on our drawing of it, as it lies, with the card's name in it. 8 to 24 words each. */
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

/** Whose side a card takes in the quarrel of two others. */
export type Witness = 'one' | 'both' | 'neither';

/** What each card says in the quarrel, in up to nine words of its own, without a final mark. */
export type Voices = readonly { upright: string; reversed: string }[];

/**
 * One language's words for the tarot. In what is said of a whole spread `{x}` and `{y}` are the two cards of its thesis.
 */
export type TarotWords = {
	/** Of the trumps, by their ids, 0 to 21. */
	cards: readonly CardWords[];
	voices: Voices;
	/** What a card is called inside a sentence, by its id, where its bare name would not agree with the words around it. */
	named?: Readonly<Record<number, string>>;
	/** Two cards that speak to each other. */
	pairs: Readonly<Record<SpeakingPair, string>>;
	/** Two cards of one element: `{x}` and `{y}`. */
	same: Readonly<Record<Element, Variants>>;
	mixed: Readonly<Record<MixedPair, Variants>>;
	/** The tension in the two cards' own words: `{x}`, `{saysX}`, `{y}`, `{saysY}`. */
	tension: Variants;
	/** One card alone: what it says as it lies, `{says}`, and what it would say the other way up, `{other}`. */
	turning: Readonly<Record<'upright' | 'reversed', Variants>>;
	/** What a card guesses in its place: `{name}`, and `{line}`, one of its sentences. */
	places: Readonly<Record<PlainPlace, Variants>>;
	/** Where a card lies, inside a sentence. */
	at: Readonly<Record<PlainPlace, string>>;
	/** A third card, `{name}`, in its place `{at}`, saying `{says}`: with `{x}` against `{y}`, with both, with neither. */
	witness: Readonly<Record<Witness, Variants>>;
	/** The doubt, the question and the act between `{x}` and `{y}`; `{line}` is that of a card. */
	counter: Variants;
	question: Variants;
	act: Variants;
	/** What the outer two of three do to the one between: `{name}`. */
	triads: Readonly<Record<TriadEffect, Variants>>;
	/** How the numbers go: `{first}`, `{last}`, the highest or lowest between, `{middle}`, and the cards `{x}`, `{y}`. */
	arcs: Readonly<Record<Arc, Variants>>;
	/** One card, `{name}`, by itself, of that element. */
	alone: Readonly<Record<Element, Variants>>;
	/** No card of that element in the spread; most cards of that element. */
	missing: Readonly<Record<Element, Variants>>;
	dominant: Readonly<Record<Element, Variants>>;
	/** All cards upright; all reversed; all but `{name}`. */
	allUpright: Variants;
	allReversed: Variants;
	loneUpright: Variants;
	loneReversed: Variants;
	/** The card that the numbers fold to, `{name}`: on the table, or not. */
	home: Variants;
	quintessence: Variants;
};
