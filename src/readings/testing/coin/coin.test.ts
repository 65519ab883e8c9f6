import { expect, it } from 'vitest';
import { languages } from '#src/language/languages.ts';
import { coin } from './coin.server.ts';

it.each(languages)('tells the side that fell, in %s', (language) => {
	const request = coin.check({ question: '  Shall I go?  ', side: 'heads', language });
	expect(request.question).toBe('Shall I go?');
	expect(coin.facts(request)).toEqual({ side: 'heads' });
	expect(() => coin.check({ question: 'no', side: 'heads', language })).toThrow();
});
