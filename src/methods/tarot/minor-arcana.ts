import { type SignId, signAt, signs } from '#src/methods/sky/signs.ts';
import type { Element } from './arcana.ts';

/** The suits in the order of the cards' ids. */
export const suits = ['wands', 'cups', 'swords', 'pentacles'] as const;
export type Suit = (typeof suits)[number];

/** The cards of a suit in the order of their ids. */
export const courtRanks = ['page', 'knight', 'queen', 'king'] as const;
export type CourtRank = (typeof courtRanks)[number];
/** The numbers of the small cards, ace to ten. */
export const pipNumbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export type PipNumber = (typeof pipNumbers)[number];

/** The seven planets in Chaldean order, from the one that rules the first decan of Aries. */
const chaldean = ['mars', 'sun', 'venus', 'mercury', 'moon', 'saturn', 'jupiter'] as const;
export type DecanRuler = (typeof chaldean)[number];

/** Ten degrees of a tropical sign, from one degree to another within it, and the planet that rules them. */
export type Decan = { sign: SignId; from: 0 | 10 | 20; to: 10 | 20 | 30; planet: DecanRuler };

/** Thirty degrees of the zodiac, from one degree of a sign to the same degree of the next. */
export type Degrees = { from: SignId; to: SignId; degree: 20 };

/** One of the 56 cards of the four suits, without its name: names are the languages' own (`deck/`). */
export type MinorArcanum = {
	/** 22 (Ace of Wands) to 77 (King of Pentacles): 22 + 14 × suit + rank. */
	id: number;
	suit: Suit;
	/** The suit's. */
	element: Element;
	/** What Book T calls it, in English. */
	title: string;
} & (
	| {
			kind: 'pip';
			number: PipNumber;
			/** Its decan; an ace has none. */
			decan: Decan | null;
	  }
	| {
			kind: 'court';
			rank: CourtRank;
			/** The part of its suit's element: the queen of wands is the water of fire. */
			part: Element;
			/** What it rules of the zodiac; a page rules none. */
			degrees: Degrees | null;
			/** The quarter of the heavens about the pole that a page rules, as its three signs; the others rule none. */
			quarter: readonly [SignId, SignId, SignId] | null;
	  }
);

/** The element of each suit (Book T). */
export const suitElements: Readonly<Record<Suit, Element>> = {
	wands: 'fire',
	cups: 'water',
	swords: 'air',
	pentacles: 'earth',
};

/**
 * The part of each rank. The Golden Dawn's Book T (S. L. MacGregor Mathers, in Israel Regardie, The Golden Dawn) heads its
 * courts King, Queen, Prince and Princess; Regardie's table of it writes "Prince or Knight, Princess or Knave", and that
 * table is followed here.
 */
const parts: Readonly<Record<CourtRank, Element>> = { page: 'earth', knight: 'air', queen: 'water', king: 'fire' };

/** The titles of 2 to 10 by suit (Book T). */
const titles: Readonly<Record<Suit, readonly string[]>> = {
	wands: [
		...['Dominion', 'Established Strength', 'Perfected Work', 'Strife', 'Victory', 'Valour', 'Swiftness'],
		...['Great Strength', 'Oppression'],
	],
	cups: [
		...['Love', 'Abundance', 'Blended Pleasure', 'Loss in Pleasure', 'Pleasure', 'Illusionary Success'],
		...['Abandoned Success', 'Material Happiness', 'Perfected Success'],
	],
	swords: [
		...['Peace Restored', 'Sorrow', 'Rest from Strife', 'Defeat', 'Earned Success', 'Unstable Effort'],
		...['Shortened Force', 'Despair and Cruelty', 'Ruin'],
	],
	pentacles: [
		...['Harmonious Change', 'Material Works', 'Earthly Power', 'Material Trouble', 'Material Success'],
		...['Success Unfulfilled', 'Prudence', 'Material Gain', 'Wealth'],
	],
};

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * The place in the zodiac of the cardinal (0), fixed (1) or mutable (2) sign of an element: from Aries on, cardinal, fixed
 * and mutable signs take turns.
 */
function placeOf(element: Element, mode: 0 | 1 | 2): number {
	return signs.findIndex((sign, place) => sign.element === element && place % 3 === mode);
}

/** 2, 3 and 4 have the decans of the cardinal sign of their element, 5 to 7 of the fixed, 8 to 10 of the mutable one. */
function decanOf(element: Element, number: PipNumber): Decan | null {
	if (number === 1) return null;
	const mode = Math.floor((number - 2) / 3) as 0 | 1 | 2;
	const third = (number - 2) % 3;
	const place = placeOf(element, mode);
	const from = (third * 10) as Decan['from'];
	return {
		sign: signAt(place).id,
		from,
		to: (from + 10) as Decan['to'],
		planet: chaldean[(place * 3 + third) % chaldean.length] ?? 'mars',
	};
}

/** The queen rules to 20° of the cardinal sign of her element, the knight of the fixed, the king of the mutable one. */
const courtModes = { queen: 0, knight: 1, king: 2 } as const;

function courtCard(suit: Suit, rank: CourtRank): Omit<Extract<MinorArcanum, { kind: 'court' }>, 'id'> {
	const element = suitElements[suit];
	const before = { suit, element, kind: 'court', rank, part: parts[rank] } as const;
	const bookRank = { page: 'Princess', knight: 'Prince', queen: 'Queen', king: 'King' }[rank];
	const title = `${bookRank} of ${capitalised(suit)}`;
	if (rank === 'page') {
		const middle = placeOf(element, 1);
		const quarter = [signAt(middle - 1).id, signAt(middle).id, signAt(middle + 1).id] as const;
		return { ...before, title, degrees: null, quarter };
	}
	const place = placeOf(element, courtModes[rank]);
	return {
		...before,
		title,
		degrees: { from: signAt(place - 1).id, to: signAt(place).id, degree: 20 },
		quarter: null,
	};
}

/** The 56 cards of the suits in the order of their ids. Decans, degrees and titles are those of Book T. */
export const minorArcana: readonly MinorArcanum[] = suits.flatMap((suit, at) => {
	const first = 22 + 14 * at;
	const element = suitElements[suit];
	const pips = pipNumbers.map(
		(number): MinorArcanum => ({
			id: first + number - 1,
			suit,
			element,
			kind: 'pip',
			number,
			title:
				number === 1 ? `Root of the Powers of ${capitalised(element)}` : `Lord of ${titles[suit][number - 2] ?? ''}`,
			decan: decanOf(element, number),
		}),
	);
	const courts = courtRanks.map((rank, place): MinorArcanum => ({ id: first + 10 + place, ...courtCard(suit, rank) }));
	return [...pips, ...courts];
});
