import type { Language } from '#src/language/languages.ts';
import alegreyaSans from './fonts/alegreya-sans.woff2?url';
import couplets from './fonts/couplets.woff2?url';
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

/** A route's link to the face of couplets, where a page opens on one; no other page fetches it before it is asked for. */
export const coupletsFont = {
	rel: 'preload',
	as: 'font',
	type: 'font/woff2',
	href: couplets,
	crossOrigin: 'anonymous',
} as const;
