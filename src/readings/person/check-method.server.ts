import type { CalendarType } from '#src/methods/calendars/calendar-types.ts';
import { type DayInCalendars, parseDay } from '#src/methods/calendars/calendars.server.ts';
import { type NameValue, nameValue } from '#src/methods/numerology/name-value.ts';
import { isBirthDay } from './birth/birth-bounds.ts';
import { fieldProblem } from './check-request.ts';

/**
 * A name as the methods count it.
 * @throws Problem 400 `letters_unknown` where it has no letter, letters of two scripts, or of another script
 */
export function requireCountable(name: string, field: string, payload: unknown): NameValue {
	try {
		return nameValue(name);
	} catch (error) {
		if (error instanceof RangeError) throw fieldProblem('letters_unknown', field, payload);
		throw error;
	}
}

/**
 * The day of a birth.
 * @throws Problem 400 `birth_date_invalid` where the calendar has no such day, `birth_date_out_of_range` where it is
 *   outside the accepted range
 */
export function requireDay(
	date: string,
	calendar: CalendarType,
	field: string,
	payload: unknown,
	now = new Date(),
): DayInCalendars {
	const day = parseDay(date, calendar);
	if (!day) throw fieldProblem('birth_date_invalid', field, payload);
	if (!isBirthDay(day.iso, now)) throw fieldProblem('birth_date_out_of_range', field, payload);
	return day;
}
