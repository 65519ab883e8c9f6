import { area, at, disc, fine, flat, line, star } from '#src/ui/ornament/drawing/pen.ts';
import { cloud, crescent, ground, mountains, stars, tuft } from '../../nature.ts';
import { gleam, house, lantern, wreath } from '../scenery.ts';
import { staff, staffs } from '../suit-things.ts';

const kettledrum =
	area('M-17 -24C-17 -8 -10 0 0 0C10 0 17 -8 17 -24Z', 'gold') +
	area('M-17 -24C-17 -29 17 -29 17 -24S-17 -19 -17 -24Z', 'ivory') +
	fine('M-16 -20L-10 -9L-4 -20L2 -9L8 -20L13 -10', 'line');

/** Three and three staffs, a victor's wreath between them, kettledrums beneath. */
const six = [
	gleam(100, 118, 40, 54, 20),
	mountains(262, 'lapis', 100, 170),
	ground('M8 268Q100 256 192 268'),
	wreath(100, 118, 26, 18),
	line('M100 56V90', 1),
	area('M100 144C92 136 84 138 84 146C84 152 94 150 100 146C106 150 116 152 116 146C116 138 108 136 100 144Z', 'red'),
	area('M97 147L88 178L95 174L100 180L103 148ZM103 147L112 178L105 174L100 180L97 148Z', 'red'),
	flat(star(100, 118, 12, 8), 'bright'),
	at(82, 284, kettledrum),
	at(118, 284, kettledrum),
	`<path d="M66 236L88 256M134 236L112 256" stroke="#f4ecd8" stroke-width="2.6"/>`,
	flat(disc(88, 256, 3) + disc(112, 256, 3), 'red'),
	staff(28, 292, 176, 0, 2.8),
	staff(44, 292, 196, 0, 2.8),
	staff(60, 292, 216, 0, 2.8),
	staff(140, 292, 216, 0, 2.8),
	staff(156, 292, 196, 0, 2.8),
	staff(172, 292, 176, 0, 2.8),
].join('');

/** One staff on the height, six that lean against it from below. */
const seven = [
	cloud(26, 128, 0.6),
	cloud(178, 118, 0.6, true),
	mountains(290, 'deep', 26, 214, 174, 214),
	area('M60 302L68 262L78 254L80 226L92 210L108 208L120 224L122 252L132 264L140 302Z', 'blue'),
	fine('M80 226L94 236L90 262L98 300M120 224L110 240L116 264L110 300M68 262L80 272M132 264L122 274'),
	staff(100, 212, 158, 0, 3.2),
	area('M104 82C116 76 124 88 138 80C136 90 140 98 142 106C130 112 120 102 104 108Z', 'red'),
	fine('M108 90C118 86 126 94 136 90M108 100C118 96 126 104 138 100', 'bright'),
	staff(22, 294, 118, 12, 2.8),
	staff(42, 296, 124, 10, 2.8),
	staff(62, 298, 130, 8, 2.8),
	staff(138, 298, 130, -8, 2.8),
	staff(158, 296, 124, -10, 2.8),
	staff(178, 294, 118, -12, 2.8),
].join('');

/** Eight staffs in flight, and a swallow. */
const eight = [
	cloud(150, 210, 0.56),
	mountains(266, 'lapis', 160, 226, 118, 240),
	ground('M8 260Q60 250 100 258T192 254', 'leaf'),
	flat(
		'M92 259C70 268 128 276 96 284C78 290 84 298 78 304H142C140 294 128 292 138 284C152 272 102 268 104 259Z',
		'teal',
	),
	fine('M100 264C92 270 124 276 112 284M116 288Q108 294 112 300', 'bright'),
	[-59, -45, -31, -17, 17, 31, 45, 59]
		.map((k) => staff(Math.round(100 - 43 - k * 0.62), Math.round(142 - 34 + k * 0.78), 108, 128, 2.6))
		.join(''),
	at(
		50,
		232,
		area('M9 -4C9 -12 4 -20 -3 -24C-3 -14 0 -8 4 -2Z', 'night') +
			area('M16 -1C13 -5 8 -6 3 -4C-4 -3 -10 -1 -14 2L-27 -1L-18 5L-26 13L-12 8C-4 8 6 6 11 2Z', 'night') +
			area('M5 -4C0 -12 -9 -18 -20 -19C-15 -11 -8 -3 0 1Z', 'night') +
			flat('M15 -1C12 -4 9 -4 7 -2C9 1 12 1 15 -1ZM10 2.4C4 6 -4 6.6 -10 6C-4 4 2 2 6 1Z', 'ivory') +
			flat(disc(10.6, -3, 0.9), 'bright'),
		1.05,
		8,
	),
	tuft(34, 284),
	tuft(166, 280),
	tuft(176, 292, 0.8, 'bright'),
].join('');

/** A fence of eight, and the ninth with a lantern in the gap: a night watch. */
const nine = [
	crescent(66, 76, 11, 20),
	stars(118, 58, 3, 146, 84, 2.6, 134, 106, 2, 52, 106, 2, 84, 52, 2, 160, 112, 2),
	mountains(270, 'lapis', 60, 214, 150, 206),
	ground('M8 270Q100 258 192 270'),
	staffs(26, 288, 138, 42, 288, 144, 58, 288, 138, 74, 288, 144),
	staffs(126, 288, 144, 142, 288, 138, 158, 288, 144, 174, 288, 138),
	`<path d="M18 236H82M118 236H182M18 204H82M118 204H182" stroke="#c9503c" stroke-width="2.2"/>`,
	staff(100, 294, 220, 0, 3.6),
	gleam(100, 152, 24, 36, 18),
	lantern(100, 152, 1.25),
	tuft(86, 296, 0.8),
	tuft(114, 296, 0.8, 'bright'),
].join('');

/** Ten staffs in one sheaf, and the lit gate of a caravanserai not far off. */
const ten = [
	mountains(262, 'lapis', 40, 220, 120, 212),
	ground('M8 262Q100 252 192 262'),
	house(160, 262, 1.1),
	flat('M156 262C150 272 110 276 92 302H150C154 284 170 274 166 262Z', 'gold', 0.55),
	[-36, -28, -20, -12, -4, 4, 12, 20, 28, 36]
		.map((turn) => {
			const a = (turn * Math.PI) / 180;
			return staff(Math.round(98 - 84 * Math.sin(a)), Math.round(200 + 84 * Math.cos(a)), 216, turn, 2.6, true);
		})
		.join(''),
	area('M84 192Q98 186 114 192L116 208Q98 202 82 208Z', 'red'),
	area('M110 200C120 208 122 222 132 230L124 236C112 228 110 214 104 206Z', 'red'),
	fine('M86 197Q98 192 112 197M86 203Q98 197 113 203', 'bright'),
].join('');

/** The pips of the Wands from the Six to the Ten. */
export const wandsSixToTen = [six, seven, eight, nine, ten];
