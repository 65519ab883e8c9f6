import { area, at, fine, grown, type Ink, ink, limb, star, union, whole } from '#src/ui/ornament/drawing/pen.ts';
import { xy } from '#src/ui/ornament/geometry.ts';

const face = 'M0 -9C5.6 -9 7.5 -5 7.3 -.5C7 5 3.5 9.2 0 9.4C-3.5 9.2 -7 5 -7.3 -.5C-7.5 -5 -5.6 -9 0 -9Z';
const features =
	'M-5 -2.2Q-2.9 -3.7 -.9 -2.3M.9 -2.3Q2.9 -3.7 5 -2.2M-4.6 .3Q-2.9 1.5 -1.3 .4M1.3 .4Q2.9 1.5 4.6 .3M.3 -1L-.7 3.3H.5';
const fringe = 'M-7.6 0C-7.4 -5 -4 -6.4 0 -6.8C4 -6.4 7.4 -5 7.6 0C9.8 -8 5.6 -12.2 0 -12.2C-5.6 -12.2 -9.8 -8 -7.6 0Z';
const locks = {
	long: 'M0 -12C9 -12 10.8 -4 10 3C9.4 9 13 13 10.5 21C6 24 -6 24 -10.5 21C-13 13 -9.4 9 -10 3C-10.8 -4 -9 -12 0 -12Z',
	short: 'M0 -12C9 -12 11 -5 9.6 3C9 7 7 8.6 4 9H-4C-7 8.6 -9 7 -9.6 3C-11 -5 -9 -12 0 -12Z',
};

export type Head = {
	/** How far the features are turned aside, to the right when positive; 2 is a three-quarter view. */
	look?: number;
	tilt?: number;
	size?: number;
	hair?: 'long' | 'short' | 'none';
	colour?: Ink;
	beard?: boolean;
	/** A crown, cap or veil in the head's own coordinates, drawn over it. */
	wear?: string;
};

/** A head around the middle of its face, about 21 high, with its neck. */
export function head(x: number, y: number, options: Head = {}): string {
	const { look = 0, tilt = 0, size = 1, hair = 'long', colour = 'night', beard = false, wear = '' } = options;
	const drawn = [
		hair === 'none' ? '' : area(locks[hair], colour),
		hair === 'long'
			? fine(
					'M-9 4C-9.4 11 -10.6 15 -8 21M9 4C9.4 11 10.6 15 8 21M-6 10Q-7 16 -4.6 22M6 10Q7 16 4.6 22',
					colour === 'night' ? 'gold' : 'line',
				)
			: '',
		union('ivory', limb(0, 5, 3, 0, 15, 3.4)),
		area(face, 'ivory'),
		`<g transform="translate(${look})" stroke="${ink.line}">${fine(features)}${fine('M-1.7 5.6Q0 6.8 1.7 5.6', 'red')}</g>`,
		beard
			? area(
					'M-7.3 0C-6.4 3.6 -3.6 3 -2.6 3.9Q0 3 2.6 3.9C3.6 3 6.4 3.6 7.3 0C8.4 9 4.6 17 0 21C-4.6 17 -8.4 9 -7.3 0Z',
					colour === 'night' ? 'ivory' : colour,
				) + fine('M-2.2 6.2Q0 4.8 2.2 6.2M0 10V17M-3 9L-1.6 15M3 9L1.6 15', 'line')
			: '',
		hair === 'none' ? '' : area(fringe, colour),
		wear,
	].join('');
	return at(x, y, drawn, size, tilt);
}

/** A hand with its fingers upwards from the wrist at the origin, about 12 long. */
const openHand =
	'M-2.8 1C-3.6 -2 -3.2 -5 -2.6 -8C-2.2 -11 -.9 -12.4 .3 -12C1.6 -11.6 2 -9 2.2 -6.4L4.2 -8.4C5.6 -8.8 5.8 -7.4 5 -6C4 -4 3.2 -2 2.8 1Z';

/** An open hand, its wrist at the place, its fingers turned from upright. */
export function hand(x: number, y: number, turn = 0, flip = false, size = 1): string {
	return at(x, y, area(openHand, 'ivory'), size, turn, flip);
}

/** A closed hand about whatever it holds. */
export function fist(x: number, y: number, size = 1): string {
	return at(
		x,
		y,
		area(
			'M-3.8 -2.6C-3 -4.4 2.6 -4.6 3.8 -2.8C4.8 0 4.4 3 3 4C1 4.8 -2 4.8 -3.4 3.8C-4.8 2 -4.6 -1 -3.8 -2.6Z',
			'ivory',
		) + fine('M-3.8 -.8H.8M-4 1.2H.8', 'line'),
		size,
	);
}

/** A sleeved arm from shoulder over elbow to wrist, with a band at its cuff. */
export function sleeve(colour: Ink, from: [number, number], elbow: [number, number], wrist: [number, number]): string {
	const [dx, dy] = [wrist[0] - elbow[0], wrist[1] - elbow[1]];
	const l = Math.hypot(dx, dy);
	const band = [-1, 1].map((side) => xy([wrist[0] - (side * 6 * dy) / l, wrist[1] + (side * 6 * dx) / l]));
	return (
		grown(colour, ...from, 6, ...elbow, 6.6, ...wrist, 6.6) +
		`<path d="M${band.join('L')}" stroke="${ink.bright}" stroke-width="2.2"/>`
	);
}

