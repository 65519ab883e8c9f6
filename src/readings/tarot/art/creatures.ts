import {
	area,
	at,
	disc,
	fine,
	flat,
	type Ink,
	ink,
	limb,
	line,
	oval,
	star,
	union,
} from '#src/ui/ornament/drawing/pen.ts';
import { head, wing } from './people.ts';

const hoof = (x: number, y: number, turn = 0) => at(x, y, area('M-3 -3H3L4.6 3H-3.6Z', 'gold'), 1, turn);

/** A horse pacing to the right, its feet on the origin, 106 high. */
export function horse(colour: Ink, mane: Ink): string {
	return (
		area('M-42 -60C-60 -60 -62 -36 -55 -16C-47 -26 -50 -42 -38 -48Z', mane) +
		fine('M-46 -56C-56 -50 -56 -34 -54 -24') +
		union(
			colour,
			limb(-22, -46, 8, -16, -30, 4.4, -23, -17, 2.8, -19, -5, 2.6),
			limb(22, -44, 8, 39, -34, 4.2, 36, -19, 2.8, 32, -11, 2.6),
		) +
		hoof(-18, -2) +
		hoof(30, -8, 40) +
		union(
			colour,
			limb(-30, -53, 15, -5, -49, 14, 20, -51, 15),
			limb(20, -56, 14, 35, -78, 8.6, 43, -92, 6.4),
			limb(42, -93, 6.8, 53, -84, 5.4, 61, -74, 4),
			'M37 -96L40 -108L46 -98Z',
			limb(-34, -50, 11, -29, -33, 5.6, -40, -19, 3.2, -36, -5, 2.8),
			limb(21, -46, 8.5, 21, -25, 4, 19, -16, 2.9, 18, -5, 2.7),
		) +
		hoof(-35, -2) +
		hoof(18.6, -2) +
		area(
			'M42 -101C35 -100 26 -88 22 -80C16 -70 12 -66 6 -64C12 -60 18 -62 22 -66C21 -62 20 -60 18 -58C26 -60 28 -68 30 -74C33 -81 37 -90 42 -101Z',
			mane,
		) +
		fine('M51.4 -77.6L58.8 -85M55 -81.4L44 -99M55 -81.4L38 -80', 'red') +
		fine('M46.4 -91.6Q49 -92.6 50.4 -89.6M60 -77L61.6 -76M58 -70.6L61 -72.6', 'line')
	);
}

/** A lion sitting in profile to the left, its feet on the origin, 84 high. */
export function lion(colour: Ink = 'gold'): string {
	return (
		`<path d="M40 -8C58 -6 62 -26 52 -36" stroke-width="5"/><path d="M40 -8C58 -6 62 -26 52 -36" stroke="${ink[colour]}" stroke-width="2.6"/>` +
		area('M52 -34C44 -38 44 -48 50 -52C52 -48 58 -46 58 -40C58 -36 55 -34 52 -34Z', 'red') +
		union(
			colour,
			limb(26, -20, 18, 8, -36, 16, -4, -46, 14),
			limb(28, -5, 5, 8, -4.6, 4.6),
			limb(-2, -42, 10, -6, -20, 6, -8, -6, 5, -13, -4.6, 4.6),
			limb(8, -36, 9, 6, -16, 6, 5, -6, 5, 0, -4.6, 4.6),
		) +
		`<g stroke="${ink.line}">${fine('M14 -8C10 -22 20 -34 36 -30M-1 -36C-1 -26 0 -18 -1 -10M-15 -4.6V-1M2 -4.6V-1M9 -4.6V-1')}</g>`
	);
}

/** A lion's face towards us, 30 high. */
export function lionFace(): string {
	return (
		area(star(0, 0, 19, 14, 14.5), 'red') +
		union(
			'gold',
			disc(-9, -9, 4),
			disc(9, -9, 4),
			'M-10.5 -6C-10 -12 10 -12 10.5 -6C11 0 7 4 6.4 8C5 13 -5 13 -6.4 8C-7 4 -11 0 -10.5 -6Z',
		) +
		`<g stroke="${ink.line}">${fine('M-7 -4Q-4.6 -6.4 -2.4 -3.6M7 -4Q4.6 -6.4 2.4 -3.6M-2 -3L-2.6 3M2 -3L2.6 3M0 6V8.4M-4.4 8.6Q-2 10.6 0 8.4Q2 10.6 4.4 8.6')}</g>` +
		flat('M-3 3H3L0 6.4Z', 'line')
	);
}

