import { describe, expect, it } from 'vitest';
import { languages } from '#src/language/languages.ts';
import { arcana, type Element, requireArcanum } from './arcana.ts';
import { decks, wholeDecks } from './deck/decks.ts';
import { type Dignity, dignityOf, type TriadEffect, weighTriad } from './dignities.ts';
import { cutDeck, shuffleDeck } from './shuffle.ts';
import { arcOf, countElements, quintessenceOf } from './spread-figures.ts';

const letters: Record<string, Element> = { F: 'fire', W: 'water', A: 'air', E: 'earth' };
const element = (letter: string) => letters[letter] ?? 'fire';

describe('the deck', () => {
	it('has the 22 trumps in standard order, with the elements of the Golden Dawn', () => {
		expect(arcana.map(({ id }) => id)).toEqual(Array.from({ length: 22 }, (_, id) => id));
		const initials = arcana.map(({ element: own }) => own.charAt(0).toUpperCase()).join('');
		expect(initials).toBe('AAWEFEAWFEFAWWFEFAWFFE');
		expect(requireArcanum(8).attribution).toBe('leo');
		expect(requireArcanum(11).letter).toBe('Lamed');
		expect(() => requireArcanum(22)).toThrow(RangeError);
	});

	it.each(languages)('has a name and two meanings for each of all 78 cards in %s, no name twice', (language) => {
		const deck = wholeDecks[language];
		expect(decks[language]).toEqual(deck.slice(0, 22));
		expect(deck).toHaveLength(78);
		expect(new Set(deck.map(({ name }) => name)).size).toBe(78);
		for (const card of deck) expect(card.meaning !== card.reversed && card.meaning.length > 8).toBe(true);
	});
});

describe('dignities', () => {
	it.each<[string, Dignity]>([
		['FF', 'same'],
		['FA', 'friendly'],
		['AF', 'friendly'],
		['WE', 'friendly'],
		['FW', 'inimical'],
		['EA', 'inimical'],
		['FE', 'neutral'],
		['WA', 'neutral'],
	])('%s is %s', (pair, expected) => {
		expect(dignityOf(element(pair.charAt(0)), element(pair.charAt(1)))).toBe(expected);
	});

	// The vectors of the method, and the effects that are left.
	it.each<[string, TriadEffect, [Dignity, Dignity, Dignity]]>([
		['WAF', 'alone', ['inimical', 'neutral', 'friendly']],
		['EWF', 'torn', ['neutral', 'friendly', 'inimical']],
		['FFA', 'strong', ['friendly', 'same', 'friendly']],
		['WAW', 'quiet', ['same', 'neutral', 'neutral']],
		['EAE', 'weakened', ['same', 'inimical', 'inimical']],
		['AFE', 'alone', ['inimical', 'friendly', 'neutral']],
		['AFF', 'strong', ['friendly', 'friendly', 'same']],
		['FAW', 'alone', ['inimical', 'friendly', 'neutral']],
		['AFA', 'supported', ['same', 'friendly', 'friendly']],
		['FFF', 'strong', ['same', 'same', 'same']],
	])('of the triad %s: the centre is %s', (triad, effect, [outer, first, last]) => {
		const [before, centre, after] = [...triad].map(element) as [Element, Element, Element];
		expect(weighTriad(before, centre, after)).toEqual({ outer, first, last, effect });
	});
});

describe('the figures of a spread', () => {
	it.each([
		[[1, 5, 9], 'rising'],
		[[19, 7, 0], 'falling'],
		[[3, 18, 4], 'hill'],
		[[18, 2, 9], 'valley'],
		[[3, 9, 5, 21], 'restless'],
		[[7], null],
	] as const)('%j goes %s', (numbers, arc) => {
		expect(arcOf(numbers)).toBe(arc);
	});

	it.each([
		[[0], 0, [], 0],
		[[21], 21, [], 21],
		[[17, 5], 22, [], 0],
		[[18, 19, 20], 57, [12], 12],
		[[21, 20, 19, 18, 17], 95, [14], 14],
		[[21, 20, 8], 49, [13], 13],
	] as const)('%j adds up to %i and folds by %j to card %i', (numbers, sum, steps, id) => {
		expect(quintessenceOf(numbers)).toEqual({ sum, steps, id });
	});

	it('counts elements and names those that are missing', () => {
		expect(countElements([0, 1, 4].map(requireArcanum))).toEqual({
			counts: { fire: 1, water: 0, air: 2, earth: 0 },
			missing: ['water', 'earth'],
		});
	});
});

describe('the shuffle', () => {
	it('gives every card once', () => {
		for (let round = 0; round < 50; round++)
			expect(
				shuffleDeck(22)
					.map(({ id }) => id)
					.sort((a, b) => a - b),
			).toEqual(arcana.map(({ id }) => id));
	});

	it('puts every card in every place about as often, and turns half of them', () => {
		const rounds = 4400;
		const first = new Array<number>(22).fill(0);
		let reversed = 0;
		for (let round = 0; round < rounds; round++) {
			const cards = shuffleDeck(22);
			const top = cards[0]?.id ?? 0;
			first[top] = (first[top] ?? 0) + 1;
			reversed += cards.filter((card) => card.reversed).length;
		}
		// 200 each on average; six standard deviations are 83.
		expect(Math.min(...first)).toBeGreaterThan(117);
		expect(Math.max(...first)).toBeLessThan(283);
		expect(Math.abs(reversed / (rounds * 22) - 0.5)).toBeLessThan(0.01);
	});

	it('is that of Fisher and Yates', () => {
		expect(shuffleDeck(4, { below: () => 0 }).map(({ id }) => id)).toEqual([1, 2, 3, 0]);
		expect(shuffleDeck(4, { below: (limit) => limit - 1 })).toEqual([0, 1, 2, 3].map((id) => ({ id, reversed: true })));
	});

	it('gives each card a bit of its own, and none where only upright cards are wanted', () => {
		const asked: number[] = [];
		const below = (limit: number) => {
			asked.push(limit);
			return limit - 1;
		};
		shuffleDeck(22, { below });
		expect(asked.filter((limit) => limit === 2)).toHaveLength(22 + 1); // One more for the last step of the shuffle.
		for (let round = 0; round < 50; round++)
			expect(shuffleDeck(22, { uprightOnly: true }).filter(({ reversed }) => reversed)).toEqual([]);
	});
});

describe('the cut', () => {
	it.each([
		[1, [1, 2, 3, 4, 0]],
		[3, [3, 4, 0, 1, 2]],
		[4, [4, 0, 1, 2, 3]],
		[0, [1, 2, 3, 4, 0]],
		[9, [4, 0, 1, 2, 3]],
	])('puts %i of five cards under the rest', (lifted, cut) => {
		expect(cutDeck([0, 1, 2, 3, 4], lifted)).toEqual(cut);
	});
});
