import { khatai } from '#src/ui/ornament/arabesque.ts';
import { petal, polar, short, xy } from '#src/ui/ornament/geometry.ts';
import { area, at, both, disc, dots, fine, flat, leaf, line, oval, round, star, waves } from './pen.ts';

/** An open book with a ribbon. */
export const book = [
	both(
		area('M0 -34C-26 -56 -62 -58 -96 -48V58C-62 48 -26 50 0 72Z', 'deep') +
			area('M0 -44C-24 -64 -58 -66 -88 -56V46C-58 36 -24 40 0 60Z', 'ivory') +
			[0, 1, 2, 3, 4, 5]
				.map(
					(i) =>
						`<path d="M-14 ${short(-34 + i * 14)}C-34 ${short(-46 + i * 14)} -56 ${short(-48 + i * 14)} -76 ${short(-42 + i * 14)}" stroke="#1a2350" stroke-width="2.4" stroke-dasharray="${16 + i} 3 ${9 + i} 3"/>`,
				)
				.join(''),
	),
	area('M-5 -42L0 -46L5 -42V94L0 86L-5 94Z', 'red'),
	flat(star(0, -78, 11, 8), 'gold'),
	both(line('M18 -78C30 -84 40 -84 50 -78', 1.6) + flat(star(60, -76, 5, 8), 'gold')),
].join('');

/** A round loaf between two ears of wheat. */
const ear = (() => {
	const grains = [0, 1, 2, 3, 4, 5, 6]
		.map((i) => both(at(2, -18 - i * 15, area('M0 0C10 -3 14 -12 12 -22C4 -18 0 -10 0 0Z', 'gold'))))
		.join('');
	return (
		line('M0 74C2 40 0 0 0 -110', 2.2) +
		grains +
		area('M0 -118C6 -128 5 -136 0 -142C-5 -136 -6 -128 0 -118Z', 'gold') +
		fine('M0 -142V-156M10 -132L16 -146M-10 -132L-16 -146')
	);
})();
export const bread = [
	at(-14, 80, ear, -56, 0.6),
	at(14, 80, ear, 56, 0.6),
	area(disc(0, -22, 66), 'red'),
	area(disc(0, -22, 58), 'gold'),
	at(
		0,
		-22,
		round(8, `<path d="${petal(8, 46, 10)}" fill="#b8452f" stroke="#0d1748" stroke-width="1.6"/>`) +
			flat(disc(0, 0, 6), 'deep'),
	),
	at(0, -22, `<g stroke="#0d1748">${line(dots(Array.from({ length: 8 }, (_, i) => polar(45, i * 45 + 22.5))), 5)}</g>`),
].join('');

/** A bridge of pointed arches over a river, the moon above it. */
export const bridge = (() => {
	const arch = (x: number, w: number, y0: number, y1: number) =>
		`M${x - w} ${y1}V${y0 + w}C${x - w} ${y0 + w * 0.4} ${x - w * 0.4} ${y0 + w * 0.2} ${x} ${y0 - w * 0.2}C${x + w * 0.4} ${y0 + w * 0.2} ${x + w} ${y0 + w * 0.4} ${x + w} ${y0 + w}V${y1}Z`;
	return [
		area(disc(0, -66, 20), 'bright'),
		area('M-98 -26H98V66H-98Z', 'lapis'),
		[-72, -36, 0, 36, 72].map((x) => area(arch(x, 13, 14, 66), 'night')).join(''),
		[-81, -63, -45, -27, -9, 9, 27, 45, 63, 81].map((x) => area(arch(x, 5.5, -14, 4), 'night')).join(''),
		line('M-98 -26H98M-98 -20H98M-98 6H98', 2),
		both(line('M0 -26V-34M18 -26V-34M36 -26V-34M54 -26V-34M72 -26V-34M90 -26V-34', 2) + line('M0 -34H98', 2)),
		[-54, -18, 18, 54, -90, 90].map((x) => area(`M${x - 5} 66L${x} 56L${x + 5} 66V74H${x - 5}Z`, 'deep')).join(''),
		line(waves(-96, 96, 80, 32, 8), 2.2),
		line(waves(-76, 76, 90, 30, 7), 1.6),
		line(waves(-48, 48, 99, 32, 6), 1.2),
		flat(star(-66, -66, 7, 8), 'gold') +
			flat(star(66, -66, 7, 8), 'gold') +
			flat(star(-40, -84, 4, 8), 'gold') +
			flat(star(40, -84, 4, 8), 'gold'),
	].join('');
})();

