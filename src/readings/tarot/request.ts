import * as z from 'zod/mini';
import { type Language, languages } from '#src/language/languages.ts';
import { deckKinds, deckSizes } from '#src/methods/tarot/deck-kinds.ts';
import { deckOf, spreadSizes } from './spread/spreads.ts';

const isIdBelow = (value: number, size: number) => Number.isInteger(value) && value >= 0 && value < size;

const id = z.number('card_unknown').check(z.refine((value) => isIdBelow(value, deckSizes.whole), 'card_unknown'));

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

/**
 * The payload of `tarot-interpretation`. Issues carry keys of the messages. An unknown language counts as Persian. `deck`
 * says which cards were shuffled; absent, it was the trumps, whose ids are below 22. `date` is the visitor's own day
 * (`YYYY-MM-DD`), from which a year is laid; what is no day near the server's is not used.
 */
export const tarotRequestSchema = z
	.object({
		spreadType: z
			.number('spread_unknown')
			.check(z.refine((value) => spreadSizes.some((size) => size === value), 'spread_unknown')),
		deck: z.optional(z.enum(deckKinds, 'deck_unknown')),
		cards: z.array(pickedCardSchema, 'cards_invalid'),
		language: z.catch(z.enum(languages), 'fa'),
		date: z.catch(z.optional(z.string()), undefined),
	})
	.check(
		z.refine(({ deck = 'trumps', spreadType }) => deckOf(spreadType, deck) === deck, {
			error: 'spread_wants_whole',
			path: ['spreadType'],
		}),
		z.refine(({ cards, spreadType }) => cards.length === spreadType, { error: 'cards_count', path: ['cards'] }),
		z.refine(({ cards, deck = 'trumps' }) => cards.every(({ card }) => card.id < deckSizes[deck]), {
			error: 'card_unknown',
			path: ['cards'],
		}),
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

/**
 * The spread of a kept row; one without cards where a program kept something else in it. Its deck is the smallest that has
 * all its cards.
 * @param date the day on which it was kept
 */
export function findSpread(cards: unknown, language: Language, date?: string): TarotRequest {
	const spreadType = Array.isArray(cards) ? cards.length : 0;
	const { data } = tarotRequestSchema.safeParse({ cards, spreadType, language, deck: 'whole', date });
	if (!data) return { cards: [], spreadType: 0, language };
	const beyondTrumps = data.cards.some(({ card }) => card.id >= deckSizes.trumps);
	return { ...data, deck: beyondTrumps ? 'whole' : deckOf(spreadType, 'trumps') };
}
