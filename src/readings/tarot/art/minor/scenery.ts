import { area, at, disc, fine, flat, type Ink, ink, limb, line, star, union } from '#src/ui/ornament/drawing/pen.ts';
import { polar, xy } from '#src/ui/ornament/geometry.ts';

/** A small dome house with a lit door, its foot at the place, 40 wide. */
export function house(x: number, y: number, size = 1, colour: Ink = 'lapis'): string {
	return at(
		x,
		y,
		area('M-13 -22C-13 -32 -5 -36 0 -42C5 -36 13 -32 13 -22Z', 'teal') +
			area('M-20 0V-22H20V0Z', colour) +
			area('M-6 0V-10C-6 -14 -2 -15 0 -18C2 -15 6 -14 6 -10V0Z', 'bright') +
			fine('M-20 -18.6H20M-16 -4V-12H-10V-4ZM16 -4V-12H10V-4Z'),
		size,
	);
}

/** A sailing ship, its keel at the place, 30 high. */
export function ship(x: number, y: number, size = 1, flip = false): string {
	return at(
		x,
		y,
		line('M0 -6V-30') +
			area('M1.6 -28C12 -24 13 -14 9 -8H1.6Z', 'ivory') +
			area('M-1.6 -24C-8 -18 -9 -12 -8 -8H-1.6Z', 'ivory') +
			area('M-14 -7H14C13 -2 9 0 6 0H-7C-10 0 -13 -3 -14 -7Z', 'red'),
		size,
		0,
		flip,
	);
}

/** A pomegranate around the place, its crown below. */
export function pomegranate(x: number, y: number, r: number): string {
	return at(
		x,
		y,
		area('M-2.4 6L-3.4 10.4L0 8.4L3.4 10.4L2.4 6Z', 'bright') +
			area(disc(0, 0, 7), 'red') +
			area('M0 -4.4C4 -2.4 4 2.4 0 4.4C-4 2.4 -4 -2.4 0 -4.4Z', 'ivory') +
			flat(disc(0, -1.8, 0.9) + disc(-0.8, 0.6, 0.9) + disc(0.9, 1.6, 0.9), 'red'),
		r / 7,
	);
}

/** A bird with spread wings flying to the left, about 30 wide. */
export function flyingBird(x: number, y: number, size = 1, flip = false, colour: Ink = 'ivory'): string {
	return at(
		x,
		y,
		area('M3 -3C2 -10 6 -17 14 -20C14 -13 12 -7 8 -2Z', colour) +
			area('M-13 -3C-12 -7 -7 -7 -4 -4C1 -3 6 -2 10 -1L21 -4L17 0L21 4L9 3C3 6 -5 5 -9 0Z', colour) +
			area('M-3 -3C-7 -9 -6 -17 1 -22C4 -15 4 -8 3 -1Z', colour) +
			line('M-13 -3L-16 -1.6') +
			flat(disc(-9.6, -3.6, 0.9), 'night'),
		size,
		0,
		flip,
	);
}

/** A bird at rest looking left, its feet on the place, 20 high. */
export function restingBird(x: number, y: number, size = 1, flip = false, colour: Ink = 'ivory'): string {
	return at(
		x,
		y,
		line('M-1 -1V3M2 -1V3', 1) +
			area('M-10 -15C-9 -20 -3 -20 -1 -16C1 -12 5 -9 9 -5L18 3L9 1C4 3 -4 2 -7 -3C-9 -7 -8 -11 -8 -13Z', colour) +
			area('M-2 -10C3 -9 8 -4 11 0C4 1 -2 -3 -2 -10Z', colour === 'ivory' ? 'blue' : 'gold') +
			line('M-10 -15L-13 -13.4') +
			flat(disc(-6.4, -16, 0.9), 'night'),
		size,
		0,
		flip,
	);
}

/** A tongue of flame standing on the place, 22 high. */
export function flame(x: number, y: number, size = 1): string {
	return at(
		x,
		y,
		area('M0 0C-9 -2 -9 -10 -4 -15C-3 -11 -1 -11 0 -22C7 -15 10 -3 0 0Z', 'red') +
			flat('M0 -1C-4 -3 -3 -7 0 -11C3 -7 4 -3 0 -1Z', 'bright'),
		size,
	);
}