const flame =
	area('M0 4C-15 2 -19 -14 -11 -26C-5 -36 -2 -44 0 -56C4 -44 8 -36 12 -26C19 -14 14 2 0 4Z', 'red') +
	area('M0 2C-8 0 -9 -10 -5 -17C-2 -23 0 -28 1 -34C4 -27 6 -22 7 -16C9 -8 7 1 0 2Z', 'bright');

/** A candle in its stick, with a halo. */
export const candle = at(
	0,
	8,
	[
		at(0, -62, round(16, line('M0 -40V-50', 1.6) + line('M0 -57h0', 3))),
		at(0, -44, flame),
		line('M0 -40V-34', 2.6),
		area('M-13 -34C-8 -38 8 -38 13 -34V34H-13Z', 'ivory'),
		`<path d="M-13 -28C-8 -22 -8 -12 -4 -12S0 -24 4 -24S8 -6 13 -8" stroke="#8a6420" stroke-width="2"/>`,
		area('M-30 34H30L22 44H-22Z', 'deep'),
		area('M-8 44H8L6 58C14 62 14 68 6 72L10 80H-10L-6 72C-14 68 -14 62 -6 58Z', 'lapis'),
		area('M-44 94C-40 84 -22 80 0 80C22 80 40 84 44 94Z', 'deep'),
		fine('M-34 90C-20 85 20 85 34 90'),
		line('M26 38C52 38 52 62 30 62C22 62 20 54 27 53', 2.4),
	].join(''),
	0,
	0.9,
);

/** A compass with its rose. */
export const compass = [
	area(disc(0, 10, 86), 'deep'),
	line(disc(0, 10, 78), 1.4),
	area('M-9 -76V-84H9V-76Z', 'gold'),
	line(disc(0, -91, 7.5), 2.6),
	at(
		0,
		10,
		line(
			Array.from({ length: 48 }, (_, i) => `M${xy(polar(i % 4 ? 74 : 70, i * 7.5))}L${xy(polar(78, i * 7.5))}`).join(
				'',
			),
			1.4,
		),
	),
	at(0, 10, round(4, area('M0 0V-44L8 -14Z', 'gold') + area('M0 0V-44L-8 -14Z', 'lapis'), 45)),
	at(0, 10, round(4, area('M0 0V-68L11 -16Z', 'bright') + area('M0 0V-68L-11 -16Z', 'blue'))),
	at(0, 10, area('M0 -66L11 -15L0 0Z', 'red') + area(disc(0, 0, 8), 'gold') + flat(disc(0, 0, 3), 'night')),
].join('');

/** The cup of Jamshid, stars in it. */
export const cup = [
	area('M-62 -46C-60 4 -34 32 0 34C34 32 60 4 62 -46Z', 'lapis'),
	area(oval(0, -46, 62, 15), 'red'),
	line(oval(0, -46, 54, 11), 1.4),
	flat(star(-22, -46, 7, 8), 'bright') + flat(star(8, -49, 5, 8), 'bright') + flat(star(28, -43, 6, 8), 'bright'),
	line('M-57 -18C-40 -6 40 -6 57 -18M-50 0C-34 12 34 12 50 0', 1.8),
	[-42, -21, 0, 21, 42].map((x) => flat(star(x, short(-7.5 - Math.abs(x) * 0.09), 6.5, 8), 'gold')).join(''),
	area('M-8 34H8L6 44C18 48 18 58 6 62L10 76H-10L-6 62C-18 58 -18 48 -6 44Z', 'deep'),
	area('M-44 94C-40 82 -20 76 0 76C20 76 40 82 44 94Z', 'lapis'),
	fine('M-32 90C-18 84 18 84 32 90'),
	both(line('M14 -70C10 -78 20 -82 15 -92', 1.6)) + line('M0 -72C-5 -80 5 -86 0 -96', 1.6),
].join('');

