import * as z from 'zod/mini';
import { type Language, languages } from '#src/language/languages.ts';
import { spreadSizes } from './spreads.ts';

/** How many cards the deck has; ids go from 0 to one less. */
export const DECK_SIZE = 22;

const id = z
	.number('card_unknown')
	.check(z.refine((value) => Number.isInteger(value) && value >= 0 && value < DECK_SIZE, 'card_unknown'));

/**
 * A card as it was picked. Of the card itself only the id counts: names and meanings are the deck's, not the caller's.
 * Absent, `reversed` is false.
 */
const pickedCardSchema = z.object(
	{
		card: z.object({ id }, 'card_unknown'),
		position: z.number('position_wrong').check(z.refine(Number.isInteger, 'position_wrong')),
		revealed: z.optional(z.boolean('cards_invalid')),
		reversed: z.optional(z.boolean('cards_invalid')),
	},
	'cards_invalid',
);

/** The payload of `tarot-interpretation`. Issues carry keys of the messages. An unknown language counts as Persian. */
export const tarotRequestSchema = z
	.object({
		spreadType: z
			.number('spread_unknown')
			.check(z.refine((value) => spreadSizes.some((size) => size === value), 'spread_unknown')),
		cards: z.array(pickedCardSchema, 'cards_invalid'),
		language: z.catch(z.enum(languages), 'fa'),
	})
	.check(
		z.refine(({ cards, spreadType }) => cards.length === spreadType, { error: 'cards_count', path: ['cards'] }),
		z.refine(({ cards }) => new Set(cards.map(({ card }) => card.id)).size === cards.length, {
			error: 'card_twice',
			path: ['cards'],
		}),
		z.refine(({ cards }) => cards.every((_, place) => cards.some(({ position }) => position === place)), {
			error: 'position_wrong',
			path: ['cards'],
		}),
	);
export type TarotRequest = z.infer<typeof tarotRequestSchema>;

/** The spread of a kept row; one without cards where a program kept something else in it. */
export function findSpread(cards: unknown, language: Language): TarotRequest {
	const spreadType = Array.isArray(cards) ? cards.length : 0;
	return tarotRequestSchema.safeParse({ cards, spreadType, language }).data ?? { cards: [], spreadType: 0, language };
}