/** Crowns and the like, in the coordinates of a head. */
export const wear = {
	crown: area('M-8 -6.4L-10.4 -17L-5 -12.4L0 -20L5 -12.4L10.4 -17L8 -6.4Q0 -9.4 -8 -6.4Z', 'bright'),
	starCrown: area('M-8.2 -6.6Q0 -10 8.2 -6.6L8.6 -10Q0 -13.6 -8.6 -10Z', 'bright'),
	triple:
		area('M-8.4 -6.4C-9.6 -14 -5 -24 0 -29C5 -24 9.6 -14 8.4 -6.4Q0 -9.4 -8.4 -6.4Z', 'bright') +
		fine('M-9 -12Q0 -15.4 9 -12M-7.4 -18.4Q0 -21.4 7.4 -18.4', 'line'),
};

/**
 * A wing to the right of its root at the origin, raised; about as high as its length and as wide. Feathers from the tip
 * inwards, shorter ones over them, and the arm of the wing on top.
 */
export function wing(
	length: number,
	feathers = 7,
	colours: readonly [Ink, Ink, Ink] = ['lapis', 'blue', 'blue'],
): string {
	const round = (n: number) => Math.round(n * 10) / 10;
	const bone = (t: number) => [length * (0.3 * t + 0.24 * t * t), length * (-0.86 * t + 0.4 * t * t)] as const;
	const row = (count: number, from: number, reach: number, width: number, colour: Ink) =>
		Array.from({ length: count }, (_, k) => {
			const t = 1 - k / (count - 1);
			const [x, y] = bone(from + (1 - from) * t);
			const l = round(length * reach * (0.62 + 0.38 * t));
			const w = round(length * width);
			return `<path d="M${-w} 0Q${round(-w * 1.5)} ${-l} 0 ${-l}Q${round(w * 1.5)} ${-l} ${w} 0Z" transform="translate(${round(x)} ${round(y)})rotate(${Math.round(150 - 100 * t)})" fill="${ink[colour]}"/>`;
		}).join('');
	return [
		row(feathers + 1, 0.16, 0.68, 0.07, colours[0]),
		row(feathers, 0.14, 0.38, 0.064, colours[1]),
		union(colours[2], limb(...[0, 0.3, 0.62, 1].flatMap((t) => [...bone(t), length * 0.036 * (1.4 - 0.8 * t)]))),
	].join('');
}

/** A long robe with its arms left out, `y` the middle of the face, `x` the middle of the figure; 107 high from there. */
export function standingRobe(x: number, y: number, colour: Ink, fold: Ink = 'gold'): string {
	return at(
		x - 100,
		y,
		area(
			whole('M100 11C105 11.5 111 13 113 18C115 30 111 42 110 50C114 66 119 88 122 103C114 108 106 104 100 106'),
			colour,
		) + fine(whole('M105 54C107 72 110 90 112 104M100 56V104'), fold),
	);
}

/** A figure in a long robe seated towards us in the middle of the card; `y` is the middle of its face. */
export function seatedRobe(y: number, hem: number, colour: Ink): string {
	const half = `M100 ${y + 13}C107 ${y + 14} 116 ${y + 16} 119 ${y + 23}C123 ${y + 36} 119 ${y + 54} 117 ${y + 66}C128 ${y + 70} 136 ${y + 78} 137 ${y + 90}C138 ${y + 114} 142 ${hem - 26} 149 ${hem}C132 ${hem + 6} 112 ${hem - 1} 100 ${hem + 3}`;
	const mirrored = half.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, a: string, b: string) => `${200 - Number(a)} ${b}`);
	const fold = `M100 ${y + 104}C114 ${y + 104} 126 ${y + 98} 134 ${y + 86}M100 ${y + 112}C110 ${y + 112} 118 ${y + 110} 126 ${y + 104}M118 ${y + 110}C116 ${y + 126} 119 ${hem - 26} 123 ${hem}M107 ${y + 113}C107 ${y + 128} 109 ${hem - 20} 111 ${hem}M130 ${y + 106}C131 ${y + 130} 134 ${hem - 18} 138 ${hem}M112 ${y + 70}C112 ${y + 82} 108 ${y + 90} 104 ${y + 95}`;
	const mirroredFold = fold.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, a: string, b: string) => `${200 - Number(a)} ${b}`);
	return area(half + mirrored, colour) + fine(fold + mirroredFold);
}

/** The sign of the endless above a head. */
export function lemniscate(x: number, y: number): string {
	return at(
		x,
		y,
		`<path d="M0 0C5 -7.5 16 -7.5 16 0S5 7.5 0 0S-16 -7.5 -16 0S-5 7.5 0 0Z" stroke="${ink.bright}" stroke-width="2.4"/>`,
	);
}

/** A ring of light about a head. */
export function halo(x: number, y: number, r: number): string {
	return `<path d="M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z" fill="${ink.gold}" stroke="${ink.bright}"/>${fine(star(x, y, r + 6, 24, r + 1.5), 'gold')}`;
}
