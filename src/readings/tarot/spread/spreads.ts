import type { DeckKind } from '#src/methods/tarot/deck-kinds.ts';

/** How many cards a spread has. */
export const spreadSizes = [1, 3, 5, 7, 10, 12] as const;
export type SpreadSize = (typeof spreadSizes)[number];

/** Spreads that are laid with the whole deck only: the horseshoe, the Celtic cross, and a year. */
export const wholeDeckSizes = [7, 10, 12] as const satisfies readonly SpreadSize[];

/** Places that only spreads of the whole deck have. */
export type WholePlace = 'root' | 'crown' | 'near' | 'surroundings' | 'hopes' | 'hidden' | 'advice' | 'month';
/** Places that spreads of the trumps have, too. */
export type PlainPlace = 'answer' | 'self' | 'challenge' | 'past' | 'present' | 'future' | 'outcome';
/** What a position of a spread is called, as a key of the texts. */
export type Place = PlainPlace | WholePlace;

/**
 * The positions of each spread, in the order in which cards are picked: of one, three and five as the specification has
 * them (3.4). The Celtic cross is A. E. Waite's (The Pictorial Key to the Tarot, 1910): what covers, what crosses, what is
 * beneath, behind, above and before; then, from below, the person, the house, hopes and fears, and what will come.
 */
export const spreads = {
	1: ['answer'],
	3: ['past', 'present', 'future'],
	5: ['self', 'challenge', 'past', 'future', 'outcome'],
	7: ['past', 'present', 'hidden', 'challenge', 'surroundings', 'advice', 'outcome'],
	10: ['present', 'challenge', 'root', 'past', 'crown', 'near', 'self', 'surroundings', 'hopes', 'outcome'],
	12: Array.from({ length: 12 }, () => 'month' as const) as [Place, ...Place[]],
} as const satisfies Record<SpreadSize, readonly [Place, ...Place[]]>;

/** The deck that is drawn from in a spread: the one that was chosen, or the whole where the spread wants it. */
export function deckOf(size: number, chosen: DeckKind): DeckKind {
	return wholeDeckSizes.some((whole) => whole === size) ? 'whole' : chosen;
}
