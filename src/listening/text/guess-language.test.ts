import { expect, test } from 'vitest';
import type { Language } from '#src/language/languages.ts';
import { guessLanguage } from './guess-language.ts';

test.each<[string, Language, Language]>([
	['will he come back to me?', 'fa', 'en'],
	['¿volverá mi hermano?', 'en', 'es'],
	['no se si va a llamarme', 'en', 'es'],
	['irme a vivir fuera', 'es', 'es'],
	['as a friend', 'en', 'en'],
	['teeth falling out, no blood', 'en', 'en'],
	['آیا برمی‌گردد؟', 'en', 'fa'],
	['کی میاد پیشم', 'ar', 'fa'],
	['هل سيعود إلى البيت؟', 'fa', 'ar'],
	['متى يرجع أخي', 'en', 'ar'],
	['ok', 'es', 'es'],
	['ok', 'en', 'en'],
	['سلام', 'ar', 'ar'],
	['سلام', 'fa', 'fa'],
	['?!', 'es', 'es'],
	['', 'ar', 'ar'],
	['شوهرم بهم خيانت كرده', 'fa', 'fa'],
	['كليدم نيست، كل خونه رو گشتم', 'fa', 'fa'],
	['يه روزي دوستم خواهد داشت؟', 'ar', 'fa'],
	['من از iPhone خودم خسته شدم', 'en', 'fa'],
])('%j on a page in %s is %s', (text, page, expected) => {
	expect(guessLanguage(text, page)).toBe(expected);
});
