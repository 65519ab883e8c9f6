import { spiral } from '#src/ui/ornament/arabesque.ts';
import { petal, polar, short, xy } from '#src/ui/ornament/geometry.ts';
import { area, at, both, disc, dots, fine, flat, ink, leaf, line, oval, round, star, waves } from './pen.ts';

/** The hoopoe on its branch. */
export const bird = [
	at(
		-38,
		-34,
		[-62, -38, -14, 10, 34, 58]
			.map(
				(turn) =>
					`<g transform="rotate(${turn})">${area(petal(12, 58, 6.5), 'red')}${flat('M0 -58C4 -52 4 -48 2.8 -44H-2.8C-4 -48 -4 -52 0 -58Z', 'ivory')}</g>`,
			)
			.join(''),
	),
	area(
		'M-56 -38C-56 -54 -40 -60 -28 -52C-18 -45 -18 -34 -8 -30C24 -22 50 -2 62 24L98 58C88 62 78 60 70 54L48 40C24 52 -14 50 -36 30C-54 14 -58 -12 -56 -38Z',
		'lapis',
	),
	area('M-56 -42C-72 -44 -88 -36 -98 -22C-84 -30 -70 -32 -54 -32Z', 'deep'),
	area('M-18 -18C10 -26 46 0 76 44C44 42 6 38 -10 18C-18 8 -22 -6 -18 -18Z', 'deep'),
	fine('M2 -16C-2 0 0 18 10 30M20 -8C16 8 20 24 30 36M38 6C36 18 40 30 50 40', 'ivory'),
	line('M-10 -19C-14 -4 -10 12 2 26M11 -13C7 3 10 21 20 33M29 -1C26 13 30 27 40 38', 3.4),
	area(disc(-42, -40, 4.2), 'ivory'),
	flat(disc(-42.5, -40, 2), 'night'),
	line('M-8 46L-10 68M-20 72L-10 68L0 73M14 47L14 69M4 73L14 69L24 74'),
	line('M-96 80C-56 70 -20 76 20 74C52 72 78 78 96 70', 4),
	at(-70, 74, area(leaf(26, 9), 'leaf'), -150),
	at(-52, 74, area(leaf(24, 8), 'leaf'), 36),
	at(52, 73, area(leaf(26, 9), 'leaf'), 28),
	at(74, 73, area(leaf(24, 8), 'leaf'), -34),
].join('');

/** Two fish about a star, each after the other. */
const oneFish = [
	area(
		'M-74 -22C-58 -62 -10 -78 34 -62C52 -56 64 -44 70 -30L96 -34C90 -20 88 -8 92 8L70 -10C58 -18 44 -18 30 -20C-4 -26 -44 -24 -74 -22Z',
		'lapis',
	),
	area('M-14 -68C-2 -86 18 -88 34 -82C30 -74 26 -68 24 -65Z', 'teal'),
	fine('M-44 -46C-36 -40 -34 -32 -38 -24'),
	fine([0, 1, 2, 3, 4].map((i) => `M${-26 + i * 18} ${short(-60 + i * 1.6)}q9 8 1 17q9 8 0 16`).join(''), 'bright'),
	fine('M74 -26L88 -26M74 -20L88 -14M73 -15L84 -4'),
	area(disc(-55, -35, 4.4), 'ivory'),
	flat(disc(-55, -35, 2), 'night'),
].join('');
export const fish =
	oneFish +
	`<g transform="rotate(180)">${oneFish}</g>` +
	flat(star(0, 0, 13, 8), 'gold') +
	line(
		dots([
			[-96, 40],
			[-86, 58],
			[96, -40],
			[86, -58],
		]),
		4,
	);

/** A horse's head with a braided mane. */
export const horse = [
	area(
		'M-62 96C-64 62 -54 40 -34 20C-50 28 -66 34 -78 26C-88 20 -88 10 -82 4C-66 -16 -58 -38 -40 -54L-42 -84L-22 -66L-10 -88L-2 -62C40 -50 66 -8 70 42C72 62 70 80 64 96Z',
		'lapis',
	),
	area(
		'M-2 -62C10 -74 24 -78 34 -76C30 -66 30 -62 34 -58C50 -62 60 -56 66 -48C58 -42 58 -38 62 -32C78 -32 86 -22 88 -14C80 -10 76 -4 78 2C90 6 94 16 94 24C86 26 82 32 82 38C90 46 92 56 90 66C82 64 76 70 70 78C74 20 50 -40 -2 -62Z',
		'red',
	),
	fine('M14 -66C34 -52 48 -30 56 -6M44 -54C58 -38 66 -14 70 12M66 -26C74 -8 76 14 76 36M78 8C82 26 80 44 74 60'),
	fine('M-26 -62C-24 -54 -18 -50 -12 -50'),
	line('M-34 20C-26 14 -20 4 -18 -8', 2.2),
	line('M-84 12C-78 16 -74 15 -70 12', 1.6),
	area('M-44 -32C-36 -40 -26 -38 -22 -30C-30 -25 -38 -25 -44 -32Z', 'ivory'),
	flat(disc(-33, -31.5, 3.6), 'night'),
	line('M-70 -10L-48 8C-38 -8 -26 -20 -4 -34M-48 8L-58 26', 3),
	flat(star(-48, 8, 7.5, 8), 'gold'),
	fine('M-46 96C-46 66 -34 48 -18 34M50 96C54 64 48 34 36 10'),
	area('M-63 80C-30 66 36 66 68 80L64 96H-62Z', 'teal'),
	[-40, -13, 14, 41].map((x) => flat(star(x, 83, 6, 8), 'bright')).join(''),
].join('');

