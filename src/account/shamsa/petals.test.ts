import { describe, expect, it } from 'vitest';
import type { Kind } from '#src/catalogue/catalogue.ts';
import { MOST_IN_A_MONTH, petalPath, petalsOf, ROOT, rowsOf, TIP } from './petals.ts';
import { emptyYear, type ShamsaYear } from './shamsa-year.ts';

/** A year with these months; the others are empty. */
const yearOf = (months: Readonly<Record<number, Partial<Record<Kind, number>>>>): ShamsaYear => ({
	...emptyYear,
	months: emptyYear.months.map((_, place) =>
		Object.entries(months[place] ?? {}).map(([kind, count]) => ({ kind: kind as Kind, count })),
	),
});

describe('the rows of a month', () => {
	it.each([
		[0, []],
		[1, [1]],
		[2, [1, 1]],
		[3, [1, 2]],
		[5, [1, 2, 1, 1]],
		[9, [1, 2, 1, 2, 1, 2]],
		[10, [2, 3, 2, 3]],
		[26, [3, 4, 3, 4, 3, 4, 3, 2]],
	])('%i petals stand in rows of %j', (count, rows) => {
		expect(rowsOf(count)).toEqual(rows);
	});

	it.each([1, 5, 12, 29, 30, 60, 100, 400])('hold %i petals, as many as there is room for', (count) => {
		expect(rowsOf(count).reduce((sum, one) => sum + one, 0)).toBe(Math.min(count, MOST_IN_A_MONTH));
	});
});

describe('the petals of a year', () => {
	it('are one a reading, in the place of its month, in the colour of its kind', () => {
		const petals = petalsOf(yearOf({ 0: { tarot: 1 }, 3: { hafez: 2, tests: 1 } }));
		expect(petals.map(({ place, kind, row }) => [place, kind, row])).toEqual([
			[0, 'tarot', 0],
			[3, 'hafez', 0],
			[3, 'hafez', 1],
			[3, 'tests', 1],
		]);
	});

	it.each([1, 2, 5, 9, 10, 25, 29, 30, 33, 100])(
		'%i in one month stay in its sector and between root and tip',
		(count) => {
			const petals = petalsOf(yearOf({ 4: { dreams: count } }));
			for (const { angle, half, outer } of petals) {
				expect(Math.abs(angle - 120) + half).toBeLessThanOrEqual(15.01);
				expect(outer).toBeGreaterThan(ROOT + 15);
				expect(outer).toBeLessThanOrEqual(TIP);
			}
		},
	);

	it.each([3, 12, 29, 40])('of one row do not overlap, with %i in the month', (count) => {
		const petals = petalsOf(yearOf({ 7: { 'lucky-number': count } }));
		for (const one of petals)
			for (const other of petals)
				if (one !== other && one.row === other.row)
					expect(Math.abs(one.angle - other.angle)).toBeGreaterThanOrEqual(one.half + other.half - 0.01);
	});

	it('that lie below come first', () => {
		const rows = petalsOf(yearOf({ 0: { tarot: 30 }, 11: { dreams: 4 } })).map(({ row }) => row);
		expect(rows).toEqual(rows.toSorted((one, other) => one - other));
	});

	it('begin at the root and reach their tip, which may be bent', () => {
		expect(petalPath({ angle: 0, half: 10, outer: 160 })).toMatch(/^M0 -60C.* 0 -160C.* 0 -60Z$/);
		expect(petalPath({ angle: 0, half: 10, outer: 160 }, 90)).toContain(' 160 0C');
	});
});
