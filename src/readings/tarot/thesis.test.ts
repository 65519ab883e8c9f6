import { describe, expect, it } from 'vitest';
import { languages } from '#src/language/languages.ts';
import { seededRandom } from '#src/words/testing/random.ts';
import { tarotFacts } from './facts.ts';
import { randomRequest } from './testing/random-request.ts';
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
			}
			for (const [kind, held] of Object.entries(holds)) if (!held) wrong.push(`${kind}: ${JSON.stringify(request)}`);
		}
		expect(wrong.slice(0, 3)).toEqual([]);
	});
});
