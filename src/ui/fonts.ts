import alegreyaSans from '@fontsource/alegreya-sans/files/alegreya-sans-latin-400-normal.woff2?url';
import alegreyaSansBold from '@fontsource/alegreya-sans/files/alegreya-sans-latin-700-normal.woff2?url';
import alegreya from '@fontsource-variable/alegreya/files/alegreya-latin-wght-normal.woff2?url';
import markazi from '@fontsource-variable/markazi-text/files/markazi-text-arabic-wght-normal.woff2?url';
import naskh from '@fontsource-variable/noto-naskh-arabic/files/noto-naskh-arabic-arabic-wght-normal.woff2?url';
import vazirmatn from '@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2?url';
import type { Language } from '#src/language/languages.ts';

/** The faces a page of each language shows first, to be fetched before the style sheet asks; buttons are bold. */
export const firstFonts: Readonly<Record<Language, readonly string[]>> = {
	en: [alegreya, alegreyaSans, alegreyaSansBold],
	fa: [markazi, vazirmatn],
	ar: [markazi, naskh],
	es: [alegreya, alegreyaSans, alegreyaSansBold],
};
