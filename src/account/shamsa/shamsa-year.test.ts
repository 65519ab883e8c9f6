import { describe, expect, it } from 'vitest';
import { type Language, languageFacts } from '#src/language/languages.ts';
import { dayToAddress } from '../history/calendar-months.ts';
import { findFeast } from './feasts.ts';
import { kindsOf, monthsBehind, readingsOf, shamsaYear } from './shamsa-year.ts';

const rows = {
	months: [
		{ month: 1, kind: 'hafez' as const, count: 2 },
		{ month: 1, kind: 'tarot' as const, count: 1 },
		{ month: 12, kind: 'hafez' as const, count: 4 },
	],
	cards: [{ id: 3, count: 2 }],
	poems: [{ poem: 7, count: 5, newest: 'a' }],
	symbols: [{ id: 'snake', count: 3 }],
};

describe('the rows of a year', () => {
	it('stand by their months, kinds in the order of the catalogue', () => {
		const year = shamsaYear(rows);
		expect(year.months).toHaveLength(12);
		expect(year.months[0]).toEqual([
			{ kind: 'tarot', count: 1 },
			{ kind: 'hafez', count: 2 },
		]);
		expect(year.months[11]).toEqual([{ kind: 'hafez', count: 4 }]);
		expect(year.months.slice(1, 11).flat()).toEqual([]);
		expect(year.returned).toEqual([5, 3, 2]);
		expect(readingsOf(year)).toBe(7);
		expect(kindsOf(year)).toEqual([
			{ kind: 'tarot', count: 1 },
			{ kind: 'hafez', count: 6 },
		]);
	});

	it('stand at other places where the months asked for begin in the middle of a year', () => {
		const places = [8, 9, 10, 11, 0, 1, 2, 3, 4, 5, 6, 7];
		const { months } = shamsaYear(rows, places);
		expect(months[8]).toHaveLength(2);
		expect(months[7]).toEqual([{ kind: 'hafez', count: 4 }]);
	});
});

// First days of months: 1 Azar 1405 was 22 November 2026, Nowruz of 1406 falls on 21 March 2027.
it.each<[Language, Date, string, string, number]>([
	['en', new Date(2026, 10, 23), '2025-12-01', '2026-12-01', 10],
	['es', new Date(2026, 0, 1), '2025-02-01', '2026-02-01', 0],
	['fa', new Date(2026, 11, 20), '2025-12-22', '2026-12-22', 8],
	['fa', new Date(2027, 2, 21), '2026-04-21', '2027-04-21', 0],
])('%s: behind %s lie the months from %s to %s, the last in place %i', (language, day, from, until, last) => {
	const { starts, places } = monthsBehind(day, languageFacts[language].locale);
	expect(starts).toHaveLength(13);
	expect(starts.slice(0, 1).concat(starts.slice(-1)).map(dayToAddress)).toEqual([from, until]);
	expect(places.at(-1)).toBe(last);
	expect(places.toSorted((one, other) => one - other)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
});

it.each([
	[new Date(2026, 11, 19, 23), null],
	[new Date(2026, 11, 20), 'yalda'],
	[new Date(2026, 11, 21, 23), 'yalda'],
	[new Date(2026, 11, 22), null],
	[new Date(2027, 2, 20), 'nowruz'],
	[new Date(2027, 2, 21), 'nowruz'],
	[new Date(2027, 5, 21), null],
])('%s is the feast %s', (day, feast) => {
	expect(findFeast(day)).toBe(feast);
});
