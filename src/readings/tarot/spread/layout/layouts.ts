import type { SpreadSize } from '../spreads.ts';

/** How the positions of a spread lie to each other, as indexes from 0. */
type Layout = {
	/** Positions that lie beside each other: cards there are weighed by their elements. */
	beside: readonly (readonly [number, number])[];
	/** Three in a row of which the middle one is weighed between the others. */
	triad: readonly [number, number, number] | null;
	/** The positions in the order of time, as far as they have one. */
	time: readonly number[];
};

/** Each position beside the next. */
const inRow = (cards: number): (readonly [number, number])[] =>
	Array.from({ length: cards - 1 }, (_, index) => [index, index + 1] as const);

/**
 * By the Golden Dawn's rule a card is strengthened or weakened by those on either side of it (Book T); which those are, the
 * figure of the spread says. The five-card spread is a cross: past, self and future lie in its beam; the challenge crosses
 * the self, the outcome follows the future. The horseshoe is a row from end to end, with the challenge at its bend. In the
 * Celtic cross each arm touches the middle, where one card lies across the other, and the staff is a row of four. The
 * months of a year follow one another.
 */
export const layouts: Readonly<Record<SpreadSize, Layout>> = {
	1: { beside: [], triad: null, time: [0] },
	3: { beside: inRow(3), triad: [0, 1, 2], time: [0, 1, 2] },
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
	7: { beside: inRow(7), triad: [2, 3, 4], time: [0, 1, 6] },
	10: {
		beside: [
			[0, 1],
			[2, 0],
			[3, 0],
			[0, 4],
			[0, 5],
			[6, 7],
			[7, 8],
			[8, 9],
		],
		triad: [3, 0, 5],
		time: [3, 0, 5, 9],
	},
	12: { beside: inRow(12), triad: null, time: [] },
};
