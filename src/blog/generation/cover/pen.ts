import { type Point, polar, polygon, short, turns, xy } from '#src/ui/ornament/geometry.ts';

/** The colours of covers: gold lines on lapis, and a few enamels, as on the tarot's cards. */
export const ink = {
	night: '#070c24',
	deep: '#0d1748',
	lapis: '#2746ad',
	blue: '#3a5cc8',
	gold: '#d6ad55',
	bright: '#f0dca0',
	ivory: '#f4ecd8',
	red: '#b8452f',
	teal: '#23777d',
	leaf: '#1c5c66',
} as const;
export type Ink = keyof typeof ink;

/** Width of a line and of its finer sister, in units of a motif (its box reaches from -100 to 100 both ways). */
export const LINE = 2.2;
const FINE = 1.2;

/** A gold outline. */
export const line = (d: string, width = LINE): string =>
	`<path d="${d}"${width === LINE ? '' : ` stroke-width="${width}"`}/>`;
/** A thin line: folds, veins, feathers. */
export const fine = (d: string, colour?: Ink): string =>
	`<path d="${d}" stroke-width="${FINE}"${colour ? ` stroke="${ink[colour]}"` : ''}/>`;
/** A field of enamel within its gold line. */
export const area = (d: string, colour: Ink): string => `<path d="${d}" fill="${ink[colour]}"/>`;
/** A field of colour without a line. */
export const flat = (d: string, colour: Ink, opacity = 1): string =>
	`<path d="${d}" fill="${ink[colour]}" stroke="none"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`;

/** Content moved, turned (degrees, clockwise) and sized. */
export function at(x: number, y: number, content: string, turn = 0, size = 1): string {
	const scale = size === 1 ? '' : `scale(${size})`;
	return `<g transform="translate(${short(x)} ${short(y)})${turn ? `rotate(${short(turn)})` : ''}${scale}">${content}</g>`;
}
/** Content and its mirror image about the upright middle line. */
export const both = (content: string): string => `${content}<g transform="scale(-1 1)">${content}</g>`;
/** Content at each of n turns about the origin. */
export const round = (n: number, content: string, from = 0): string =>
	turns(n, from)
		.map((angle) => `<g transform="rotate(${angle})">${content}</g>`)
		.join('');

/** A circle as path data. */
export const disc = (x: number, y: number, r: number): string =>
	`M${xy([x - r, y])}a${short(r)} ${short(r)} 0 1 1 ${short(2 * r)} 0a${short(r)} ${short(r)} 0 1 1 ${short(-2 * r)} 0Z`;
/** An upright ellipse as path data. */
export const oval = (x: number, y: number, rx: number, ry: number): string =>
	`M${xy([x - rx, y])}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0Z`;

/** A pointed star as path data. */
export function star(x: number, y: number, outer: number, points = 8, inner = outer * 0.42, turn = 0): string {
	const corners = Array.from({ length: points * 2 }, (_, i): Point => {
		const [px, py] = polar(i % 2 ? inner : outer, turn + (i * 180) / points);
		return [x + px, y + py];
	});
	return polygon(corners);
}

/** Dots as path data: drawn with a round-ended line of their diameter. */
export const dots = (points: readonly Point[]): string => points.map((point) => `M${xy(point)}h0`).join('');

/** Little waves from one side to the other, as path data. */
export function waves(x0: number, x1: number, y: number, length: number, height: number): string {
	let d = `M${short(x0)} ${short(y)}`;
	for (let x = x0, up = 1; x < x1 - 0.1; x += length / 2, up = -up)
		d += `q${short(length / 4)} ${short(-up * height)} ${short(length / 2)} 0`;
	return d;
}

/** A leaf along the x axis from the origin, as path data. */
export const leaf = (length: number, width: number): string =>
	`M0 0C${short(length * 0.3)} ${short(-width)} ${short(length * 0.75)} ${short(-width * 0.8)} ${length} 0C${short(length * 0.75)} ${short(width * 0.5)} ${short(length * 0.3)} ${short(width * 0.6)} 0 0Z`;
