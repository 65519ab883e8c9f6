import { describe, expect, it } from 'vitest';
import { positionsAt } from '../sky/sky.server.ts';
import { aspectsBetween, relationshipPoints, separation } from './synastry.ts';

const lennon = positionsAt(new Date('1940-10-09T17:30Z'));
const ono = positionsAt(new Date('1933-02-18T11:30Z'));

describe('aspects between two charts', () => {
	it('of Lennon and Ono are the five that are known, and nothing else', () => {
		const found = aspectsBetween(lennon, ono, { luminaryBonus: 0, orbs: { trine: 8 } });
		expect(found.map(({ first, name, second, orb }) => `${first} ${name} ${second} ${orb.toFixed(2)}`).sort()).toEqual([
			'mercury square venus 5.23',
			'mercury trine mercury 0.67',
			'sun trine venus 2.48',
			'venus opposition mercury 4.68',
			'venus opposition sun 3.84',
		]);
	});

	it('lose one of them with a narrower orb', () => {
		const found = aspectsBetween(lennon, ono, { luminaryBonus: 0, orbs: { trine: 8, square: 5 } });
		expect(found).toHaveLength(4);
	});

	it('count sun and moon a degree wider', () => {
		const at = (sun: number, mercury = 200) => ({ sun, moon: 17, mercury, venus: 47, mars: 77 });
		const wide = { sun: 109, moon: 300, mercury: 310, venus: 320, mars: 330 };
		const pair = (bonus: number) =>
			aspectsBetween(at(100), wide, { luminaryBonus: bonus, within: ['sun'] }).map(({ name }) => name);
		expect(pair(1)).toEqual(['conjunction']);
		expect(pair(0)).toEqual([]);
	});

	it('are the same from the other side', () => {
		const keys = (aspects: ReturnType<typeof aspectsBetween>, turned: boolean) =>
			aspects
				.map(({ first, second, name }) => (turned ? `${second} ${name} ${first}` : `${first} ${name} ${second}`))
				.sort();
		expect(keys(aspectsBetween(lennon, ono), false)).toEqual(keys(aspectsBetween(ono, lennon), true));
	});
});

it.each([
	[10, 350, 20],
	[0, 180, 180],
	[359, 1, 2],
	[90, 90, 0],
])('%i° and %i° are %i° apart', (a, b, apart) => {
	expect(separation(a, b)).toBeCloseTo(apart);
});

describe('points of a relationship', () => {
	const chart = (sun: number, moon: number, venus: number, mars: number) => ({ sun, moon, mercury: 0, venus, mars });
	it.each([
		['suns of one quality in exact square', chart(10, 30, 20, 250), chart(101, 225, 140, 170), [5, 11]],
		['suns of one quality in wide opposition', chart(10, 45, 20, 250), chart(196, 225, 140, 170), [5, 8]],
		['suns in sextile', chart(10, 45, 20, 250), chart(72, 225, 140, 170), [4]],
		['sun on moon', chart(40, 130, 20, 250), chart(2, 41, 143, 168), [11]],
		['Venus with Mars', chart(35, 150, 20, 265), chart(180, 250, 70, 22), [4]],
	])('%s', (_name, one, other, points) => {
		expect(relationshipPoints(one, other).map((point) => point.points)).toEqual(points);
		const back = relationshipPoints(other, one).map((point) => point.points);
		expect(back.sort()).toEqual([...points].sort());
	});
});
