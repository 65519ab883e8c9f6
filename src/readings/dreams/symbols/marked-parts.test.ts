import { expect, it } from 'vitest';
import { markedParts } from './marked-parts.ts';

const shown = (text: string, ...places: [number, number][]) =>
	markedParts(text, places)
		.map((part) => (part.marked ? `[${part.text}]` : part.text))
		.join('');

it('marks each place, in the order of the text', () => {
	expect(shown('a snake by the sea', [15, 18], [2, 7])).toBe('a [snake] by the [sea]');
});

it('marks the first of places that overlap, and loses nothing of the text', () => {
	expect(shown('sea snake', [0, 3], [0, 9], [4, 9])).toBe('[sea] [snake]');
	expect(shown('sea')).toBe('sea');
	expect(markedParts('sea snake', [[4, 9]]).map(({ at }) => at)).toEqual([0, 4]);
});
