import { describe, expect, it } from 'vitest';
import { starPoints, starStep, starStrokes } from './star-polygon.ts';

describe('the star polygon of a number', () => {
	it.each([
		[3, 1],
		[4, 1],
		[5, 2],
		[6, 2],
		[7, 3],
		[8, 3],
		[9, 4],
		[11, 4],
		[22, 9],
		[33, 13],
	])('with %i points steps over %i', (points, step) => {
		expect(starStep(points)).toBe(step);
	});

	it.each([3, 4, 5, 6, 7, 8, 9, 11, 22, 33])('with %i points has as many strokes, and two at each point', (points) => {
		const strokes = starStrokes(points, 50);
		expect(strokes).toHaveLength(points);
		expect(starPoints(points, 50)).toHaveLength(points);
		const ends = strokes.flatMap((stroke) => stroke.slice(1).split('L'));
		const counts = new Map<string, number>();
		for (const end of ends) counts.set(end, (counts.get(end) ?? 0) + 1);
		expect([...counts.values()]).toEqual(new Array(points).fill(2));
	});

	it.each([5, 7, 8, 9, 11, 22, 33])('with %i points is drawn without lifting the pen', (points) => {
		const strokes = starStrokes(points, 50).map((stroke) => stroke.slice(1).split('L'));
		for (const [index, [from]] of strokes.entries()) if (index > 0) expect(from).toBe(strokes[index - 1]?.[1]);
		expect(strokes.at(-1)?.[1]).toBe(strokes[0]?.[0]);
	});

	it.each([1, 2])('closes for %i as well', (points) => {
		expect(starStrokes(points, 50)).toHaveLength(2);
	});
});