/** A bull's face towards us. */
export function bullFace(): string {
	return (
		area(
			'M-8 -9C-16 -8 -20 -14 -17 -21C-14 -16 -10 -15 -6 -14ZM8 -9C16 -8 20 -14 17 -21C14 -16 10 -15 6 -14Z',
			'ivory',
		) +
		area('M-8 -7C-14 -9 -18 -6 -18 -2C-14 -1 -10 -2 -8 -4ZM8 -7C14 -9 18 -6 18 -2C14 -1 10 -2 8 -4Z', 'blue') +
		area('M-9 -10C-6 -15 6 -15 9 -10C11 -4 7 4 7 9C6 16 -6 16 -7 9C-7 4 -11 -4 -9 -10Z', 'blue') +
		area('M-7 8C-4 5 4 5 7 8C8 15 -8 15 -7 8Z', 'ivory') +
		fine('M-6.6 -3Q-4.4 -5 -2.6 -2.6M6.6 -3Q4.4 -5 2.6 -2.6M0 -10L-2 -7L0 -4L2 -7Z') +
		fine('M-3 9.4V10.6M3 9.4V10.6', 'line')
	);
}

/** An eagle's head and breast in profile to the left, with a raised wing. */
export function eagle(): string {
	return (
		at(2, 10, wing(23, 5)) +
		area('M-8 -10C-6 -16 4 -16 7 -9C10 -2 14 4 13 12C6 17 -6 16 -10 12C-5 8 -6 2 -6 -3Z', 'gold') +
		area('M-7.6 -11C-12 -11 -15 -8 -14.4 -3C-12 -6 -9 -6 -6 -5Z', 'ivory') +
		flat(disc(-3.6, -9, 1.2), 'night') +
		fine('M-2 0L0 3L2 0M3 3L5 6L7 3M-3 7L-1 10L1 7M4 9L6 12L8 9', 'line')
	);
}

/** An angel's head between two small wings. */
export function angelFace(): string {
	return at(-4, 12, wing(24, 5), 1, 0, true) + at(4, 12, wing(24, 5)) + head(0, 0, { hair: 'short', size: 0.95 });
}

/** A seated sphinx towards us, its feet on the origin, 66 high. */
export function sphinx(colour: Ink): string {
	const dark = colour === 'night';
	const inner = dark ? 'gold' : 'line';
	return (
		union(colour, limb(-17, -9, 9, -20, -4, 5), limb(17, -9, 9, 20, -4, 5)) +
		union(
			colour,
			'M0 -44C9 -44 15 -38 15 -28C15 -18 14 -8 13 -4C13 0 4 0 3 -3L0 -4L-3 -3C-4 0 -13 0 -13 -4C-14 -8 -15 -18 -15 -28C-15 -38 -9 -44 0 -44Z',
		) +
		fine('M0 -28V-4M-12 -4V-1M-8 -4V-1M12 -4V-1M8 -4V-1M-6 -34Q0 -29 6 -34', inner) +
		head(0, -50, {
			hair: 'none',
			size: 0.95,
			wear:
				area(
					'M-7.6 0C-7 -6 -4 -7 0 -7C4 -7 7 -6 7.6 0L8 12L14 15C15 4 13 -13 0 -13C-13 -13 -15 4 -14 15L-8 12Z',
					dark ? 'lapis' : 'blue',
				) + fine('M-12.4 2L-8 1M-13.4 8L-8 6.6M12.4 2L8 1M13.4 8L8 6.6M-10.6 -5L-7 -4M10.6 -5L7 -4'),
		})
	);
}

/** A small dog leaping to the left, its hind feet on the origin. */
export function leapingDog(colour: Ink = 'ivory'): string {
	return (
		union(
			colour,
			limb(12, -18, 5, 14, -9, 2.6, 20, -5, 1.9, 17, 0, 2),
			limb(-6, -28, 3.6, -15, -21, 2, -20, -24, 1.9),
		) +
		union(
			colour,
			limb(12, -17, 6.4, 3, -22, 5.6, -6, -29, 6.4),
			limb(-7, -32, 4.6, -11, -39, 4.8, -20, -38, 2.6),
			limb(9, -15, 6, 6, -7, 2.8, 11, -4, 1.9, 8, 0, 2),
			limb(-6, -26, 4, -12, -17, 2.2, -17, -18, 1.9),
			limb(16, -20, 2.2, 24, -26, 1.8, 25, -34, 0.8),
		) +
		area('M-9 -43C-4 -43 -3 -38 -4 -33C-7 -34 -9 -38 -9 -43Z', 'gold') +
		flat(disc(-14.4, -39.6, 0.9), 'night') +
		`<path d="M-9 -33Q-6 -29 -1 -31" stroke="${ink.red}" stroke-width="2"/>`
	);
}

