import { expect, it } from 'vitest';
import type { Language } from '#src/language/languages.ts';
import { answerBuiltIn } from '../answer.server.ts';

/** What the guide answers to the last of these messages. */
function lastAnswer(language: Language, messages: readonly string[]): string {
	const conversation: { role: 'user' | 'assistant'; content: string }[] = [];
	let text = '';
	for (const content of messages) {
		conversation.push({ role: 'user', content });
		({ text } = answerBuiltIn(conversation, language, '2026-11-30'));
		conversation.push({ role: 'assistant', content: text });
	}
	return text;
}

it.each<[Language, RegExp, ...string[]]>([
	['en', /Nobody drinks because of you/, 'my dad has started drinking again'],
	['en', /pause without a date/, 'my boyfriend asked for a break'],
	['en', /Which day is it/, 'she says she needs space', 'how long do i wait'],
	['en', /Bodies decide this/, 'our third ivf round failed on tuesday', 'is it my fault'],
	['en', /closed door/, 'my son failed his exams', 'he has locked himself in his room'],
	['en', /Which drawer/, 'give me something to do'],
	['en', /sins are done awake/, "i keep dreaming about my ex though i'm married, is that a sin"],
	[
		'en',
		/needs no confession/,
		"i keep dreaming about my ex though i'm married, is that a sin",
		'should i tell my husband',
	],
	['fa', /هیچ‌کس به خاطر تو نمی‌خورد/, 'بابام دوباره شروع کرده به خوردن مشروب'],
	['fa', /آن روز چه روزی است/, 'دوست پسرم گفت یه مدت فاصله بگیریم', 'چقدر صبر کنم؟'],
	['fa', /بدن این را بی‌پرسیدن/, 'آی‌وی‌اف سوممون هم نگرفت', 'تقصیر منه؟'],
	['fa', /درِ بسته/, 'پسرم کنکور قبول نشد', 'از صبح در اتاقش رو بسته'],
	['fa', /کدام کشو/, 'یه کاری بگو بکنم'],
	['ar', /لا أحد يشرب بسببكم/, 'أبوي رجع يشرب'],
	['ar', /أيّ يوم هو/, 'خطيبي طلب نبعد عن بعض فترة', 'كم أنتظر؟'],
	['ar', /الباب المغلق/, 'ابني رسب', 'قافل على نفسه الغرفة من الصبح'],
	['ar', /أيّ درج/, 'أعطني شيئا أفعله الآن'],
	['es', /Nadie bebe por tu culpa/, 'mi papá empezó a beber otra vez'],
	['es', /A quién ves mañana/, 'mi novio me pidió un tiempo', '¿y si conoce a otra?'],
	['es', /El cuerpo decide esto/, 'falló la tercera in vitro', '¿es culpa mía?'],
	['es', /puerta cerrada/, 'mi hijo suspendió todo', 'no sale de su cuarto desde ayer'],
	['es', /Qué cajón/, 'dame algo que hacer'],
])('in %s what is told of those near is answered as that: %s', (language, expected, ...messages) => {
	expect(lastAnswer(language, messages)).toMatch(expected);
});

it.each<[Language, RegExp, string]>([
	['en', /Nobody drinks/, 'I started drinking again'],
	['en', /pause without a date/, 'I need a break from work'],
	['en', /closed door/, 'my dog won’t leave my room'],
	['fa', /هیچ‌کس به خاطر تو/, 'بابام خیلی عرق کرد'],
	['ar', /لا أحد يشرب/, 'أبوي يشرب الدواء'],
	['es', /pausa sin fecha/, 'mi hermano necesita espacio en el armario'],
])('in %s not /%s/: %s', (language, unexpected, text) => {
	expect(lastAnswer(language, [text])).not.toMatch(unexpected);
});
