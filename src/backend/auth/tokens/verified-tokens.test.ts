import { expect, it } from 'vitest';
import { rememberTokens } from './verified-tokens.ts';

it('remembers the tokens used last, and no monsters', () => {
	const remembered = rememberTokens(2);
	remembered.keep('a', { n: 1 });
	remembered.keep('b', { n: 2 });
	remembered.find('a');
	remembered.keep('c', { n: 3 });
	expect(['a', 'b', 'c'].map((token) => remembered.find(token)?.n)).toEqual([1, undefined, 3]);
	const monster = 'x'.repeat(10_000);
	remembered.keep(monster, {});
	expect(remembered.find(monster)).toBeUndefined();
});
