import { curveThrough, type Point, polar, short, xy } from './geometry.ts';

/** Where a drawn thing stands: a place, a turn in degrees, and a size. */
export type Placed = { at: Point; turn: number; size: number };

/** What one spiral of a vine carries. */
export type Spiral = { stem: string; leaves: Placed[]; flower: Placed };

/**
 * A tendril that leaves the stem at an angle and winds inwards: one and a quarter turns, leaves on its outer side that
 * shrink with it, and a flower at its eye.
 * @param from degrees of the unit circle, y downwards; @param way 1 is clockwise to the eye, -1 the other way
 */
export function spiral([cx, cy]: Point, radius: number, from: number, way: 1 | -1, leaves = 5): Spiral {
	const sweep = 430;
	const place = (t: number): Point => {
		const r = radius * (1 - 0.66 * t ** 0.9);
		const a = ((from + way * sweep * t) * Math.PI) / 180;
		return [cx + r * Math.cos(a), cy + r * Math.sin(a)];
	};
	const points = Array.from({ length: 19 }, (_, i) => place(i / 18));
	const grown = Array.from({ length: leaves }, (_, i): Placed => {
		const t = 0.1 + (i * 0.72) / leaves;
		const [here, ahead] = [place(t), place(t + 0.02)];
		const heading = (Math.atan2(ahead[1] - here[1], ahead[0] - here[0]) * 180) / Math.PI;
		const inward = i % 2 === 0 ? 1 : -1;
		return {
			at: here,
			turn: heading + way * inward * 24,
			size: (0.26 + radius * 0.021) * (1 - 0.4 * t) * way * inward,
		};
	});
	return {
		stem: curveThrough(points),
		leaves: grown,
		flower: { at: [cx, cy], turn: from, size: 0.12 + radius * 0.03 },
	};
}

/** `transform` for something drawn around its own origin. A negative size mirrors it across its own axis. */
export function placing({ at, turn, size }: Placed): string {
	const s = Math.round(Math.abs(size) * 1000) / 1000;
	return `translate(${xy(at)})rotate(${Math.round(turn)})scale(${s} ${size < 0 ? -s : s})`;
}

/** A half palmette of the eslimi kind lying along the x axis, about 17 long: a leaf that splits, one point curling back. */
export const splitLeaf =
	'M0 0C.8 -5.4 6 -9.2 11.6 -8.4C16 -7.7 18.4 -4.3 17 -1.2C16.2 .6 13.9 .7 13.2 -.9C12.8 -2 13.9 -2.9 14.7 -2.2C14.3 -4.4 11.6 -5.4 9.2 -4.2C7.6 -3.3 7 -2 7.2 -.6C9 -.8 11 .2 12 2.6C8.4 4.6 3 3.6 0 0Z';

/** The five-petalled flower of the khatai kind, radius 10. */
export const khatai = (() => {
	let d = '';
	for (let i = 0; i < 5; i++) {
		const [l, tip, r] = [polar(9.4, i * 72 - 27), polar(7.4, i * 72), polar(9.4, i * 72 + 27)];
		d += `M0 0C${xy(polar(5, i * 72 - 44))} ${xy(polar(11.5, i * 72 - 44))} ${xy(l)}C${xy(polar(10.8, i * 72 - 14))} ${xy(polar(9, i * 72 - 5))} ${xy(tip)}C${xy(polar(9, i * 72 + 5))} ${xy(polar(10.8, i * 72 + 14))} ${xy(r)}C${xy(polar(11.5, i * 72 + 44))} ${xy(polar(5, i * 72 + 44))} 0 0Z`;
	}
	return d;
})();

