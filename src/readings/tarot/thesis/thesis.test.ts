import { describe, expect, it } from 'vitest';
import { languages } from '#src/language/languages.ts';
import { seededRandom } from '#src/words/testing/random.ts';
import { tarotFacts } from '../facts.server.ts';
import { randomRequest } from '../testing/random-request.ts';
import { chooseThesis, rankFacts, sideOf } from './thesis.ts';

const draw = (...cards: [id: number, reversed?: boolean][]) =>
	tarotFacts({
		spreadType: cards.length,
		cards: cards.map(([id, reversed], position) => ({ card: { id }, position, ...(reversed && { reversed }) })),
		language: 'en',
	});

describe('the thesis of a spread', () => {
	it.each([
		['one card has none', [[9]], null],
		[
			'cards that speak to each other before mere foes',
			[[16], [2], [17]],
			{ between: [0, 2], speaking: '16-17', turned: false },
		],
		['foes before friends', [[4], [1], [13]], { between: [0, 2], speaking: null, turned: false }],
		[
			'one on its head against one on its feet',
			[[8], [10], [19, true]],
			{ between: [0, 2], speaking: null, turned: true },
		],
		['of equals the first', [[8], [10], [14]], { between: [0, 1], speaking: null, turned: false }],
	] as const)('%s', (_, cards, thesis) => {
		expect(chooseThesis(draw(...cards.map(([id, reversed]): [number, boolean?] => [id, reversed])))).toEqual(thesis);
	});

	it.each([
		[
			'five on their heads',
			[
				[1, true],
				[7, true],
				[10, true],
				[15, true],
				[20, true],
			],
			'allReversed',
		],
		['four numbers that only rise', [[7], [16, true], [2], [12, true], [19]], 'arc'],
		['all of one element', [[4], [8, true], [19, true]], 'dominant'],
	] as const)('the rarest fact of %s comes first', (_, cards, kind) => {
		const facts = rankFacts(draw(...cards.map(([id, reversed]): [number, boolean?] => [id, reversed])));
		expect(facts[0]?.kind).toBe(kind);
		expect(facts.map(({ chance }) => chance)).toEqual(facts.map(({ chance }) => chance).sort((x, y) => x - y));
	});
});

describe('of the whole deck', () => {
	const drawWhole = (...ids: number[]) =>
		tarotFacts({
			spreadType: ids.length,
			cards: ids.map((id, position) => ({ card: { id }, position, reversed: position % 2 === 1 })),
			language: 'en',
			deck: 'whole',
		});
	const found = (...ids: number[]) =>
		Object.fromEntries(rankFacts(drawWhole(...ids)).map(({ chance, ...fact }) => [fact.kind, fact]));

	it('numbers, courts, suits and trumps that stand out are found', () => {
		expect(found(22, 36, 50)).toMatchObject({ number: { key: 1, cards: [0, 1] } });
		expect(found(34, 76, 1)).toMatchObject({ rank: { key: 'queen', cards: [0, 1] } });
		expect(found(22, 24, 36)).toMatchObject({ suit: { key: 'wands', count: 2, card: 0 } });
		expect(found(22, 37, 40, 67, 25)).toMatchObject({ noTrump: {}, missing: { key: 'air' } });
		expect(found(1, 7, 22, 36, 64)).toMatchObject({ noSuit: { key: 'swords' } });
		expect(found(1, 7, 16, 36, 64)).toMatchObject({ manyTrumps: { count: 3 } });
		expect(found(32, 47, 62)).toMatchObject({ manyCourts: { count: 3 } });
		expect(rankFacts(draw([1], [7], [16])).some(({ kind }) => kind === 'manyTrumps')).toBe(false);
	});

	it('what a suit and its element would both say is said once', () => {
		const ofOneSuit = found(22, 24, 26);
		expect([ofOneSuit.suit, ofOneSuit.dominant]).toEqual([expect.anything(), undefined]);
		const without = found(22, 24, 36, 38, 64);
		expect([without.missing, without.noSuit]).toEqual([expect.objectContaining({ key: 'air' }), undefined]);
	});

	it.each<[string, number, number]>([
		// 22/78 · 21/77 · 20/76.
		['three trumps of three', rankOf('manyTrumps', 1, 7, 16), 0.020_242],
		// 56/78 · 55/77 · 54/76 · 53/75 · 52/74.
		['no trump of five', rankOf('noTrump', 22, 37, 40, 67, 25), 0.180_939],
		// 16/78 · 15/77 · 14/76.
		['three courts of three', rankOf('manyCourts', 32, 47, 62), 0.007_361],
	])('%s come as seldom as the deck has it', (_, chance, expected) => {
		expect(chance).toBeCloseTo(expected, 5);
	});

	function rankOf(kind: string, ...ids: number[]): number {
		return rankFacts(drawWhole(...ids)).find((fact) => fact.kind === kind)?.chance ?? Number.NaN;
	}

	it('in a large spread neighbours quarrel before cards that lie apart', () => {
		// All stand on water but the sixth, which is fire: it lies beside the first and beside none of the others.
		const cards = [36, 37, 38, 39, 40, 22, 41, 42, 43, 44];
		const facts = tarotFacts({
			spreadType: 10,
			cards: cards.map((id, position) => ({ card: { id }, position })),
			language: 'en',
			deck: 'whole',
		});
		expect(chooseThesis(facts)?.between).toEqual([0, 5]);
	});
});