/** A serpent in three coils, its head raised. */
const coil =
	'M78 62C78 84 30 92 -12 86C-58 80 -82 60 -66 40C-50 20 22 34 46 14C64 -2 36 -20 -4 -16C-38 -12 -58 -30 -46 -50C-36 -66 -10 -70 6 -62';
export const serpent = [
	`<path d="${coil}" stroke-width="25"/><path d="${coil}" stroke="${ink.leaf}" stroke-width="20.5"/>`,
	`<path d="${coil}" stroke="${ink.bright}" stroke-width="9" stroke-dasharray="1.6 11" stroke-linecap="round"/>`,
	`<path d="${coil}" stroke-width="17" stroke-dasharray="1.2 11" stroke-dashoffset="6" stroke-linecap="butt" opacity=".75"/>`,
	area('M0 -75C18 -84 44 -78 52 -64C54 -58 52 -54 46 -52C32 -46 12 -46 -2 -50C-8 -58 -8 -68 0 -75Z', 'leaf'),
	line('M50 -56L66 -50M66 -50L80 -54M66 -50L76 -42', 1.8),
	area(disc(30, -67, 4), 'ivory'),
	flat(disc(31, -67, 1.9), 'night'),
	fine('M52 -62C40 -58 26 -57 16 -58', 'bright'),
	area('M67.5 62C66 44 74 32 92 18C86 34 90 48 88.5 62C84 68 72 68 67.5 62Z', 'leaf'),
	flat('M69 58H87V66H69Z', 'leaf'),
	flat(star(-78, -74, 8, 8), 'gold'),
	flat(star(82, -8, 6, 8), 'gold'),
].join('');

/** A tree of life: boughs that wind inwards, leaves, flowers, and roots. */
const boughs = [
	{ at: [43, -38] as const, radius: 40, from: 120, way: -1 as const, leaves: 6 },
	{ at: [56, 34] as const, radius: 26, from: 190, way: 1 as const, leaves: 4 },
];
export const tree = [
	both(
		boughs
			.map(({ at: place, radius, from, way, leaves: count }) => {
				const { stem, leaves, flower } = spiral(place, radius, from, way, count);
				const foliage = leaves
					.map(({ at: [x, y], turn, size }) =>
						at(x, y, area(leaf(22 * Math.min(1.15, Math.abs(size) + 0.15), 8), 'teal'), turn + (size < 0 ? 30 : -30)),
					)
					.join('');
				return `${line(stem, 2.6)}${foliage}${at(flower.at[0], flower.at[1], round(5, area(petal(0, radius * 0.34, radius * 0.16), 'red')) + flat(disc(0, 0, 3), 'bright'))}`;
			})
			.join('') +
			line('M4 44C10 22 16 10 22 -4M5 56C12 44 20 40 30 39M2 -20C3 -44 6 -62 10 -72', 2.6) +
			at(10, -72, area(leaf(24, 9), 'teal'), -50) +
			at(4, -44, area(leaf(20, 8), 'teal'), -62),
	),
	area('M-9 84C-5 50 -6 10 0 -76C6 10 5 50 9 84Z', 'deep'),
	at(0, -78, area(leaf(22, 9), 'teal'), -90),
	both(line('M8 82C20 90 40 86 56 94M5 84C12 94 24 94 32 98', 2.2)),
	line('M-84 84H-14M14 84H84', 2.2),
].join('');

