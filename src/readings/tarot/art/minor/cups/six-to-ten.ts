import { area, at, disc, fine, flat, ink, line, star } from '#src/ui/ornament/drawing/pen.ts';
import { horse } from '../../creatures.ts';
import { cloud, crescent, cypress, ground, leaves, mountains, rose, smallSun, stars, tuft } from '../../nature.ts';
import { crown } from '../../things.ts';
import { cushion, flame, flyingBird, house } from '../scenery.ts';
import { jam, jams } from '../suit-things.ts';

const flowering = (x: number, y: number) =>
	at(
		x,
		y,
		line('M0 -28V-40', 1.4) + at(0, -30, area(leaves, 'teal'), 0.6) + rose(0, -46, 8, 'ivory') + jam(0, 0, 1.35),
	);

/** Six goblets with flowers on the steps, and a child's horse on wheels. */
const six = [
	smallSun(100, 66, 12),
	cypress(78, 206, 84),
	cypress(122, 206, 84),
	ground('M8 270H192', 'leaf'),
	area('M8 302V152H42V208H60V264H78V302Z', 'blue'),
	area('M192 302V152H158V208H140V264H122V302Z', 'blue'),
	fine('M8 160H42M8 216H60M8 272H78M192 160H158M192 216H140M192 272H122'),
	[
		[29, 152],
		[44, 208],
		[62, 264],
		[171, 152],
		[156, 208],
		[138, 264],
	]
		.map(([x = 0, y = 0]) => flowering(x, y))
		.join(''),
	at(98, 282, horse('red', 'gold'), 0.38),
	area('M78 280H120V285H78Z', 'gold'),
	area(disc(85, 288, 5.6) + disc(113, 288, 5.6), 'ivory'),
	fine('M85 283V293M80 288H90M113 283V293M108 288H118'),
].join('');

const pearl = area(disc(0, -10, 8), 'ivory') + fine('M-4 -12Q-2 -16 2 -16', 'line');
const wish = (x: number, y: number, thing: string) =>
	cloud(x - 27, y - 5, 0.74) + jam(x, y, 1.3) + at(x, y - 45, thing);

/** Seven goblets on clouds, a wish above each. */
const seven = [
	wish(66, 126, flat(star(0, -6, 11, 8), 'bright')),
	wish(134, 126, crescent(0, -6, 9, 24)),
	wish(42, 206, at(0, 2, crown, 1)),
	wish(100, 206, rose(0, -7, 9)),
	wish(158, 206, flame(0, 2, 0.9)),
	wish(66, 286, pearl),
	wish(134, 286, area('M-11 0V-4C-11 -11 -4 -14 0 -20C4 -14 11 -11 11 -4V0Z', 'teal') + fine('M-11 -4H11')),
].join('');

/** Eight goblets left standing, with a gap; a walker climbs to the mountains. */
const eight = [
	crescent(126, 78, 15, 24),
	stars(70, 70, 2.6, 156, 110, 2, 60, 102, 2, 92, 56, 2),
	mountains(214, 'lapis', 58, 116, 134, 130),
	mountains(222, 'deep', 24, 168, 172, 168),
	ground('M8 218Q100 204 192 220', 'leaf'),
	flat(
		'M104 186C112 192 92 200 100 208C112 216 84 224 92 246H124C118 226 134 218 118 208C110 202 116 194 108 186Z',
		'gold',
		0.55,
	),
	line('M118 178V212', 1.8),
	area(
		'M106 180C110 180 113 183 114 188C116 196 118 206 119 212C112 215 100 215 94 212C95 204 97 194 98 188C99 183 102 180 106 180Z',
		'red',
	),
	fine('M104 188V212M109 188V213'),
	area('M100 181C97 174 100 167 106 167C112 167 115 174 112 181Q106 184 100 181Z', 'ivory'),
	fine('M100 176Q106 170 113 174M103 181Q107 176 112 178', 'line'),
	ground('M8 248Q100 240 192 248', 'deep'),
	jams(1.2, 46, 256, 82, 256, 154, 256),
	jams(1.2, 28, 294, 64, 294, 100, 294, 136, 294, 172, 294),
].join('');

const niche = 'M-19 24V-8C-19 -18 -8 -20 0 -30C8 -20 19 -18 19 -8V24Z';

/** Nine goblets in the niches of a palace wall; a divan beneath. */
const nine = [
	area('M8 8H192V302H8Z', 'lapis'),
	flat(star(100, 50, 9, 8), 'gold'),
	fine(star(100, 50, 14, 8)),
	[0, 1, 2]
		.flatMap((row) => [0, 1, 2].map((col) => at(52 + 48 * col, 96 + 60 * row, area(niche, 'night') + jam(0, 23, 1.3))))
		.join(''),
	area('M8 262H192V302H8Z', 'red'),
	area('M8 256H192V264H8Z', 'gold'),
	fine('M8 272H192M8 290H192'),
	flat(Array.from({ length: 11 }, (_, i) => star(20 + 16 * i, 281, 4, 8)).join(''), 'bright'),
	cushion(42, 258, 1.05),
	cushion(158, 258, 1.05),
].join('');

/** Ten goblets on a rainbow over a house between cypresses. */
const ten = [
	stars(100, 48, 6, 76, 60, 2.4, 124, 60, 2.4, 56, 76, 2, 144, 76, 2),
	`<g stroke-width="8"><path d="M44 250V166A56 56 0 0 1 156 166V250" stroke="${ink.red}"/><path d="M52 250V166A48 48 0 0 1 148 166V250" stroke="${ink.bright}"/><path d="M60 250V166A40 40 0 0 1 140 166V250" stroke="${ink.teal}"/></g>`,
	line('M40 250V166A60 60 0 0 1 160 166V250M64 250V166A36 36 0 0 1 136 166V250'),
	Array.from({ length: 10 }, (_, i) => {
		const turn = -72 + i * 16;
		const a = (turn * Math.PI) / 180;
		return jam(Math.round(1000 + 600 * Math.sin(a)) / 10, Math.round(1660 - 600 * Math.cos(a)) / 10, 0.84, turn);
	}).join(''),
	ground('M8 250Q100 238 192 250', 'leaf'),
	cypress(30, 264, 88),
	cypress(170, 264, 88),
	house(100, 258, 1.55, 'blue'),
	flat(
		'M96 258C88 270 118 276 100 284C92 292 96 298 92 304H130C124 296 128 290 132 284C140 272 106 268 106 258Z',
		'teal',
	),
	fine('M102 264C98 272 120 276 112 284C106 290 110 296 108 302', 'bright'),
	flyingBird(84, 168, 0.66),
	flyingBird(118, 170, 0.66, true),
	tuft(28, 286),
	tuft(70, 290, 0.9, 'bright'),
	tuft(156, 290, 0.9, 'bright'),
	tuft(176, 284),
].join('');

/** The pips of the Cups from the Six to the Ten. */
export const cupsSixToTen = [six, seven, eight, nine, ten];
