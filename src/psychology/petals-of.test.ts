import { expect, it } from 'vitest';
import { petalsOf } from './petals-of.ts';

it('shows the share of each area of the EQ test, and marks the highest', () => {
	// Statements 1 and 7 are of noticing, which stands first.
	const shown = petalsOf('EQ', [5, 3, 3, 3, 3, 3, 5, 3, 3, 3]);
	expect(shown?.ring).toBe('eq');
	expect(shown?.petals.map(({ share }) => share)).toEqual([1, 0.6, 0.6, 0.6, 0.6]);
	expect(shown?.petals.map(({ chosen }) => chosen)).toEqual([true, false, false, false, false]);
});

it('shows how often each field was chosen, and marks the one the result names', () => {
	const shown = petalsOf('CAREER', ['social', 'social', 'creative', 'leadership', 'social']);
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
	const shown = petalsOf('GARDNER', [1, 2, 3, 4, 5, 1, 1, 1]);
	expect(shown?.petals.map(({ share }) => share)).toEqual([0.2, 0.4, 0.6, 0.8, 1, 0.2, 0.2, 0.2]);
	expect(shown?.petals.flatMap(({ chosen }, place) => (chosen ? place : []))).toEqual([2, 3, 4]);
});

it.each([
	['EQ', [1, 2]],
	['EQ', ['a', 1, 1, 1, 1, 1, 1, 1, 1, 1]],
	['GARDNER', [6, 1, 1, 1, 1, 1, 1, 1]],
	['CAREER', []],
	['CAREER', ['poet']],
	['CAREER', ['social', 'social', 'social', 'social', 'social', 'social']],
	['MBTI', [1, 2, 3]],
	['BIG5', [1, 2, 3]],
] as const)('has nothing to show of %s answers like %j', (kind, answers) => {
	expect(petalsOf(kind, answers)).toBeNull();
});
