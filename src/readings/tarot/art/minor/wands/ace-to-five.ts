import { area, at, both, disc, fine, flat, limb, line, star, union } from '#src/ui/ornament/drawing/pen.ts';
import { hoopoe } from '../../creatures.ts';
import { floor } from '../../frame.ts';
import { cloud, cypress, ground, mountains, rose, smallSun, stars, tuft, water } from '../../nature.ts';
import { fist, sleeve } from '../../people.ts';
import { jug } from '../../things.ts';
import { gleam, pomegranate, ship } from '../scenery.ts';
import { staff, staffs } from '../suit-things.ts';

/** A hand from a cloud holds the one staff before the sun; a hoopoe at its foot. */
const ace = [
	smallSun(100, 82, 23),
	gleam(100, 82, 46, 58, 24),
	mountains(262, 'lapis', 34, 190, 172, 200),
	mountains(266, 'deep', 62, 222, 140, 226),
	ground('M8 276Q60 244 100 244T192 276', 'leaf'),
	staff(100, 266, 214, 0, 5),
	union('ivory', limb(126, 198, 4, 108, 190, 4)),
	sleeve('red', [200, 222], [160, 216], [124, 197]),
	cloud(208, 210, 0.9, true, 'blue'),
	fist(102, 188, 1.5),
	at(62, 254, hoopoe(), 1.25),
	tuft(150, 280),
	tuft(36, 288, 0.9, 'bright'),
	tuft(128, 290, 0.9),
].join('');

/** Two staffs as gateposts, and a globe before the sea. */
const two = [
	smallSun(100, 78, 11),
	mountains(168, 'lapis', 124, 112),
	water(168, 244, 9),
	`<path d="M8 244H192V302H8Z" fill="#0d1748"/>`,
	floor(248),
	area('M86 268L92 240H108L114 268C122 272 124 278 124 284H76C76 278 78 272 86 268Z', 'gold'),
	fine('M82 274H118M90 254H110', 'line'),
	area(disc(100, 208, 36), 'blue'),
	fine(
		'M64 208H136M69 190Q100 198 131 190M69 226Q100 234 131 226M100 172C82 190 82 226 100 244C118 226 118 190 100 172',
	),
	area('M60 208A40 40 0 0 1 100 168L100 172A36 36 0 0 0 64 208Z', 'bright'),
	flat(star(100, 164, 7, 8), 'bright'),
	staff(42, 290, 208, 0, 3.6),
	staff(158, 290, 208, 0, 3.6),
].join('');

/** Three staffs on a hill, three ships on the sea. */
const three = [
	smallSun(77, 62, 9),
	mountains(156, 'lapis', 22, 128, 180, 120),
	water(156, 260, 9),
	ship(77, 196, 0.9),
	ship(124, 184, 0.8),
	ship(168, 206, 0.9),
	ground('M8 262Q60 226 100 226T192 258', 'leaf'),
	staff(54, 278, 190, 0, 3),
	staff(100, 286, 206, 0, 3),
	staff(146, 278, 190, 0, 3),
	tuft(28, 286),
	tuft(76, 292, 0.9, 'bright'),
	tuft(124, 294),
	tuft(174, 288, 0.9),
].join('');

/** Four staffs carry an awning; a carpet is spread for guests. */
const four = [
	stars(100, 44, 4, 62, 66, 2.4, 138, 66, 2.4),
	mountains(250, 'lapis', 100, 176),
	both(cypress(50, 264, 104)),
	ground('M8 258Q100 248 192 258'),
	staffs(70, 262, 176, 130, 262, 176),
	area('M52 256H148L172 294H28Z', 'red'),
	fine('M55 260H145L165 290H35Z', 'bright'),
	flat(star(100, 275, 9, 8), 'gold'),
	at(76, 283, jug, 1.15),
	area('M112 276H144C142 286 114 286 112 276Z', 'gold'),
	pomegranate(120, 270, 6),
	pomegranate(136, 270, 6),
	pomegranate(128, 265, 6),
	staff(30, 296, 196, 0, 2.8),
	staff(170, 296, 196, 0, 2.8),
	area(
		'M20 128Q60 108 100 84Q140 108 180 128Q176 144 166 146Q156 142 153 132Q146 144 134 142Q126 138 124 126Q114 138 100 138Q86 138 76 126Q74 138 66 142Q54 144 47 132Q44 142 34 146Q24 144 20 128Z',
		'red',
	),
	fine('M100 84V138M100 84Q84 104 76 126M100 84Q116 104 124 126M100 84Q64 108 47 132M100 84Q136 108 153 132'),
	line('M34 148Q68 186 100 156Q132 186 166 148', 1),
	[
		[50, 161],
		[68, 168],
		[86, 164],
		[114, 164],
		[132, 168],
		[150, 161],
	]
		.map(([x = 0, y = 0]) => rose(x, y, 5))
		.join(''),
	rose(100, 156, 6, 'ivory'),
].join('');

/** Five staffs cross in one point over a polo field: strife in play. */
const five = [
	mountains(236, 'lapis', 26, 196, 174, 196, 100, 208),
	ground('M8 238Q100 230 192 238', 'leaf'),
	line('M20 254H180M28 246V262M172 246V262', 0.8),
	[-48, -24, 0, 24, 48]
		.map((turn) => {
			const a = (turn * Math.PI) / 180;
			return staff(Math.round(100 - 78 * Math.sin(a)), Math.round(170 + 78 * Math.cos(a)), 182, turn, 3, true);
		})
		.join(''),
	area(star(100, 170, 13, 10, 6.5), 'red'),
	flat(
		[
			[60, 164],
			[140, 164],
			[72, 190],
			[128, 190],
			[86, 128],
			[114, 128],
			[54, 146],
			[146, 146],
		]
			.map(([x = 0, y = 0]) => star(x, y, 4.6, 4, 1.6))
			.join(''),
		'red',
	),
	area(disc(100, 278, 11), 'ivory'),
	fine('M90 274Q100 284 110 274M96 268Q90 278 97 288', 'line'),
	tuft(34, 290),
	tuft(166, 290),
	tuft(64, 280, 0.8, 'bright'),
	tuft(140, 284, 0.8, 'bright'),
].join('');

/** The pips of the Wands from the Ace to the Five. */
export const wandsAceToFive = [ace, two, three, four, five];
