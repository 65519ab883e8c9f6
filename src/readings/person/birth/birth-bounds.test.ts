import { describe, expect, it } from 'vitest';
import { languages } from '#src/language/languages.ts';
import type { CalendarType } from '#src/methods/calendars/calendar-types.ts';
import { requireDay } from '../check-method.server.ts';
import { messages } from '../messages.ts';
import { isBirthYear } from './birth-bounds.ts';

/** Noon of this day in Greenwich; in the Line Islands it is the 22nd already. */
const now = new Date('2026-11-21T12:00:00Z');

describe('a date of birth', () => {
	it.each<[CalendarType, string, string]>([
		['gregorian', '1700-01-01', 'the first day'],
		['solar', '1078/10/12', 'the first day'],
		['lunar', '1111/07/10', 'the first day'],
		['gregorian', '1821-03-21', 'of an ancestor'],
		['gregorian', '2026-11-21', 'today'],
		['gregorian', '2026-11-22', 'today in the Line Islands'],
		['solar', '1405/08/30', 'today'],
		['lunar', '1448/06/11', 'today'],
	])('%s %s is accepted: %s', (calendar, date) => {
		expect(requireDay(date, calendar, 'birthDate', {}, now).iso).toMatch(/^(1700|1821|2026)-/);
	});

	it.each<[CalendarType, string]>([
		['gregorian', '1699-12-31'],
		['solar', '1078/10/11'],
		['lunar', '1111/07/09'],
		['gregorian', '0001-01-01'],
		['solar', '900/1/1'],
		['gregorian', '2026-11-23'],
		['gregorian', '2150-01-01'],
		['solar', '1405/09/02'],
		['solar', '9999/01/01'],
		['lunar', '1448/06/13'],
	])('%s %s is out of range, and said to be that in every language', (calendar, date) => {
		for (const language of languages)
			expect(() => requireDay(date, calendar, 'birthDate', { language }, now)).toThrow(
				expect.objectContaining({
					code: 'birth_date_out_of_range',
					status: 400,
					message: messages[language].birth_date_out_of_range,
					details: { field: 'birthDate' },
				}),
			);
	});

	it.each<[CalendarType, string]>([
		['gregorian', '2025-02-29'],
		['gregorian', '1990/05'],
		['solar', '1402/12/30'],
		['solar', 'spring 1369'],
	])('%s %s is no date', (calendar, date) => {
		expect(() => requireDay(date, calendar, 'birthDate', { language: 'en' }, now)).toThrow(
			expect.objectContaining({ code: 'birth_date_invalid', message: messages.en.birth_date_invalid }),
		);
	});

	it.each<[CalendarType, number, number]>([
		['gregorian', 1700, 2026],
		['solar', 1078, 1405],
		['lunar', 1111, 1448],
	])('in the %s calendar has a year from %i to %i', (calendar, first, last) => {
		const years = [first - 1, first, last, last + 1];
		expect(years.map((year) => isBirthYear(year, calendar, now))).toEqual([false, true, true, false]);
	});
});
