import { type Language, languageFacts } from '#src/language/languages.ts';

import type { CalendarType, PlainDate } from '#src/methods/calendars/calendar-types.ts';
import type { MonthNumber, PersonTexts } from '../texts/en.ts';

/** Making a format takes longer than using it a hundred times. */
const dateFormats = new Map<Language, Intl.DateTimeFormat>();
const numberFormats = new Map<Language, Intl.NumberFormat>();

function dateFormatOf(language: Language): Intl.DateTimeFormat {
	const known = dateFormats.get(language);
	if (known) return known;
	const digits = { en: 'latn', es: 'latn', fa: 'arabext', ar: 'arab' }[language];
	const made = new Intl.DateTimeFormat(`${language === 'en' ? 'en-GB' : language}-u-ca-gregory-nu-${digits}`, {
		day: 'numeric',
		month: 'long',
		year: 'numeric',
		timeZone: 'UTC',
	});
	dateFormats.set(language, made);
	return made;
}

/** A Gregorian date (`yyyy-mm-dd`) in words, with the language's own digits. Never through local time. */
export function gregorianDate(iso: string, language: Language): string {
	return dateFormatOf(language).format(new Date(`${iso}T12:00:00Z`));
}

/** A plain date of one of the three calendars in words: "25 Ordibehesht 1369". */
export function plainDate(
	{ year, month, day }: PlainDate,
	calendar: CalendarType,
	language: Language,
	months: PersonTexts['months'],
): string {
	const number =
		numberFormats.get(language) ?? new Intl.NumberFormat(languageFacts[language].locale, { useGrouping: false });
	numberFormats.set(language, number);
	const parts = [number.format(day), months[calendar][month as MonthNumber], number.format(year)];
	return parts.join(language === 'es' ? ' de ' : ' ');
}
