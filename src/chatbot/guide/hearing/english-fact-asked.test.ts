import { expect, it } from 'vitest';
import { answerBuiltIn } from '../answer.server.ts';

const answer = (content: string) => answerBuiltIn([{ role: 'user', content }], 'en', '2026-11-30');

it.each([
	['Tell me about Forough Farrokhzad please, we did one poem of hers in a class in Toronto', 'born in Tehran'],
	['tell me about Saadi, we read a poem of his at school', 'Gulistan'],
	['who was Iqbal and did he write in Persian or Urdu', 'Sialkot'],
	['khayyam — poet first or maths guy first?', 'mathematician'],
	['What does it usually stand for when people dream their teeth fall out?', 'Ibn Sirin'],
	['what does the hoopoe symbolise', 'crested bird'],
	['my boyfriend is an INTJ what does that mean', 'introverted, intuitive'],
])('%s', (text, says) => {
	const { text: said, heard } = answer(text);
	expect(heard.asks).toBe('knowledge');
	expect(said).toContain(says);
});

it.each(['my sister - call her or wait?', 'home - stay or go?', 'who is she', 'tell me about love'])(
	'%s asks of no fact',
	(text) => {
		expect(answer(text).kind).not.toBe('sign');
		expect(answer(text).text).not.toMatch(/born in|in a dream\./);
	},
);
