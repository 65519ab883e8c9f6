import type { CardTelling } from '#src/methods/tarot/deck/shape.ts';

/** A card as the screen tells it: its name and meanings, what is told of the picture, and what is seen on it as it lies. */
export type CardText = CardTelling & { lore: string; sight: { upright: string; reversed: string } };
