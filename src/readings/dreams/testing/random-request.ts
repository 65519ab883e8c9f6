import type { Language } from '#src/language/languages.ts';
import { type SymbolId, symbolIds } from '#src/listening/symbols.ts';
import { feelings } from '#src/readings/dreams/intake.ts';
import { names as ar } from '#src/readings/dreams/names/ar.ts';
import { names as en } from '#src/readings/dreams/names/en.ts';
import { names as es } from '#src/readings/dreams/names/es.ts';
import { names as fa } from '#src/readings/dreams/names/fa.ts';
import type { DreamRequest } from '#src/readings/dreams/request.ts';

const names = { en, fa, ar, es };

/** What dreams are told with besides their symbols: company, place, movement, feeling. */
const told: Record<Language, readonly string[]> = {
	en: [
		'I was walking in a strange city at night.',
		'An old man said something.',
		'I was afraid.',
		'I was happy.',
		'Somebody waited in the street.',
		'I ran through a field.',
		'My friend was sad.',
		'I was alone in my room.',
		'We hid in the basement.',
		'I was going home.',
	],
	fa: [
		'شب در شهری غریب راه می‌رفتم.',
		'پیرمردی چیزی گفت.',
		'ترسیده بودم.',
		'خوشحال بودم.',
		'کسی در کوچه منتظر بود.',
		'در دشت می‌دویدم.',
		'دوستم غمگین بود.',
		'در اتاقم تنها بودم.',
		'در زیرزمین قایم شدیم.',
		'داشتم برمی‌گشتم.',
	],
	ar: [
		'كنت أمشي ليلًا في مدينة غريبة.',
		'قال شيخ شيئًا.',
		'كنت خائفًا.',
		'كنت سعيدًا.',
		'كان أحدهم ينتظر في الشارع.',
		'ركضت في الحقل.',
		'كان صديقي حزينًا.',
		'كنت وحدي في غرفتي.',
		'اختبأنا في القبو.',
		'كنت أعود.',
	],
	es: [
		'Caminaba de noche por una ciudad extraña.',
		'Un anciano decía algo.',
		'Tenía miedo.',
		'Estaba feliz.',
		'Alguien esperaba en la calle.',
		'Corría por un prado.',
		'Mi amiga estaba triste.',
		'Estaba a solas en mi cuarto.',
		'Nos escondimos en el sótano.',
		'Regresaba.',
	],
};

/** Without it a few plain words are taken for what they say. */
const begun: Record<Language, string> = { en: 'I had a dream.', fa: 'خواب دیدم.', ar: 'حلمت.', es: 'Soñé.' };

/** A dream such as people send: none to four symbols, some circumstances, now and then a feeling, chips put right. */
export function randomRequest(language: Language, random: () => number): DreamRequest {
	const one = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
	const some = <T>(items: readonly T[], most: number): T[] =>
		Array.from({ length: Math.floor(random() * (most + 1)) }, () => one(items));
	const symbols = [...new Set<SymbolId>(some(symbolIds, 5))];
	const circumstances = [...(symbols.length === 0 ? [one(told[language])] : []), ...some(told[language], 3)];
	const sentences = [begun[language], ...symbols.map((id) => `${names[language][id]}.`), ...new Set(circumstances)];
	const number = Math.floor(random() * 1e6);
	return {
		dream: `${sentences.join(' ')} ${number}`,
		language,
		...(random() < 0.7 && { symbols }),
		...(random() < 0.3 && { feeling: one(feelings) }),
		...(random() < 0.2 && { recurring: true }),
	};
}
