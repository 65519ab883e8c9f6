import { type Point, polar, xy } from './geometry.ts';

/** The share of the circle that one stroke of a star steps over, at which it neither opens into a ring nor closes up. */
const WIDE = 0.38;

/**
 * The step k of the star polygon {n/k} that is drawn for n points: of the steps that reach every point in one line the one
 * nearest to 0.38 of the circle. Six points have no such star: they get {6/2}, two triangles. Below five it is 1.
 */
export function starStep(points: number): number {
	if (points < 5) return 1;
	if (points === 6) return 2;
	let best = 1;
	for (let step = 2; step < points / 2; step++) {
		if (commonDivisor(points, step) > 1) continue;
		if (Math.abs(step / points - WIDE) < Math.abs(best / points - WIDE)) best = step;
	}
	return best;
}

/**
 * The strokes of the star polygon {n/k} about the origin, each as path data, in the order in which a hand draws them: from
 * the point above to the one k further on, until it is back, and then the next figure where there is more than one. One
 * point is a circle through it, two are a pair of arcs.
 */
export function starStrokes(points: number, radius: number): string[] {
	const corner = (index: number): Point => polar(radius, (index * 360) / points);
	if (points === 1)
		return [
			`M0 ${-radius}A${radius} ${radius} 0 1 1 0 ${radius}`,
			`M0 ${radius}A${radius} ${radius} 0 1 1 0 ${-radius}`,
		];
	if (points === 2) {
		const bow = Math.round(radius * 11) / 10;
		return [`M0 ${-radius}A${bow} ${bow} 0 0 1 0 ${radius}`, `M0 ${radius}A${bow} ${bow} 0 0 1 0 ${-radius}`];
	}
	const step = starStep(points);
	const figures = commonDivisor(points, step);
	return Array.from({ length: points }, (_, stroke) => {
		const [figure, of] = [Math.floor(stroke / (points / figures)), stroke % (points / figures)];
		const from = figure + of * step;
		return `M${xy(corner(from))}L${xy(corner(from + step))}`;
	});
}

/** The points of the star, from the one above, clockwise. */
export const starPoints = (points: number, radius: number): Point[] =>
	Array.from({ length: points }, (_, index) => polar(radius, (index * 360) / points));

function commonDivisor(one: number, other: number): number {
	return other === 0 ? one : commonDivisor(other, one % other);
}