/** A rose in full bloom. */
export const rose = (() => {
	const ring = (n: number, r: number, w: number, turn: number, colour: 'red' | 'deep' | 'lapis') =>
		round(
			n,
			area(
				`M0 0C${-w} ${short(-r * 0.35)} ${-w} ${short(-r)} ${short(-w * 0.15)} ${short(-r)}Q0 ${short(-r * 0.93)} ${short(w * 0.15)} ${short(-r)}C${w} ${short(-r)} ${w} ${short(-r * 0.35)} 0 0Z`,
				colour,
			),
			turn,
		);
	return [
		line('M0 40C2 62 -4 80 -2 98', 3),
		at(-1, 78, area(leaf(52, 20), 'leaf') + fine('M4 0H44'), -152),
		at(-1, 84, area(leaf(52, 20), 'leaf') + fine('M4 0H44'), -28),
		at(
			0,
			-22,
			ring(5, 70, 48, 36, 'red') +
				ring(5, 56, 38, 0, 'red') +
				ring(5, 42, 29, 36, 'red') +
				ring(5, 28, 19, 0, 'red') +
				area(disc(0, 0, 9), 'gold') +
				line(dots([[0, 0]]), 4),
		),
	].join('');
})();

/** A pomegranate, cut open. */
export const pomegranate = (() => {
	const seeds = [
		[-30, -2],
		[-12, -10],
		[8, -12],
		[27, -3],
		[-38, 20],
		[-20, 12],
		[0, 8],
		[19, 13],
		[36, 21],
		[-30, 38],
		[-11, 32],
		[9, 32],
		[28, 38],
		[-19, 55],
		[0, 52],
		[18, 55],
		[0, 69],
	] as const;
	return [
		area(
			'M-22 -44C-30 -62 -30 -76 -36 -92C-24 -86 -18 -80 -13 -72C-10 -82 -6 -90 0 -98C6 -90 10 -82 13 -72C18 -80 24 -86 36 -92C30 -76 30 -62 22 -44Z',
			'red',
		),
		fine('M-12 -50C-14 -60 -14 -66 -13 -72M12 -50C14 -60 14 -66 13 -72M0 -50V-84'),
		area(
			'M-22 -44C-62 -40 -86 -8 -84 28C-82 66 -48 94 0 94C48 94 82 66 84 28C86 -8 62 -40 22 -44C8 -48 -8 -48 -22 -44Z',
			'red',
		),
		area('M-52 14C-46 -12 -28 -26 0 -26C28 -26 46 -12 52 14C58 44 34 82 0 86C-34 82 -58 44 -52 14Z', 'ivory'),
		seeds
			.map(
				([x, y]) =>
					`<path d="M${x} ${y - 9}C${x + 6} ${y - 4} ${x + 7} ${y + 5} ${x} ${y + 8}C${x - 7} ${y + 5} ${x - 6} ${y - 4} ${x} ${y - 9}Z" fill="${ink.red}" stroke-width="1.1"/>`,
			)
			.join(''),
		fine('M-70 26C-70 48 -58 66 -44 76M70 26C70 48 58 66 44 76', 'bright'),
	].join('');
})();

/** Reeds by the water, and the flute that was one of them. */
export const reed = [
	...[-66, -50, 54, 70].map((x, i) => {
		const lean = x < 0 ? -6 : 6;
		const top = [-52, -78, -72, -44][i] as number;
		return `${line(`M${x} 84C${x} 40 ${x + lean / 2} 0 ${x + lean} ${top}`, 2)}${at(x + lean, top, area('M-4 0C-5 -14 -3 -22 0 -28C3 -22 5 -14 4 0Z', 'red'), lean)}${at(x, 60, area(leaf(44, 7), 'leaf'), x < 0 ? -118 : -62)}${at(x, 34, area(leaf(36, 6), 'leaf'), x < 0 ? -70 : -110)}`;
	}),
	at(
		0,
		-6,
		[
			area('M-8 -92H8V92H-8Z', 'deep'),
			...[-92, -50, -8, 40, 86].map((y) => area(`M-10 ${y}H10V${y + 6}H-10Z`, 'gold')),
			...[-28, -14, 14, 26, 56].map((y) => area(disc(0, y, 3.6), 'night')),
			fine('M-4 -84V-52M-4 -42V-10M-4 0V38M-4 48V84', 'bright'),
		].join(''),
		14,
	),
	line(waves(-90, 90, 88, 30, 8), 2),
	line(waves(-70, 70, 97, 28, 7), 1.4),
].join('');

/** Three peaks, snow on them, and the sun between. */
export const mountain = [
	area(disc(26, -38, 26), 'gold'),
	at(26, -38, round(16, line('M0 -33V-41', 1.8))),
	area('M-98 70L-62 4L-50 18L-30 -14L10 70Z', 'lapis'),
	area('M0 70L54 -2L72 20L98 70Z', 'lapis'),
	area('M-52 70L-4 -68L14 -30L24 -40L68 70Z', 'deep'),
	area('M-22 -16L-4 -68L14 -30L24 -40L35 -12L22 -20L12 -4L2 -20L-8 -2Z', 'ivory'),
	fine(
		'M-4 -68L2 -20M-30 18L-38 56M-12 16L-14 56M16 14L18 58M40 16L46 56M-30 -14L-38 22M-62 4L-66 34M54 -2L58 24M72 20L76 44',
	),
	line('M-98 70H98', 2.6),
	line(waves(-84, -20, 80, 22, 6) + waves(4, 70, 84, 22, 6) + waves(-40, 20, 92, 20, 5), 1.6),
].join('');

