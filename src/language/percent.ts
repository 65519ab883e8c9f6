import { type Language, languageFacts } from './languages.ts';

/** Arabic letter mark: what follows is set as after an Arabic letter. */
const LETTER_MARK = '\u061C';

/**
 * Writes a share, 0 to 1, in percent. From right to left the sign stands left of the number wherever that is: without the
 * mark Persian digits that follow no letter have it on their right, by the rules of bidirectional text.
 */
export function percentFormat(language: Language, maximumFractionDigits = 0): (share: number) => string {
	const { locale, direction } = languageFacts[language];
	const { format } = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits });
	return direction === 'rtl' ? (share) => LETTER_MARK + format(share) : format;
}
