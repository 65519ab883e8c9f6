import { expect, it } from 'vitest';
import { rememberTokens } from './verified-tokens.ts';

it('keeps the tokens used last, and none that is too long', () => {
	const remembered = rememberTokens(2);
	remembered.keep('a', { n: 1 });
	remembered.keep('b', { n: 2 });
	remembered.find('a');
	remembered.keep('c', { n: 3 });
	expect(['a', 'b', 'c'].map((token) => remembered.find(token)?.n)).toEqual([1, undefined, 3]);
	const tooLong = 'x'.repeat(10_000);
	remembered.keep(tooLong, {});
	expect(remembered.find(tooLong)).toBeUndefined();
});
