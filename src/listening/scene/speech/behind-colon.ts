import type { Language } from '#src/language/languages.ts';
import type { Word } from '../phrases/words.ts';
import type { Said } from './said.ts';

/** What speaks or is written, before a colon: "me mandaba audios: …", «ویس می‌داد: …». English has its own (`english-speech.ts`). */
const tellsOf: Readonly<Partial<Record<Language, RegExp>>> = {
	es: /(?<!\p{L})(?:hablar(?:me|nos)?|habl(?:aba|ó|o|aban|aron|ando)(?:me|nos)?|audios?|mensajes?|mensajitos?|carta|nota|notita|recado|cartel|letrero|pancarta|voz|radio|meg[aá]fono|altavo(?:z|ces)|parlantes?|bocina|tel[eé]fono|celular|m[oó]vil|pantalla|papel(?:ito)?|sms|whats\p{L}*|correo|telegrama)(?: \p{L}+){0,4}$/iu,
	fa: /(?:حرف (?:زد|زدن|می[\u200c ]?زد)|ویس|وویس|پیام|پیامک|نامه|یادداشت|تابلو|پلاکارد|رادیو|بلندگو|تلفن|گوشی|کاغذ|صدا(?:یی)?)(?:[\u200c ]?[\p{L}\u200c]+){0,4}$/u,
	ar: /(?:فويس(?:ات)?|رسال[ةه]|رسائل|رسايل|ورق[ةه]|لافت[ةه]|يافط[ةه]|لوح[ةه]|صوت|مكبر|مكبرات|ميكروفون|الراديو|تلفون|موبايل|جوال|واتس\p{L}*|شاش[ةه])(?: \p{L}+){0,4}$/u,
};

/** Words behind a colon are quoted where what speaks or is written stands before it. */
export function saidBehindColon(
	text: string,
	words: readonly Word[],
	language: Language,
	found: readonly Said[],
): Said[] {
	const tells = tellsOf[language];
	if (!tells) return [];
	return [...text.matchAll(/([^.!?؟\n:]*):\s+(?!["“«‘'])([^.!?؟\n]{3,}[!?؟]?)/gu)].flatMap((match) => {
		const [, before = '', behind = ''] = match;
		const to = match.index + match[0].length;
		const from = to - behind.length;
		if (!tells.test(before.trim())) return [];
		if (found.some(({ where: [start, end] }) => from < end && to > start)) return [];
		const verb = words.findLastIndex((word) => word.to <= from);
		return [{ words: behind.trim(), where: [from, to] as const, reported: false, verb, myself: false }];
	});
}
