import { describe, expect, it } from 'vitest';
import { takeApart, testKindOf } from './kept-result.ts';
import { labelled, toldFigures } from './labelled.ts';

const figures = [
	{ label: 'Score', value: '72 %' },
	{ label: 'Seeing: others', value: '4 of 5' },
];
const words = labelled([
	[null, 'You notice much. You say little.'],
	['What it costs', 'Evenings.'],
]);

describe('a kept result', () => {
	it.each([
		[
			'name, figures and words',
			['Growing', toldFigures(figures), words].join('\n\n'),
			{ heading: 'Growing', figures, words },
		],
		['figures and words', [toldFigures(figures), words].join('\n\n'), { heading: null, figures, words }],
		[
			'words alone',
			words,
			{ heading: 'You notice much. You say little.', figures: [], words: 'What it costs: Evenings.' },
		],
		['one line', 'Warm.', { heading: null, figures: [], words: 'Warm.' }],
		[
			'a long first paragraph',
			`${'You notice much. '.repeat(9)}\n\nMore.`,
			{ heading: null, figures: [], words: `${'You notice much. '.repeat(9)}\n\nMore.` },
		],
	])('of %s is taken apart as it was put together', (_what, analysis, parts) => {
		expect(takeApart(analysis)).toEqual(parts);
	});

	it.each([
		['INFP', 'MBTI'],
		['EQ-growing', 'EQ'],
		['CAREER', 'CAREER'],
		['GARDNER', 'GARDNER'],
		['BIG5', 'BIG5'],
	])('called %s is of %s', (saved, kind) => {
		expect(testKindOf(saved)).toBe(kind);
	});
});
