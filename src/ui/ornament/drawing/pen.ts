import { type Point, polar, short, xy } from '../geometry.ts';

/** The colours of the deck: gold lines on lapis, and a few enamels. */
export const ink = {
	night: '#090f30',
	deep: '#0d1748',
	lapis: '#1a2f86',
	blue: '#2b4bb4',
	gold: '#d6ad55',
	bright: '#f0dca0',
	ivory: '#f4ecd8',
	red: '#c9503c',
	teal: '#2c868c',
	leaf: '#1c5c66',
	line: '#7d5c22',
} as const;

export type Ink = keyof typeof ink;

/** Width of the deck's line and of its finer one, in units of the card (200 wide). */
export const LINE = 1.3;
const FINE = 0.8;

/** A gold outline. */
export function line(d: string, width = LINE): string {
	return `<path d="${d}"${width === LINE ? '' : ` stroke-width="${width}"`}/>`;
}

/** A thin gold line: folds, veins, feathers. */
export function fine(d: string, colour?: Ink): string {
	return `<path d="${d}" stroke-width="${FINE}"${colour ? ` stroke="${ink[colour]}"` : ''}/>`;
}

/** A field of enamel within its gold line. */
export function area(d: string, colour: Ink): string {
	return `<path d="${d}" fill="${ink[colour]}"/>`;
}

/** A field of colour without a line. */
export function flat(d: string, colour: Ink, opacity = 1): string {
	return `<path d="${d}" fill="${ink[colour]}" stroke="none"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`;
}

/** Several shapes that run clockwise as one body: one outline around all of them, none between. */
export function union(colour: Ink, ...shapes: string[]): string {
	return `<path d="${shapes.join('')}" fill="${ink[colour]}" stroke-width="${LINE * 2}" paint-order="stroke"/>`;
}

/** Content moved, sized, turned (degrees) and mirrored; its lines keep their width. */
export function at(x: number, y: number, content: string, size = 1, turn = 0, flip = false): string {
	const s = Math.abs(size);
	const move = `translate(${xy([x, y])})`;
	const rotate = turn ? `rotate(${short(turn)})` : '';
	const scale = s === 1 && !flip ? '' : `scale(${flip ? `${-s} ${s}` : s})`;
	const kept =
		s === 1
			? content
			: content.replace(
					/stroke-width="([\d.]+)"/g,
					(_, w: string) => `stroke-width="${Math.round((Number(w) / s) * 100) / 100}"`,
				);
	const width = s === 1 ? '' : ` stroke-width="${Math.round((LINE / s) * 100) / 100}"`;
	return `<g transform="${move}${rotate}${scale}"${width}>${kept}</g>`;
}

/** Stands in an id for the card's own name, which `framed` puts there. */
export const NAME = '~';

/** Content and its mirror image about the middle of the card. The same content can be mirrored once in a card only. */
export function both(content: string): string {
	let sum = 7;
	for (const sign of content) sum = (sum * 31 + sign.charCodeAt(0)) % 46_655;
	const id = `${NAME}${sum.toString(36)}`;
	return `<g id="${id}">${content}</g><use href="#${id}" transform="matrix(-1 0 0 1 200 0)"/>`;
}

/**
 * Half of a symmetrical outline, from the middle of the card to the middle again, made whole. The half is written with
 * absolute M, L, C, Q and Z only, the two numbers of a point separated by a space.
 */
export function whole(half: string): string {
	return half + half.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) => xy([200 - Number(x), Number(y)]));
}

/** A full circle, clockwise. */
export function disc(x: number, y: number, r: number): string {
	return `M${xy([x - r, y])}a${r} ${r} 0 1 1 ${short(2 * r)} 0a${r} ${r} 0 1 1 ${short(-2 * r)} 0Z`;
}

/** An upright ellipse, clockwise. */
export function oval(x: number, y: number, rx: number, ry: number): string {
	return `M${xy([x - rx, y])}a${rx} ${ry} 0 1 1 ${short(2 * rx)} 0a${rx} ${ry} 0 1 1 ${short(-2 * rx)} 0Z`;
}

/** A pointed star, clockwise. */
export function star(x: number, y: number, outer: number, points = 8, inner = outer * 0.42, turn = 0): string {
	let d = '';
	for (let i = 0; i < points; i++) {
		const [tip, dent] = [polar(outer, turn + (i * 360) / points), polar(inner, turn + ((i + 0.5) * 360) / points)];
		d += `${i ? 'L' : 'M'}${xy([x + tip[0], y + tip[1]])}L${xy([x + dent[0], y + dent[1]])}`;
	}
	return `${d}Z`;
}

/**
 * A limb: a smooth band along joints, each given as x, y and half its width there; round at both ends, clockwise. Arms,
 * legs, sleeves, necks and trunks are all made of it.
 */
export function limb(...joints: number[]): string {
	return band(joints).closed;
}

/** A limb that grows out of a body of its own colour: no line where it begins. */
export function grown(colour: Ink, ...joints: number[]): string {
	const { open, closed } = band(joints);
	return flat(closed, colour) + line(open);
}

function band(joints: readonly number[]): { open: string; closed: string } {
	const spine: { p: Point; w: number }[] = [];
	for (let i = 0; i + 2 < joints.length; i += 3)
		spine.push({ p: [joints[i] as number, joints[i + 1] as number], w: joints[i + 2] as number });
	const side = (sign: 1 | -1): Point[] =>
		spine.map(({ p, w }, i) => {
			const before = (spine[i - 1] ?? spine[i])?.p as Point;
			const after = (spine[i + 1] ?? spine[i])?.p as Point;
			const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
			const length = Math.hypot(dx, dy) || 1;
			return [p[0] + (sign * w * dy) / length, p[1] - (sign * w * dx) / length];
		});
	const there = side(1);
	const back = side(-1).reverse();
	const [first, last] = [spine[0]?.w ?? 0, spine.at(-1)?.w ?? 0];
	const cap = (w: number, to: Point) => `A${short(w)} ${short(w)} 0 0 1 ${xy(to)}`;
	const open = `M${xy(there[0] as Point)}${smooth(there)}${cap(last, back[0] as Point)}${smooth(back)}`;
	return { open, closed: `${open}${cap(first, there[0] as Point)}Z` };
}

/** The curves of a smooth line through the points, without the first move. */
function smooth(points: readonly Point[]): string {
	let d = '';
	for (let i = 0; i + 1 < points.length; i++) {
		const [b, c] = [points[i] as Point, points[i + 1] as Point];
		const [a, e] = [points[i - 1] ?? b, points[i + 2] ?? c];
		d += `C${xy([b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6])} ${xy([c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6])} ${xy(c)}`;
	}
	return d;
}