/** A hound sitting in profile to the right, howling upwards, its feet on the origin, 62 high. */
export function howler(colour: Ink, shaggy = false): string {
	return (
		(shaggy
			? area('M-16 -8C-28 -6 -36 -14 -34 -26C-28 -22 -22 -16 -14 -16Z', colour)
			: `<path d="M-15 -6C-28 -2 -34 -12 -30 -22" stroke-width="5.4"/><path d="M-15 -6C-28 -2 -34 -12 -30 -22" stroke="${ink[colour]}" stroke-width="2.8"/>`) +
		union(
			colour,
			limb(-7, -12, 12, 1, -26, 9.5, 6, -37, 8),
			limb(6, -38, 7, 8, -46, 5.8, 15, -58, 2.6),
			limb(9, -45, 4, 17, -50, 1.8),
			limb(7, -34, 6, 10, -16, 3.4, 10, -3, 3, 14, -2.4, 2.4),
			limb(-4, -3.4, 3.4, 6, -2.6, 2.6),
		) +
		area('M2 -50C-3 -50 -6 -44 -5 -38C0 -40 3 -44 2 -50Z', shaggy ? 'blue' : 'red') +
		`<g stroke="${colour === 'ivory' ? ink.line : ink.gold}">${fine('M-14 -4C-16 -16 -4 -22 2 -14M9.6 -51Q11 -52 11.6 -50.4')}${shaggy ? fine('M2 -30L4 -26L6 -30M-4 -24L-2 -20L0 -24M-10 -16L-8 -12L-6 -16') : ''}</g>`
	);
}

/** A crayfish seen from above, rising, its tail on the origin. */
export function crayfish(): string {
	const claw = union(
		'red',
		limb(6, -26, 2, 14, -32, 2, 14, -40, 2.2),
		'M11 -40C8 -46 9 -52 13 -55C13 -50 14 -48 15 -47C16 -50 18 -52 20 -52C21 -46 19 -41 16 -39Z',
	);
	const legs = line('M5 -22L14 -25M5 -17L15 -18M5 -12L13 -10', 1.2);
	const half = claw + legs + fine('M2 -34C6 -44 4 -52 10 -62');
	return (
		half +
		at(0, 0, half, 1, 0, true) +
		area(
			'M0 -37C6 -35 8 -28 7 -22C7 -14 5 -6 3 -3L7 2L0 0L-7 2L-3 -3C-5 -6 -7 -14 -7 -22C-8 -28 -6 -35 0 -37Z',
			'red',
		) +
		fine('M-6.6 -20Q0 -17 6.6 -20M-6 -15Q0 -12 6 -15M-5 -10Q0 -7 5 -10M-4 -5Q0 -3 4 -5', 'bright') +
		flat(disc(-3, -31, 1) + disc(3, -31, 1), 'bright')
	);
}

/** A serpent along its bends, thick in the middle: joints as of a limb. The head is at the first joint. */
export function serpent(colour: Ink, ...joints: number[]): string {
	const [x = 0, y = 0] = joints;
	return (
		union(colour, limb(...joints), oval(x, y, 4, 3.2)) +
		flat(disc(x - 1, y - 0.8, 0.8), colour === 'ivory' ? 'night' : 'ivory')
	);
}

/** The hoopoe, perched and looking left, its feet on the origin, 30 high. */
export function hoopoe(): string {
	const crest = [-8, 14, 36, 58, 80].map(
		(a) =>
			`<path d="M0 0C-2.6 -5 -1.6 -11 0 -14C1.6 -11 2.6 -5 0 0Z" fill="${ink.red}" transform="translate(-6 -20)rotate(${a})"/>`,
	);
	return (
		crest.join('') +
		area(
			'M-10 -20C-10 -25 -3 -26 -1 -21C2 -17 8 -14 10 -8L20 6L10 1C4 3 -4 2 -7 -4C-9 -9 -7 -12 -7 -15C-9 -16 -10 -18 -10 -20Z',
			'gold',
		) +
		line('M-10 -20Q-17 -19 -21 -14', 1.6) +
		area('M-1 -12C6 -11 11 -5 14 2C6 2 0 -3 -1 -12Z', 'night') +
		fine('M2 -8L7 -6M4 -4L10 -2', 'ivory') +
		flat(disc(-6, -20.6, 1), 'night')
	);
}
