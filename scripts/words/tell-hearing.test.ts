import { expect, test } from 'vitest';
import { readHearingArguments, tellHearing } from './tell-hearing.ts';

test('what is heard is told with the words that carried it', () => {
	const told = tellHearing('پدرم ماه پیش فوت کرد', 'en').join('\n');
	expect(told).toContain('language fa');
	expect(told).toContain('events ["death"]');
	expect(told).toContain('person father: "پدرم" by the phrase');
});

test.each([
	[['text', '--language', 'fa'], { text: 'text', page: 'fa', guide: false }],
	[['--guide', 'text'], { text: 'text', page: 'en', guide: true }],
	[['text', '--language', 'xx'], null],
	[['two', 'texts'], null],
	[[], null],
])('the arguments %j', (given, expected) => {
	expect(readHearingArguments(given)).toEqual(expected);
});