/** A lotus palmette (shah-abbasi) standing on the origin, its height given: three fans of pointed petals and a heart. */
export function palmette(height: number): { fans: string[]; heart: string } {
	const fan = (n: number, spread: number, reach: number, lift: number) => {
		const petals: string[] = [];
		for (let i = 0; i < n; i++) {
			const a = n === 1 ? 0 : -spread + (i * 2 * spread) / (n - 1);
			const length = reach * (1 - 0.24 * Math.abs(a / 90));
			const w = ((spread * 2) / Math.max(n - 1, 1)) * 0.62;
			const root: Point = [0, -lift];
			const to = (r: number, turn: number): Point => {
				const [x, y] = polar(r, turn);
				return [x + root[0], y + root[1]];
			};
			petals.push(
				`M${xy(root)}C${xy(to(length * 0.5, a - w))} ${xy(to(length * 0.86, a - w * 0.75))} ${xy(to(length, a))}C${xy(to(length * 0.86, a + w * 0.75))} ${xy(to(length * 0.5, a + w))} ${xy(root)}Z`,
			);
		}
		// The outer petals first, so that the middle one lies on top.
		const middle = (n - 1) / 2;
		const order = petals.map((_, i) => i).sort((i, j) => Math.abs(j - middle) - Math.abs(i - middle));
		return order.map((i) => petals[i]).join('');
	};
	return {
		fans: [fan(7, 98, height, height * 0.1), fan(5, 66, height * 0.72, height * 0.06), fan(3, 34, height * 0.46, 0)],
		heart: `M0 0C${short(-height * 0.16)} ${short(-height * 0.12)} ${short(-height * 0.1)} ${short(-height * 0.24)} 0 ${short(-height * 0.34)}C${short(height * 0.1)} ${short(-height * 0.24)} ${short(height * 0.16)} ${short(-height * 0.12)} 0 0Z`,
	};
}

/** Little bows along a guide line, bulging to its left: the edge of a cloud collar. */
export function scallops(guide: readonly Point[], depth = 0.62): string {
	let d = `M${xy(guide[0] ?? [0, 0])}`;
	for (let i = 0; i + 1 < guide.length; i++) {
		const [a, b] = [guide[i] as Point, guide[i + 1] as Point];
		const r = (Math.hypot(b[0] - a[0], b[1] - a[1]) / 2) * (1 / depth);
		d += `A${short(r)} ${short(r)} 0 0 1 ${xy(b)}`;
	}
	return d;
}

/** Points along a cubic curve, evenly by length. */
export function alongCubic(p: readonly [Point, Point, Point, Point], count: number): Point[] {
	const place = (t: number): Point => {
		const u = 1 - t;
		const [a, b, c, e] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
		return [
			a * p[0][0] + b * p[1][0] + c * p[2][0] + e * p[3][0],
			a * p[0][1] + b * p[1][1] + c * p[2][1] + e * p[3][1],
		];
	};
	const fine = Array.from({ length: 201 }, (_, i) => place(i / 200));
	const far = [0];
	for (let i = 1; i < fine.length; i++) {
		const [q, r] = [fine[i - 1] as Point, fine[i] as Point];
		far.push((far[i - 1] as number) + Math.hypot(r[0] - q[0], r[1] - q[1]));
	}
	const whole = far.at(-1) as number;
	return Array.from({ length: count }, (_, i) => {
		const want = (whole * i) / (count - 1);
		return fine[far.findIndex((f) => f >= want - 1e-6)] as Point;
	});
}

/** A long panel with lobed and pointed ends, the cartouche of a heading band, around the origin. */
export function cartouche(halfWidth: number, halfHeight: number, ends: number): string {
	const [w, h, e] = [halfWidth, halfHeight, ends];
	const end = (s: 1 | -1, v: 1 | -1) => {
		const p = (x: number, y: number) => xy([s * (w - e * x), v * h * y]);
		return {
			edge: p(1, 1),
			a: [p(0.94, 0.5), p(0.82, 0.46)],
			waist: p(0.68, 0.5),
			b: [p(0.5, 0.95), p(0.2, 0.34)],
			tip: p(0, 0),
		};
	};
	const side = (s: 1 | -1) => {
		const [up, down] = [end(s, s === 1 ? -1 : 1), end(s, s === 1 ? 1 : -1)];
		return `L${up.edge}C${up.a.join(' ')} ${up.waist}C${up.b.join(' ')} ${up.tip}C${[...down.b].reverse().join(' ')} ${down.waist}C${[...down.a].reverse().join(' ')} ${down.edge}`;
	};
	return `M${xy([-(w - e), -h])}${side(1)}${side(-1)}Z`;
}

/** A stem that winds past the spirals, under one and over the next, as the vines of illumination do. */
export function windingStem(from: Point, circles: readonly { at: Point; radius: number }[], to: Point): string {
	const points: Point[] = [from];
	circles.forEach(({ at, radius }, i) => {
		const under = i % 2 === 0 ? 1 : -1;
		points.push(
			[at[0] - radius * 0.7, at[1] + under * radius * 0.71],
			[at[0], at[1] + under * radius],
			[at[0] + radius * 0.7, at[1] + under * radius * 0.71],
		);
		const next = circles[i + 1];
		if (next) {
			const k = radius / (radius + next.radius);
			points.push([at[0] + (next.at[0] - at[0]) * k, at[1] + (next.at[1] - at[1]) * k]);
		}
	});
	return curveThrough([...points, to]);
}
