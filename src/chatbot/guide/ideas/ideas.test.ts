import { describe, expect, it } from 'vitest';
import { type Language, languages } from '#src/language/languages.ts';
import type { ChatMessage } from '../../request.ts';
import { answerBuiltIn } from '../answer.server.ts';
import { ideaAsked } from './idea-asked.ts';
import { ideaTexts } from './ideas.server.ts';
import { type Idea, ideas } from './shape.ts';

describe('an idea that is asked for', () => {
	it.each<[Language, string, Idea]>([
		['en', 'What is love?', 'love'],
		['en', 'so what exactly is happiness according to you', 'happiness'],
		['en', 'what’s the meaning of life', 'life'],
		['en', 'what does patience really mean?', 'patience'],
		['en', 'Why is there so much suffering in the world?', 'suffering'],
		['en', 'why do bad things happen to good people', 'suffering'],
		['en', 'what do you think about fate?', 'fate'],
		['en', 'who is god', 'god'],
		['fa', 'عشق یعنی چی؟', 'love'],
		['fa', 'به نظرت خوشبختی چیه', 'happiness'],
		['fa', 'معنی زندگی چیست؟', 'life'],
		['fa', 'سرنوشت یعنی چه', 'fate'],
		['fa', 'آرامش از نظر تو چیه', 'peace'],
		['fa', 'چرا این همه رنج تو دنیا هست؟', 'suffering'],
		['ar', 'ما هو الحب؟', 'love'],
		['ar', 'شو يعني القدر', 'fate'],
		['ar', 'ما معنى الحياة؟', 'life'],
		['ar', 'السعادة يعني إيه؟', 'happiness'],
		['ar', 'وش هي الصداقة الحقيقية', 'friendship'],
		['ar', 'ليش في كل هالقد ألم بالدنيا', 'suffering'],
		['es', '¿Qué es el amor?', 'love'],
		['es', '¿para ti qué es la felicidad?', 'happiness'],
		['es', 'cuál es el sentido de la vida', 'life'],
		['es', 'qué significa perdonar de verdad', 'forgiveness'],
		['es', '¿por qué hay tanto sufrimiento en el mundo?', 'suffering'],
		['fa', 'به چی میگن دوستی', 'friendship'],
		['ar', 'الحب إيه؟', 'love'],
		['ar', 'أشنو هي الحرية', 'freedom'],
		['es', 'qué es eso de la fe', 'faith'],
	])('in %s, by “%s”, is %s', (language, text, idea) => {
		expect(ideaAsked(text, language, false)).toBe(idea);
		const { text: answer, heard } = answerBuiltIn([{ role: 'user', content: text }], language);
		expect(answer).toBe(ideaTexts[language][idea]);
		expect([heard.asks, heard.events, heard.people]).toEqual(['knowledge', [], []]);
	});

	it.each<[Language, string]>([
		['en', 'what is love if he never calls'],
		['en', "what's the point of living"],
		['en', 'what is the Death card'],
		['en', 'and happiness?'],
		['fa', 'زندگی من چی میشه'],
		['fa', 'عشق من چیه که جواب نمیده'],
		['ar', 'ما هو الحب الذي يعذبني هكذا'],
		['es', 'qué es el amor si no me llama nunca'],
		['es', 'qué es lo que me pasa'],
		['es', 'qué es de tu vida'],
		['fa', 'تعبیر مرگ در خواب چیه'],
		['fa', 'وقت داری'],
		['ar', 'ما عندي أمل'],
	])('is not, in %s, “%s”', (language, text) => {
		expect(ideaAsked(text, language, false)).toBeNull();
	});
});

it.each<[Language, string, string]>([
	['en', 'what is love', 'and happiness?'],
	['fa', 'عشق یعنی چی', 'خوشبختی چی؟'],
	['ar', 'ما هو الحب؟', 'والسعادة؟'],
	['es', '¿qué es el amor?', '¿y la felicidad?'],
])('in %s another idea may be asked for behind one, and whoever asks again gets a verse', (language, first, next) => {
	const conversation: ChatMessage[] = [];
	const told = [first, next, first].map((content) => {
		conversation.push({ role: 'user', content });
		const { text } = answerBuiltIn(conversation, language);
		conversation.push({ role: 'assistant', content: text });
		return text;
	});
	expect(told.slice(0, 2)).toEqual([ideaTexts[language].love, ideaTexts[language].happiness]);
	expect(told[2]).toMatch(/[\u0600-\u06ff]+ \/ [\u0600-\u06ff]+/);
});

it.each(languages)('in %s each idea is told of in words of its own', (language) => {
	const texts = ideas.map((idea) => ideaTexts[language][idea]);
	expect(new Set(texts).size).toBe(ideas.length);
	for (const text of texts) {
		expect(text.length).toBeLessThan(420);
		expect(text).toMatch(/[.؟?]$/);
	}
});
