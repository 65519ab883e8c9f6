import type { Language } from '#src/language/languages.ts';
import type { CalendarType } from '#src/methods/calendars/calendar-types.ts';

/** The calendar in which birthdays are known where a language is spoken: what a form begins with. */
export const defaultCalendar: Readonly<Record<Language, CalendarType>> = {
	en: 'gregorian',
	fa: 'solar',
	ar: 'gregorian',
	es: 'gregorian',
};
