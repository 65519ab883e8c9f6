import { expect, it } from 'vitest';
import { answerBuiltIn } from '../answer.server.ts';

const answer = (content: string) => answerBuiltIn([{ role: 'user', content }], 'en', '2026-11-29');

it.each([
	['my granddad died at the weekend', 'your granddad'],
	['does my sister hate me', 'Between brothers and sisters'],
	["My partner's been made redundant", 'for your partner and for you'],
	["should I go to my dad's wedding", 'an empty chair'],

	["we're having twins!!", 'somebody is expected'],
])('%s is said something of its own', (text, says) => {
	expect(answer(text).text).toContain(says);
});

it('mourns nobody who is not told to have died', () => {
	expect(answer('Auntie Jean passed on the job offer').text).not.toMatch(/sorry/);
	expect(answer("my mum is devastated since her friend's dog died").text).not.toContain('sorry about your mum');
});
