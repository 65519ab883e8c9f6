import { describe, expect, it } from 'vitest';
import { languages } from '#src/language/languages.ts';
import { seededRandom } from '#src/words/testing/random.ts';
import { luckyNumberFacts } from './facts.server.ts';
import { randomRequest } from './testing/random-request.ts';
import { chooseThesis, places, rankFacts, standingOf, type Values, valuesOf } from './thesis.ts';

const values = (path: number, wealth: number, protection: number, love: number): Values => ({
	path,
	wealth,
	protection,
	love,
});

it.each([
	['the two that lie furthest apart', values(1, 5, 8, 4), ['path', 'protection']],
	['one against three', values(5, 5, 6, 5), ['path', 'protection']],
	['odd against even before a wider gap of one kind', values(2, 8, 9, 4), ['path', 'protection']],
	['one left unfolded against a single figure', values(7, 11, 8, 7), ['wealth', 'protection']],
	['none where all agree', values(3, 3, 3, 3), null],
] as const)('the thesis is %s', (_, four, thesis) => {
	expect(chooseThesis(four)).toEqual(thesis);
});

it.each([
	[values(4, 4, 4, 4), 'all'],
	[values(4, 4, 4, 1), 'thrice'],
	[values(1, 3, 5, 9), 'odd'],
	[values(2, 4, 6, 8), 'even'],
	[values(11, 4, 6, 8), 'master'],
	[values(1, 4, 6, 9), 'apart'],
	[values(1, 4, 4, 9), 'twice'],
] as const)('of %o the rarest is %s', (four, kind) => {
	expect(rankFacts(four)[0]?.kind).toBe(kind);
});

it.each([
	[5, { kind: 'midway' }],
	[4, { kind: 'near', to: 0 }],
	[8, { kind: 'near', to: 1 }],
	[3, { kind: 'again', to: 0 }],
	[7, { kind: 'again', to: 1 }],
] as const)('between 3 and 7, %i stands so', (value, standing) => {
	expect(standingOf(value, [3, 7])).toEqual(standing);
});

describe('of two thousand requests', () => {
	it('none has a fact or a thesis that its figures deny', () => {
		const random = seededRandom(2000);
		for (let index = 0; index < 2000; index++) {
			const four = valuesOf(luckyNumberFacts(randomRequest(languages[index % languages.length] ?? 'en', random)));
			const all = places.map((place) => four[place]);
			const thesis = chooseThesis(four);
			expect(thesis === null).toBe(new Set(all).size === 1);
			if (thesis) expect(four[thesis[0]]).not.toBe(four[thesis[1]]);
			const facts = rankFacts(four);
			expect(facts.length).toBeGreaterThan(0);
			for (const fact of facts) {
				const times = 'value' in fact ? all.filter((value) => value === fact.value).length : 0;
				const holds = {
					all: new Set(all).size === 1,
					apart: new Set(all).size === 4,
					odd: all.every((value) => value % 2 === 1),
					even: all.every((value) => value % 2 === 0),
					thrice: times === 3,
					twice: times === 2,
					master: times > 0 && 'value' in fact && fact.value > 9,
				};
				expect([fact, all, holds[fact.kind]]).toEqual([fact, all, true]);
			}
		}
	});
});
