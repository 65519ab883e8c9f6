/** The four suits of the tarot. */
export const suits = ['cups', 'wands', 'swords', 'pentacles'] as const;
export type Suit = (typeof suits)[number];
/** The fourteen cards of a suit. */
export const ranks = [
	'ace',
	'two',
	'three',
	'four',
	'five',
	'six',
	'seven',
	'eight',
	'nine',
	'ten',
	'page',
	'knight',
	'queen',
	'king',
] as const;
export type Rank = (typeof ranks)[number];