/** A wreath of leaves around the place. */
export function wreath(x: number, y: number, r: number, count = 18): string {
	let d = '';
	for (let i = 0; i < count; i++) {
		const a = ((i + 0.5) * 360) / count;
		const up = a < 180 ? -1 : 1;
		// The tips of the two sides would cross at the top.
		if (a < 400 / count || a > 360 - 400 / count) continue;
		const [root, tip] = [polar(r, a), polar(r * 1.08, a + (up * 460) / count)];
		const out = polar(r * 1.36, a + (up * 300) / count);
		const into = polar(r * 0.74, a + (up * 300) / count);
		const far = polar(r * 1.34, a + (up * 480) / count);
		const near = polar(r * 0.72, a + (up * 480) / count);
		d += `M${xy(root)}Q${xy(out)} ${xy(far)}Q${xy(tip)} ${xy(root)}M${xy(root)}Q${xy(into)} ${xy(near)}Q${xy(tip)} ${xy(root)}`;
	}
	return at(
		x,
		y,
		`<path d="${disc(0, 0, r)}" stroke-width="1"/><path d="${d}" fill="${ink.leaf}" stroke-width="0.8"/>`,
	);
}

/** A cushion lying on the place, 34 wide. */
export function cushion(x: number, y: number, size = 1, colour: Ink = 'red'): string {
	return at(
		x,
		y,
		area('M-17 -1C-14 -5 -14 -9 -17 -13C-8 -11 8 -11 17 -13C14 -9 14 -5 17 -1C8 -3 -8 -3 -17 -1Z', colour) +
			flat(star(0, -7, 4, 8), 'bright'),
		size,
	);
}

/** A hanging lantern of glass around the place, 36 high, with a star of light in it. */
export function lantern(x: number, y: number, size = 1): string {
	return at(
		x,
		y,
		line('M0 -20V-16') +
			area('M-10 -9L0 -17L10 -9Z', 'gold') +
			area('M-9 -9H9L7 13H-7Z', 'night') +
			flat(star(0, 2, 9, 6, 4.6), 'bright') +
			area('M-9 13H9V17H-9Z', 'gold'),
		size,
	);
}

/** Rays of light about the place, between two radii. */
export function gleam(x: number, y: number, inner: number, outer: number, count = 16): string {
	let d = '';
	for (let i = 0; i < count; i++) {
		const a = ((i + 0.5) * 360) / count;
		const [from, to] = [polar(inner, a), polar(i % 2 ? outer : (inner + outer) / 2, a)];
		d += `M${xy([x + from[0], y + from[1]])}L${xy([x + to[0], y + to[1]])}`;
	}
	return fine(d, 'bright');
}

/** A little fish leaping upwards, its tail at the place, 20 high. */
export function fish(x: number, y: number, size = 1, turn = 0): string {
	return at(
		x,
		y,
		area('M0 -4L-5 2L0 1L5 2Z', 'red') +
			area('M0 -22C5 -18 6 -10 0 -3C-6 -10 -5 -18 0 -22Z', 'ivory') +
			fine('M-3.6 -15Q0 -12 3.6 -15M-3.6 -10Q0 -7 3.6 -10') +
			flat(disc(1.4, -18, 0.9), 'night'),
		size,
		turn,
	);
}

/** A trunk and a round crown of leaves: its foot at the place, `h` high. */
export function planeTree(x: number, y: number, h: number): string {
	const s = h / 100;
	return at(
		x,
		y,
		area('M-6 0C-3 -16 -5 -30 -3 -46H3C5 -30 4 -16 8 0Z', 'line') +
			union(
				'leaf',
				disc(-20, -58, 17),
				disc(20, -58, 17),
				disc(-12, -80, 16),
				disc(13, -80, 16),
				disc(0, -64, 18),
				disc(0, -90, 10),
			) +
			fine(
				'M0 -46V-84M0 -56L-14 -66M0 -60L15 -70M0 -72L-8 -82M0 -74L9 -86M-26 -60L-18 -54M26 -60L18 -54M-22 -72Q-18 -76 -14 -74',
			),
		s,
	);
}

