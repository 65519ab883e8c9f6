import { expect, test } from 'vitest';
import type { Language } from '#src/language/languages.ts';
import { findCrisis } from '#src/words/crisis/find-crisis.ts';
import { hear } from './hear.server.ts';
import { isNearCrisis } from './near-crisis.server.ts';

const near: [Language, string][] = [
	['fa', 'پدرم ماه پیش فوت کرد و نمی‌تونم ادامه بدم'],
	['fa', 'مادرم مرد، دیگه نمی‌کشم'],
	['fa', 'زندگی برام معنی نداره'],
	['fa', 'نمیخوام فردا رو ببینم'],
	['fa', 'کاش منم با بابام میرفتم زیر خاک'],
	['fa', 'دیگه چیزی برای از دست دادن ندارم'],
	['fa', 'وصیت نامه‌مو نوشتم'],
	['fa', 'قرصامو جمع کردم یه گوشه'],
	['fa', 'از این زندگی خستم'],
	['fa', 'شوهرم منو میکشه اگه بفهمه'],
	['en', "My wife died in March and I can't go on."],
	['en', 'There is no hope left for me, I lost my son'],
	['en', 'I feel like nothing matters anymore'],
	['en', 'should i just disappear'],
	['en', "I've written the letters, the dog's gone to my sister's"],
	['en', 'if he doesnt call tonight im done with all of it'],
	['en', "what's the point in carrying on"],
	['en', 'I want to be with my wife again, she died in May'],
	['ar', 'ماتت أمي وما عدت أتحمل'],
	['ar', 'توفي زوجي ولا أستطيع أن أكمل'],
	['ar', 'أحس إني عبء على أهلي'],
	['ar', 'ودي أختفي من هالدنيا'],
	['es', 'Murió mi hijo y ya no puedo más'],
	['es', 'la vida no tiene sentido'],
	['es', 'a veces pienso que sería mejor no haber nacido'],
	['es', 'no quiero levantarme más'],
];
const ordinary: [Language, string][] = [
	['en', "I can't go on vacation this year"],
	['en', "I can't live without coffee"],
	['en', 'whats the least painful way to tell him'],
	['en', 'nothing matters more to me than my kids'],
	['en', 'My father died last month'],
	['en', 'we bought a rope bridge for the garden'],
	['en', 'I want to be with my friends at the party'],
	['en', "what's the point in carrying on with the diet"],
	['fa', 'خسته‌ام، کارم زیاده'],
	['fa', 'بابابزرگم وصیت نامه نوشته بود'],
	['fa', 'قرصامو سر وقت میخورم خوب شدم'],
	['fa', 'مامانم منو میکشه اگه بفهمه نمره‌م کم شده'],
	['fa', 'پدرم ماه پیش فوت کرد'],
	['ar', 'تعبت من الشغل'],
	['ar', 'ما بدي كمل معه'],
	['es', 'No puedo más con este calor'],
	['es', 'estoy cansada del trabajo'],
	['es', 'no quiero levantarme más tarde de las siete'],
];

test.each(near)('%s: %s stands near a crisis', (language, text) => {
	expect(isNearCrisis(text, language, hear(text, language))).toBe(true);
});

test.each(ordinary)('%s: %s does not', (language, text) => {
	expect(isNearCrisis(text, language, hear(text, language))).toBe(false);
});

test('what replaces the reading is never beside it', () => {
	const text = "I can't go on, I want to kill myself";
	expect(findCrisis(text, 'en')).not.toBeNull();
	expect(isNearCrisis(text, 'en', hear(text, 'en'))).toBe(false);
});
