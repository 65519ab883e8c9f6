import { expect, it } from 'vitest';
import { placeAfter, placeByKey, placeOnTable } from './arc-places.ts';

const all = Array.from({ length: 22 }, (_, place) => place);
const table = { left: all.filter((place) => place !== 4 && place !== 15), columns: 11, direction: 'ltr' } as const;

it.each([
	['ArrowRight', 3, 5],
	['ArrowLeft', 5, 3],
	['ArrowLeft', 0, 0],
	['ArrowDown', 2, 13],
	['ArrowDown', 4, 4],
	['ArrowUp', 14, 3],
	['Home', 9, 0],
	['End', 9, 21],
	['Enter', 9, null],
] as const)('%s leads from card %i to %s, past those that were taken', (key, from, to) => {
	expect(placeByKey(key, from, table)).toBe(to);
});

it('arrows go with the direction of the page', () => {
	expect(placeByKey('ArrowLeft', 7, { ...table, direction: 'rtl' })).toBe(8);
});

it('after a card was taken the next one is reached, after the last the one before it', () => {
	expect(placeAfter(5, table.left)).toBe(6);
	expect(placeAfter(21, table.left)).toBe(20);
	expect(placeAfter(3, [3])).toBeUndefined();
});

it('lays trumps in one arc or two, and the whole deck in rows', () => {
	expect(placeOnTable(11, 22)).toMatchObject({
		data: { 'data-row': 1, 'data-last': undefined },
		style: { '--column': 0, '--line': 1, '--place': 11 },
	});
	expect(placeOnTable(10, 22).data['data-last']).toBe('row');
	expect(placeOnTable(25, 78)).toMatchObject({
		data: { 'data-row': undefined, 'data-last': 'row', 'data-last-wide': true },
		style: { '--line': 1, '--line-wide': 0, '--column-wide': 25 },
	});
	expect([51, 52, 64, 65].map((place) => placeOnTable(place, 78).data['data-front'])).toEqual([
		undefined,
		'wide',
		'wide',
		'both',
	]);
});
