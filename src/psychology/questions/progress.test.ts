import { describe, expect, it } from 'vitest';
import { findComplete } from '../test.ts';
import { findHaste } from './care.ts';
import { beginning, findProgress, moved, type Progress, withAnswer } from './progress.ts';

const at = (index: number, ...answers: (number | null)[]): Progress => ({ index, answers, spent: 0 });

describe('moving through a test', () => {
	it.each<[string, Progress, 1 | -1, number]>([
		['not back from the first question', at(0, 1, null), -1, 0],
		['not on from a question without an answer', at(0, null, null), 1, 0],
		['on from a question with an answer', at(0, 0, null), 1, 1],
		['back from a question without an answer', at(1, 0, null), -1, 0],
		['not on from the last question', at(1, 0, 0), 1, 1],
	])('goes %s', (_what, from, by, index) => {
		expect(moved(from, by).index).toBe(index);
	});

	it('is complete when every question has an answer, the first option included', () => {
		expect(findComplete(beginning(2).answers)).toBeNull();
		expect(findComplete([0, null])).toBeNull();
		expect(findComplete([0, 0])).toEqual([0, 0]);
	});

	it('counts the time before the first answer to a question, up to a minute', () => {
		const once = withAnswer(beginning(2), 1, 2000);
		expect(once).toEqual({ index: 0, answers: [1, null], spent: 2000 });
		expect(withAnswer(once, 0, 5000)).toEqual({ index: 0, answers: [0, null], spent: 2000 });
		expect(withAnswer(moved(once, 1), 0, 3_600_000).spent).toBe(62_000);
	});
});

describe('answers kept on the device', () => {
	it.each<[string, unknown, Progress | null]>([
		[
			'come back as they were',
			{ index: 1, answers: [2, 0, null], spent: 900 },
			{ index: 1, answers: [2, 0, null], spent: 900 },
		],
		['open no question behind one without an answer', { index: 2, answers: [1, null, null] }, at(1, 1, null, null)],
		['open the last question when all are given', { index: 9, answers: [1, 1, 1] }, at(2, 1, 1, 1)],
		['open the first gap when the place is lost', { answers: [1, 1, null], spent: -4 }, at(2, 1, 1, null)],
		['are dropped when nothing is answered', { index: 0, answers: [null, null, null] }, null],
		['are dropped when the test has more questions now', { index: 0, answers: [1, 1] }, null],
		['are dropped when an option is gone', { index: 0, answers: [3, null, null] }, null],
		['are dropped when they are no answers', { index: 0, answers: ['a', null, null] }, null],
		['are dropped when they are something else', 7, null],
		['are dropped when they are nothing', null, null],
	])('%s', (_what, kept, expected) => {
		expect(findProgress(JSON.stringify(kept), [3, 3, 3])).toEqual(expected);
	});

	it('are none where there are none, or no JSON', () => {
		expect(findProgress(null, [2])).toBeNull();
		expect(findProgress('{', [2])).toBeNull();
	});
});

describe('haste', () => {
	it.each<[string, number[], number, 'fast' | 'alike' | null]>([
		['faster than eyes move', [0, 1, 2, 3, 4], 1999, 'fast'],
		['fast, but it can be read', [0, 1, 2, 3, 4], 2000, null],
		['five answers in one place', [2, 2, 2, 2, 2], 20_000, 'alike'],
		['four answers in one place', [2, 2, 2, 2], 20_000, null],
		['one answer elsewhere', [2, 2, 2, 2, 1], 20_000, null],
		['fast and alike', [2, 2, 2, 2, 2], 10, 'fast'],
	])('is told of %s', (_what, answers, spent, expected) => {
		expect(findHaste({ answers, spent })).toBe(expected);
	});
});