/** A door of two leaves in a pointed arch, a little open to the light. */
export const door = [
	area('M-74 94V-22C-74 -56 -34 -62 0 -98C34 -62 74 -56 74 -22V94Z', 'deep'),
	area('M-58 94V-18C-58 -44 -28 -50 0 -78C28 -50 58 -44 58 -18V94Z', 'lapis'),
	flat('M-4 94V-72L0 -76L4 -72V94Z', 'bright'),
	both(
		area('M4 94V-72C28 -48 56 -42 56 -16V94Z', 'leaf') +
			line('M12 84V-52C28 -38 48 -32 48 -12V84Z', 1.6) +
			line(star(30, 4, 15, 8, 9), 1.8) +
			flat(star(30, 4, 6, 8), 'gold') +
			line('M16 66L30 42L44 66L30 80ZM16 -14L30 -28L44 -14', 1.8) +
			flat(star(30, 61, 5, 8), 'gold') +
			line(disc(11, 34, 4.5), 2.2),
	),
	area('M-86 94H86V100H-86Z', 'gold'),
	both(flat(star(62, -72, 7, 8), 'gold') + flat(star(84, -40, 5, 8), 'gold')),
].join('');

/** An eye whose iris is a rosette. */
export const eye = [
	[-52, -34, -17, 0, 17, 34, 52]
		.map((turn) => `<g transform="rotate(${turn})">${line('M0 -66V-84', 2)}${line('M0 -92h0', 4)}</g>`)
		.join(''),
	area('M-98 4C-66 -44 -30 -56 0 -56C30 -56 66 -44 98 4C66 44 30 56 0 56C-30 56 -66 44 -98 4Z', 'ivory'),
	area(disc(0, 0, 46), 'lapis'),
	round(16, area(petal(18, 43, 7), 'teal')),
	area(disc(0, 0, 18), 'night'),
	flat(disc(-6, -7, 4.5), 'ivory'),
	line('M-98 4C-66 -44 -30 -56 0 -56C30 -56 66 -44 98 4', 4.4),
	line('M-84 28C-58 60 -28 70 0 70C28 70 58 60 84 28', 1.8),
	area('M0 76C9 86 8 96 0 99C-8 96 -9 86 0 76Z', 'teal'),
].join('');

/** An open hand, as it hangs on doors. */
export const hand = [
	area(
		'M-48 16C-60 0 -72 -6 -84 -2C-96 2 -100 -12 -90 -20C-74 -32 -56 -24 -46 -12V-58C-46 -76 -22 -76 -22 -58V-20V-76C-22 -100 22 -100 22 -76V-20V-58C22 -76 46 -76 46 -58V-12C56 -24 74 -32 90 -20C100 -12 96 2 84 -2C72 -6 60 0 48 16C44 62 26 84 0 98C-26 84 -44 62 -48 16Z',
		'lapis',
	),
	line('M-22 -20V-8M22 -20V-8M-46 -12V0M46 -12V0', 1.8),
	fine('M-34 -60V-30M34 -60V-30M-8 -76V-34M8 -76V-34M0 -82V-30'),
	area('M-34 22C-20 4 20 4 34 22C20 40 -20 40 -34 22Z', 'ivory'),
	area(disc(0, 22, 12), 'teal') + flat(disc(0, 22, 5), 'night'),
	flat(star(0, 66, 13, 8), 'gold'),
	both(flat(disc(18, 56, 3), 'gold') + flat(disc(28, 44, 2.4), 'gold') + line('M78 -14C72 -16 66 -15 62 -12', 1.6)),
].join('');

