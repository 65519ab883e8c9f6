import { type Arcanum, type Element, requireArcanum } from '#src/methods/tarot/arcana.ts';
import { requireTelling } from '#src/methods/tarot/deck/decks.ts';
import { type Dignity, dignityOf, type Triad, weighTriad } from '#src/methods/tarot/dignities.ts';
import { type Arc, arcOf, countElements, quintessenceOf } from '#src/methods/tarot/spread-figures.ts';
import type { TarotRequest } from './request.ts';
import { type Place, type SpreadSize, spreads } from './spreads.ts';

/** A card of the spread with all the method knows of it. */
export type FactCard = Arcanum & { name: string; meaning: string; place: Place; reversed: boolean };

/** What the method finds in one spread. `between` and the like are indexes into `cards`, which stand by position. */
export type TarotFacts = {
	spreadType: SpreadSize;
	cards: readonly FactCard[];
	/** Cards that lie beside each other, and how their elements get along. */
	dignities: readonly { between: readonly [number, number]; dignity: Dignity }[];
	/** Two cards weighed against each other, and what they do to the one between; none for a single card. */
	triad: ({ cards: readonly [number, number, number] } & Triad) | null;
	elements: { counts: Readonly<Record<Element, number>>; missing: readonly Element[] };
	reversedCount: number;
	/** The numbers in the order of time, and how they go. */
	arc: { numbers: readonly number[]; shape: Arc } | null;
	/** The sum of the numbers, its steps down to 22 or less, and the card of that number. */
	quintessence: { sum: number; steps: readonly number[]; id: number; name: string };
};

type Layout = {
	beside: readonly (readonly [number, number])[];
	triad: readonly [number, number, number] | null;
	/** The positions in the order of time. */
	time: readonly number[];
};

/** The five-card spread is a cross: past, self and future lie in its beam; the challenge crosses the self, the outcome follows the future. */
const layouts: Readonly<Record<SpreadSize, Layout>> = {
	1: { beside: [], triad: null, time: [0] },
	3: {
		beside: [
			[0, 1],
			[1, 2],
		],
		triad: [0, 1, 2],
		time: [0, 1, 2],
	},
	5: {
		beside: [
			[0, 1],
			[2, 0],
			[0, 3],
			[3, 4],
		],
		triad: [2, 0, 3],
		time: [2, 0, 3, 4],
	},
};

/** The facts of a spread, by the Golden Dawn's correspondences and dignities. Pure. */
export function tarotFacts({ cards: picked, spreadType, language }: TarotRequest): TarotFacts {
	const size = spreadType as SpreadSize;
	const { beside, triad, time } = layouts[size];
	const places: readonly Place[] = spreads[size];
	const cards = picked
		.toSorted((one, other) => one.position - other.position)
		.map(({ card, position, reversed = false }): FactCard => {
			const telling = requireTelling(language, card.id);
			const meaning = reversed ? telling.reversed : telling.meaning;
			return { ...requireArcanum(card.id), name: telling.name, meaning, place: places[position] ?? 'answer', reversed };
		});
	const at = (index: number) => cards[index] as FactCard;
	const numbers = time.map((index) => at(index).id);
	const shape = arcOf(numbers);
	const quintessence = quintessenceOf(cards.map(({ id }) => id));
	return {
		spreadType: size,
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
		reversedCount: cards.filter(({ reversed }) => reversed).length,
		arc: shape && { numbers, shape },
		quintessence: { ...quintessence, name: requireTelling(language, quintessence.id).name },
	};
}
