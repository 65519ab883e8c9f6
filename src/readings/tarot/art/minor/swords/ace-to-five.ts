import { area, at, disc, fine, flat, ink, limb, line, star, union } from '#src/ui/ornament/drawing/pen.ts';
import { floor } from '../../frame.ts';
import { cloud, crescent, ground, leaves, mountains, rose, stars, water } from '../../nature.ts';
import { fist } from '../../people.ts';
import { crown, lamp } from '../../things.ts';
import { cushion, gleam } from '../scenery.ts';
import { planted, shamshir } from '../suit-things.ts';

const olive = (x: number, y: number, flip: boolean) =>
	at(
		x,
		y,
		line('M0 0C14 6 24 22 24 44', 1.4) +
			[
				[6, 4, 110],
				[15, 13, 130],
				[21, 25, 150],
				[24, 40, 180],
			]
				.map(([a = 0, b = 0, turn]) => at(a, b, area(leaves, 'teal'), 0.8, turn))
				.join('') +
			flat(disc(13, 5, 2.4) + disc(23, 18, 2.4) + disc(17, 26, 2.2), 'bright'),
		1,
		0,
		flip,
	);

/** A hand from a cloud holds one blade upright through a crown. */
const ace = [
	gleam(102, 92, 30, 56, 28),
	mountains(302, 'lapis', 30, 232, 172, 228),
	cloud(60, 292, 0.9),
	area('M96 244H118C122 264 126 280 130 304H84C88 280 92 264 96 244Z', 'blue'),
	fine('M102 248C100 268 98 286 97 300M112 248C114 268 117 286 118 300'),
	`<path d="M95 245H119" stroke="${ink.bright}" stroke-width="3.4"/>`,
	union('ivory', limb(107, 244, 5, 107, 230, 4.4)),
	shamshir(107, 240, 88, 0, false, 2.2),
	fist(107, 228, 1.9),
	olive(118, 92, false),
	olive(90, 92, true),
	at(104, 104, crown, 2.4),
	cloud(12, 286, 1.05, false, 'blue'),
	cloud(190, 284, 1.05, true, 'blue'),
	cloud(70, 298, 0.9, false, 'blue'),
].join('');

/** Two blades cross before the moon over quiet water, a scarf about them. */
const two = [
	crescent(100, 84, 33),
	stars(100, 72, 6, 40, 96, 2.4, 160, 96, 2.4, 66, 66, 2.2, 134, 66, 2.2),
	water(236, 300, 10),
	area('M22 262C26 248 34 246 38 252C44 250 50 256 52 262Z', 'deep'),
	area('M146 270C150 258 156 254 162 258C170 256 176 262 178 270Z', 'deep'),
	shamshir(50, 250, 94, 26, false, 2.2),
	shamshir(150, 250, 94, -26, true, 2.2),
	area(
		'M86 158C76 154 62 164 50 158C52 168 48 174 50 182C64 184 76 172 88 170ZM114 158C124 154 138 164 150 158C148 168 152 174 150 182C136 184 124 172 112 170Z',
		'red',
	),
	area('M88 154C94 149 106 149 112 154C116 160 116 168 112 174C106 179 94 179 88 174C84 168 84 160 88 154Z', 'red'),
	fine('M92 158Q100 166 108 158M92 171Q100 163 108 171M80 162Q68 170 56 168M120 162Q132 170 144 168', 'bright'),
].join('');

const petal = 'M0 0C-5 -3 -5 -9 0 -12C5 -9 5 -3 0 0Z';

/** Three blades meet behind a rose; its petals fall with the rain. */
const three = [
	cloud(18, 100, 1.05, false, 'blue'),
	cloud(182, 92, 1.05, true, 'blue'),
	fine(
		Array.from({ length: 26 }, (_, i) => {
			const x = 22 + ((i * 61.8) % 158);
			const y = 116 + ((i * 75.4) % 150);
			return `M${Math.round(x)} ${Math.round(y)}l-3 12`;
		}).join(''),
		'blue',
	),
	ground('M8 282Q100 270 192 282', 'leaf'),
	shamshir(34, 82, 96, 149, true, 1.9),
	shamshir(166, 82, 96, -149, false, 1.9),
	shamshir(95, 46, 102, 180, true, 1.9),
	line('M100 172C98 204 106 228 100 282', 2.4),
	at(101, 226, area(leaves, 'teal'), 1.3, 0),
	at(102, 254, area(leaves, 'teal'), 1.1, 0),
	rose(100, 156, 24),
	rose(100, 156, 13, 'bright'),
	rose(100, 156, 9),
	[
		[56, 214, 30],
		[74, 262, -50],
		[140, 206, -30],
		[132, 250, 60],
		[152, 278, 80],
	]
		.map(([x = 0, y = 0, turn]) => at(x, y, area(petal, 'red'), 1, turn))
		.join(''),
].join('');

/** Three blades hang on the wall, the fourth lies on a chest: arms at rest. */
const four = [
	area('M8 8H192V302H8Z', 'lapis'),
	fine('M8 218H192'),
	lamp(36),
	area('M30 104H170V110H30Z', 'gold'),
	[48, 100, 152].map((x) => flat(disc(x, 107, 2.6), 'red') + shamshir(x - 4, 111, 62, 180, true, 1.5)).join(''),
	area('M8 262H192V302H8Z', 'deep'),
	floor(282),
	area('M28 236H172V278H28Z', 'red'),
	fine('M34 242H166V272H34Z'),
	flat([64, 100, 136].map((x) => star(x, 257, 9, 8)).join(''), 'bright'),
	area('M24 230H176V238H24Z', 'gold'),
	shamshir(36, 224, 84, 90, true, 1.5),
	area('M76 284H124L130 298H70Z', 'teal'),
	cushion(100, 296, 0.9),
].join('');

/** Three blades in the sand, two dropped, a cap left behind; nobody. */
const five = [
	cloud(14, 96, 0.8),
	cloud(186, 82, 0.9, true),
	cloud(72, 62, 0.66, false, 'blue'),
	mountains(226, 'lapis', 40, 186, 150, 176),
	ground('M8 224Q60 210 110 222T192 216', 'gold'),
	ground('M8 244Q70 226 130 242T192 236', 'line'),
	fine('M20 262Q60 252 96 262M110 290Q140 282 176 290M24 288Q50 280 74 286M136 256Q160 250 182 256', 'gold'),
	planted(true, 134, 46, 250, 94, 242, 142, 250),
	shamshir(26, 278, 92, 72, false, 1.25),
	shamshir(140, 280, 92, -72, true, 1.25),
	area('M150 294C148 280 158 272 166 276C176 276 180 286 178 294Q164 300 150 294Z', 'red'),
	fine('M151 290Q164 296 178 290'),
	line('M164 275L168 268', 1.6),
].join('');

/** The pips of the Swords from the Ace to the Five. */
export const swordsAceToFive = [ace, two, three, four, five];
