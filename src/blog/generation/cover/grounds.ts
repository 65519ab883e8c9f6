import { around, type Point, polar, polygon, short } from '#src/ui/ornament/geometry.ts';
import type { Family } from '../../lore/theme.ts';
import { disc, star } from './pen.ts';

/** A piece of wallpaper: its size, and the lines in it as path data. */
type Tile = { width: number; height: number; d: string };

const moved = (points: readonly Point[], x: number, y: number) => points.map(([px, py]): Point => [px + x, py + y]);
const ringOf = (n: number, r: number, from = 0) => Array.from({ length: n }, (_, i) => polar(r, from + (i * 360) / n));

/** Eight-pointed stars and the crosses between them. */
const khatam = (): Tile => {
	const square = (turn: number) => polygon(moved(ringOf(4, 33.9, turn), 40, 40));
	return {
		width: 80,
		height: 80,
		d: `${square(0)}${square(45)}M0 16V0H16M64 0H80V16M80 64V80H64M16 80H0V64M0 40H6M40 0V6M80 40H74M40 80V74`,
	};
};
/** Honeycomb with a star in each cell. */
const comb = (): Tile => {
	const [w, h] = [72, 124.7];
	const cell = (x: number, y: number) => polygon(moved(ringOf(6, 41.57), x, y)) + polygon(moved(ringOf(6, 20), x, y));
	return { width: w, height: h, d: cell(36, 31.2) + cell(0, 93.5) + cell(72, 93.5) };
};
/** Scales of water, three lines each. */
const scales = (): Tile => {
	const fan = (x: number, y: number) => [40, 27, 14].map((r) => `M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0`).join('');
	return { width: 80, height: 40, d: fan(40, 40) + fan(0, 20) + fan(80, 20) + fan(0, 60) + fan(80, 60) };
};
/** Circles that meet in petals. */
const petals = (): Tile => ({
	width: 70,
	height: 70,
	d: disc(35, 35, 35) + disc(0, 0, 35) + disc(70, 0, 35) + disc(0, 70, 35) + disc(70, 70, 35),
});
/** A net of lozenges with small stars at the knots. */
const net = (): Tile => ({
	width: 64,
	height: 96,
	d: `M0 48L32 0L64 48L32 96ZM8 48L32 12L56 48L32 84Z${star(32, 48, 9, 8)}${star(0, 0, 9, 8)}${star(64, 0, 9, 8)}${star(0, 96, 9, 8)}${star(64, 96, 9, 8)}`,
});
/** Six-pointed stars in a net of triangles. */
const sixes = (): Tile => {
	const [w, h] = [80, 138.6];
	const one = (x: number, y: number) =>
		polygon(moved(ringOf(3, 40), x, y)) + polygon(moved(ringOf(3, 40, 60), x, y)) + disc(x, y, 9);
	return { width: w, height: h, d: one(40, 34.6) + one(0, 103.9) + one(80, 103.9) };
};
/** Four-lobed medallions. */
const lobes = (): Tile => {
	const one = (x: number, y: number) =>
		`M${x - 18} ${y - 18}a18 18 0 0 1 36 0a18 18 0 0 1 0 36a18 18 0 0 1 -36 0a18 18 0 0 1 0 -36Z${star(x, y, 8, 4, 3)}`;
	return {
		width: 84,
		height: 84,
		d: `${one(42, 42)}${star(0, 0, 12, 8)}${star(84, 0, 12, 8)}${star(0, 84, 12, 8)}${star(84, 84, 12, 8)}`,
	};
};
/** Basketwork. */
const weave = (): Tile => ({
	width: 48,
	height: 48,
	d: 'M0 6H18M0 18H18M30 30H48M30 42H48M30 0V18M42 0V18M6 24V48M18 24V48M18 6H24M24 6V24M24 18H18M30 30H24M24 42H30',
});
/** Suns whose rays touch. */
const suns = (): Tile => ({
	width: 90,
	height: 90,
	d:
		disc(45, 45, 10) +
		star(45, 45, 30, 16, 18) +
		around(8, [
			[0, -34],
			[0, -44],
		])
			.replace(/Z/g, '')
			.replace(
				/(-?[\d.]+) (-?[\d.]+)/g,
				(_, x: string, y: string) => `${short(Number(x) + 45)} ${short(Number(y) + 45)}`,
			) +
		star(0, 0, 9, 8) +
		star(90, 0, 9, 8) +
		star(0, 90, 9, 8) +
		star(90, 90, 9, 8),
});

const tiles: Readonly<Record<Family, () => Tile>> = {
	cards: khatam,
	symbols: scales,
	verses: lobes,
	stories: net,
	methods: petals,
	types: comb,
	letters: weave,
	days: suns,
	practices: sixes,
};

/** The wallpaper of a family as an SVG pattern; `id` names it, and size and turn are the seed's. */
export function groundPattern(family: Family, id: string, size: number, turn: number): string {
	const { width, height, d } = tiles[family]();
	return `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse" patternTransform="translate(600 315)rotate(${turn})scale(${size})"><path d="${d}" fill="none" stroke="#d6ad55" stroke-width="1.3"/></pattern>`;
}
