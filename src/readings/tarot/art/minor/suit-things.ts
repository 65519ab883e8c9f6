import { area, at, disc, fine, flat, oval, star } from '#src/ui/ornament/drawing/pen.ts';
import { short } from '#src/ui/ornament/geometry.ts';

const leafPair = 'M0 0C-3 -1 -8 -2 -10 -8C-5 -9 -1 -6 0 0C1 -6 5 -9 10 -8C8 -2 3 -1 0 0Z';

/**
 * The staff of the Wands: its foot at the place, `length` to its red tip, leaves below the tip and lower down.
 * Half its width is `half`; the lower leaves are left out of a sheaf.
 */
export function staff(x: number, y: number, length: number, turn = 0, half = 2.4, sheaf = false): string {
	const [h, l] = [half, length];
	const leaf = half / 2.4;
	const knots = [0.2, 0.42, 0.64].map((t) => `M${-h} ${short(-l * t)}Q0 ${short(-l * t + h)} ${h} ${short(-l * t)}`);
	return at(
		x,
		y,
		area(`M${-h} 0L${short(-h * 0.8)} ${short(-l + 8)}H${short(h * 0.8)}L${h} 0Z`, 'bright') +
			fine(knots.join(''), 'line') +
			(sheaf ? '' : at(0, short(-l * 0.53), area(leafPair, 'teal'), 0.62 * leaf)) +
			at(0, short(-l + 15 * leaf), area(leafPair, 'teal'), 0.86 * leaf) +
			at(0, -l, area('M0 0C4.4 4 5 8 2.6 11H-2.6C-5 8 -4.4 4 0 0Z', 'red'), leaf),
		1,
		turn,
	);
}

/** A row of staffs, each given as x, foot, length. */
export function staffs(...places: number[]): string {
	let drawn = '';
	for (let i = 0; i + 2 < places.length; i += 3)
		drawn += staff(places[i] as number, places[i + 1] as number, places[i + 2] as number);
	return drawn;
}

/** The goblet of the Cups, its foot at the place, 30 high and 20 wide. */
export function jam(x: number, y: number, size = 1, turn = 0): string {
	return at(
		x,
		y,
		area(
			'M-10 -28C-10.4 -18 -7 -13 -2 -11.4V-4.6C-4.6 -4 -7.4 -2.6 -7.6 0H7.6C7.4 -2.6 4.6 -4 2 -4.6V-11.4C7 -13 10.4 -18 10 -28Z',
			'gold',
		) +
			area('M-10 -23.6Q0 -20.6 10 -23.6L9 -18.8Q0 -15.8 -9 -18.8Z', 'teal') +
			area('M-10 -28C-10 -31 10 -31 10 -28S-10 -25 -10 -28Z', 'red') +
			flat(oval(0, -8, 3.2, 1.8), 'red'),
		size,
		turn,
	);
}

/** Goblets of one size, each given as x and foot. */
export function jams(size: number, ...places: number[]): string {
	let drawn = '';
	for (let i = 0; i + 1 < places.length; i += 2) drawn += jam(places[i] as number, places[i + 1] as number, size);
	return drawn;
}

/** The curved blade of the Swords: its pommel at the place, its point above and, unless flipped, to the right. */
export function shamshir(x: number, y: number, length: number, turn = 0, flip = false, size = 1): string {
	const l = length;
	const p = (dx: number, up: number) => `${short(dx * l)} ${short(-up * l)}`;
	return at(
		x,
		y,
		area(
			`M-2.6 -12C${p(-0.06, 0.4)} ${p(-0.03, 0.74)} ${p(0.13, 1)}C${p(0.06, 0.78)} ${p(0.022, 0.46)} 2.6 -12Z`,
			'ivory',
		) +
			fine(`M0 -14C${p(-0.026, 0.4)} ${p(-0.006, 0.64)} ${p(0.05, 0.84)}`, 'line') +
			area('M-1.9 -12H1.9C2 -8 1.4 -4.6 2.8 -1.8C1.6 .8 -2.4 .8 -3.2 -.8C-2 -4 -2 -8 -1.9 -12Z', 'red') +
			area('M-9 -12.6Q0 -15.4 9 -12.6L8 -9.6Q0 -12.2 -8 -9.6Z', 'bright'),
		size,
		turn,
		flip,
	);
}

/** Blades of one length that stand planted, points down: each given as x and ground. Unless flipped, the points turn left. */
export function planted(flip: boolean, length: number, ...places: number[]): string {
	let drawn = '';
	for (let i = 0; i + 1 < places.length; i += 2)
		drawn += shamshir(places[i] as number, (places[i + 1] as number) - length, length, 180, flip);
	return drawn;
}

/** The coin of the Pentacles around the place. */
export function dinar(x: number, y: number, r: number): string {
	return at(
		x,
		y,
		area(disc(0, 0, r), 'gold') + fine(disc(0, 0, r * 0.86), 'line') + flat(star(0, 0, r * 0.74, 5, r * 0.3), 'lapis'),
	);
}

/** Coins of one size, each given as x and y. */
export function dinars(r: number, ...places: number[]): string {
	let drawn = '';
	for (let i = 0; i + 1 < places.length; i += 2) drawn += dinar(places[i] as number, places[i + 1] as number, r);
	return drawn;
}
