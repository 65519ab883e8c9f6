import { describe, expect, it } from 'vitest';
import type { CalendarType } from './calendar-types.ts';
import { dayInCalendars, parseDay } from './calendars.server.ts';
import { isPersianLeapYear } from './persian-leap.ts';

const numbers = (text: string) => {
	const [year = 0, month = 0, day = 0] = text.split(/[-/]/).map(Number);
	return { year, month, day };
};

const vectors = [
	['1940-10-09', 3, '1319/7/17', '1359/9/7'],
	['1990-05-15', 2, '1369/2/25', '1410/10/20'],
	['2000-01-01', 6, '1378/10/11', '1420/9/24'],
	['2020-03-20', 5, '1399/1/1', '1441/7/25'],
	['2023-07-19', 3, '1402/4/28', '1445/1/1'],
	['2025-02-26', 3, '1403/12/8', '1446/8/27'],
	['2025-03-20', 4, '1403/12/30', '1446/9/20'],
	['2025-04-19', 6, '1404/1/30', '1446/10/21'],
	['2026-02-18', 3, '1404/11/29', '1447/9/1'],
	['2026-03-21', 6, '1405/1/1', '1447/10/2'],
] as const;

describe('the three calendars', () => {
	it.each(vectors)('%s, weekday %i, is %s and %s', (gregorian, weekday, solar, lunar) => {
		const day = dayInCalendars(numbers(gregorian), 'gregorian');
		expect(day).toMatchObject({ iso: gregorian, weekday, solar: numbers(solar), lunar: numbers(lunar) });
		expect(dayInCalendars(numbers(solar), 'solar').iso).toBe(gregorian);
		expect(dayInCalendars(numbers(lunar), 'lunar').iso).toBe(gregorian);
	});

	it('read what people write', () => {
		const iso = (text: string, calendar: CalendarType) => parseDay(text, calendar)?.iso ?? null;
		expect(iso('1369/2/25', 'solar')).toBe('1990-05-15');
		expect(iso('۱۳۶۹/۰۲/۲۵', 'solar')).toBe('1990-05-15');
		expect(iso('١٤١٠-١٠-٢٠', 'lunar')).toBe('1990-05-15');
		expect(iso('1990-05-15', 'gregorian')).toBe('1990-05-15');
		expect(iso('15/05/1990', 'gregorian')).toBe('1990-05-15');
		expect(iso('1403/12/30', 'solar')).toBe('2025-03-20');
		for (const wrong of ['1402/12/30', '1369/13/1', '1369/2', 'abc', '', '1369/0/5', '99999/1/1'])
			expect(iso(wrong, 'solar')).toBeNull();
		expect(iso('2023-02-29', 'gregorian')).toBeNull();
		expect(iso('2024-02-29', 'gregorian')).toBe('2024-02-29');
	});

	it('take day 30 of a short lunar month for the first of the next', () => {
		expect(dayInCalendars({ year: 1446, month: 9, day: 30 }, 'lunar').iso).toBe(
			dayInCalendars({ year: 1446, month: 10, day: 1 }, 'lunar').iso,
		);
	});

	it('know the season by the solar month', () => {
		const season = (solar: string) => dayInCalendars(numbers(solar), 'solar').season;
		expect(['1405/1/1', '1405/4/1', '1405/7/1', '1405/10/1', '1404/12/29'].map(season)).toEqual([
			'spring',
			'summer',
			'autumn',
			'winter',
			'winter',
		]);
	});

	it('have the leap years that the observatory has', () => {
		const leap = Array.from({ length: 52 }, (_, i) => 1394 + i).filter(isPersianLeapYear);
		expect(leap).toEqual([1395, 1399, 1403, 1408, 1412, 1416, 1420, 1424, 1428, 1432, 1436, 1441, 1445]);
	});
});
