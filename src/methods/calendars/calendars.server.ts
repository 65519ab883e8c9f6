import { Temporal } from 'temporal-polyfill/full';
import { latinDigits } from '#src/language/latin-digits.ts';
import type { CalendarType, PlainDate, Weekday } from './calendar-types.ts';

const temporalCalendar = { solar: 'persian', gregorian: 'gregory', lunar: 'islamic-umalqura' } as const;

const inCalendar = (date: Temporal.PlainDate, calendar: CalendarType): PlainDate => {
	const { year, month, day } = date.withCalendar(temporalCalendar[calendar]);
	return { year, month, day };
};

/** One day in all three calendars. */
export type DayInCalendars = {
	/** `yyyy-mm-dd` in the Gregorian calendar. */
	iso: string;
	solar: PlainDate;
	gregorian: PlainDate;
	lunar: PlainDate;
	weekday: Weekday;
	/** Of the northern half of the earth, by the solar months in threes. */
	season: 'spring' | 'summer' | 'autumn' | 'winter';
};

const seasons = ['spring', 'summer', 'autumn', 'winter'] as const;

/**
 * A day of one calendar in all three, from plain numbers and never through a time of day. The lunar day begins at
 * sunset, and the calendars of some countries go by sighting: there it may differ by one.
 * @throws RangeError where the calendar has no such day
 */
export function dayInCalendars(date: PlainDate, calendar: CalendarType): DayInCalendars {
	// A lunar month that has 29 days this year, and a birth certificate that says 30: the first of the next is meant.
	const overflow = calendar === 'lunar' && date.day === 30 ? 'constrain' : 'reject';
	const fields = { ...date, calendar: temporalCalendar[calendar] };
	let found = Temporal.PlainDate.from(fields, { overflow });
	if (overflow === 'constrain' && found.day !== 30) found = found.add({ days: 1 });
	const solar = inCalendar(found, 'solar');
	return {
		iso: found.withCalendar('iso8601').toString(),
		solar,
		gregorian: inCalendar(found, 'gregorian'),
		lunar: inCalendar(found, 'lunar'),
		weekday: (found.dayOfWeek % 7) as Weekday,
		season: seasons[Math.floor((solar.month - 1) / 3)] ?? 'winter',
	};
}

/**
 * Reads a date as people write it: three numbers apart by `-`, `/`, `.` or blanks, the year first (or last, where it has
 * four digits); Persian and Arabic digits too. Null where it is no day of the calendar.
 */
export function parseDay(text: string, calendar: CalendarType): DayInCalendars | null {
	const digits = latinDigits(text.trim());
	const parts = /^(\d{1,4})[-/.\s]+(\d{1,2})[-/.\s]+(\d{1,4})$/.exec(digits)?.slice(1);
	if (!parts) return null;
	const [first = '', second = '', third = ''] = parts;
	const [year, month, day] = (first.length >= 3 ? [first, second, third] : [third, second, first]).map(Number) as [
		number,
		number,
		number,
	];
	try {
		return dayInCalendars({ year, month, day }, calendar);
	} catch (error) {
		if (error instanceof RangeError) return null;
		throw error;
	}
}