/** A heart with a vine in it and a flame on it. */
export const heart = [
	at(0, -52, flame, 0, 0.85),
	area(
		'M0 96C-46 62 -86 30 -86 -10C-86 -42 -62 -58 -40 -58C-20 -58 -6 -46 0 -32C6 -46 20 -58 40 -58C62 -58 86 -42 86 -10C86 30 46 62 0 96Z',
		'red',
	),
	line(
		'M0 80C-38 52 -72 26 -72 -8C-72 -32 -54 -44 -38 -44C-18 -44 -4 -30 0 -12C4 -30 18 -44 38 -44C54 -44 72 -32 72 -8C72 26 38 52 0 80Z',
		1.4,
	),
	both(
		line('M0 68C26 50 56 28 54 -4C52 -28 22 -28 22 -6C22 8 40 8 40 -4', 2) +
			at(54, 2, area(leaf(22, 8), 'gold'), -62) +
			at(42, 44, area(leaf(22, 8), 'gold'), -10) +
			at(28, 50, area(leaf(20, 7), 'gold'), 150) +
			at(36, -25, area(leaf(18, 7), 'gold'), -80) +
			at(52, 22, area(leaf(18, 7), 'gold'), 190),
	),
	`<path d="${khatai}" transform="translate(0 24)scale(1.5)" fill="#f0dca0" stroke-width="1.2"/>`,
	flat(disc(0, 24, 3.4), 'red'),
].join('');

/** A house with its great arch, and cypresses beside it. */
const cypress =
	area('M0 -76C14 -46 18 -10 14 26C12 40 6 46 0 46C-6 46 -12 40 -14 26C-18 -10 -14 -46 0 -76Z', 'leaf') +
	fine('M0 -60V40M0 -20L8 -32M0 0L-9 -12M0 18L10 4M0 32L-9 20') +
	line('M0 46V56', 3);
export const house = [
	both(at(84, 32, cypress)),
	area('M-64 88V-20H64V88Z', 'lapis'),
	area('M-72 -20H72V-32H-72Z', 'deep'),
	[-60, -44, -28, -12, 4, 20, 36, 52].map((x) => flat(`M${x} -26l4 -4l4 4l-4 4Z`, 'gold')).join(''),
	area('M-34 -32C-40 -62 -16 -70 0 -92C16 -70 40 -62 34 -32Z', 'teal'),
	fine('M0 -88C-10 -68 -14 -52 -14 -32M0 -88C10 -68 14 -52 14 -32M0 -88V-32', 'bright'),
	line('M0 -92V-99', 2.4),
	area('M-24 88V24C-24 8 -12 2 0 -10C12 2 24 8 24 24V88Z', 'night'),
	area('M-15 88V30C-15 18 -8 12 0 4C8 12 15 18 15 30V88Z', 'gold'),
	flat('M-9 88V38C-9 30 -5 24 0 20C5 24 9 30 9 38V88Z', 'bright'),
	both(
		area('M34 40V14C34 6 40 4 45 -2C50 4 56 6 56 14V40Z', 'gold') +
			`<path d="M45 -2V40M34 22H56" stroke="#0d1748" stroke-width="2.4"/>` +
			line('M34 54H56V76H34Z', 1.8) +
			flat(star(45, 65, 8, 8), 'gold'),
	),
	line('M-98 88H98', 3),
].join('');

/** A key, its bow a lattice. */
export const key = [
	at(0, -52, round(8, area(petal(30, 46, 8), 'teal'))),
	area(disc(0, -52, 32), 'deep'),
	line(disc(0, -52, 24), 1.6),
	line(star(0, -52, 24, 8, 13), 2),
	flat(star(0, -52, 11, 8), 'gold'),
	area('M-9 -20H9V-12H-9ZM-7 -12H7L6 94H-6Z', 'gold'),
	area('M-11 -4H11V4H-11Z', 'deep'),
	area('M6 52H40V60H30V66H40V90H30V78H22V84H6Z', 'gold'),
	`<path d="M-2 10V86" stroke="#0d1748" stroke-width="1.6"/>`,
	both(flat(star(72, -52, 7, 8), 'gold') + line('M56 -52H62', 1.6)) +
		flat(star(-48, 40, 5, 8), 'gold') +
		flat(star(62, 30, 5, 8), 'gold'),
].join('');

