import type { Language } from '#src/language/languages.ts';
import alegreya from './fonts/alegreya.woff2?url';
import markazi from './fonts/markazi.woff2?url';
import naskh from './fonts/naskh.woff2?url';
import vazirmatn from './fonts/vazirmatn.woff2?url';

const latin = [alegreya] as const;

/**
 * The faces fetched before the style sheet asks for them: that of the headings, by which a page is recognised, and that of
 * running text where no font of the device comes near it (faces of Arabic letters are optional, see fonts.css: a page that
 * begins without its face keeps the device's).
 */
export const firstFonts: Readonly<Record<Language, readonly string[]>> = {
	en: latin,
	fa: [markazi, vazirmatn],
	ar: [markazi, naskh],
	es: latin,
};