/** A drop, and the rings it makes. */
export const water = [
	area('M0 -96C22 -62 38 -42 38 -18C38 4 20 18 0 18C-20 18 -38 4 -38 -18C-38 -42 -22 -62 0 -96Z', 'teal'),
	fine('M-24 -18C-24 -4 -14 6 -2 8M-22 -32C-20 -40 -16 -46 -12 -54', 'ivory'),
	flat(star(10, -20, 12, 8), 'bright'),
	[
		[22, 6],
		[46, 13],
		[70, 20],
		[94, 27],
	]
		.map(([rx, ry], i) => line(oval(0, 58, rx as number, ry as number), 2.8 - i * 0.5))
		.join(''),
	flat(oval(0, 58, 10, 2.6), 'bright'),
].join('');

/** Fire on its altar. */
export const fire = [
	area(
		'M-4 34C-44 34 -56 4 -42 -22C-34 -12 -30 -10 -26 -8C-32 -44 -12 -72 4 -96C4 -72 22 -58 32 -38C36 -44 38 -50 38 -58C56 -30 56 34 -4 34Z',
		'red',
	),
	area('M0 34C-24 32 -32 12 -20 -8C-14 0 -12 2 -8 2C-10 -24 2 -40 10 -54C10 -34 30 -18 28 6C27 24 16 34 0 34Z', 'gold'),
	area('M2 34C-10 32 -12 18 -2 2C4 12 14 16 12 24C11 31 8 34 2 34Z', 'ivory'),
	area('M-54 34H54L44 50H-44Z', 'deep'),
	area('M-22 50H22L16 78H-16Z', 'lapis'),
	area('M-40 78H40V86H-40ZM-52 86H52V95H-52Z', 'deep'),
	fine('M-44 42H44M-10 54L-8 76M10 54L8 76M0 54V76'),
	line(
		dots([
			[-66, -10],
			[66, -14],
			[-58, -44],
			[60, -64],
			[-36, -72],
		]),
		4,
	),
].join('');

/** The crescent with its stars, and its phases below. */
export const moon = [
	area('M34 -80C-18 -84 -64 -50 -62 -6C-60 36 -14 60 34 44C-2 40 -26 16 -26 -14C-26 -44 -2 -72 34 -80Z', 'gold'),
	fine('M-4 -74C-36 -62 -52 -36 -50 -8C-48 18 -30 38 -6 44', 'deep'),
	area(star(22, -18, 26, 8, 11), 'bright'),
	flat(star(58, -62, 8, 8), 'gold') +
		flat(star(66, 18, 6, 8), 'gold') +
		flat(star(-78, -60, 6, 8), 'gold') +
		flat(star(-84, 26, 5, 8), 'gold'),
	[-2, -1, 0, 1, 2]
		.map((i) => {
			const x = i * 36;
			const shade =
				i === 0
					? ''
					: flat(
							`M${x} 70a12 12 0 0 ${i < 0 ? 0 : 1} 0 24a${Math.abs(i) === 1 ? 0.1 : 7} 12 0 0 ${i < 0 ? 1 : 0} 0 -24Z`,
							'bright',
						);
			return area(disc(x, 82, 12), i === 0 ? 'bright' : 'deep') + shade;
		})
		.join(''),
].join('');

/** The sun: straight rays and waved ones by turns. */
export const sun = [
	round(8, area('M-11 -44L0 -97L11 -44Z', 'gold')),
	round(8, area('M-8 -46C-14 -60 4 -68 -2 -86C12 -74 2 -62 8 -46Z', 'red'), 22.5),
	area(disc(0, 0, 44), 'deep'),
	area(disc(0, 0, 38), 'gold'),
	round(16, `<path d="${petal(10, 36, 6)}" fill="${ink.bright}" stroke="${ink.deep}" stroke-width="1.2"/>`),
	area(disc(0, 0, 10), 'red'),
].join('');

/** A great star, each point lit on one side. */
export const starMotif = [
	round(8, line(`M${xy(polar(60, 0))}L${xy(polar(94, 0))}`, 1.6), 22.5),
	round(8, area('M0 0L0 -96L17 -40Z', 'gold') + area('M0 0L0 -96L-17 -40Z', 'deep')),
	round(8, area('M0 0L0 -58L12 -30Z', 'bright') + area('M0 0L0 -58L-12 -30Z', 'lapis'), 22.5),
	area(disc(0, 0, 11), 'red'),
	flat(disc(0, 0, 4), 'bright'),
	line(dots(Array.from({ length: 8 }, (_, i) => polar(99, i * 45 + 22.5))), 4),
].join('');
