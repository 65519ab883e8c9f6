import type { CardTelling } from '#src/methods/tarot/deck/shape.ts';

/** A card as the screen tells it: its name and meanings, what is told of the picture, and what is seen on it as it lies. */
export type CardText = CardTelling & { lore: string; sight: { upright: string; reversed: string } };

/** What is said of a card as it lies. */
export const facing = (card: CardText, reversed: boolean) => ({
	name: card.name,
	reversed,
	meaning: reversed ? card.reversed : card.meaning,
	sight: reversed ? card.sight.reversed : card.sight.upright,
});
