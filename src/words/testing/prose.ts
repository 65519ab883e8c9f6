import type { Language } from '#src/language/languages.ts';

const forbidden: Record<Language, RegExp> = {
	en: /\b(journeys?|energ(y|ies)|vibrations?|universe|embrac(e|es|ing)|unlock(s|ing)?|div(e|es|ing) (in|into|deep)|isn't it\?|isn’t it\?)/i,
	fa: /انرژی|ارتعاش|کائنات|سفر زندگی|کیهان/,
	ar: /(?<!\p{L})(ال)?طاقة|ذبذب|اهتزازات|الكون يريد|رحلة الحياة/u,
	es: /\b(energías?|vibraci(ó|o)n(es)?|universo|abraza tu|desbloquea|sumérgete|¿verdad\?)/i,
};

/** Letters a text of the language may hold. Verses and names have to be taken out beforehand. */
const foreign: Record<Language, RegExp> = {
	en: /[^\p{Script=Latin}\d\p{P}\p{S}\s]/u,
	es: /[^\p{Script=Latin}\d\p{P}\p{S}\s]/u,
	fa: /[A-Za-z0-9\u0660-\u0669يك\u0629]/,
	ar: /[A-Za-z0-9\u06f0-\u06f9پچژگکی]/,
};

/** What is wrong with a text of ours: placeholders, foreign letters and digits, doubled marks, words we do not use. */
export function faultsOf(text: string, language: Language): string[] {
	const faults: string[] = [];
	const look = (name: string, pattern: RegExp) => {
		const found = text.match(pattern);
		if (found) faults.push(`${name}: ${found[0]}`);
	};
	look('placeholder', /\b(undefined|null|NaN|TODO)\b|\[object|\$\{|\{\w*\}|lorem/);
	look('double space', / {2}|^ | $/m);
	look('doubled punctuation', /[.,;:!?؟،؛]{2}|[.,;:!?؟،؛] [.,;:!?؟،؛]/);
	look('space before punctuation', /\s[.,;:!?؟،؛»”)]/);
	look('forbidden word', forbidden[language]);
	look('foreign letter', foreign[language]);
	if (language === 'fa' || language === 'ar') look('Latin punctuation', /[,;?]/);
	if (language === 'es') {
		const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
		if (count(/\?/g) !== count(/¿/g) || count(/!/g) !== count(/¡/g))
			faults.push('a question or exclamation mark without its partner');
	}
	return faults;
}

/** Words of a text, as people count them. */
export function wordCount(text: string): number {
	return text.trim().split(/\s+/u).length;
}

/** Sentences of a text, by their final marks. */
export function sentencesOf(text: string): string[] {
	return text
		.split(/(?<=[.!?؟…]["”»’)]?)\s+/u)
		.map((sentence) => sentence.trim())
		.filter(Boolean);
}
