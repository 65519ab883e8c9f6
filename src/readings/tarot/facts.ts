import type { Element } from '#src/methods/tarot/arcana.ts';
import { type Card, countOf, isMinor, requireCard } from '#src/methods/tarot/cards.ts';
import type { Deck } from '#src/methods/tarot/deck/shape.ts';
import type { DeckKind } from '#src/methods/tarot/deck-kinds.ts';
import { type Dignity, dignityOf, type Triad, weighTriad } from '#src/methods/tarot/dignities.ts';
import {
	type Arc,
	arcOf,
	countElements,
	countSuits,
	quintessenceOf,
	type SuitCounts,
} from '#src/methods/tarot/spread-figures.ts';
import type { TarotRequest } from './request.ts';
import { layouts } from './spread/layout/layouts.ts';
import { type Place, type SpreadSize, spreads } from './spread/spreads.ts';
import { monthsFrom } from './year-months.ts';

/** A card of the spread with all the method knows of it. */
export type FactCard = Card & {
	name: string;
	meaning: string;
	place: Place;
	reversed: boolean;
	/** The name of its month, in a year. */
	month?: string;
};

/** What the method finds in one spread. `between` and the like are indexes into `cards`, which stand by position. */
export type TarotFacts = {
	spreadType: SpreadSize;
	/** The cards that were shuffled. */
	deck: DeckKind;
	cards: readonly FactCard[];
	/** Cards that lie beside each other, and how their elements get along. */
	dignities: readonly { between: readonly [number, number]; dignity: Dignity }[];
	/** Two cards weighed against each other, and what they do to the one between; none for a single card. */
	triad: ({ cards: readonly [number, number, number] } & Triad) | null;
	elements: { counts: Readonly<Record<Element, number>>; missing: readonly Element[] };
	/** Of a spread of the whole deck. */
	suits: SuitCounts | null;
	reversedCount: number;
	/** The numbers in the order of time, and how they go; none where a card of a suit is among them. */
	arc: { numbers: readonly number[]; shape: Arc } | null;
	/** What the cards count together, its steps down to 22 or less, and the trump of that number. */
	quintessence: { sum: number; steps: readonly number[]; id: number; name: string };
	/** The day from which a year was laid, `YYYY-MM-DD`. */
	date?: string;
};

/**
 * The facts of a spread, by the Golden Dawn's correspondences and dignities. Pure.
 * @param told the names and meanings of the cards in the request's language
 */
export function factsOf(
	{ cards: picked, spreadType, language, deck = 'trumps', date }: TarotRequest,
	told: Deck,
): TarotFacts {
	const size = spreadType as SpreadSize;
	const { beside, triad, time } = layouts[size];
	const places: readonly Place[] = spreads[size];
	const months = size === 12 && date ? monthsFrom(date, language) : [];
	const nameOf = (id: number) => told[id]?.name ?? '';
	const cards = picked
		.toSorted((one, other) => one.position - other.position)
		.map(({ card, position, reversed = false }): FactCard => {
			const meaning = (reversed ? told[card.id]?.reversed : told[card.id]?.meaning) ?? '';
			const month = months[position];
			const title = told[card.id]?.title;
			return {
				...requireCard(card.id),
				...(title && { title }),
				name: nameOf(card.id),
				meaning,
				place: places[position] ?? 'answer',
				reversed,
				...(month && { month }),
			};
		});
	const at = (index: number) => cards[index] as FactCard;
	// The trumps are numbered through; of numbers that come four times no direction can be read.
	const inTime = time.map(at);
	const numbers = inTime.some(isMinor) ? [] : inTime.map(({ id }) => id);
	const shape = arcOf(numbers);
	const quintessence = quintessenceOf(cards.map(countOf));
	return {
		spreadType: size,
		deck,
		cards,
		dignities: beside.map(([one, other]) => ({
			between: [one, other],
			dignity: dignityOf(at(one).element, at(other).element),
		})),
		triad: triad && {
			cards: triad,
			...weighTriad(at(triad[0]).element, at(triad[1]).element, at(triad[2]).element),
		},
		elements: countElements(cards),
		suits: deck === 'whole' ? countSuits(cards) : null,
		reversedCount: cards.filter(({ reversed }) => reversed).length,
		arc: shape && { numbers, shape },
		quintessence: { ...quintessence, name: nameOf(quintessence.id) },
		...(size === 12 && date && { date }),
	};
}
