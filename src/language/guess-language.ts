import type { Language } from './languages.ts';

const spanish = /[ñ¿¡]|[áéíóú]|\b(?:que|los|las|una|del|para|con|tu|es)\b/giu;
const english = /\b(?:the|and|you|your|of|is|to|what|with)\b/giu;
const persian = /[پچژگکی\u200c]/gu;
const arabic = /[ةىيكأإ]/gu;

const count = (text: string, signs: RegExp) => text.match(signs)?.length ?? 0;

/** Which of our languages a text of some length is written in, by its letters and small words: for `lang`, not for rules. */
export function guessLanguage(text: string): Language {
	const eastern = count(text, /[\u0600-\u06ff]/gu) > count(text, /[a-z]/giu);
	if (eastern) return count(text, arabic) > count(text, persian) ? 'ar' : 'fa';
	return count(text, spanish) > count(text, english) ? 'es' : 'en';
}
