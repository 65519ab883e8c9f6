import { describe, expect, it } from 'vitest';
import { type Language, languageFacts, languages } from '#src/language/languages.ts';
import { faultsOf } from '#src/words/testing/prose.ts';
import type { MailKind, MailMessage } from './mail.ts';
import { mailTexts, timeInWords, writeMail } from './write-mail.ts';

const { common: _, ...english } = mailTexts.en;
const kinds = Object.keys(english) as MailKind[];
const all = kinds.flatMap((kind) => languages.map((language) => ({ kind, language })));

const link = 'https://hoopoe.example/auth/v1/verify?token=pkce_0a1b&type=signup&redirect_to=https://hoopoe.example/fa';
const options = { siteUrl: 'https://hoopoe.example', lifetime: 86_400 };
const mailOf = (message: Partial<MailMessage> & { language: Language }): MailMessage => ({
	kind: 'confirmation',
	userId: '0c9c5b1e-8f3f-4b5e-9d0a-3b6f6f0c1d2e',
	to: 'shirin@example.org',
	link,
	code: '012345',
	newEmail: 'new@example.org',
	...message,
});

/** What a reader sees of the HTML. */
const visible = (html: string) =>
	html
		.replace(/<(style|title)[\s\S]*?<\/\1>/g, '')
		.replace(/&#847;|&zwnj;|&nbsp;/g, '')
		.replace(/<span[^>]*>/g, '')
		.replace(/<\/span>/g, '')
		.replace(/<[^>]+>/g, '\n')
		.replace(/&amp;/g, '&')
		.replace(/&lt;/g, '<')
		.replace(/&gt;/g, '>')
		.replace(/&quot;/g, '"')
		.replace(/&#39;/g, "'");
const count = (text: string, part: string) => text.split(part).length - 1;
/** Takes out what stands in Latin mails and digits in every language. */
const withoutAddresses = (text: string) =>
	text.replaceAll(link, '').replaceAll('012345', '').replaceAll('new@example.org', '').replaceAll('hoopoe.example', '');

describe.each(all)('the message $kind in $language', ({ kind, language }) => {
	const { subject, text, html } = writeMail(mailOf({ kind, language }), options);
	const words = mailTexts[language][kind];

	it('has all its parts, in HTML and in text', () => {
		expect(subject).toBe(words.subject);
		for (const part of [words.title, words.button, words.notYou]) {
			expect(text).toContain(part);
			expect(visible(html)).toContain(part);
		}
		expect(html).toContain(words.preheader);
		expect(text).toContain('012345');
		expect(visible(html)).toContain('012345');
		for (const shown of [text, visible(html)]) {
			expect(shown).toContain(timeInWords(86_400, language));
			expect(shown).toContain('hoopoe.example');
			expect(shown).toContain(languageFacts[language].brand);
		}
	});

	it('shows the link once to press and once to copy', () => {
		expect(count(html, `href="${link.replaceAll('&', '&amp;')}"`)).toBe(1);
		expect(count(visible(html), link)).toBe(1);
		expect(count(text, link)).toBe(1);
		expect(count(html, 'href=')).toBe(1);
	});

	it('is set in its direction', () => {
		const { direction } = languageFacts[language];
		expect(html).toContain(`<html lang="${language}" dir="${direction}">`);
		expect(html).toContain(`align="${direction === 'rtl' ? 'right' : 'left'}"`);
		expect(html).toMatch(/<td class="code" dir="ltr"[^>]*>012<span/);
	});

	it('is written in one language, without missing values', () => {
		const lines = [subject, words.preheader, withoutAddresses(text).replace(/ {2,}/g, ' ')].flatMap((part) =>
			part.split('\n'),
		);
		for (const line of lines) expect(faultsOf(line.trim().replace(/\s+\./, '.'), language)).toEqual([]);
		expect(`${subject}${text}${html}`).not.toMatch(/\{\w+\}|undefined|null|NaN/);
	});
});

describe('a message', () => {
	it('of each kind has words of its own in each language', () => {
		for (const key of ['subject', 'preheader', 'title', 'body', 'notYou'] as const) {
			const texts = all.map(({ kind, language }) => mailTexts[language][kind][key]);
			expect(new Set(texts).size, key).toBe(texts.length);
		}
	});

	it('without a link has no button, and one without a code no box', () => {
		const { html, text } = writeMail(mailOf({ language: 'en', kind: 'reauthentication', link: null }), options);
		expect(html).not.toContain('href=');
		expect(text).toContain('Your code:\n012345');
		const told = writeMail(mailOf({ language: 'en', kind: 'password_changed', link: null, code: null }), options);
		expect(told.html).not.toMatch(/class="code"|href=/);
		expect(told.text).not.toContain('24 hours');
	});

	it('shows a hostile address as text', () => {
		const newEmail = `"<img src=x onerror=alert(1)>&'$&"@example.org`;
		const { html, text } = writeMail(mailOf({ language: 'ar', kind: 'email_change', newEmail }), options);
		expect(html).not.toContain('<img src=x');
		expect(visible(html)).toContain(newEmail);
		expect(text).toContain(newEmail);
		const evil = writeMail(mailOf({ language: 'en', link: 'https://x.example/"><script>' }), options);
		expect(evil.html).not.toContain('<script>');
	});

	it('names the new address in HTML as a run of its own direction', () => {
		const { html } = writeMail(mailOf({ language: 'fa', kind: 'email_changed' }), options);
		expect(html).toContain('<bdi dir="ltr">new@example.org</bdi>');
	});

	it.each([
		[90, 'en', '1 minute'],
		[3600, 'en', '1 hour'],
		[86_400, 'en', '24 hours'],
		[604_800, 'es', '7 días'],
		[86_400, 'fa', '۲۴ ساعت'],
		[86_400, 'ar', '٢٤ ساعة'],
	] as const)('tells %i seconds in %s as %s', (seconds, language, words) => {
		expect(timeInWords(seconds, language)).toBe(words);
	});
});
