import { expect, it } from 'vitest';
import type { Language } from '#src/language/languages.ts';
import { hear } from '../hear.server.ts';

it.each<[Language, string]>([
	['en', 'my husband of 12 years told me last night he’s in love with my best friend'],
	['en', 'my boyfriend is in love with his coworker'],
	['en', 'my husband says he loves another woman'],
	['en', 'my wife says she has feelings for my brother'],
	['fa', 'شوهرم گفت عاشق دوست صمیمیم شده'],
	['fa', 'نامزدم دلش پیش یکی دیگه‌ست'],
	['fa', 'دوست پسرم به همکارش علاقه داره'],
	['ar', 'زوجي قال لي إنه يحب صديقتي'],
	['ar', 'جوزي بيحب واحدة تانية'],
	['es', 'mi marido me dijo que está enamorado de mi mejor amiga'],
	['es', 'mi esposo me confesó que quiere a otra'],
])('a partner who loves somebody else is heard as a betrayal in %s: %s', (language, text) => {
	expect(hear(text, language)).toMatchObject({ weight: 'heavy', events: expect.arrayContaining(['betrayal']) });
	expect(hear(text, language).events[0]).toBe('betrayal');
});

it.each<[Language, string]>([
	['en', 'I’m in love with my best friend'],
	['en', 'my best friend is in love with my husband'],
	['en', 'my husband is in love with me again'],
	['en', 'does my wife have feelings for someone else'],
	['fa', 'عاشق دوست صمیمیم شدم'],
	['fa', 'شوهرم عاشقمه'],
	['ar', 'أنا أحب صديقتي المقربة'],
	['ar', 'زوجي يحبني'],
	['es', 'estoy enamorado de mi mejor amiga'],
	['es', 'mi marido está enamorado de su trabajo'],
])('but no other love is, in %s: %s', (language, text) => {
	expect(hear(text, language).events).not.toContain('betrayal');
});
