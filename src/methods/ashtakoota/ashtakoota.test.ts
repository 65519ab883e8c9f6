import { describe, expect, it } from 'vitest';
import { allTotals, ashtakoota, moonStarAt, percentileOf, signOfPada } from './ashtakoota.ts';
import { ganaOf, nakshatras, yoniOf, yoniPoints } from './stars.ts';

/** The middle of a quarter, such as `pushya 1`. */
function star(name: string) {
	const [id = '', pada = ''] = name.split(' ');
	const place = nakshatras.indexOf(id as never);
	expect(place).toBeGreaterThanOrEqual(0);
	return moonStarAt((place * 4 + Number(pada) - 0.5) * (360 / 108));
}

describe('ashtakoota', () => {
	it.each([
		['ashwini 1', 'ashwini 1', [1, 2, 3, 4, 5, 6, 7, 0], 28],
		['ashwini 1', 'bharani 1', [1, 2, 3, 2, 5, 5, 7, 8], 33],
		['anuradha 2', 'revati 2', [1, 2, 3, 2, 5, 6, 0, 8], 27],
		['pushya 1', 'rohini 2', [1, 1, 1.5, 2, 0.5, 5, 7, 8], 26],
		['rohini 1', 'shravana 1', [1, 2, 3, 2, 5, 6, 0, 0], 19],
		['shravana 1', 'jyeshtha 1', [0, 1, 1.5, 2, 0.5, 1, 7, 8], 21],
		['purva_ashadha 3', 'ardra 2', [1, 0.5, 1.5, 2, 0.5, 6, 7, 8], 26.5],
	])('of groom %s and bride %s', (groom, bride, points, total) => {
		const found = ashtakoota(star(groom), star(bride));
		expect(Object.values(found.points)).toEqual(points);
		expect(found.total).toBe(total);
	});

	it('gives 36 of 36 to Rohini 1 and Mrigashira 1', () => {
		expect(ashtakoota(star('rohini 1'), star('mrigashira 1')).total).toBe(36);
	});

	it('agrees with a published example of another school', () => {
		const other = { tara: 'one_way', sagittarius: 'manava' } as const;
		expect(ashtakoota(star('purva_ashadha 3'), star('ardra 2'), other).total).toBe(29.5);
	});

	it('is spread over all pairs as is known', () => {
		const totals = allTotals();
		const share = (from: number, to: number) =>
			Math.round((totals.filter((total) => total >= from && total < to).length / totals.length) * 1000) / 10;
		expect(totals).toHaveLength(11_664);
		expect([share(0, 18), share(18, 25), share(25, 33), share(33, 37)]).toEqual([32, 39.1, 27.5, 1.4]);
		expect([totals[0], totals.at(-1)]).toEqual([2, 36]);
	});

	it('says how many pairs have less', () => {
		expect(percentileOf(0)).toBe(0);
		expect(percentileOf(18)).toBeCloseTo(32, 0);
		expect(percentileOf(36)).toBeGreaterThan(99.9);
		expect(percentileOf(25)).toBeGreaterThan(percentileOf(24.5));
	});
});

describe('the stars', () => {
	it('have nine of each temper, and two of each animal but the mongoose, the cow and their like', () => {
		expect([0, 1, 2].map((gana) => ganaOf.filter((of) => of === gana).length)).toEqual([9, 9, 9]);
		const each = yoniPoints.map((_, yoni) => yoniOf.filter((of) => of === yoni).length);
		expect(each).toEqual([2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 2]);
	});

	it('know their animals from both sides, and their enemies', () => {
		for (const [i, row] of yoniPoints.entries())
			for (const [j, points] of row.entries()) expect(points).toBe(yoniPoints[j]?.[i]);
		const enemies = yoniPoints.flatMap((row, i) =>
			row.flatMap((points, j) => (points === 0 && i < j ? [`${i}-${j}`] : [])),
		);
		expect(enemies).toEqual(['0-8', '1-13', '2-11', '3-12', '4-10', '5-6', '7-9']);
	});

	it('lie in the signs', () => {
		expect([star('ashwini 1'), star('krittika 1'), star('krittika 2'), star('revati 4')].map(signOfPada)).toEqual([
			0, 0, 1, 11,
		]);
	});
});
