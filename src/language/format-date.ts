import { type Language, languageFacts } from './languages.ts';

/** The specification's three formats: `MMM d, yyyy` on cards, `MMMM d, yyyy` on an article, `MMMM yyyy` for member since. */
const dateFormats = {
	card: { year: 'numeric', month: 'short', day: 'numeric' },
	article: { year: 'numeric', month: 'long', day: 'numeric' },
	month: { year: 'numeric', month: 'long' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Making one takes longer than using it a hundred times. */
const formats = new Map<string, Intl.DateTimeFormat>();
const numberFormats = new Map<Language, Intl.NumberFormat>();

function dateFormatOf(language: Language, format: keyof typeof dateFormats): Intl.DateTimeFormat {
	const key = `${language} ${format}`;
	const known = formats.get(key) ?? new Intl.DateTimeFormat(languageFacts[language].locale, dateFormats[format]);
	formats.set(key, known);
	return known;
}

/** Dates that were written last: the same ones stand on many pages. */
const written = new Map<string, string>();
const MOST_WRITTEN = 2000;

/** A moment written in a language's own calendar and digits. `moment` is what the tables give: an RFC 3339 string. */
export function formatDate(moment: string, language: Language, format: keyof typeof dateFormats): string {
	const key = `${language} ${format} ${moment}`;
	const date = written.get(key) ?? writeDate(moment, language, format);
	if (written.size >= MOST_WRITTEN) written.clear();
	written.set(key, date);
	return date;
}

function writeDate(moment: string, language: Language, format: keyof typeof dateFormats): string {
	const written = dateFormatOf(language, format);
	if (language === 'fa' && format === 'month') {
		// CLDR has no Persian pattern for month and year in the Persian calendar and puts the year first.
		const parts = written.formatToParts(new Date(moment));
		return ['month', 'year'].map((type) => parts.find((part) => part.type === type)?.value).join(' ');
	}
	return written.format(new Date(moment));
}

/** A whole number in a language's own digits. */
export function formatNumber(value: number, language: Language): string {
	const known = numberFormats.get(language) ?? new Intl.NumberFormat(languageFacts[language].locale);
	numberFormats.set(language, known);
	return known.format(value);
}