/** A ladder that leans on the moon. */
export const ladder = [
	area('M20 -92C-14 -88 -30 -60 -20 -32C-10 -6 22 2 46 -14C24 -16 6 -32 4 -54C2 -70 8 -84 20 -92Z', 'gold'),
	flat(star(34, -52, 12, 8), 'bright'),
	area('M-50 96L-9 -30H-2L-42 96ZM12 96L22 -18H29L20 96Z', 'deep'),
	Array.from({ length: 8 }, (_, i) => {
		const t = i / 8;
		return area(
			`M${short(-43 + 37 * t)} ${short(84 - 112 * t)}L${short(16 + 9 * t)} ${short(84 - 104 * t)}v-${short(6 - 2.4 * t)}L${short(-41 + 37 * t)} ${short(78 - 110 * t)}Z`,
			'gold',
		);
	}).join(''),
	line('M-90 96H90', 2.4),
	flat(star(-66, -40, 8, 8), 'gold') +
		flat(star(72, 8, 7, 8), 'gold') +
		flat(star(-46, -78, 5, 8), 'gold') +
		flat(star(78, -76, 6, 8), 'gold') +
		flat(star(-78, 24, 5, 8), 'gold'),
	line('M44 96C44 86 50 80 58 78M66 96C66 88 70 82 78 80M-70 96C-70 88 -74 84 -80 82', 1.8),
].join('');

/** A hanging lantern. */
export const lantern = [
	line('M0 -98V-74', 2.4),
	line(disc(0, -68, 6), 2.2),
	area('M-12 -60H12L34 -34H-34Z', 'teal'),
	area('M-42 -34H42V-26H-42Z', 'gold'),
	area('M-40 -26H40L52 28L40 66H-40L-52 28Z', 'deep'),
	flat('M-16 -26H16L22 28L16 66H-16L-22 28Z', 'gold', 0.28),
	at(0, 44, flame, 0, 1.05),
	line('M-16 -26L-22 28L-16 66M16 -26L22 28L16 66M-52 28H-22M22 28H52', 2),
	both(line('M28 -14L38 10L28 24L24 4ZM34 34L42 40L34 58L26 50Z', 1.6)),
	area('M-44 66H44L34 76H-34Z', 'gold'),
	area('M-22 76H22L12 88H-12Z', 'teal'),
	line('M0 88V98', 2.4),
	both(line('M64 -8L82 -18M68 26H90M64 56L80 66', 1.8) + line('M92 -24h0M99 26h0M90 72h0', 4)),
].join('');

/** A sealed letter and a reed pen. */
export const letter = [
	area('M-90 -40H70V64H-90Z', 'ivory'),
	`<g stroke="#8a6420">${line('M-90 -40L-10 22L70 -40M-90 64L-34 6M70 64L14 6', 2)}</g>`,
	area('M-90 -40L-10 22L70 -40Z', 'ivory'),
	area(disc(-10, 24, 20), 'red'),
	`<path d="${star(-10, 24, 13, 8)}" stroke="#f0dca0" stroke-width="1.6"/>`,
	line('M-90 -40H70V64H-90Z', 2.8),
	at(
		64,
		6,
		area('M-6 -96C-2 -100 2 -100 6 -96L5 56L0 78L-5 56Z', 'leaf') +
			area('M-5 56L0 78L5 56Z', 'night') +
			[-70, -30, 16].map((y) => area(`M-7 ${y}H7V${y + 5}H-7Z`, 'gold')).join(''),
		28,
	),
	line(waves(-80, 20, 84, 25, 8), 1.8),
	flat(star(-84, -72, 7, 8), 'gold') + flat(star(-40, -80, 5, 8), 'gold') + flat(star(0, -70, 4, 8), 'gold'),
].join('');

