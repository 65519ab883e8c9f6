import { type Language, languageFacts } from './languages.ts';

/** The specification's three formats: `MMM d, yyyy` on cards, `MMMM d, yyyy` on an article, `MMMM yyyy` for member since. */
const dateFormats = {
	card: { year: 'numeric', month: 'short', day: 'numeric' },
	article: { year: 'numeric', month: 'long', day: 'numeric' },
	month: { year: 'numeric', month: 'long' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

/** A moment written in a language's own calendar and digits. `moment` is what the tables give: an RFC 3339 string. */
export function formatDate(moment: string, language: Language, format: keyof typeof dateFormats): string {
	const written = new Intl.DateTimeFormat(languageFacts[language].locale, dateFormats[format]);
	if (language === 'fa' && format === 'month') {
		// CLDR has no Persian pattern for month and year in the Persian calendar and puts the year first.
		const parts = written.formatToParts(new Date(moment));
		return ['month', 'year'].map((type) => parts.find((part) => part.type === type)?.value).join(' ');
	}
	return written.format(new Date(moment));
}

/** A whole number in a language's own digits. */
export function formatNumber(value: number, language: Language): string {
	return new Intl.NumberFormat(languageFacts[language].locale).format(value);
}
