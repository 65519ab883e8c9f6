import { describe, expect, it } from 'vitest';
import { languages } from '#src/language/languages.ts';
import { faultsOf } from '#src/words/testing/prose.ts';
import { codeMessage } from './text-message.ts';

describe.each(languages)('the text message in %s', (language) => {
	const message = codeMessage({ code: '012345', language, host: 'hoopoe.example' });
	const [sentence = '', ...rest] = message.split('\n');

	it('begins with the code and ends with the line that browsers read', () => {
		expect(sentence.startsWith('012345 ')).toBe(true);
		expect(rest).toEqual(['', '@hoopoe.example #012345']);
	});

	it('is written in its language, and fits into one message', () => {
		expect(faultsOf(sentence.replace('012345 ', ''), language)).toEqual([]);
		expect([...message].length).toBeLessThanOrEqual(/^[\x20-\x7e\n]*$/.test(message) ? 160 : 70);
	});
});
