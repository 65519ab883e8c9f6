import type { Language } from '#src/language/languages.ts';
import alegreya from './fonts/alegreya.woff2?url';
import markazi from './fonts/markazi.woff2?url';

/** The face of the headings, by which a page is recognised: fetched before the style sheet asks for it. */
export const firstFont: Readonly<Record<Language, string>> = { en: alegreya, fa: markazi, ar: markazi, es: alegreya };
