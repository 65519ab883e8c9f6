import type { Language } from '#src/language/languages.ts';
import alegreya from './fonts/alegreya.woff2?url';
import alegreyaSans from './fonts/alegreya-sans.woff2?url';
import markazi from './fonts/markazi.woff2?url';
import naskh from './fonts/naskh.woff2?url';
import vazirmatn from './fonts/vazirmatn.woff2?url';

/**
 * The faces of headings and of running text, fetched before the style sheet asks for them: they are optional (fonts.css),
 * and a page that begins without its faces keeps those of the device.
 */
export const firstFonts: Readonly<Record<Language, readonly [heading: string, text: string]>> = {
	en: [alegreya, alegreyaSans],
	fa: [markazi, vazirmatn],
	ar: [markazi, naskh],
	es: [alegreya, alegreyaSans],
};
