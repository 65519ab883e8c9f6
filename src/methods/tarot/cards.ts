import { type Arcanum, arcana } from './arcana.ts';
import { type MinorArcanum, minorArcana } from './minor-arcana.ts';

/** A card of the whole deck: a trump, or one of a suit. */
export type Card = Arcanum | MinorArcanum;

/** All cards in the order of their ids, the trumps first. */
export const wholeDeck: readonly Card[] = [...arcana, ...minorArcana];

/** Whether a card belongs to a suit. */
export const isMinor = (card: Card): card is MinorArcanum => 'suit' in card;

/** @throws RangeError for an id that is not 0 to 77 */
export function requireCard(id: number): Card {
	const card = wholeDeck[id];
	if (!card) throw new RangeError(`there is no card ${id}`);
	return card;
}

/**
 * What a card counts in sums: a trump its number, a small card its own, a court card nothing, as it bears no number (Hajo
 * Banzhaf, The Tarot Handbook, on the quintessence).
 */
export function countOf(card: Card): number {
	if (!isMinor(card)) return card.id;
	return card.kind === 'pip' ? card.number : 0;
}
