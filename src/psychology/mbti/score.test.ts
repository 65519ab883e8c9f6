import { describe, expect, it } from 'vitest';
import { dimensions, mbtiTypes } from '#src/psychology/mbti-types.ts';
import { lettersOf, questionPlan, scoreMbti } from './score.ts';

const threeOf = (type: string) => [...type].flatMap((letter) => [letter, letter, letter]);

describe('the sixteen types', () => {
	it('are sixteen, and each is what its own letters give', () => {
		expect(new Set(mbtiTypes).size).toBe(16);
		for (const type of mbtiTypes) {
			const { type: scored, leanings } = scoreMbti(threeOf(type));
			expect(scored).toBe(type);
			expect(leanings.every(({ strength }) => strength === 'clear')).toBe(true);
		}
	});
});

describe.each([
	['EI', 0],
	['SN', 1],
	['TF', 2],
	['JP', 3],
] as const)('the dimension %s', (dimension, place) => {
	const [one, other] = [dimension.charAt(0), dimension.charAt(1)];
	it.each<[string, string[], string, [number, number], string]>([
		['three to none', [one, one, one], one, [3, 0], 'clear'],
		['two to one', [one, other, one], one, [2, 1], 'light'],
		['one to two', [other, one, other], other, [1, 2], 'light'],
		['none to three', [other, other, other], other, [0, 3], 'clear'],
		['a tie', [one, other], one, [1, 1], 'light'],
		['a tie the other way round', [other, one], one, [1, 1], 'light'],
		['no answer at all', [], one, [0, 0], 'light'],
		['letters of no dimension', ['X', 'e', other], other, [0, 1], 'clear'],
	])('falls by the majority: %s', (_what, letters, letter, counts, strength) => {
		const { type, leanings } = scoreMbti(letters);
		expect(type[place]).toBe(letter);
		expect(leanings[place]).toMatchObject({ dimension, letter, counts, strength });
		const [first, second] = leanings[place]?.shares ?? [0, 0];
		expect(first + second).toBeCloseTo(1);
		if (counts[0] + counts[1] > 0) expect(first).toBeCloseTo(counts[0] / (counts[0] + counts[1]));
	});
});

describe('the questions', () => {
	it('are three for each dimension, and no letter always stands first', () => {
		expect(questionPlan).toHaveLength(12);
		for (const dimension of dimensions) {
			const mine = questionPlan.filter((question) => question.dimension === dimension);
			expect(mine).toHaveLength(3);
			expect(new Set(mine.map(({ swapped }) => swapped)).size).toBe(2);
		}
		expect(questionPlan.filter(({ swapped }) => swapped)).toHaveLength(6);
	});

	it('turn places on the page into letters', () => {
		const top = lettersOf(Array(12).fill(0));
		const bottom = lettersOf(Array(12).fill(1));
		for (const [question, { dimension, swapped }] of questionPlan.entries()) {
			expect(top[question]).toBe(dimension[swapped ? 1 : 0]);
			expect(bottom[question]).toBe(dimension[swapped ? 0 : 1]);
		}
		// Always the same button never gives a clear letter.
		expect(scoreMbti(top).leanings.every(({ strength }) => strength === 'light')).toBe(true);
	});
});
