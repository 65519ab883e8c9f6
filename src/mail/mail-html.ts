import { type Language, languageFacts } from '#src/language/languages.ts';
import type { MailMessage } from './mail.ts';
import type { MailTexts } from './texts/en.ts';

/** What a message says, part by part; `body` with its address still to be set apart. */
export type MailParts = MailMessage & {
	words: MailTexts[MailMessage['kind']];
	common: MailTexts['common'];
	/** How long link and code live, in words. */
	lifetime: string;
	siteUrl: string;
	newEmail: string;
};

/** The content id of the rosette at the head, which travels with the message. */
export const PICTURE = 'shamsa@hoopoe';

/** The page by day of `src/ui/theme.css`, and below its night. Mail programs know neither variables nor `light-dark`. */
const paper = { ground: '#f5eedc', raised: '#fbf6e9', ink: '#1a2350', soft: '#4a4f6e', gold: '#8a6420' };
const lapis = { ground: '#0e1a4a', gold: '#d6ad55', ink: '#f0dca0' };
const leaf = { ground: '#e0bd6c', edge: '#c9993d', ink: '#20170a' };

const night = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) { .inset { padding-left: 24px !important; padding-right: 24px !important; } }
@media (prefers-color-scheme: dark) {
	.ground { background: #070c24 !important; }
	.raised { background: #0b1438 !important; border-color: #d6ad55 !important; }
	.code { background: #152666 !important; border-color: #d6ad55 !important; color: #f0dca0 !important; }
	.ink { color: #f4ecd8 !important; }
	.soft { color: #cfc6ae !important; }
	.rule { border-color: #d6ad55 !important; }
}`;

const faces: Readonly<Record<Language, { heading: string; text: string; lead: number }>> = {
	en: {
		heading: "Alegreya, Georgia, 'Times New Roman', serif",
		text: "'Alegreya Sans', 'Segoe UI', Arial, sans-serif",
		lead: 1.55,
	},
	es: {
		heading: "Alegreya, Georgia, 'Times New Roman', serif",
		text: "'Alegreya Sans', 'Segoe UI', Arial, sans-serif",
		lead: 1.55,
	},
	fa: {
		heading: "'Markazi Text', Vazirmatn, Tahoma, Arial, sans-serif",
		text: 'Vazirmatn, Tahoma, Arial, sans-serif',
		lead: 1.95,
	},
	ar: {
		heading: "'Markazi Text', 'Noto Naskh Arabic', 'Geeza Pro', Arial, serif",
		text: "'Noto Naskh Arabic', 'Geeza Pro', 'Segoe UI', Tahoma, Arial, sans-serif",
		lead: 1.9,
	},
};

/** The message as HTML: tables and inline styles, which is what mail programs agree on. */
export function mailHtml({ words, common, lifetime, link, code, newEmail, siteUrl, language }: MailParts): string {
	const { direction, brand } = languageFacts[language];
	const { heading, text, lead } = faces[language];
	const start = direction === 'rtl' ? 'right' : 'left';
	const body = escapeHtml(words.body).replace('{newEmail}', () => ltr(newEmail));
	const because = escapeHtml(common.because).replace('{site}', () => ltr(new URL(siteUrl).host));
	const paragraph = (content: string, kind: 'ink' | 'soft', size: number, margin = '0 0 18px') =>
		`<p class="${kind}" style="margin:${margin};font-family:${text};font-size:${size}px;line-height:${lead};color:${paper[kind]}">${content}</p>`;

	return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(words.subject)}</title>
<style>${night}
</style>
</head>
<body class="ground" style="margin:0;padding:0;background:${paper.ground}">
<div style="display:none;max-height:0;overflow:hidden;opacity:0">${escapeHtml(words.preheader)}${'&#847;&zwnj;&nbsp;'.repeat(40)}</div>
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${paper.ground}" style="background:${paper.ground}">
<tr><td align="center" style="padding:28px 12px">
<table role="presentation" class="raised" dir="${direction}" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${paper.raised}" style="max-width:560px;background:${paper.raised};border:1px solid ${paper.gold}">
<tr><td align="center" bgcolor="${lapis.ground}" style="padding:20px 24px 16px;background:${lapis.ground};border-bottom:5px double ${lapis.gold}">
<img src="cid:${PICTURE}" width="88" height="88" alt="" style="display:block;margin:0 auto 6px;border:0">
<div style="font-family:${heading};font-size:30px;line-height:1.3;color:${lapis.ink}">${brand}</div>
</td></tr>
<tr><td class="inset" align="${start}" style="padding:34px 44px 8px;text-align:${start}">
<h1 class="ink" style="margin:0 0 14px;font-family:${heading};font-weight:500;font-size:28px;line-height:1.3;color:${paper.ink}">${escapeHtml(words.title)}</h1>
${paragraph(body, 'ink', 18)}
${link ? button(words.button, link, text) : ''}${code ? paragraph(escapeHtml(link ? common.codeBesideLink : common.codeAlone), 'soft', 16, '0 0 8px') + codeBox(code, start) : ''}${link || code ? paragraph(escapeHtml(lifetime), 'soft', 16) : ''}${link ? plainLink(link, paragraph(escapeHtml(common.linkLabel), 'soft', 15, '0 0 4px')) : ''}</td></tr>
<tr><td class="inset" align="${start}" style="padding:0 44px 30px;text-align:${start}">
<div class="rule" style="border-top:1px solid ${paper.gold};padding-top:18px">${paragraph(escapeHtml(words.notYou), 'soft', 16, '0')}</div>
</td></tr>
</table>
<table role="presentation" dir="${direction}" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
<tr><td align="center" style="padding:18px 24px 0">${paragraph(because, 'soft', 14, '0')}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

const button = (label: string, link: string, face: string) =>
	`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:6px 0 26px"><tr><td bgcolor="${leaf.ground}" style="background:${leaf.ground};border:1px solid ${leaf.edge};border-radius:4px"><a href="${escapeHtml(link)}" style="display:inline-block;padding:13px 30px;font-family:${face};font-size:18px;font-weight:600;line-height:1.3;color:${leaf.ink};text-decoration:none">${escapeHtml(label)}</a></td></tr></table>\n`;

/** Two groups with a visual gap but no blank between them, so that copying the code copies the digits only. */
const codeBox = (code: string, start: string) =>
	`<table role="presentation" dir="ltr" align="${start}" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 18px"><tr><td class="code" dir="ltr" style="padding:10px 22px;border:1px solid ${paper.gold};background:${paper.ground};font-family:Consolas,Menlo,'Courier New',monospace;font-size:34px;font-weight:600;line-height:1.3;message-spacing:3px;color:${paper.ink};white-space:nowrap">${escapeHtml(code.slice(0, Math.ceil(code.length / 2)))}<span style="padding-left:14px">${escapeHtml(code.slice(Math.ceil(code.length / 2)))}</span></td></tr></table><div style="clear:both;line-height:0;font-size:0">&nbsp;</div>\n`;

const plainLink = (link: string, label: string) =>
	`${label}\n<p dir="ltr" class="soft" style="margin:0 0 22px;text-align:left;font-family:Consolas,Menlo,'Courier New',monospace;font-size:13px;line-height:1.5;word-break:break-all;color:${paper.soft}">${escapeHtml(link)}</p>\n`;

/** An address among words of another direction. */
const ltr = (address: string) => `<bdi dir="ltr">${escapeHtml(address)}</bdi>`;

const entities: Readonly<Record<string, string>> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	"'": '&#39;',
};
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
