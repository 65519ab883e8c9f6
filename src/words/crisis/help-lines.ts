/** A place to call: the name as it is known there, and the number. */
export type HelpLine = { country: string; name: string; number: string };

/**
 * Help lines by country (ISO 3166), checked on 2026-11-21 against the project's own list (`docs/operations.md` names who
 * looks after it). `international` leads to the lines of all other countries.
 */
export const helpLines: readonly HelpLine[] = [
	{ country: 'IR', name: 'صدای مشاور بهزیستی', number: '1480' },
	{ country: 'IR', name: 'اورژانس اجتماعی', number: '123' },
	{ country: 'US', name: '988 Suicide & Crisis Lifeline', number: '988' },
	{ country: 'GB', name: 'Samaritans', number: '116 123' },
	{ country: 'ES', name: 'Línea 024', number: '024' },
	{ country: 'ES', name: 'Teléfono de la Esperanza', number: '717 003 717' },
	{ country: 'MX', name: 'Línea de la Vida', number: '800 911 2000' },
	{ country: 'AR', name: 'Centro de Asistencia al Suicida', number: '135' },
	{ country: 'SA', name: 'المركز الوطني لتعزيز الصحة النفسية', number: '920033360' },
	{ country: 'EG', name: 'الخط الساخن للصحة النفسية', number: '16328' },
	{ country: 'international', name: 'findahelpline.com', number: 'https://findahelpline.com' },
];

/** Where most speakers of a language are, for the order only: every line is always shown. */
const nearest: Readonly<Record<string, readonly string[]>> = {
	fa: ['IR'],
	ar: ['SA', 'EG'],
	es: ['ES', 'MX', 'AR'],
	en: ['GB', 'US'],
};

/** All help lines, those of the visitor's country first, then those where the language is spoken. */
export function helpLinesFor(language: string, country?: string): HelpLine[] {
	const rank = (line: HelpLine) =>
		line.country === country
			? 0
			: nearest[language]?.includes(line.country)
				? 1
				: line.country === 'international'
					? 2
					: 3;
	return [...helpLines].sort((one, other) => rank(one) - rank(other));
}