/** A mask, half day and half night. */
export const mask = [
	flat('M0 -76C-40 -76 -66 -56 -68 -18C-70 26 -44 72 0 92Z', 'gold'),
	flat('M0 -76C40 -76 66 -56 68 -18C70 26 44 72 0 92Z', 'deep'),
	line('M0 -76C-40 -76 -66 -56 -68 -18C-70 26 -44 72 0 92C44 72 70 26 68 -18C66 -56 40 -76 0 -76Z', 3),
	[-66, -40, -14].map((a) => `<g transform="rotate(${a})">${area('M-8 -76L0 -98L8 -76Z', 'gold')}</g>`).join(''),
	[14, 40, 66].map((a) => `<g transform="rotate(${a})">${line('M0 -78C-5 -84 5 -90 0 -98', 2)}</g>`).join(''),
	both(area('M12 -16C20 -30 42 -30 52 -16C42 -6 20 -6 12 -16Z', 'night')),
	`<path d="M-12 -36C-24 -48 -44 -46 -54 -34M0 -24C-4 0 -10 12 -14 20C-8 26 -4 26 0 26" stroke="#0d1748" stroke-width="3"/>`,
	line('M12 -36C24 -48 44 -46 54 -34', 2.6),
	line('M0 26C4 26 8 26 14 20', 2.2),
	area('M-30 50C-16 44 -6 44 0 48C6 44 16 44 30 50C18 62 8 66 0 66C-8 66 -18 62 -30 50Z', 'red'),
	`<path d="M-24 51C-10 54 -4 54 0 54" stroke="#0d1748" stroke-width="2"/>${line('M0 54C6 54 12 54 24 51', 1.8)}`,
	flat(star(44, 14, 8, 8), 'bright') + flat(star(30, 32, 4, 8), 'bright') + flat(star(54, -2, 3.6, 8), 'bright'),
	`<path d="${star(-44, 16, 9, 8)}" fill="#b8452f" stroke="#0d1748" stroke-width="1.6"/>`,
	line('M-68 -8C-84 4 -84 30 -74 46M68 -8C84 4 84 30 74 46', 2),
].join('');

/** A round mirror with a handle. */
export const mirror = [
	at(0, -30, round(16, area(petal(56, 70, 8), 'teal'))),
	area(disc(0, -30, 58), 'gold'),
	area(disc(0, -30, 50), 'lapis'),
	flat('M-32 2C-46 -18 -44 -48 -24 -64L-8 -72C-34 -52 -38 -18 -20 10Z', 'ivory', 0.75),
	flat('M2 16C-14 -2 -16 -30 0 -52C-8 -26 -4 0 12 16Z', 'ivory', 0.4),
	flat(star(22, -46, 13, 8), 'bright'),
	flat(star(30, -14, 6, 8), 'bright'),
	area('M-12 28H12L8 40C18 46 18 54 8 58L9 88H-9L-8 58C-18 54 -18 46 -8 40Z', 'deep'),
	area(disc(0, 93, 7), 'gold'),
	fine('M0 60V84'),
].join('');

/** A magic square of dots: each row, column and diagonal holds fifteen. */
export const numbers = (() => {
	const square = [4, 9, 2, 3, 5, 7, 8, 1, 6];
	const pips = (n: number, x: number, y: number) => {
		const places =
			n === 1
				? [[0, 0] as const]
				: Array.from({ length: n > 5 ? n - 1 : n }, (_, i) =>
						polar(n > 5 ? 15 : n < 4 ? 11 : 13, (i * 360) / (n > 5 ? n - 1 : n)),
					);
		if (n > 5) places.push([0, 0]);
		return places.map(([px, py]) => flat(disc(x + px, y + py, 3.6), n % 2 ? 'bright' : 'red')).join('');
	};
	return [
		area('M-86 -86H86V86H-86Z', 'deep'),
		line('M-78 -78H78V78H-78Z', 1.4),
		square
			.map((n, i) => {
				const x = ((i % 3) - 1) * 50;
				const y = (Math.floor(i / 3) - 1) * 50;
				return area(`M${x - 23} ${y - 23}H${x + 23}V${y + 23}H${x - 23}Z`, n % 2 ? 'lapis' : 'night') + pips(n, x, y);
			})
			.join(''),
		round(4, flat(star(0, -94, 6, 8), 'gold') + flat(star(86, -86, 8, 8), 'gold')),
	].join('');
})();

