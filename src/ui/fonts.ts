import type { Language } from '#src/language/languages.ts';
import alegreya from './fonts/alegreya.woff2?url';
import alegreyaSans from './fonts/alegreya-sans.woff2?url';
import couplets from './fonts/couplets.woff2?url';
import markazi from './fonts/markazi.woff2?url';
import naskh from './fonts/naskh.woff2?url';
import vazirmatn from './fonts/vazirmatn.woff2?url';

/**
 * The faces of running text and of headings, fetched before the style sheet asks for them: they are optional (fonts.css), and
 * a page that begins without its faces keeps those of the device. Bold words, of which a page has few, are not waited for.
 */
export const textFont: Readonly<Record<Language, string>> = {
	en: alegreyaSans,
	fa: vazirmatn,
	ar: naskh,
	es: alegreyaSans,
};

export const headingFont: Readonly<Record<Language, string>> = { en: alegreya, fa: markazi, ar: markazi, es: alegreya };

/** A route's link to the face of couplets, where a page opens on one; no other page fetches it before it is asked for. */
export const coupletsFont = {
	rel: 'preload',
	as: 'font',
	type: 'font/woff2',
	href: couplets,
	crossOrigin: 'anonymous',
} as const;
