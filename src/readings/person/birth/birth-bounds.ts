import type { CalendarType } from '#src/methods/calendars/calendar-types.ts';
import { yearsOf } from './birth-date.ts';

/**
 * The first day that a date of birth may name, Gregorian. The lists offer a hundred years; who types may go further back,
 * to ancestors, as far as calendars and planets are computed well.
 */
export const FIRST_BIRTH_DAY = '1700-01-01';

/** The year of that day in each calendar. */
const firstYear = { gregorian: 1700, solar: 1078, lunar: 1111 } as const;

/** The last day that a date of birth may name: today, where on earth it is latest. */
export function lastBirthDay(now: Date): string {
	return new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10);
}

/** True where somebody may have been born on this Gregorian day (`yyyy-mm-dd`). The rule of all forms and functions. */
export const isBirthDay = (iso: string, now: Date): boolean => iso >= FIRST_BIRTH_DAY && iso <= lastBirthDay(now);

/**
 * The same by the year alone, for forms that do not convert calendars: false where no day of the year will do. The lists
 * may be a lunar year behind, so the year after their newest passes; the server knows the day.
 */
export function isBirthYear(year: number, calendar: CalendarType, now: Date): boolean {
	const [newest = 0] = yearsOf(calendar, now);
	return year >= firstYear[calendar] && year <= newest + (calendar === 'lunar' ? 1 : 0);
}
