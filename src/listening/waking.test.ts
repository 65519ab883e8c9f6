import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Language, languages } from '#src/language/languages.ts';
import { wakingIn } from './waking.server.ts';

const told: readonly [Language, string, ReturnType<typeof wakingIn>][] = [
	['en', 'my dog died this morning', 'news'],
	['en', "my mother died last week and I can't sleep", 'news'],
	['en', 'could you hold the door for me please', 'talk'],
	['en', 'grandma, who died in 2019, was making tea', null],
	['en', 'my mother died and came back as a thimble', null],
	['en', "Nan was there. She's been dead ten years", null],
	['en', 'he died in 2015 but there he was', null],
	['en', 'I dreamt that my dog died this morning', null],
	['en', 'a horse stood in my kitchen and asked for the bill', null],
	['fa', 'مامانم هفته پیش فوت کرد و خوابم نمی‌بره', 'news'],
	['fa', 'لطفا گزارش رو تا پنج بفرست', 'talk'],
	['fa', 'مادربزرگ خدابیامرزم چای می‌ریخت', null],
	['fa', 'خواب دیدم سگم مرد', null],
	['ar', 'أمي توفيت الأسبوع الماضي ولا أستطيع النوم', 'news'],
	['ar', 'ممكن ترسل لي التقرير قبل الخمسة', 'talk'],
	['ar', 'جدتي الله يرحمها كانت تصب لي القهوة', null],
	['es', 'mi perro murió esta mañana', 'news'],
	['es', '¿me mandas el informe antes de las cinco?', 'talk'],
	['es', 'mi abuela, que en paz descanse, me servía café', null],
	['es', 'se me caían los dientes en la mano', null],
];

it.each(told)('%s: %s', (language, text, waking) => {
	expect(wakingIn(text, language)).toBe(waking);
});

describe.each(languages)('what is told in the place of a dream in %s', (language) => {
	const texts = (name: string) =>
		(
			JSON.parse(readFileSync(new URL(`./corpus/${language}/${name}.json`, import.meta.url), 'utf8')) as {
				id: string;
				text: string;
				split: string;
			}[]
		).filter(({ id, split }) => split === 'dev' && !id.includes('-x-'));
	const share = (name: string) => {
		const all = texts(name);
		return all.filter(({ text }) => wakingIn(text, language)).length / all.length;
	};

	it('is told apart from dreams', () => {
		expect(share('dreams')).toBeLessThan(0.03);
		expect(share('plain')).toBeGreaterThan(0.9);
	});
});