/** A road between cypresses to the rising sun. */
export const path = [
	at(
		0,
		-16,
		Array.from(
			{ length: 11 },
			(_, i) =>
				`<g transform="rotate(${-75 + i * 15})">${line('M0 -44V-60', 2)}${i % 2 ? '' : line('M0 -68h0', 4)}</g>`,
		).join(''),
	),
	area('M-36 -16A36 36 0 0 1 36 -16Z', 'gold'),
	area('M-98 -16C-70 -30 -40 -26 -20 -16H20C44 -28 74 -28 98 -16V92H-98Z', 'lapis'),
	area(
		'M-4 -16H4C8 -2 34 4 30 16C26 28 -30 30 -28 46C-26 60 40 62 52 92H-56C-50 74 -78 64 -70 42C-62 22 4 22 4 12C4 4 -4 -4 -4 -16Z',
		'ivory',
	),
	`<path d="M2 -8C8 6 22 8 18 16C10 26 -50 28 -48 46C-46 62 -10 66 -4 90" stroke="#8a6420" stroke-width="1.8" stroke-dasharray="6 7"/>`,
	at(-70, -14, cypress, 0, 0.55) +
		at(60, -6, cypress, 0, 0.62) +
		at(76, 36, cypress, 0, 0.86) +
		at(-84, 54, cypress, 0, 0.66) +
		at(34, 40, cypress, 0, 0.4),
	line('M-98 92H98', 2.6),
].join('');

/** A ring with its stone. */
export const ring = [
	`<path d="${disc(0, 34, 54)}" stroke-width="19"/><path d="${disc(0, 34, 54)}" stroke="#0d1748" stroke-width="14"/><path d="${disc(0, 34, 54)}" stroke-width="6" stroke-dasharray="1 10.3" stroke-linecap="round"/>`,
	area('M-30 -10L-22 -24H22L30 -10L16 2H-16Z', 'gold'),
	area('M-34 -50L-18 -70H18L34 -50L0 -8Z', 'red'),
	line('M-34 -50H34M-18 -70L-10 -50L0 -8L10 -50L18 -70M-10 -50L0 -70L10 -50', 1.6),
	both(line('M42 -62L56 -70M46 -42L64 -42M26 -82L34 -94', 2) + line('M66 -76h0M74 -42h0', 4)) + line('M0 -80V-96', 2),
].join('');

/** A balance that has come to rest. */
const pan =
	line('M0 -34L-28 26M0 -34L28 26', 1.8) +
	area('M-34 26H34C30 46 16 52 0 52C-16 52 -30 46 -34 26Z', 'lapis') +
	fine('M-26 34C-14 40 14 40 26 34');
export const scales = [
	flat(star(0, -84, 12, 8), 'gold'),
	area('M-5 -68H5L4 74H-4Z', 'gold'),
	area(disc(0, -50, 10), 'deep'),
	line('M-62 -46C-40 -60 -20 -44 -10 -50M62 -46C40 -60 20 -44 10 -50', 4),
	at(-60, -8, pan) + at(60, -8, pan),
	at(-60, 16, area('M0 -22C10 -22 16 -12 14 -2C12 6 6 9 0 9C-6 9 -12 6 -14 -2C-16 -12 -10 -22 0 -22Z', 'red')),
	at(
		60,
		20,
		`${area('M0 4C-14 -8 -14 -34 2 -50C16 -36 14 -10 0 4Z', 'ivory')}<path d="M1 -44L0 6M0 -8L-7 -16M0 -20L-8 -28M1 -14L8 -22M1 -26L7 -33" stroke="#8a6420" stroke-width="1.4"/>`,
	),
	area('M-14 74H14L18 82H-18ZM-38 94C-34 86 -18 82 0 82C18 82 34 86 38 94Z', 'deep'),
	line('M-62 -46V-40M62 -46V-40', 2.4),
].join('');

/** A ship with two lateen sails. */
export const ship = [
	line('M-14 44V-88M40 44V-52', 3.4),
	area('M-18 -90C26 -66 40 -16 34 26H-62C-30 -8 -18 -48 -18 -90Z', 'ivory'),
	`<g stroke="#8a6420">${fine('M-18 -62C6 -44 14 -12 10 26M-30 -22C-12 -12 -10 8 -14 26')}</g>`,
	area('M44 -56C76 -36 88 0 84 26H46C54 0 54 -28 44 -56Z', 'red'),
	area('M-92 36C-60 44 60 44 94 30C90 62 70 78 44 78H-46C-74 78 -90 62 -92 36Z', 'deep'),
	line('M-86 52C-50 60 56 60 88 48', 1.8),
	[-56, -28, 0, 28, 56].map((x) => flat(star(x, 66, 5.5, 8), 'gold')).join(''),
	area('M-14 -90L16 -84L-14 -78Z', 'red'),
	line(waves(-98, 98, 82, 28, 9), 2.4),
	line(waves(-84, 84, 92, 28, 8), 1.6),
	flat(star(-66, -66, 9, 8), 'bright') + flat(star(76, -78, 6, 8), 'gold') + flat(star(-84, -30, 4, 8), 'gold'),
].join('');

