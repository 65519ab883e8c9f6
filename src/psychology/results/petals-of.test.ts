import { expect, it } from 'vitest';
import { petalsOf } from './petals-of.ts';

it('shows the share of each area of the EQ test, and marks the highest', () => {
	// Statements 1 and 7 are of noticing, which stands first.
	const shown = petalsOf('eq-test', [5, 3, 3, 3, 3, 3, 5, 3, 3, 3]);
	expect(shown?.ring).toBe('eq');
	expect(shown?.petals.map(({ share }) => share)).toEqual([1, 0.6, 0.6, 0.6, 0.6]);
	expect(shown?.petals.map(({ chosen }) => chosen)).toEqual([true, false, false, false, false]);
});

it('shows how often each field was chosen, and marks the one the result names', () => {
	const shown = petalsOf('career-test', ['social', 'social', 'creative', 'leadership', 'social']);
	expect(shown).toEqual({
		ring: 'career',
		petals: [
			{ share: 0.2, chosen: false },
			{ share: 0, chosen: false },
			{ share: 0.6, chosen: true },
			{ share: 0.2, chosen: false },
		],
	});
});

it('shows all eight kinds, and marks the three that the result tells of', () => {
	const shown = petalsOf('gardner-test', [1, 2, 3, 4, 5, 1, 1, 1]);
	expect(shown?.petals.map(({ share }) => share)).toEqual([0.2, 0.4, 0.6, 0.8, 1, 0.2, 0.2, 0.2]);
	expect(shown?.petals.flatMap(({ chosen }, place) => (chosen ? place : []))).toEqual([2, 3, 4]);
});

it.each([
	['eq-test', [1, 2]],
	['eq-test', ['a', 1, 1, 1, 1, 1, 1, 1, 1, 1]],
	['gardner-test', [6, 1, 1, 1, 1, 1, 1, 1]],
	['career-test', []],
	['career-test', ['poet']],
	['career-test', ['social', 'social', 'social', 'social', 'social', 'social']],
	['mbti', [1, 2, 3]],
	['big-five', [1, 2, 3]],
] as const)('has nothing to show of %s answers like %j', (test, answers) => {
	expect(petalsOf(test, answers)).toBeNull();
});
