import { describe, expect, it } from 'vitest';
import type { Language } from '#src/language/languages.ts';
import { tarotFacts } from './facts.server.ts';

const draw = (...cards: [id: number, reversed?: boolean][]) => ({
	spreadType: cards.length,
	cards: cards.map(([id, reversed], position) => ({ card: { id }, position, ...(reversed && { reversed }) })),
	language: 'en' as const,
});

describe('the facts of a spread', () => {
	it('of three: positions, dignities, triad, elements, arc, quintessence', () => {
		// Priestess (water), Fool (air), Emperor (fire): the outer two are enemies.
		const facts = tarotFacts(draw([2], [0, true], [4]));
		expect(facts.cards.map(({ name, place, reversed, element }) => [name, place, reversed, element])).toEqual([
			['The High Priestess', 'past', false, 'water'],
			['The Fool', 'present', true, 'air'],
			['The Emperor', 'future', false, 'fire'],
		]);
		expect(facts.cards[1]?.meaning).toBe('a step put off, or taken without looking');
		expect(facts.dignities).toEqual([
			{ between: [0, 1], dignity: 'neutral' },
			{ between: [1, 2], dignity: 'friendly' },
		]);
		expect(facts.triad).toMatchObject({ cards: [0, 1, 2], outer: 'inimical', effect: 'alone' });
		expect(facts.elements).toEqual({ counts: { fire: 1, water: 1, air: 1, earth: 0 }, missing: ['earth'] });
		expect(facts.arc).toEqual({ numbers: [2, 0, 4], shape: 'valley' });
		expect(facts.quintessence).toEqual({ sum: 6, steps: [], id: 6, name: 'The Lovers' });
		expect(facts.reversedCount).toBe(1);
	});

	it('of five: the cross, in the order of time', () => {
		// Self 21 earth, challenge 16 fire, past 2 water, future 12 water, outcome 19 fire.
		const facts = tarotFacts(draw([21], [16], [2], [12], [19]));
		expect(facts.cards.map(({ place }) => place)).toEqual(['self', 'challenge', 'past', 'future', 'outcome']);
		expect(facts.dignities).toEqual([
			{ between: [0, 1], dignity: 'neutral' },
			{ between: [2, 0], dignity: 'friendly' },
			{ between: [0, 3], dignity: 'friendly' },
			{ between: [3, 4], dignity: 'inimical' },
		]);
		expect(facts.triad).toMatchObject({ cards: [2, 0, 3], outer: 'same', effect: 'supported' });
		expect(facts.arc).toEqual({ numbers: [2, 21, 12, 19], shape: 'restless' });
		expect(facts.quintessence).toEqual({ sum: 70, steps: [7], id: 7, name: 'The Chariot' });
	});

	it('of one: no neighbours, no arc', () => {
		const facts = tarotFacts(draw([9, true]));
		expect([facts.dignities, facts.triad, facts.arc]).toEqual([[], null, null]);
		expect(facts.cards[0]).toMatchObject({ place: 'answer', letter: 'Yod', attribution: 'virgo', element: 'earth' });
	});

	const wholeDeck = (ids: number[], date?: string) =>
		tarotFacts({ ...draw(...ids.map((id): [number] => [id])), deck: 'whole', ...(date && { date }) });

	it('of the whole deck: suits, courts, what each card counts, no arc across the suits', () => {
		// Ace of Wands, Two of Cups, King of Pentacles, The Sun, Three of Cups.
		const facts = wholeDeck([22, 37, 77, 19, 38]);
		expect(facts.deck).toBe('whole');
		expect(facts.cards.map(({ name, element }) => [name, element])).toEqual([
			['Ace of Wands', 'fire'],
			['Two of Cups', 'water'],
			['King of Pentacles', 'earth'],
			['The Sun', 'fire'],
			['Three of Cups', 'water'],
		]);
		expect(facts.suits).toEqual({
			counts: { wands: 1, cups: 2, swords: 0, pentacles: 1 },
			trumps: 1,
			courts: 1,
			missing: ['swords'],
		});
		expect(facts.quintessence).toEqual({ sum: 25, steps: [7], id: 7, name: 'The Chariot' });
		expect(facts.arc).toBeNull();
		expect(wholeDeck([1, 5, 9]).arc).toEqual({ numbers: [1, 5, 9], shape: 'rising' });
		expect(tarotFacts(draw([1], [5], [9])).suits).toBeNull();
	});

	it('of a horseshoe: a row with the challenge at its bend', () => {
		const facts = wholeDeck([22, 36, 50, 64, 23, 37, 51]);
		expect(facts.cards.map(({ place }) => place)).toEqual([
			'past',
			'present',
			'hidden',
			'challenge',
			'surroundings',
			'advice',
			'outcome',
		]);
		expect(facts.dignities.map(({ between }) => between.join())).toEqual(['0,1', '1,2', '2,3', '3,4', '4,5', '5,6']);
		// Earth between air and fire, which are friends.
		expect(facts.triad).toMatchObject({ cards: [2, 3, 4], outer: 'friendly', effect: 'weakened' });
	});

	it('of a Celtic cross: the arms touch the middle, and the staff is a row', () => {
		const facts = wholeDeck([0, 22, 36, 50, 64, 23, 37, 51, 65, 24]);
		expect(facts.cards.map(({ place }) => place)).toEqual([
			...['present', 'challenge', 'root', 'past', 'crown', 'near'],
			...['self', 'surroundings', 'hopes', 'outcome'],
		]);
		expect(facts.dignities.map(({ between }) => between.join())).toEqual([
			...['0,1', '2,0', '3,0', '0,4', '0,5'],
			...['6,7', '7,8', '8,9'],
		]);
		expect(facts.triad?.cards).toEqual([3, 0, 5]);
	});

	it.each<[Language, string, string, string]>([
		['en', '2026-11-23', 'November', 'October'],
		['es', '2026-01-31', 'enero', 'diciembre'],
		['fa', '2026-11-23', 'آذر', 'آبان'],
		['fa', '2027-03-20', 'اسفند', 'بهمن'],
		['fa', '2027-03-21', 'فروردین', 'اسفند'],
		['ar', '2026-11-23', 'جمادى الآخرة', 'جمادى الأولى'],
	])('of a year in %s from %s: twelve months of its calendar, %s to %s', (language, date, first, last) => {
		const cards = Array.from({ length: 12 }, (_, id): [number] => [id + 22]);
		const facts = tarotFacts({ ...draw(...cards), language, deck: 'whole', date });
		const months = facts.cards.map(({ month }) => month);
		expect(new Set(months).size).toBe(12);
		expect([months[0], months[11]]).toEqual([first, last]);
		expect([facts.date, facts.triad, facts.arc]).toEqual([date, null, null]);
	});

	it('stand by position, whatever the order of the payload', () => {
		const request = draw([2], [0], [4]);
		expect(tarotFacts({ ...request, cards: request.cards.toReversed() })).toEqual(tarotFacts(request));
	});
});
