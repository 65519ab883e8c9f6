import { expect, it } from 'vitest';
import { searchPattern } from './search-pattern.ts';

it.each([
	['the sea', '%the%sea%'],
	['  letter ', '%letter%'],
	['100%', '%100\\%%'],
	['a_b\\c', '%a\\_b\\\\c%'],
	['کتابی', '%_ت_ب_%'],
	['كتابي', '%_ت_ب_%'],
	['می\u200cروم', '%م_%روم%'],
])('%j is looked for as %j', (words, pattern) => {
	expect(searchPattern(words)).toBe(pattern);
});
