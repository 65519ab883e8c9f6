import { describe, expect, it } from 'vitest';
import { chosenDate, dateOf, daysIn, emptyDate, findDayProblem, typedDate, yearsOf } from './birth-date.ts';

describe('the lists of a date of birth', () => {
	it.each([
		['gregorian', 2026],
		['solar', 1405],
		['lunar', 1447],
	] as const)('hold 100 %s years, newest first', (calendar, newest) => {
		const years = yearsOf(calendar, new Date('2026-11-21T12:00:00Z'));
		expect([years.length, years[0], years[99]]).toEqual([100, newest, newest - 99]);
	});

	it('count the solar year from the first day of spring', () => {
		expect(yearsOf('solar', new Date('2026-03-20T12:00:00Z'))[0]).toBe(1404);
		expect(yearsOf('solar', new Date('2026-03-21T12:00:00Z'))[0]).toBe(1405);
	});

	it.each([
		['solar', 1, 0, 31],
		['solar', 6, 1369, 31],
		['solar', 7, 1369, 30],
		['solar', 11, 1369, 30],
		['solar', 12, 0, 29],
		['solar', 12, 1402, 29],
		['solar', 12, 1403, 30],
		['lunar', 2, 1446, 30],
		['lunar', 12, 0, 30],
		['gregorian', 1, 2023, 31],
		['gregorian', 2, 2023, 29],
		['gregorian', 4, 2023, 30],
		['gregorian', 12, 2023, 31],
	] as const)('%s month %i of %i has %i days', (calendar, month, year, days) => {
		expect(daysIn(calendar, month, year)).toBe(days);
	});

	it('join with / or -, once all three are chosen', () => {
		const chosen = { year: '1369', month: '2', day: '5', text: '' };
		expect(dateOf(chosen, 'solar')).toBe('1369/02/05');
		expect(dateOf(chosen, 'lunar')).toBe('1369/02/05');
		expect(dateOf(chosen, 'gregorian')).toBe('1369-02-05');
		expect(dateOf({ ...chosen, day: '' }, 'solar')).toBe('');
	});

	it.each([
		['1369/2/25', ['1369', '2', '25']],
		['1990-05-15', ['1990', '5', '15']],
		['۱۳۶۹/۰۲/۲۵', ['1369', '2', '25']],
		['١٤١٠-١٠-٢٠', ['1410', '10', '20']],
		['15/05/1990', ['1990', '5', '15']],
		['1369/2', ['', '', '']],
		['1369/13/1', ['', '', '']],
		['spring 1369', ['', '', '']],
	])('are filled from %s', (text, [year, month, day]) => {
		expect(typedDate(text)).toEqual({ year, month, day, text });
	});

	it('clear a day that the new month does not have', () => {
		const full = typedDate('1369/02/31');
		expect(chosenDate(full, { month: '7' }, 'solar')).toEqual({ year: '1369', month: '7', day: '', text: '' });
		expect(chosenDate(full, { month: '3' }, 'solar')).toMatchObject({ day: '31', text: '1369/03/31' });
		expect(chosenDate(full, { month: '' }, 'solar')).toMatchObject({ day: '' });
		expect(chosenDate(emptyDate, { year: '1369' }, 'solar').text).toBe('');
	});

	it.each([
		['gregorian', '2023-02-29', 'birth_day_unknown'],
		['gregorian', '2024-02-29', null],
		['gregorian', '1900-02-29', 'birth_day_unknown'],
		['gregorian', '1990-04-31', 'birth_day_unknown'],
		['solar', '1402/12/30', 'birth_day_unknown'],
		['solar', '1403/12/30', null],
		['solar', '1399/12/30', null],
		['solar', '1370/07/31', 'birth_day_unknown'],
		['lunar', '1446/02/30', null],
		['lunar', '1446/02/31', 'birth_day_unknown'],
		['gregorian', 'spring 1990', null],
	] as const)('in the %s calendar tell of %s: %s', (calendar, text, problem) => {
		expect(findDayProblem(typedDate(text), calendar)).toBe(problem);
	});

	it('offer and keep 30 Esfand in a leap year, and clear it with another year', () => {
		const esfand = chosenDate(chosenDate(emptyDate, { year: '1403' }, 'solar'), { month: '12' }, 'solar');
		const picked = chosenDate(esfand, { day: '30' }, 'solar');
		expect(picked).toMatchObject({ day: '30', text: '1403/12/30' });
		expect(chosenDate(picked, { year: '1402' }, 'solar')).toMatchObject({ day: '', text: '' });
	});

	it('send what was typed in plain digits where the lists have no such date', () => {
		expect(dateOf(typedDate(' ۲۵ اردیبهشت ۱۳۶۹ '), 'solar')).toBe('25 اردیبهشت 1369');
	});
});
