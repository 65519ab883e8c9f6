import { type Language, languageFacts } from '#src/language/languages.ts';
import { type LetterParts, letterHtml } from './letter-html.ts';
import type { Letter } from './mail.ts';
import { letters as ar } from './texts/ar.ts';
import { letters as en, type LetterTexts } from './texts/en.ts';
import { letters as es } from './texts/es.ts';
import { letters as fa } from './texts/fa.ts';

/** The words of letters, by language. */
export const letterTexts: Readonly<Record<Language, LetterTexts>> = { en, fa, ar, es };

/** A letter as a mail program shows it. */
export type WrittenLetter = { subject: string; text: string; html: string };

/**
 * Puts a letter into words.
 * @param lifetime seconds that its link and code live
 */
export function writeLetter(
	letter: Letter,
	{ siteUrl, lifetime }: { siteUrl: string; lifetime: number },
): WrittenLetter {
	const { common, ...kinds } = letterTexts[letter.language];
	const words = kinds[letter.kind];
	const parts: LetterParts = {
		...letter,
		words,
		common,
		lifetime: common.lifetime.replace('{time}', timeInWords(lifetime, letter.language)),
		siteUrl,
		newEmail: letter.newEmail ?? letter.to,
	};
	return { subject: words.subject, text: plainText(parts), html: letterHtml(parts) };
}

function plainText({ words, common, lifetime, link, code, newEmail, siteUrl, language }: LetterParts): string {
	return [
		words.title,
		words.body.replace('{newEmail}', () => newEmail),
		link && `${words.button}:\n${link}`,
		code && `${link ? common.codeBesideLink : common.codeAlone}\n${code}`,
		(link || code) && lifetime,
		words.notYou,
		`${languageFacts[language].house}\n${common.because.replace('{site}', () => new URL(siteUrl).host)}`,
	]
		.filter(Boolean)
		.join('\n\n')
		.concat('\n');
}

/** A span of time in its largest unit that is whole enough: minutes up to an hour, hours up to two days, then days. */
export function timeInWords(seconds: number, language: Language): string {
	const [unit, size] = seconds < 3600 ? ['minute', 60] : seconds < 172_800 ? ['hour', 3600] : ['day', 86_400];
	return new Intl.NumberFormat(languageFacts[language].locale, { style: 'unit', unit, unitDisplay: 'long' }).format(
		Math.max(1, Math.floor(seconds / size)),
	);
}
