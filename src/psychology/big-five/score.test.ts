import { describe, expect, it } from 'vitest';
import { itemsIn } from './items.server.ts';
import { type Band, bandOf, domains, scoreBigFive } from './score.ts';

const items = itemsIn('en');

describe('a band', () => {
	it.each<[number, number, Band]>([
		[4, 4, 'low'],
		[9, 4, 'low'],
		[10, 4, 'middle'],
		[14, 4, 'middle'],
		[15, 4, 'high'],
		[59, 24, 'low'],
		[60, 24, 'middle'],
		[84, 24, 'middle'],
		[85, 24, 'high'],
	])('of %i in %i answers is %s', (score, count, band) => {
		expect(bandOf(score, count)).toBe(band);
	});
});

describe('the score', () => {
	it('is half of everything when every answer is the middle one', () => {
		const score = scoreBigFive(items, Array(120).fill(3));
		expect(score.map(({ domain }) => domain)).toEqual(domains);
		for (const { share, band, facets } of score) {
			expect({ share, band }).toEqual({ share: 0.5, band: 'middle' });
			expect(facets).toEqual(Array(6).fill({ share: 0.5, band: 'middle' }));
		}
	});

	it.each(domains)('of %s alone rises to the top, statements keyed minus being answered low', (domain) => {
		const score = scoreBigFive(
			items,
			items.map((item) => ((item.domain === domain) === (item.keyed === 'plus') ? 5 : 1)),
		);
		for (const one of score) {
			const mine = one.domain === domain;
			expect(one).toMatchObject({ share: mine ? 1 : 0, band: mine ? 'high' : 'low' });
			expect(one.facets).toEqual(Array(6).fill({ share: mine ? 1 : 0, band: mine ? 'high' : 'low' }));
		}
	});

	it('of one facet moves its domain by a sixth and no other facet', () => {
		const score = scoreBigFive(
			items,
			items.map(({ domain, facet, keyed }) => (domain === 'C' && facet === 2 ? (keyed === 'plus' ? 5 : 1) : 3)),
		);
		const order = score.find(({ domain }) => domain === 'C');
		expect(order?.share).toBeCloseTo(0.5 + 0.5 / 6);
		expect(order?.facets.map(({ band }) => band)).toEqual(['middle', 'high', 'middle', 'middle', 'middle', 'middle']);
	});

	it('does not come from answers that leave a facet out', () => {
		expect(() => scoreBigFive(items.slice(0, 20), Array(20).fill(3))).toThrow();
	});
});
