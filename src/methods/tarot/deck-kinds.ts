/** The decks that can be drawn from: the 22 trumps, or all 78 cards. */
export const deckKinds = ['trumps', 'whole'] as const;
export type DeckKind = (typeof deckKinds)[number];
/** How many cards a deck has; ids go from 0 to one less. */
export const deckSizes = { trumps: 22, whole: 78 } as const satisfies Readonly<Record<DeckKind, number>>;
