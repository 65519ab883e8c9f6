import { describe, expect, it } from 'vitest';
import { answerBuiltIn } from '../answer.server.ts';
import { near } from './en/near.server.ts';
import { particulars } from './particulars.server.ts';

const answer = (content: string) => answerBuiltIn([{ role: 'user', content }], 'en', '2026-11-29');

describe('what comes often in English', () => {
	it.each([
		['is it bad luck to read your own cards', 'knowledge', 'most readers learnt on their own questions'],
		['can i do a fal for myself', 'knowledge', 'most readers learnt on their own questions'],
		['do I have to be Muslim to use this', 'knowledge', 'Nobody is asked here for a faith'],
		['can atheists use this', 'knowledge', 'Nobody is asked here for a faith'],
		['can I ask the same question twice', 'knowledge', 'no rule against it'],
		['did Goethe really read Hafez', 'knowledge', 'West-Eastern Divan'],
		['how is Dante', 'knowledge', 'if you mean the poet'],
		['did Rumi ever marry', 'knowledge', 'Gowhar Khatun'],
		['how accurate are your readings', 'knowledge', 'As a forecast, not at all'],
		['can the other users read my stuff', 'about_you', 'No visitor can'],
		['how do I remember my dreams', 'how', 'A dream diary'],
		['she died in june. is she still around', 'will', 'Nobody who is honest'],
		['who made you', 'about_you', 'People wrote my sentences'],
	])('%s', (text, asks, says) => {
		const { text: said, heard } = answer(text);
		expect(heard.asks).toBe(asks);
		expect(said).toContain(says);
	});

	it.each(['I hit my son', "I've slapped my daughter", 'i smacked my kids again'])(
		'%s is answered with help',
		(text) => {
			expect(answer(text).text).toContain('helpline');
		},
	);

	it.each([
		'I beat my son at chess',
		'give me a Hafez quote',
		'my husband reads the paper for himself',
		'should I sleep at my sister’s',
		'how do you sleep when your baby died',
		'how is my mother',
	])('%s asks nothing of the practice', (text) => {
		const { text: said } = answer(text);
		expect(particulars.en.some(({ say }) => say.some((one) => said.includes(one.say)))).toBe(false);
	});
});

describe('what English asks about itself', () => {
	it.each([
		['am I being unreasonable', 'A feeling is no verdict'],
		['am i paranoid', 'From here I cannot see what is so'],
		['is that mad', 'More people do and feel just that'],
		['the funeral is on friday and i have to give the eulogy', 'Three small true things'],
		['nothing’s wrong, I’m just sad', 'Sadness owes nobody a reason'],
		['what would you do', 'I have never had rent'],
		['which card means love', 'The Lovers, the Ace and the Two of Cups'],
	])('%s', (text, says) => {
		expect(answer(text).text).toContain(says);
	});

	it.each(['am i paranoid schizophrenic', 'he refused to speak to me at the funeral', 'is that normal for a cat'])(
		'%s is something else',
		(text) => {
			expect(particulars.en.some(({ say }) => say.some((one) => answer(text).text.includes(one.say)))).toBe(false);
		},
	);
});

describe('of those near them, in English', () => {
	it.each([
		['should I put her in a care home?', 'love alone cannot do the nights'],
		["we're thinking of a nursing home for my father", 'love alone cannot do the nights'],
		['should I ask for it back?', 'grows faster than one with interest'],
		['can I ask him to pay me back', 'grows faster than one with interest'],
		['I lent her money last year', 'sits between them at every table'],
		["my cousin still owes me 400 and won't answer", 'sits between them at every table'],
		['should I throw him out?', 'a limit without being a verdict'],
		['say something to calm me down', 'both feet on the floor'],
		['how can I help him?', 'do one thing without asking'],
	])('%s', (text, says) => expect(answer(text).text).toContain(says));

	it('what was done wrong is asked of a friend’s silence, not of a loss', () => {
		const behind = (first: string) =>
			answerBuiltIn(
				[first, 'did I do something wrong?'].map((content) => ({ role: 'user' as const, content })),
				'en',
			).text;
		expect(behind("my best friend hasn't replied in two months")).toContain('silence seldom says what it is about');
		expect(behind('I had a miscarriage on Monday')).not.toContain('silence seldom');
	});

	it.each([
		'my nan died in a care home last week',
		'I owe my sister money',
		'should I throw my cheating husband out',
		'I work in a nursing home and I am tired',
	])('%s is about something else', (text) => {
		const { text: said } = answer(text);
		for (const { say } of near) for (const one of say) expect(said).not.toContain(one.say);
	});
});
