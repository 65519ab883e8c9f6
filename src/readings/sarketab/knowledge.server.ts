import type { Language } from '#src/language/languages.ts';
import type { SignId } from '#src/methods/sky/signs.ts';
import { sarketabTexts } from './texts.server.ts';

const { en, fa, ar, es } = sarketabTexts;

/** The signs of the zodiac by their names, for the guide. */
export const signNames: Readonly<Record<Language, Readonly<Record<SignId, string>>>> = {
	en: en.signs,
	fa: fa.signs,
	ar: ar.signs,
	es: es.signs,
};
