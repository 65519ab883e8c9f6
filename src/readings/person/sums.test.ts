import { expect, it } from 'vitest';
import { letterWords, reductionSum, wholeNumbers } from './sums.ts';

const letters = [...'alib'].map((letter, place) => ({ letter, value: place + 1 }));
const words = (name: string) =>
	letterWords(letters, String, name).map((word) => word.map(({ letter }) => letter).join(''));

it('keeps the letters of each word of a name together', () => {
	expect(words('Al-i  B.')).toEqual(['ali', 'b']);
	expect(words(' ali b')).toEqual(['ali', 'b']);
});

it('takes letters that are not those of the name as one word', () => {
	expect(words('Alice B')).toEqual(['alib']);
	expect(words('')).toEqual(['alib']);
});

it('shows each letter with its number, what it belongs to, and whether it counts', () => {
	const dimmed = [{ letter: 'b', value: 12, dim: true }];
	expect(letterWords(dimmed, wholeNumbers('fa-u-nu-arabext'), 'b', () => ({ id: 'air', name: 'باد' }))).toEqual([
		[{ letter: 'b', value: '۱۲', dim: true, element: { id: 'air', name: 'باد' } }],
	]);
});

it('writes a reduction with as many steps as it takes', () => {
	expect(reductionSum({ from: 7, steps: [] }, String)).toBe('7');
	const steps = [
		{ digits: [1, 9, 9], sum: 19 },
		{ digits: [1, 9], sum: 10 },
	];
	expect(reductionSum({ from: 199, steps }, String)).toBe('199 → 1 + 9 + 9 = 19 → 1 + 9 = 10');
});
