import { type Language, languageFacts } from '#src/language/languages.ts';
import type { MailMessage } from './mail.ts';
import { type MailParts, mailHtml } from './mail-html.ts';
import { mails as ar } from './texts/ar.ts';
import { mails as en, type MailTexts } from './texts/en.ts';
import { mails as es } from './texts/es.ts';
import { mails as fa } from './texts/fa.ts';

/** The words of mails, by language. */
export const mailTexts: Readonly<Record<Language, MailTexts>> = { en, fa, ar, es };

/** A message as a mail program shows it. */
export type WrittenLetter = { subject: string; text: string; html: string };

/**
 * Puts a message into words.
 * @param lifetime seconds that its link and code live
 */
export function writeMail(
	message: MailMessage,
	{ siteUrl, lifetime }: { siteUrl: string; lifetime: number },
): WrittenLetter {
	const { common, ...kinds } = mailTexts[message.language];
	const words = kinds[message.kind];
	const parts: MailParts = {
		...message,
		words,
		common,
		lifetime: common.lifetime.replace('{time}', timeInWords(lifetime, message.language)),
		siteUrl,
		newEmail: message.newEmail ?? message.to,
	};
	return { subject: words.subject, text: plainText(parts), html: mailHtml(parts) };
}

function plainText({ words, common, lifetime, link, code, newEmail, siteUrl, language }: MailParts): string {
	return [
		words.title,
		words.body.replace('{newEmail}', () => newEmail),
		link && `${words.button}:\n${link}`,
		code && `${link ? common.codeBesideLink : common.codeAlone}\n${code}`,
		(link || code) && lifetime,
		words.notYou,
		`${languageFacts[language].brand}\n${common.because.replace('{site}', () => new URL(siteUrl).host)}`,
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
