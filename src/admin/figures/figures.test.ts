import { expect, it } from 'vitest';
import { daysOf, readingsByKind, textsByOutcome } from './figures.ts';

it('counts every day of a span, over the end of a month too', () => {
	expect(daysOf({ first: '2028-02-27', last: '2028-03-01' })).toEqual([
		'2028-02-27',
		'2028-02-28',
		'2028-02-29',
		'2028-03-01',
	]);
	expect(daysOf({ first: '2026-11-21', last: '2026-11-21' })).toEqual(['2026-11-21']);
});

it('puts readings in rows by kind, with nothing where there was nothing', () => {
	const days = ['2026-11-20', '2026-11-21'];
	const readings = [
		{ day: '2026-11-20', kind: 'tarot', readings: 2 },
		{ day: '2026-11-21', kind: 'hafez', readings: 5 },
		{ day: '2026-11-21', kind: 'tarot', readings: 1 },
	];
	expect(readingsByKind({ readings }, days)).toEqual([
		{ kind: 'hafez', byDay: [0, 5], total: 5 },
		{ kind: 'tarot', byDay: [2, 1], total: 3 },
	]);
});

it.each([
	['no model', [['built-in', 7, 0, 0]], { fellBack: null, input: 0, output: 0 }],
	['a good day', [['model', 4, 400, 80]], { fellBack: 0, input: 400, output: 80 }],
	[
		'a slow day',
		[
			['model', 1, 100, 20],
			['slow', 3, 0, 0],
			['built-in', 9, 0, 0],
		],
		{ fellBack: 0.75, input: 100, output: 20 },
	],
	[
		'two days',
		[
			['model', 1, 1, 2],
			['model', 1, 3, 4],
			['limit', 2, 0, 0],
		],
		{ fellBack: 0.5, input: 4, output: 6 },
	],
] as const)('tells how texts were written: %s', (_name, rows, expected) => {
	const texts = rows.map(([outcome, count, input_tokens, output_tokens], index) => ({
		day: `2026-11-2${index}`,
		outcome,
		texts: count,
		input_tokens,
		output_tokens,
	}));
	expect(textsByOutcome({ texts })).toMatchObject(expected);
});
