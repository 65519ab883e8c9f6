import { describe, expect, it } from 'vitest';
import { headingsOf, readResult, resultColumns } from './kept-result.ts';
import { labelled, partsOf, toldFigures } from './labelled.ts';

const shown = [
	{ label: 'Score', value: '72 %' },
	{ label: 'Seeing: others', value: '4 of 5' },
];
const figures = shown.map((one, place) => ({ ...one, share: [0.72, 0.8][place] ?? 0 }));
const words = labelled([
	[null, 'You notice much. You say little.'],
	['What it costs', 'Evenings.'],
]);

describe('a kept result', () => {
	it.each([
		['with a name', 'Growing'],
		['without a name', null],
		['with a name that looks like figures', 'A: 1 · B: 2'],
	])('%s is read as it was kept', (_what, heading) => {
		const row = resultColumns(heading, figures, words);
		expect(row.analysis).toBe([...(heading ? [heading] : []), toldFigures(figures), words].join('\n\n'));
		expect(readResult(row.analysis, row.figures)).toEqual({ heading, figures, words });
	});

	it('whose text has no figures in it is all words', () => {
		expect(readResult(words, { heading: 'INFP', values: figures })).toEqual({ heading: 'INFP', figures, words });
	});
});

describe('an older result', () => {
	it.each([
		[
			'name, figures and words',
			['Growing', toldFigures(shown), words].join('\n\n'),
			{ heading: 'Growing', figures: shown, words },
		],
		['figures and words', [toldFigures(shown), words].join('\n\n'), { heading: null, figures: shown, words }],
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
		expect(readResult(analysis, null)).toEqual(parts);
	});
});

describe('the headings of a kept result', () => {
	const today = ['Kinesthetic', 'Interpersonal', 'A small experiment'];
	const old = [
		'Musical: 2 of 5 · Bodily: 5 of 5 · With people: 4 of 5',
		'Bodily: You think with your hands.',
		'With people: You notice who fell silent.',
		'A small experiment: Ten minutes of the shortest spoke.',
	].join('\n\n');
	const values = [
		{ label: 'Bodily', value: '5 of 5', share: 1 },
		{ label: 'With people', value: '4 of 5', share: 0.8 },
	];

	it.each([
		['its text alone', old, null],
		['its figures', old.replace('Musical: 2 of 5 · ', ''), { heading: null, values }],
	])('show the names of its own time, known by %s', (_what, analysis, kept) => {
		const result = readResult(analysis, kept);
		expect(partsOf(result.words, headingsOf(result, today)).map(({ label }) => label)).toEqual([
			'Bodily',
			'With people',
			'A small experiment',
		]);
	});
});