/** A tower on its rock, one window lit. */
export const tower = [
	area('M-96 96C-70 76 -56 82 -44 70H46C58 80 74 74 96 96Z', 'deep'),
	area('M-34 72L-28 -40H28L34 72Z', 'lapis'),
	area('M-40 -40V-72H-26V-58H-12V-72H12V-58H26V-72H40V-40L28 -32H-28Z', 'deep'),
	fine('M-30 -14H-8M6 -8H29M-31 8H-14M10 16H31M-33 34H-4M12 42H32M-33 56H-14', 'bright'),
	area('M-9 8V-8C-9 -16 -4 -18 0 -23C4 -18 9 -16 9 -8V8Z', 'bright'),
	area('M-13 72V46C-13 36 -6 34 0 27C6 34 13 36 13 46V72Z', 'night'),
	line('M0 -72V-98', 2.6),
	area('M0 -98L28 -90L0 -82Z', 'red'),
	area('M-58 -76C-70 -70 -74 -56 -66 -46C-76 -46 -84 -56 -82 -66C-80 -74 -70 -80 -58 -76Z', 'gold'),
	line('M52 -38C56 -44 60 -44 63 -38C66 -44 70 -44 74 -38M66 -12C69 -17 72 -17 74 -12C76 -17 80 -17 82 -12', 2),
	flat(star(76, -72, 6, 8), 'gold') + flat(star(-60, 4, 5, 8), 'gold') + flat(star(-84, -8, 3.6, 8), 'gold'),
].join('');

/** A well under its little roof. */
export const well = [
	area('M-78 -56L0 -98L78 -56L70 -48H-70Z', 'red'),
	fine('M-52 -50L0 -92L52 -50M-26 -50L0 -80L26 -50', 'bright'),
	area('M-54 -48H-44V34H-54ZM44 -48H54V34H44Z', 'deep'),
	area('M-44 -34H44V-26H-44Z', 'gold'),
	area('M-14 -38H14V-22H-14Z', 'deep'),
	line('M-6 -38V-22M2 -38V-22M10 -38V-22', 1.4),
	line('M4 -22V-2', 2),
	area('M-10 -2H18L14 22H-6Z', 'teal'),
	line('M-10 -2C-6 -12 14 -12 18 -2M-8 8H16', 1.8),
	area('M-66 34H66L60 94H-60Z', 'lapis'),
	area(oval(0, 34, 66, 13), 'deep'),
	flat(oval(0, 36, 52, 8), 'teal') + flat(star(-20, 36, 5, 8), 'bright') + flat(star(26, 37, 3.6, 8), 'bright'),
	line('M-64 54C-30 64 30 64 64 54M-62 74C-30 84 30 84 62 74', 1.8),
	fine(
		'M-40 51V60M-14 60V70M14 60V70M40 51V60M-52 58V76M-27 63V80M0 63V82M27 63V80M52 58V76M-40 80V93M-14 82V94M14 82V94M40 80V93',
	),
	line('M-90 94H90', 2.6),
].join('');

/** A wheel of eight spokes. */
export const wheel = [
	round(8, area('M-7 -86L0 -99L7 -86Z', 'gold'), 22.5),
	area(disc(0, 0, 86), 'deep'),
	area(disc(0, 0, 66), 'night'),
	line(disc(0, 0, 78), 1.2),
	line(dots(Array.from({ length: 32 }, (_, i) => polar(72.5, i * 11.25))), 4),
	round(8, area('M-4 -20C-8 -34 -8 -38 -3.5 -46L-3 -66H3L3.5 -46C8 -38 8 -34 4 -20Z', 'gold')),
	round(8, area(petal(24, 54, 7), 'teal'), 22.5),
	area(disc(0, 0, 22), 'lapis'),
	round(8, area(petal(5, 20, 4), 'gold')),
	area(disc(0, 0, 6.5), 'red'),
].join('');
