import { expect, test } from 'vitest';
import { createStemFinder } from './create-stem-finder.ts';

const find = createStemFinder({
	en: { love: ['love', 'in love'], work: ['job$', 'work'], sea: ['sea$'] },
	fa: { love: ['عشق'], work: ['کار$'], sea: ['دریا'] },
	ar: { love: ['حب$'], work: ['عمل'], sea: ['بحر'] },
});

test.each([
	[
		'I am loved at work',
		'en',
		[
			['love', 1],
			['work', 1],
		],
	],
	[
		'work, working, and love',
		'en',
		[
			['work', 2],
			['love', 1],
		],
	],
	['jobless by the seaside', 'en', []],
	[
		'a job by the sea',
		'en',
		[
			['work', 1],
			['sea', 1],
		],
	],
	['LÓVE', 'en', [['love', 1]]],
	[
		'و بالعمل والبحر',
		'ar',
		[
			['work', 1],
			['sea', 1],
		],
	],
	['عشق', 'en', [['love', 1]]],
	['love', 'fa', [['love', 1]]],
	['کارد', 'fa', []],
	['', 'en', []],
])('%j on a page in %s names %j', (text, language, expected) => {
	expect(find(text, language).map(({ key, count }) => [key, count])).toEqual(expected);
});
