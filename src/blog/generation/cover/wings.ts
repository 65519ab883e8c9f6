import { khatai, palmette, placing, spiral, splitLeaf } from '#src/ui/ornament/arabesque.ts';
import { type Point, short, xy } from '#src/ui/ornament/geometry.ts';
import { area, at, dots, flat, ink, line, star } from './pen.ts';

/** What fills the space to the right of the panel; the left is its mirror. Drawn about the middle of that space. */
type Wing = (halfWidth: number) => string;

/** Spirals one above the other, with leaves and flowers. */
const vine: Wing = (halfWidth) => {
	const r = Math.min(halfWidth * 0.86, 92);
	const circles = [
		{ at: [0, -r * 1.95] as Point, radius: r * 0.82, from: 90, way: 1 as const },
		{ at: [0, 0] as Point, radius: r, from: 270, way: 1 as const },
		{ at: [0, r * 1.95] as Point, radius: r * 0.82, from: 270, way: -1 as const },
	];
	const stalk = `M0 ${short(-r * 1.13)}V${short(-r)}C${short(-r * 1.42)} ${short(-r * 0.95)} ${short(-r * 1.4)} ${short(r * 0.95)} 0 ${short(r * 1.13)}`;
	const spirals = circles
		.map(({ at: place, radius, from, way }) => {
			const { stem, leaves, flower } = spiral(place, radius, from, way, 6);
			const grown = leaves.map(
				(one) => `<use href="#leaf" transform="${placing({ ...one, size: one.size * 0.95 })}"/>`,
			);
			return `${line(stem, 2.4)}${grown.join('')}<path d="${khatai}" transform="${placing({ ...flower, size: radius * 0.026 })}" fill="${ink.red}" stroke-width="1"/>`;
		})
		.join('');
	return line(stalk, 2.4) + spirals;
};

/** Stars bound together as on a map of the sky. */
const constellation: Wing = (halfWidth) => {
	const w = halfWidth * 0.85;
	const places: Point[] = [
		[-w * 0.5, -170],
		[w * 0.6, -120],
		[-w * 0.1, -52],
		[w * 0.8, 6],
		[-w * 0.7, 40],
		[w * 0.2, 96],
		[-w * 0.4, 168],
		[w * 0.7, 176],
	];
	const joined = [0, 1, 2, 3, 5, 6].map((i, n) => `${n ? 'L' : 'M'}${xy(places[i] as Point)}`).join('');
	const more = `M${xy(places[2] as Point)}L${xy(places[4] as Point)}L${xy(places[5] as Point)}L${xy(places[7] as Point)}`;
	return (
		line(joined + more, 1.2) +
		places
			.map(([x, y], i) => flat(star(x, y, i % 3 === 0 ? 17 : i % 3 === 1 ? 12 : 9, 8), i % 3 === 0 ? 'bright' : 'gold'))
			.join('') +
		line(
			dots([
				[w, -60],
				[-w, -110],
				[w, 120],
				[-w, 110],
				[0, -214],
				[0, 214],
			]),
			4,
		)
	);
};

/** Three lotus palmettes on one stem. */
const lotus: Wing = (halfWidth) => {
	const one = (height: number) => {
		const { fans, heart } = palmette(height);
		return `<path d="${fans[0]}" fill="${ink.deep}" stroke-width="1.6"/><path d="${fans[1]}" fill="${ink.teal}" stroke-width="1.6"/><path d="${fans[2]}" fill="${ink.red}" stroke-width="1.6"/><path d="${heart}" fill="${ink.bright}" stroke-width="1.4"/>`;
	};
	const s = Math.min(halfWidth / 100, 1);
	const bud = `<path d="${splitLeaf}" fill="${ink.gold}" stroke="none"/>`;
	const half =
		at(0, -30, one(112)) +
		line('M0 -30V0', 2.4) +
		at(3, -12, bud, -34, 1.5) +
		at(-3, -12, `<g transform="scale(-1 1)">${bud}</g>`, 34, 1.5) +
		flat(star(0, -172, 8, 8), 'gold');
	return `<g transform="scale(${short(s)})">${half}<g transform="rotate(180)">${half}</g>${area(star(0, 0, 16, 8), 'gold')}</g>`;
};

/** A column of stars and lozenges, as on the edges of carpets. */
const ribbon: Wing = (halfWidth) => {
	const w = Math.min(halfWidth * 0.62, 62);
	const band = [-168, -84, 0, 84, 168]
		.map((y, i) =>
			i % 2
				? area(`M0 ${y - 40}L${short(w * 0.72)} ${y}L0 ${y + 40}L${short(-w * 0.72)} ${y}Z`, 'deep') +
					area(`M0 ${y - 18}L${short(w * 0.32)} ${y}L0 ${y + 18}L${short(-w * 0.32)} ${y}Z`, 'red')
				: area(star(0, y, 40, 8, 27), 'leaf') + area(star(0, y, 22, 8, 13), 'gold'),
		)
		.join('');
	return `${line(`M${short(-w)} -220V220M${short(w)} -220V220M${short(-w - 8)} -220V220M${short(w + 8)} -220V220`, 1.6)}${band}`;
};

export const wings: readonly [Wing, Wing, Wing, Wing] = [vine, constellation, lotus, ribbon];
