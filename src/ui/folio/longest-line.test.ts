import { expect, it } from 'vitest';
import { longestLine } from './longest-line.ts';

it('counts the letters of the longest line, marks left out', () => {
	expect(longestLine(['abc', 'áb'.normalize('NFD')])).toBe(3);
	expect(longestLine(['a\u0301e\u0301'])).toBe(2);
});
