import { describe, expect, it } from 'vitest';
import { tarotFacts } from './facts.ts';

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

	it('stand by position, whatever the order of the payload', () => {
		const request = draw([2], [0], [4]);
		expect(tarotFacts({ ...request, cards: request.cards.toReversed() })).toEqual(tarotFacts(request));
	});
});
