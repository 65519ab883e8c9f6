/** How many cards a spread has. */
export const spreadSizes = [1, 3, 5] as const;
export type SpreadSize = (typeof spreadSizes)[number];

/** What a position of a spread is called, as a key of the texts. */
export type Place = 'answer' | 'self' | 'challenge' | 'past' | 'present' | 'future' | 'outcome';

/** The positions of each spread, in the order in which cards are picked (3.4). */
export const spreads = {
	1: ['answer'],
	3: ['past', 'present', 'future'],
	5: ['self', 'challenge', 'past', 'future', 'outcome'],
} as const satisfies Record<SpreadSize, readonly [Place, ...Place[]]>;
