import { latinDigits } from '#src/language/latin-digits.ts';
import type { CalendarType } from '#src/methods/calendars/calendar-types.ts';
import { isPersianLeapYear } from '#src/methods/calendars/persian-leap.ts';

/** A date of birth while it is being entered: three lists and a line of text; numbers as plain digits, '' for none yet. */
export type DateEntry = { year: string; month: string; day: string; text: string };

/** Nothing entered yet. */
export const emptyDate: DateEntry = { year: '', month: '', day: '', text: '' };

/** How many years the lists hold, and how far the lunar count lies behind (specification, 5.8). */
const YEARS = 100;
const LUNAR_OFFSET = 579;

const solarYear = new Intl.DateTimeFormat('en-u-ca-persian-nu-latn', { year: 'numeric' });

/** The years to choose from, newest first: 100 ending at the current one of that calendar. */
export function yearsOf(calendar: CalendarType, now: Date): number[] {
	const newest =
		calendar === 'solar'
			? Number.parseInt(solarYear.format(now), 10)
			: now.getFullYear() - (calendar === 'lunar' ? LUNAR_OFFSET : 0);
	return Array.from({ length: YEARS }, (_, back) => newest - back);
}

/** Days a month lists: lunar 30, February 29, Esfand 29 and 30 in a leap year (specification, 5.8). */
export function daysIn(calendar: CalendarType, month: number, year: number): number {
	if (calendar === 'lunar') return 30;
	if (calendar === 'gregorian') return [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 31;
	if (month <= 6) return 31;
	return month <= 11 || (year > 0 && isPersianLeapYear(year)) ? 30 : 29;
}

/** Whether a calendar has the day. Of a lunar month the 30th always passes: the first of the next is meant where it has 29. */
export function isDay(year: number, month: number, day: number, calendar: CalendarType): boolean {
	if (month < 1 || month > 12 || day < 1) return false;
	const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
	return day <= (calendar === 'gregorian' && month === 2 && !leap ? 28 : daysIn(calendar, month, year));
}

/** The three parts joined as the specification joins them: `/` for solar and lunar, `-` for Gregorian. */
export function joinDate({ year, month, day }: DateEntry, calendar: CalendarType): string {
	return [year, month.padStart(2, '0'), day.padStart(2, '0')].join(calendar === 'gregorian' ? '-' : '/');
}

/** What is sent: the lists where all three are chosen, else the line of text as it was typed, in plain digits. */
export function dateOf(entry: DateEntry, calendar: CalendarType): string {
	return entry.year && entry.month && entry.day ? joinDate(entry, calendar) : latinDigits(entry.text.trim());
}

/** What a date that is whole cannot be: a day that its calendar does not have. Null for all others, and while one is typed. */
export function findDayProblem(entry: DateEntry, calendar: CalendarType): 'birth_day_unknown' | null {
	const { year, month, day } = entry;
	const known = year && month && day ? isDay(Number(year), Number(month), Number(day), calendar) : true;
	return known ? null : 'birth_day_unknown';
}

/** A line of text as it is typed: with three parts apart by `-` or `/`, the lists are filled from it. */
export function typedDate(text: string): DateEntry {
	const parts = latinDigits(text.trim()).split(/[-/]/);
	if (parts.length !== 3 || !parts.every((part) => /^\d{1,4}$/.test(part))) return { ...emptyDate, text };
	const [first, second, third] = parts.map((part) => String(Number(part))) as [string, string, string];
	const [year, day] = (parts[2]?.length ?? 0) >= 3 ? [third, first] : [first, third];
	return Number(second) >= 1 && Number(second) <= 12 && Number(day) >= 1 && Number(day) <= 31
		? { year, month: second, day, text }
		: { ...emptyDate, text };
}

/** A choice in a list: a day that the new month does not have is cleared, and the line of text follows the lists. */
export function chosenDate(
	entry: DateEntry,
	change: Partial<Omit<DateEntry, 'text'>>,
	calendar: CalendarType,
): DateEntry {
	const next = { ...entry, ...change, text: '' };
	if (!next.month || Number(next.day) > daysIn(calendar, Number(next.month), Number(next.year))) next.day = '';
	return { ...next, text: next.year && next.month && next.day ? joinDate(next, calendar) : '' };
}
