import { expect, test } from 'vitest';
import { spreadFigure } from './spread-figure.ts';

test.each([1, 3, 5])('%i cards lie in a row', (size) => {
	expect(spreadFigure(size)).toBeUndefined();
});

test.each([7, 10, 12])('the figure of %i cards has a place for each, symmetrical about its middle', (size) => {
	const places = spreadFigure(size) ?? [];
	expect(places).toHaveLength(size);
	const xs = places.map(({ x }) => x);
	expect(Math.max(...xs) + Math.min(...xs)).toBeCloseTo(0);
	expect(Math.min(...places.map(({ y }) => y))).toBe(0);
});

test.each([7, 10, 12])('of %i cards only the crossing one lies on another', (size) => {
	const places = spreadFigure(size) ?? [];
	for (const [index, one] of places.entries())
		for (const other of places.slice(0, index))
			if (!one.across && !other.across)
				expect(Math.abs(one.x - other.x) >= 1 || Math.abs(one.y - other.y) >= 1, `${index}`).toBe(true);
	expect(places.filter(({ across }) => across)).toHaveLength(size === 10 ? 1 : 0);
});
