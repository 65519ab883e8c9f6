import { type Language, languageFacts } from '#src/language/languages.ts';

const MONTHS = 12;
/** Fewer than any month has, so that none is passed over. */
const STEP_DAYS = 25;
const DAY_MS = 86_400_000;

const formats = new Map<Language, Intl.DateTimeFormat>();

function formatOf(language: Language): Intl.DateTimeFormat {
	const known =
		formats.get(language) ??
		new Intl.DateTimeFormat(languageFacts[language].locale, { month: 'long', timeZone: 'UTC' });
	formats.set(language, known);
	return known;
}

/**
 * The names of twelve months from the one that holds a day on, in the calendar of the language: the Persian one in Persian,
 * the Hijri one in Arabic, else the Gregorian.
 * @param day `YYYY-MM-DD`
 */
export function monthsFrom(day: string, language: Language): string[] {
	const { format } = formatOf(language);
	const months: string[] = [];
	for (let moment = Date.parse(`${day}T00:00:00Z`); months.length < MONTHS; moment += STEP_DAYS * DAY_MS) {
		const name = format(moment);
		if (name !== months.at(-1)) months.push(name);
	}
	return months;
}
