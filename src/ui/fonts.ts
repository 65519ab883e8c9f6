import type { Language } from '#src/language/languages.ts';
import alegreyaSans from './fonts/alegreya-sans.woff2?url';
import naskh from './fonts/naskh.woff2?url';
import vazirmatn from './fonts/vazirmatn.woff2?url';

/**
 * The face of running text, fetched before the style sheet asks for it: it is optional (fonts.css), and a page that begins
 * without its faces keeps those of the device. The face of headings, which the style sheet asks for, comes in time where the
 * network is fast, and does not hold up the text where it is slow.
 */
export const textFont: Readonly<Record<Language, string>> = {
	en: alegreyaSans,
	fa: vazirmatn,
	ar: naskh,
	es: alegreyaSans,
};
