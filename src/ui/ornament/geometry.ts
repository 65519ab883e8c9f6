/** A place on the drawing: x to the right, y downwards. */
export type Point = readonly [x: number, y: number];

/** One decimal is finer than a pixel at every size drawn here, and keeps the markup small. */
export function short(n: number): number {
	return Math.round(n * 10) / 10 + 0;
}

/** The point at a distance from the origin; 0 degrees is up, and the angle grows clockwise. */
export function polar(radius: number, degrees: number): Point {
	const a = (degrees * Math.PI) / 180;
	return [radius * Math.sin(a), -radius * Math.cos(a)];
}

/** A point as SVG path data writes it. */
export function xy([x, y]: Point): string {
	return `${short(x)} ${short(y)}`;
}

/** A straight-sided path through the points, closed unless told otherwise. */
export function polygon(points: readonly Point[], closed = true): string {
	return `M${points.map(xy).join('L')}${closed ? 'Z' : ''}`;
}

/** A smooth open curve through the points (Catmull-Rom, written as cubic curves). */
export function curveThrough(points: readonly Point[]): string {
	let d = `M${xy(points[0] ?? [0, 0])}`;
	for (let i = 0; i + 1 < points.length; i++) {
		const b = points[i] as Point;
		const c = points[i + 1] as Point;
		const a = points[i - 1] ?? b;
		const e = points[i + 2] ?? c;
		const first: Point = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
		const second: Point = [c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6];
		d += `C${xy(first)} ${xy(second)} ${xy(c)}`;
	}
	return d;
}

/** A pointed petal on the axis above the origin, from one radius to another. */
export function petal(inner: number, outer: number, halfWidth: number): string {
	const rise = outer - inner;
	const w = short(halfWidth);
	const belly = short(-(inner + rise * 0.35));
	const neck = short(-(inner + rise * 0.72));
	const side = (sign: number) => `${short(sign * w * 1.25)} ${belly} ${short(sign * w * 0.55)} ${neck}`;
	return `M0 ${short(-inner)}C${side(1)} 0 ${short(-outer)}C${short(-w * 0.55)} ${neck} ${short(-w * 1.25)} ${belly} 0 ${short(-inner)}Z`;
}

/** The angles of an n-fold turn, in degrees. */
export function turns(n: number, from = 0): readonly number[] {
	return Array.from({ length: n }, (_, i) => short(from + (i * 360) / n));
}

/** The same flat path drawn at each angle about the origin, as one path. Only for paths made of points. */
export function around(n: number, points: readonly Point[], from = 0): string {
	return turns(n, from)
		.map((angle) => {
			const a = (angle * Math.PI) / 180;
			const [cos, sin] = [Math.cos(a), Math.sin(a)];
			return polygon(points.map(([x, y]): Point => [x * cos - y * sin, x * sin + y * cos]));
		})
		.join('');
}
