import { describe, expect, it } from 'vitest';
import { areas, type Level, scoreEq, statementPlan } from './score.ts';

/** Ten answers of that sum. */
const ofSum = (sum: number) =>
	Array.from({ length: 10 }, (_, place) => Math.floor(sum / 10) + (place < sum % 10 ? 1 : 0));

describe('the EQ score', () => {
	it.each<[number, number, Level, string]>([
		[50, 100, 'excellent', 'EQ-Excellent'],
		[41, 82, 'excellent', 'EQ-Excellent'],
		[40, 80, 'excellent', 'EQ-Excellent'],
		[39, 78, 'good', 'EQ-Good'],
		[30, 60, 'good', 'EQ-Good'],
		[29, 58, 'average', 'EQ-Average'],
		[20, 40, 'average', 'EQ-Average'],
		[19, 38, 'growing', 'EQ-Needs Improvement'],
		[10, 20, 'growing', 'EQ-Needs Improvement'],
	])('of the sum %i is %i: %s', (sum, percent, level, saved) => {
		const answers = ofSum(sum);
		expect(answers.reduce((one, other) => one + other)).toBe(sum);
		expect(scoreEq(answers)).toMatchObject({ percent, level, saved });
	});

	it('does not depend on the order of the answers', () => {
		const answers = [1, 2, 3, 4, 5, 5, 4, 3, 2, 1];
		expect(scoreEq(answers).score).toBe(scoreEq([...answers].reverse()).score);
		expect(scoreEq(answers).score).toBe(60);
	});

	it('has two statements an area, and gives each its own share', () => {
		for (const area of areas) {
			expect(statementPlan.filter((statement) => statement.area === area)).toHaveLength(2);
			const answers = statementPlan.map((statement) => (statement.area === area ? 5 : 1));
			const shares = Object.fromEntries(scoreEq(answers).areas.map((one) => [one.area, one.share]));
			expect(shares).toEqual(Object.fromEntries(areas.map((one) => [one, one === area ? 1 : 0.2])));
		}
	});
});
