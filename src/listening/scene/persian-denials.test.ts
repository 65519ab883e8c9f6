import { expect, it } from 'vitest';
import { seeScene } from './see-scene.server.ts';

/** What is there, and what is told away: not there, not done, taken for, or told to come in vain. */
it.each<[string, string, string]>([
	['خواب دیدم یه جای خالی بود، نه آبی هست نه آتیشی', '', 'water fire'],
	['خواب دیدم بدون حلقه بودم', '', 'ring'],
	['خواب دیدم از ماه خبری نبود', '', 'moon'],
	['خواب دیدم قرار بود مار باشه ولی نبود', '', 'snake'],
	['خواب دیدم می‌گفتن اونجا گرگ هست ولی من هیچی ندیدم', '', 'wolf'],
	['خواب دیدم فکر کردم ماره شیلنگ بود', '', 'snake'],
	['خواب دیدم همه بودن جز مامانم', '', 'mother'],
	['خواب دیدم صدای سگ می‌اومد ولی سگی ندیدم', '', 'dog'],
	['خواب دیدم حوض آب نداشت', '', 'water'],
	['خواب دیدم بال داشتم ولی پرواز نکردم', '', 'flying'],
	['خواب دیدم شیر از دهنش آتیش درنمی‌اومد', 'lion', 'fire'],
	['خواب دیدم طرفم نیومد و آزاری به من نرسوند', '', 'attacked'],
	['خواب دیدم بچه دنیا نیومد', '', 'birth'],
	['خواب دیدم بغضم نترکید، اشکی نریختم', '', 'crying'],
	['خواب دیدم پدرم در باغ نشسته بود', 'father garden', ''],
	['خواب دیدم تو کوچه زخمی نشدم', 'road', 'wound'],
])('%s', (text, there, denied) => {
	const { symbols, absent } = seeScene(text, 'fa');
	expect(symbols.map(({ id }) => id).sort()).toEqual(there.split(' ').filter(Boolean).sort());
	expect([...absent].sort()).toEqual(denied.split(' ').filter(Boolean).sort());
});
