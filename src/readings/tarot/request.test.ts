import { describe, expect, it } from 'vitest';
import { findSpread, tarotRequestSchema } from './request.ts';

const picked = (id: number, position: number) => ({ card: { id, name: 'The Fool' }, position, revealed: true });
const three = [picked(0, 0), picked(13, 1), picked(21, 2)];
const check = (change: object) => {
	const parsed = tarotRequestSchema.safeParse({ cards: three, language: 'en', spreadType: 3, ...change });
	return parsed.success ? 'fine' : parsed.error.issues[0]?.message;
};

describe('a request for a spread', () => {
	it.each<[string, object, string]>([
		['three cards', {}, 'fine'],
		['cards in another order', { cards: three.toReversed() }, 'fine'],
		['one card', { cards: [picked(5, 0)], spreadType: 1 }, 'fine'],
		['five cards', { cards: [0, 1, 2, 3, 4].map((id) => picked(id, id)), spreadType: 5 }, 'fine'],
		['a card with nothing but its id', { cards: [{ card: { id: 3 }, position: 0 }], spreadType: 1 }, 'fine'],
		['a card of a suit', { cards: [picked(77, 0)], spreadType: 1, deck: 'whole' }, 'fine'],
		['a deck that is named trumps', { deck: 'trumps' }, 'fine'],
		...([7, 10, 12] as const).flatMap((size): [string, object, string][] => {
			const cards = Array.from({ length: size }, (_, place) => picked(77 - place, place));
			const low = Array.from({ length: size }, (_, place) => picked(place, place));
			return [
				[`${size} cards of the whole deck`, { cards, spreadType: size, deck: 'whole' }, 'fine'],
				[`${size} trumps of the whole deck`, { cards: low, spreadType: size, deck: 'whole' }, 'fine'],
				[`${size} cards of the trumps`, { cards: low, spreadType: size }, 'spread_wants_whole'],
				[
					`${size} cards of which one is too few`,
					{ cards: cards.slice(1), spreadType: size, deck: 'whole' },
					'cards_count',
				],
			];
		}),
		['another deck', { deck: 'marseille' }, 'deck_unknown'],
		['a card of a suit among the trumps', { cards: [picked(22, 0)], spreadType: 1 }, 'card_unknown'],
		['a card beyond the whole deck', { cards: [picked(78, 0)], spreadType: 1, deck: 'whole' }, 'card_unknown'],
		['a date that is a number', { date: 20261123 }, 'fine'],
		['two cards', { cards: three.slice(1), spreadType: 2 }, 'spread_unknown'],
		['no spread', { spreadType: undefined }, 'spread_unknown'],
		['a card too few', { cards: three.slice(0, 2) }, 'cards_count'],
		['a card too many', { cards: [...three, picked(4, 3)] }, 'cards_count'],
		['no cards', { cards: undefined }, 'cards_invalid'],
		['cards that are none', { cards: ['The Fool'], spreadType: 1 }, 'cards_invalid'],
		['half a card', { cards: [picked(1.5, 0)], spreadType: 1 }, 'card_unknown'],
		['a card without id', { cards: [{ card: { name: 'The Fool' }, position: 0 }], spreadType: 1 }, 'card_unknown'],
		['the same card twice', { cards: [picked(1, 0), picked(1, 1), picked(2, 2)] }, 'card_twice'],
		['a position twice', { cards: [picked(1, 0), picked(3, 0), picked(2, 2)] }, 'position_wrong'],
		['a position beyond the spread', { cards: [picked(1, 1)], spreadType: 1 }, 'position_wrong'],
		[
			'an orientation that is a word',
			{ cards: [{ ...picked(1, 0), reversed: 'yes' }], spreadType: 1 },
			'cards_invalid',
		],
	])('%s', (_what, change, expected) => {
		expect(check(change)).toBe(expected);
	});

	it('counts an unknown language as Persian', () => {
		expect(tarotRequestSchema.parse({ cards: three, spreadType: 3, language: 'de' }).language).toBe('fa');
	});
});

describe('a kept spread', () => {
	const deckOf = (...ids: number[]) => findSpread(ids.map(picked), 'en', '2026-11-23').deck;

	it.each<[string, number[], string]>([
		['trumps', [0, 13, 21], 'trumps'],
		['one card of a suit', [0, 22, 21], 'whole'],
		['a horseshoe of trumps', [0, 1, 2, 3, 4, 5, 6], 'whole'],
	])('of %s is known with its deck', (_, ids, deck) => {
		expect(deckOf(...ids)).toBe(deck);
	});

	it('has no cards where a program kept something else', () => {
		expect(findSpread([picked(78, 0)], 'en')).toEqual({ cards: [], spreadType: 0, language: 'en' });
		expect(findSpread('all of them', 'en').cards).toEqual([]);
	});
});
