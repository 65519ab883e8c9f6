import type { CardTelling } from '#src/methods/tarot/deck/shape.ts';

/** A card as the screen tells it: its name and meanings, and what is told of the picture. */
export type CardText = CardTelling & { lore: string };
