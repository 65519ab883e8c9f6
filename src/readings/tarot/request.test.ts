import { describe, expect, it } from 'vitest';
import { tarotRequestSchema } from './request.ts';

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
		['two cards', { cards: three.slice(1), spreadType: 2 }, 'spread_unknown'],
		['no spread', { spreadType: undefined }, 'spread_unknown'],
		['a card too few', { cards: three.slice(0, 2) }, 'cards_count'],
		['a card too many', { cards: [...three, picked(4, 3)] }, 'cards_count'],
		['no cards', { cards: undefined }, 'cards_invalid'],
		['cards that are none', { cards: ['The Fool'], spreadType: 1 }, 'cards_invalid'],
		['a card beyond the deck', { cards: [picked(22, 0)], spreadType: 1 }, 'card_unknown'],
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
