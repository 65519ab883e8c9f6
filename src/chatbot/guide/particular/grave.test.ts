import { describe, expect, it } from 'vitest';
import type { Language } from '#src/language/languages.ts';
import { findCare } from '#src/listening/care.server.ts';
import { findCrisis } from '#src/words/crisis/find-crisis.ts';
import { answerBuiltIn } from '../answer.server.ts';

const lastAnswer = (language: Language, messages: readonly string[]) =>
	answerBuiltIn(
		messages.map((content) => ({ role: 'user' as const, content })),
		language,
	).text;

it.each<[Language, RegExp, ...string[]]>([
	['en', /Almost everyone who is left asks that/, 'my brother killed himself last year', 'could I have stopped it?'],
	['en', /There is no date for it/, 'my mum died in May', 'everyone says I should move on'],
	['en', /more than food/, 'I weigh myself ten times a day'],
	['en', /more than food/, "I've stopped eating again"],
	['en', /worth writing down/, 'my son is autistic and today he said my name for the first time'],
	['fa', /هر کسی که می‌ماند/, 'برادرم پارسال خودکشی کرد', 'می‌تونستم جلوشو بگیرم؟'],
	['fa', /موعدی ندارد/, 'مامانم پارسال فوت کرد', 'همه میگن دیگه بسه'],
	['fa', /حکایت غذا نیست/, 'روزی ده بار خودمو وزن می‌کنم، پرخوری عصبی دارم'],
	['fa', /نوشتنی است/, 'پسرم اوتیسم داره و امروز برای اولین بار بغلم کرد'],
	['ar', /كلّ من يبقى/, 'أخوي انتحر السنة الماضية', 'كنت أقدر أمنعه؟'],
	['ar', /ليس له موعد/, 'ماتت أمي من سنة', 'الكل بيقولوا لازم تكمل'],
	['ar', /مسألة طعام/, 'بوزن حالي عشر مرات باليوم'],
	['ar', /أن تكتبوه/, 'ابني عنده توحد واليوم لأول مرة ناداني'],
	['es', /No tiene fecha/, 'murió mi madre en mayo', 'todos me dicen que pase página'],
	['es', /no va solo de comida/, 'me peso diez veces al día'],
	['es', /merece apuntarse/, 'mi hijo es autista y hoy dijo mi nombre por primera vez'],
])('in %s what weighs most is answered as that: %s', (language, expected, ...messages) => {
	expect(lastAnswer(language, messages)).toMatch(expected);
});

it.each<[Language, string]>([
	['en', 'I stopped eating meat'],
	['en', 'my dog stopped eating'],
	['en', 'I met him for the first time on Friday'],
	['fa', 'برای اولین بار دیدمش'],
	['ar', 'شفته لأول مرة بالجامعة'],
	['es', 'dejé de comer carne'],
])('in %s “%s” is about something else', (language, text) => {
	expect(lastAnswer(language, [text])).not.toMatch(
		/more than food|worth writing down|نوشتنی است|أن تكتبوه|no va solo de comida/,
	);
});

describe('who was left by somebody that took their own life', () => {
	it.each<[Language, string]>([
		['en', 'my brother killed himself last year'],
		['fa', 'برادرم پارسال خودکشی کرد'],
		['fa', 'دوستم خودشو کشت'],
		['ar', 'أخوي انتحر السنة الماضية'],
		['es', 'mi hermano se suicidó el año pasado'],
	])('in %s is mourned with, the help lines beside it: %s', (language, text) => {
		expect(findCrisis(text, language)).toBeNull();
		expect(findCare(text, language)?.lines.length).toBeGreaterThan(0);
	});

	it.each<[Language, string]>([
		['en', 'I want to kill myself'],
		['fa', 'میخوام خودکشی کنم'],
		['fa', 'برادرم میخواد خودکشی کنه'],
		['ar', 'بدي انتحر'],
		['ar', 'أخوي يريد ينتحر'],
	])('in %s “%s” is a cry for help all the same', (language, text) => {
		expect(findCrisis(text, language)).not.toBeNull();
	});
});
