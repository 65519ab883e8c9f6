import type { Language } from '#src/language/languages.ts';
import type { Reading } from './reading.ts';

const toldOnce: Readonly<Record<Language, RegExp>> = {
	en: /^(?!(?:can|could|would|will|please|tell|read|sing|give) ).*\b(?:(?:used to|would|always|often|never|'d) (?:\S+ )?(?:sing|sang|read|tell|told|recite|recited)|(?:he|she|they) (?:sang|read|told|recited))\b/,
	fa: /^(?!.*(?:بگو|بخون|بخوان|تعریف کن)).*(?:^| )(?:(?:تعریف|زمزمه) (?:می ?کرد|میکردن|می ?کردند)|می ?(?:گفت|خوند|خواند)(?:ن|ند)?)(?: |$)/,
	ar: /^(?!(?:احک|قول|قل|اقرا|غن|سمع)).*(?:^| )[وف]?(?:کان|کانت|کانوا) (?:\S+ ){0,2}?(?:ع?م ?)?ب?[یت](?:حکی|قرا|غنی|قص|روی|قول|نشد)\S*/,
	es: /\b(?:me|nos) (?:cantaba|contaba|leia|recitaba)n?\b/,
};

/** Whether it is told that somebody read, sang or told something: "she used to sing to me" asks for no poem and no story. */
export const remembersTelling = ({ language, tokens }: Reading): boolean =>
	toldOnce[language].test(tokens.map(({ word }) => word).join(' '));