/** A cat sitting towards us, its paws on the place, 40 high. */
export function cat(x: number, y: number, size = 1, colour: Ink = 'night'): string {
	return at(
		x,
		y,
		`<path d="M9 -3C19 -2 20 -12 15 -17" stroke-width="5"/><path d="M9 -3C19 -2 20 -12 15 -17" stroke="${ink[colour]}" stroke-width="2.4"/>` +
			union(
				colour,
				'M-8 0C-12 -8 -8 -20 0 -22C8 -20 12 -8 8 0Z',
				'M-7.6 -30L-7 -38L-3 -33Q0 -34 3 -33L7 -38L7.6 -30C9 -24 4 -20 0 -20C-4 -20 -9 -24 -7.6 -30Z',
			) +
			fine('M-3 0V-9M3 0V-9M-4.6 -28Q-3 -29.4 -1.6 -28M4.6 -28Q3 -29.4 1.6 -28M-1 -24.6H1') +
			line('M-5 -20Q0 -17.6 5 -20', 1.6),
		size,
	);
}

/** A hare sitting in profile to the left, its feet on the place, 30 high. */
export function hare(x: number, y: number, size = 1): string {
	return at(
		x,
		y,
		union(
			'ivory',
			limb(8, -8, 8, -1, -12, 6, -6, -17, 4.6),
			limb(-6, -18, 5, -11, -16, 3),
			limb(-4, -21, 1.8, 0, -29, 2.4, 5, -34, 1),
			limb(-6, -21, 1.8, -5, -30, 2.2, -3, -36, 1),
			limb(10, -2.4, 2.4, -1, -2.4, 2.4),
			limb(-4, -11, 2.4, -6, -2.4, 2.2),
			disc(17, -8, 3.4),
		) +
			fine('M3 -4C2 -10 8 -14 13 -12', 'line') +
			flat(disc(-8.6, -18.6, 1), 'night'),
		size,
	);
}

/** A hooded falcon at rest, looking left, its feet on the place, 34 high. */
export function falcon(x: number, y: number, size = 1, flip = false): string {
	return at(
		x,
		y,
		area('M3 -4L9 13L14 11L10 -6Z', 'line') +
			area('M-5 -22C-4 -27 4 -27 6 -22C11 -16 12 -8 9 -3C5 1 -3 2 -6 -4C-9 -10 -7 -17 -5 -22Z', 'ivory') +
			area('M4 -21C12 -17 15 -5 12 6C6 3 1 -8 4 -21Z', 'blue') +
			fine(
				'M-5 -15L-3.4 -13L-1.8 -15M-1 -15L.6 -13L2 -15M-6 -10L-4.4 -8L-2.8 -10M-2 -10L-.4 -8L1.2 -10M-4 -5L-2.4 -3L-.8 -5',
				'line',
			) +
			area('M-5.4 -25.4C-9 -25.6 -10.4 -22.6 -9 -20C-8 -21.6 -6.6 -21.8 -5 -21.6Z', 'bright') +
			area('M-6 -21C-7.6 -29.6 5.6 -31 6.6 -22Q0 -18.4 -6 -21Z', 'red') +
			area('M-1 -28C-3 -32 -2 -35 -3 -37C0 -36 1 -34 1 -32C2 -35 4 -36 6 -36C4 -33 3 -30 1.4 -28Z', 'bright') +
			line('M-3 0V4M2 0V4', 1.4),
		size,
		0,
		flip,
	);
}

/** A throne's back behind a seated figure: from its foot up to a pointed arch at `top`, half as wide as given. */
export function throneBack(top: number, foot: number, half: number, colour: Ink): string {
	const h = half;
	const d = (w: number, t: number) =>
		`M${100 - w} ${foot}V${t + 34}C${100 - w} ${t + 16} ${100 - w * 0.4} ${t + 12} 100 ${t}C${100 + w * 0.4} ${t + 12} ${100 + w} ${t + 16} ${100 + w} ${t + 34}V${foot}Z`;
	return area(d(h, top), colour) + fine(d(h - 5, top + 7));
}
