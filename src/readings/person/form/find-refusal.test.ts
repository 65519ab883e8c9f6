import { expect, it } from 'vitest';
import type { CalendarType } from '#src/methods/calendars/calendar-types.ts';
import { typedDate } from '../birth/birth-date.ts';
import { messages, type PersonMessageKey } from '../messages.ts';
import { personalProfileSchema } from '../schemas.ts';
import { findRefusal } from './find-refusal.ts';

const person = { name: 'Sara', motherName: 'Maryam', religion: 'islam', calendarType: 'gregorian' } as const;

it.each<[string, string, CalendarType, string | null, PersonMessageKey]>([
	['Sara', '1990-05-15', 'gregorian', null, 'fields_missing'],
	['S', '1990-05-15', 'gregorian', 'name', 'name_too_short'],
	['Анна', '1990-05-15', 'gregorian', 'name', 'letters_unknown'],
	['王芳', '1990-05-15', 'gregorian', 'name', 'letters_unknown'],
	['Sara سارا', '1990-05-15', 'gregorian', 'name', 'letters_unknown'],
	['۱۲۳', '1990-05-15', 'gregorian', 'name', 'letters_unknown'],
	['Анна', 'spring', 'gregorian', 'birthDate', 'birth_date_invalid'],
	['سارا', '1990-05-15', 'gregorian', null, 'fields_missing'],
	['Sara', '2023-02-29', 'gregorian', 'birthDate', 'birth_day_unknown'],
	['Sara', '1990-13-01', 'gregorian', 'birthDate', 'birth_date_invalid'],
	['Sara', '1402/12/30', 'solar', 'birthDate', 'birth_day_unknown'],
	['Sara', '1403/12/30', 'solar', null, 'fields_missing'],
	['Sara', '1699-12-31', 'gregorian', 'birthDate', 'birth_date_out_of_range'],
	['Sara', '25 Ordibehesht 1369', 'solar', null, 'fields_missing'],
])('%s, born %s (%s), is refused before anything is sent at: %s', (name, birthDate, calendar, field, key) => {
	const checked = personalProfileSchema.safeParse({ ...person, name, birthDate, calendarType: calendar });
	const dates = { birthDate: { date: typedDate(birthDate), calendarType: calendar } };
	expect(findRefusal(checked, { names: { name }, dates }, messages.en)).toEqual(
		field && { field, message: messages.en[key] },
	);
});

it('takes a name of any letters where the method does not count them', () => {
	const checked = personalProfileSchema.safeParse({ ...person, name: 'Анна', birthDate: '1990-05-15' });
	expect(findRefusal(checked, { dates: {} }, messages.en)).toBeNull();
});