it.each([
	['a friend of one', 0, 'first'],
	['a friend of the other', 3, 'second'],
	['its own kind, against a foe', 4, 'first'],
] as const)('%s takes sides', (_, id, side) => {
	// Fire against water.
	const facts = draw([8], [2], [id]);
	expect(sideOf(facts, { between: [0, 1], speaking: null, turned: false }, 2)).toBe(side);
});

describe('of two thousand readings', () => {
	it('none has a fact that its figures deny', () => {
		const random = seededRandom(2000);
		const wrong: string[] = [];
		for (let index = 0; index < 2000; index++) {
			const request = randomRequest(languages[index % languages.length] ?? 'en', random);
			const facts = tarotFacts(request);
			const { cards, elements, reversedCount, quintessence } = facts;
			const holds: Record<string, boolean> = {};
			for (const fact of rankFacts(facts)) {
				if (fact.kind === 'dominant') holds[fact.kind] = elements.counts[fact.key] * 2 > cards.length;
				if (fact.kind === 'missing') holds[fact.kind] = elements.missing.includes(fact.key);
				if (fact.kind === 'arc') holds[fact.kind] = facts.arc?.shape === fact.key;
				if (fact.kind === 'loneReversed') holds[fact.kind] = reversedCount === 1 && cards[fact.card]?.reversed === true;
				if (fact.kind === 'loneUpright')
					holds[fact.kind] = reversedCount === cards.length - 1 && cards[fact.card]?.reversed === false;
				if (fact.kind === 'home') holds[fact.kind] = cards[fact.card]?.id === quintessence.id;
				if (fact.kind === 'quintessence') holds[fact.kind] = cards.every(({ id }) => id !== quintessence.id);
				if (fact.kind === 'allUpright') holds[fact.kind] = reversedCount === 0;
				if (fact.kind === 'allReversed') holds[fact.kind] = reversedCount === cards.length;
				if (fact.kind === 'suit') holds[fact.kind] = (facts.suits?.counts[fact.key] ?? 0) * 2 > cards.length;
				if (fact.kind === 'noSuit') holds[fact.kind] = facts.suits?.missing.includes(fact.key) === true;
				if (fact.kind === 'noTrump') holds[fact.kind] = facts.suits?.trumps === 0;
				if (fact.kind === 'manyCourts') holds[fact.kind] = (facts.suits?.courts ?? 0) >= 3;
				if (fact.kind === 'manyTrumps') holds[fact.kind] = cards.filter(({ id }) => id < 22).length * 2 > cards.length;
				if (fact.kind === 'number' || fact.kind === 'rank') {
					const [one, other] = fact.cards.map((at) => cards[at]?.id ?? 0);
					holds[fact.kind] = one !== other && ((one ?? 0) - 22) % 14 === ((other ?? 0) - 22) % 14;
				}
			}
			for (const [kind, held] of Object.entries(holds)) if (!held) wrong.push(`${kind}: ${JSON.stringify(request)}`);
		}
		expect(wrong.slice(0, 3)).toEqual([]);
	});
});
