import { describe, expect, it } from 'vitest';
import type { Language } from '#src/language/languages.ts';
import { allEntries } from '../knowledge/all-entries.server.ts';
import { answerBuiltIn } from './answer.server.ts';
import { guideSpeech } from './guide-speech.server.ts';
import { guideWords } from './guide-words.server.ts';
import { topics } from './topic.ts';
import { topicTexts } from './topic-texts.server.ts';

const answer = (language: Language, content: string) =>
	answerBuiltIn([{ role: 'user', content }], language, '2026-11-29').text;

const of = ['lostChild', 'war', 'missing', 'ruin', 'relapse', 'killed', 'single', 'hidden', 'court'] as const;
const told: Readonly<Record<(typeof of)[number], readonly [Language, string][]>> = {
	lostChild: [
		['en', "I had an abortion and I can't stop crying"],
		['en', "the doctor said I can't have children"],
		['en', 'our third IVF failed'],
		['fa', 'بچه‌ام سقط شد'],
		['fa', 'دکتر گفت بچه‌دار نمیشم'],
		['fa', 'نازا هستم'],
		['fa', 'بچه‌م تو شکمم مرد'],
		['fa', 'نمی‌توانم بچه‌دار شوم'],
		['ar', 'سقط الجنين'],
		['ar', 'سقط حملي الثالث والكل ساكت'],
		['ar', 'أنا عقيم'],
		['ar', 'فشلت عملية أطفال الأنابيب'],
		['es', 'tuve un aborto espontáneo'],
		['es', 'el médico dice que no puedo tener hijos'],
		['es', 'soy estéril'],
	],
	war: [
		['en', 'we fled the war and left my mother behind'],
		['en', 'they are bombing my city'],
		['fa', 'شهرمونو بمباران کردن'],
		['ar', 'القصف لا يتوقف وأولادي خايفين'],
		['es', 'huimos de la guerra y mi madre se quedó'],
	],
	missing: [
		['en', 'my sister is missing for three days'],
		['fa', 'پسرم دو روزه گم شده'],
		['ar', 'ابني مفقود من يومين'],
		['ar', 'بنتي هربت من البيت'],
		['es', 'mi hermano está desaparecido'],
	],
	ruin: [
		['en', 'my house burned down'],
		['fa', 'خونه‌مون آتیش گرفت'],
		['ar', 'احترق بيتنا'],
		['es', 'se nos quemó la casa'],
	],
	relapse: [
		['en', 'I relapsed after two years sober'],
		['fa', 'بعد از دو سال پاکی لغزش کردم'],
		['ar', 'انتكست بعد سنتين'],
		['ar', 'بطلت شرب من ٣ شهور ورجعت امبارح'],
		['es', 'recaí después de dos años'],
	],
	killed: [
		['en', 'I killed a man in a car accident'],
		['fa', 'تو تصادف یکی رو کشتم'],
		['ar', 'دهست شخص بالغلط ومات'],
		['es', 'maté a alguien en un accidente'],
	],
	single: [
		['en', 'I am 45 and have never been in a relationship'],
		['fa', '۳۸ سالمه هنوز ازدواج نکردم'],
		['ar', 'عمري ٤٠ وما تزوجت'],
		['es', 'tengo 40 años y nunca he tenido pareja'],
	],
	hidden: [
		['en', "I'm gay and my parents don't know"],
		['fa', 'همجنسگرام و خونوادم نمیدونن'],
		['ar', 'أنا مثلي وأهلي لا يعرفون'],
		['ar', 'أنا شاذ وأهلي لو عرفوا يقتلوني'],
		['es', 'soy lesbiana y mi familia no lo sabe'],
	],
	court: [
		['en', 'my brother is in prison'],
		['fa', 'برادرم زندانه'],
		['ar', 'اخوي بالسجن'],
		['es', 'mi hermano está en la cárcel'],
	],
};

describe.each(of)('%s is received in words of its own, without an image', (kind) => {
	it.each(told[kind])('%s: %s', (language, text) => {
		const said = answer(language, text);
		expect(guideSpeech[language].news[kind].receive.some((line) => said.startsWith(String(line)))).toBe(true);
		const images = topics.flatMap((topic) => topicTexts[topic][language].first.map(({ say }) => say));
		expect(images.filter((image) => said.includes(image))).toEqual([]);
	});
});

it.each([
	['en', 'I think my neighbour put the evil eye on me', 1],
	['ar', 'العين اصابتني', 1],
	['es', '¿me han echado mal de ojo?', 1],
	['fa', 'طلسم محبت بلدی که برگرده؟', 2],
	['en', 'can you do a love spell so he comes back', 2],
	['en', 'am I cursed', 0],
] as const)('%s: a spell is answered as what it is: %s', (language, text, line) => {
	expect(answer(language, text)).toContain(guideWords[language].cannot.spell[line]?.say);
});

it.each([
	['en', 'is it a sin to read tarot?'],
	['fa', 'فال گرفتن گناه داره؟'],
	['ar', 'هل قراءة التاروت حرام؟'],
	['es', '¿es pecado leer el tarot?'],
] as const)('%s: whether it is allowed is no guilt: %s', (language, text) => {
	const entry = allEntries.find(({ id }) => id === 'is-it-allowed');
	expect(answer(language, text)).toContain(entry?.words[language].say);
});

it.each([
	['en', 'what does it mean to dream of dirty water'],
	['es', '¿qué significa soñar con agua sucia?'],
] as const)('%s: a sign with a word that is not known is that sign: %s', (language, text) => {
	const water = allEntries.find(({ id }) => id === 'dream-water');
	expect(answer(language, text)).toBe(water?.words[language].say);
});

it.each([
	['en', 'I had an abortion and feel nothing, is that wrong'],
	['fa', 'سقط عمدی داشتم و هیچ حسی ندارم، بده؟'],
	['es', 'Tuve un aborto y no siento nada, ¿está mal?'],
] as const)('a lost pregnancy is neither judged nor taken for a child, in %s', (language, content) => {
	const { text } = answerBuiltIn([{ role: 'user', content }], language, '2026-03-14');
	const { receive, forgiven = '', question } = guideSpeech[language].news.lostChild;
	expect(receive.some((line) => typeof line === 'string' && text.includes(line))).toBe(true);
	expect(text).toContain(forgiven);
	expect(question.some((line) => typeof line === 'string' && text.includes(line))).toBe(true);
});

it.each([
	['en', 'is it normal to miss someone who hurt you'],
	['fa', 'دلم برای کسی که اذیتم کرد تنگ میشه، طبیعیه؟'],
	['ar', 'أشتاق لشخص آذاني، هل هذا طبيعي'],
	['es', 'extraño a alguien que me hizo daño, ¿es normal?'],
] as const)('whether a feeling is normal is answered, in %s', (language, content) => {
	const { text } = answerBuiltIn([{ role: 'user', content }], language, '2026-03-14');
	expect(guideSpeech[language].normal.some((line) => typeof line === 'string' && text.includes(line))).toBe(true);
});

it('what may be done to somebody is not called normal', () => {
	const { text } = answerBuiltIn(
		[{ role: 'user', content: 'is it normal that he checks my phone' }],
		'en',
		'2026-03-14',
	);
	expect(guideSpeech.en.normal.some((line) => typeof line === 'string' && text.includes(line))).toBe(false);
});
