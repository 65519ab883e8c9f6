import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRange } from './byte-range.ts';

describe('parseRange', () => {
	it.each([
		['bytes=0-4', { from: 0, to: 4 }],
		['bytes=5-', { from: 5, to: 9 }],
		['bytes=-3', { from: 7, to: 9 }],
		['bytes=-30', { from: 0, to: 9 }],
		['bytes=3-30', { from: 3, to: 9 }],
		['Bytes= 9-9 ', { from: 9, to: 9 }],
		['bytes=10-', 'unsatisfiable'],
		['bytes=-0', 'unsatisfiable'],
		['bytes=5-4', null],
		['bytes=-', null],
		['bytes=0-1,3-4', null],
		['bytes=a-b', null],
		['bytes', null],
		['items=0-4', null],
		['', null],
		[null, null],
	])('%s of ten bytes', (header, expected) => {
		expect(parseRange(header, 10)).toEqual(expected);
	});

	it('of nothing is never satisfied', () => {
		for (const header of ['bytes=0-', 'bytes=0-0', 'bytes=-1']) expect(parseRange(header, 0)).toBe('unsatisfiable');
	});

	it('stays within the bytes there are, whatever is asked', () => {
		const number = fc.option(fc.nat({ max: 10_000_000 }), { nil: '' as const });
		fc.assert(
			fc.property(number, number, fc.nat({ max: 5_000_000 }), (first, last, size) => {
				const range = parseRange(`bytes=${first}-${last}`, size);
				if (range === null || range === 'unsatisfiable') return;
				expect(range.from).toBeGreaterThanOrEqual(0);
				expect(range.to).toBeGreaterThanOrEqual(range.from);
				expect(range.to).toBeLessThan(size);
				if (first !== '') expect(range.from).toBe(first);
			}),
		);
	});
});
