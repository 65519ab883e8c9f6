import { expect, it } from 'vitest';
import { returnPath } from './return-path.ts';

it.each([
	['/fa/hafez', '/fa/hafez'],
	['/en/blog/x?a=1#b', '/en/blog/x?a=1#b'],
	[null, '/en'],
	['', '/en'],
	['fa/hafez', '/en'],
	['//evil.example', '/en'],
	['/\\evil.example', '/en'],
	['/\t/evil.example', '/en'],
	['https://evil.example/', '/en'],
	['javascript:alert(1)', '/en'],
])('%s leads to %s', (next, expected) => {
	expect(returnPath(next, '/en')).toBe(expected);
});
