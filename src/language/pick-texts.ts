import { defaultLanguage, isLanguage, type Language } from './languages.ts';

/** One set of sentences in the four languages. English is the type; the others have its shape. */
export type InEveryLanguage<Texts> = Readonly<Record<Language, Texts>>;

/** The sentences of one language, for a loader to hand to its page; English for a language we do not have. */
export function pickTexts<Texts>(all: InEveryLanguage<Texts>, language: string | undefined): Texts {
	return all[isLanguage(language) ? language : defaultLanguage];
}
