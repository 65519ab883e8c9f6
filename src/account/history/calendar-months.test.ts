import { describe, expect, it } from 'vitest';
import { type Language, languageFacts } from '#src/language/languages.ts';
import { calendarYear, dayToAddress, findDay } from './calendar-months.ts';

const day = (text: string) => findDay(text) as Date;

describe('the year of a day', () => {
	// First days of years: the Persian year 1405 began at the equinox of 2026; Umm al-Qura's 1447 on 26 June 2025.
	it.each<[Language, string, string, string, string, number, string]>([
		['en', '2026-11-21', '2026', '2026-01-01', 'Jan', 12, '2026-12-01'],
		['es', '2024-02-29', '2024', '2024-01-01', 'ene', 12, '2024-12-01'],
		['fa', '2026-03-20', '۱۴۰۴', '2025-03-21', 'فروردین', 12, '2026-02-20'],
		['fa', '2026-03-21', '۱۴۰۵', '2026-03-21', 'فروردین', 12, '2027-02-20'],
		['ar', '2025-06-26', '١٤٤٧', '2025-06-26', 'محرم', 12, '2026-05-18'],
	])('%s %s lies in %s, which begins on %s with %s', (language, asked, label, first, name, count, last) => {
		const year = calendarYear(day(asked), languageFacts[language].locale);
		expect(year.label).toBe(label);
		expect(year.months.length).toBe(count);
		expect(dayToAddress(year.months[0]?.start as Date)).toBe(first);
		expect(year.months[0]?.name).toBe(name);
		expect(dayToAddress(year.months.at(-1)?.start as Date)).toBe(last);
	});

	it.each(['en', 'fa', 'ar', 'es'] as const)('%s: months follow each other without a gap', (language) => {
		const { months } = calendarYear(day('2027-08-09'), languageFacts[language].locale);
		for (const [index, month] of months.entries()) {
			expect(month.start.getTime()).toBeLessThan(month.end.getTime());
			if (index > 0) expect(month.start).toEqual(months[index - 1]?.end);
		}
	});
});

it.each([null, '', '2026', 'yesterday', '2026-1-1'])('%j is no day', (text) => {
	expect(findDay(text)).toBeNull();
});
