import { area, at, both, fine, flat, limb, line, star, union } from '#src/ui/ornament/drawing/pen.ts';
import { cloud, crescent, cypress, ground, leaves, mountains, rose, stars, tuft, water } from '../../nature.ts';
import { fist, sleeve } from '../../people.ts';
import { cushion, flyingBird, gleam, house, planeTree, pomegranate, restingBird } from '../scenery.ts';
import { jam, jams } from '../suit-things.ts';

const lotus = (x: number, y: number, size = 1) =>
	at(
		x,
		y,
		area('M-20 2C-12 8 12 8 20 2C12 -3 -12 -3 -20 2Z', 'leaf') +
			area(
				'M0 2C-8 2 -15 -4 -16 -11C-10 -11 -6 -8 -4 -5C-6 -12 -4 -18 0 -22C4 -18 6 -12 4 -5C6 -8 10 -11 16 -11C15 -4 8 2 0 2Z',
				'ivory',
			) +
			fine('M0 2C-4 -4 -4 -12 0 -16C4 -12 4 -4 0 2', 'red'),
		size,
	);

/** One goblet overflows in five threads into a pool; a dove comes down to it. */
const ace = [
	gleam(100, 118, 54, 74, 28),
	mountains(236, 'lapis', 30, 186, 170, 186),
	water(236, 300, 9),
	area('M72 262C72 256 128 256 128 262L134 268H66Z', 'lapis'),
	`<path d="M62 146C42 150 44 190 34 246M138 146C158 150 156 190 166 246M74 150C62 160 64 200 60 252M126 150C138 160 136 200 140 252" stroke="#7fc4c4" stroke-width="4.4"/>`,
	fine(
		'M60 147C44 154 45 192 36 246M140 147C156 154 155 192 164 246M73 153C63 166 65 202 62 252M127 153C137 166 135 202 138 252',
		'ivory',
	),
	jam(100, 262, 4.1),
	`<path d="M100 152V266" stroke="#7fc4c4" stroke-width="4.4"/>`,
	fine('M99 153V264', 'ivory'),
	at(100, 96, flyingBird(0, 0, 1.5), 1, -30),
	lotus(40, 276, 0.95),
	lotus(160, 276, 0.95),
].join('');

/** Two goblets, two rose vines that twine, two doves. */
const two = [
	flat(star(100, 52, 8, 8), 'bright'),
	ground('M8 258Q100 248 192 258', 'leaf'),
	line(
		'M62 196C52 172 124 166 124 144C124 122 84 126 84 106M138 196C148 172 76 166 76 144C76 122 116 126 116 106',
		1.6,
	),
	line('M84 106C70 104 58 112 46 108M116 106C130 104 142 112 154 108', 1.6),
	both(
		at(64, 180, area(leaves, 'teal'), 0.7, -60) +
			at(78, 152, area(leaves, 'teal'), 0.6, -70) +
			at(48, 108, area(leaves, 'teal'), 0.6, -90) +
			rose(64, 188, 6.5) +
			rose(78, 134, 6.5) +
			rose(46, 102, 7),
	),
	rose(100, 163, 7, 'ivory'),
	rose(100, 122, 6, 'ivory'),
	restingBird(114, 102, 1.15),
	restingBird(86, 102, 1.15, true),
	jam(60, 284, 2.6),
	jam(140, 284, 2.6),
	tuft(26, 284),
	tuft(174, 284),
	tuft(100, 290, 1, 'bright'),
].join('');

/** Three arms lift their goblets to one another under pomegranates. */
const three = [
	both(
		line('M100 28C82 50 60 60 40 76C30 84 26 96 26 108', 1.4) +
			at(70, 56, area(leaves, 'teal'), 0.8, -120) +
			at(42, 76, area(leaves, 'teal'), 0.8, -140) +
			pomegranate(58, 78, 9) +
			pomegranate(84, 60, 8) +
			pomegranate(30, 118, 9),
	),
	gleam(100, 138, 16, 40, 18),
	union('ivory', limb(40, 196, 4, 58, 176, 3.6)),
	union('ivory', limb(160, 196, 4, 142, 176, 3.6)),
	sleeve('red', [0, 222], [24, 214], [44, 192]),
	sleeve('teal', [200, 222], [176, 214], [156, 192]),
	at(60, 168, jam(0, 6, 1.8), 1, 16),
	at(140, 168, jam(0, 6, 1.8), 1, -16),
	fist(60, 165, 1.35),
	at(140, 165, fist(0, 0, 1.35), 1, 0, true),
	union('ivory', limb(100, 246, 4.4, 100, 232, 4)),
	area('M92 250H108C110 268 118 288 126 304H74C82 288 90 268 92 250Z', 'gold'),
	fine('M97 254C96 272 90 290 88 302M103 254C104 272 110 290 112 302', 'line'),
	line('M91 251H109', 3.4),
	jam(100, 236, 1.8),
	fist(100, 230, 1.35),
].join('');

/** Three goblets under a plane tree; a fourth waits on a cloud, not noticed. */
const four = [
	mountains(240, 'lapis', 36, 190, 160, 206),
	ground('M8 244Q100 234 192 246', 'deep'),
	planeTree(72, 252, 186),
	cloud(122, 168, 0.86),
	jam(152, 174, 1.7),
	gleam(152, 150, 24, 34, 14),
	area('M34 262H166L180 296H20Z', 'teal'),
	fine('M37 266H163L174 292H26Z'),
	cushion(154, 286, 1.05),
	jams(1.4, 42, 286, 76, 286, 110, 286),
].join('');

/** Three goblets spilt, two standing; a bridge leads home. */
const five = [
	crescent(70, 78, 10, 20),
	stars(110, 66, 2.4, 134, 92, 2, 44, 108, 2, 150, 72, 2),
	mountains(186, 'lapis', 46, 112, 96, 136),
	ground('M8 186Q100 174 192 182', 'leaf'),
	house(158, 184, 1.4),
	cypress(126, 184, 62, 'teal'),
	flat('M92 180C80 192 70 206 64 230H150C138 206 128 192 112 180Z', 'teal'),
	fine('M86 196q4.5 -4 9 0t9 0t9 0M80 224q4.5 -4 9 0t9 0t9 0t9 0t9 0', 'bright'),
	area('M62 214C74 188 134 188 150 208V218H136C130 202 84 202 76 222H62Z', 'gold'),
	line('M58 204C76 178 132 178 154 198', 1.2),
	fine('M66 208V198M80 198V188M94 194V184M108 193V183M122 194V184M136 198V188M148 204V194'),
	ground('M8 224Q100 216 192 224', 'deep'),
	jams(1.36, 40, 240, 76, 240),
	flat(
		'M18 280C18 274 48 274 50 280C48 286 20 286 18 280ZM74 293C74 287 112 287 114 293C112 299 76 299 74 293ZM130 280C130 274 160 274 162 280C160 286 132 286 130 280Z',
		'red',
	),
	jam(68, 256, 1.36, -112),
	jam(128, 270, 1.36, -112),
	jam(180, 256, 1.36, -112),
].join('');

/** The pips of the Cups from the Ace to the Five. */
export const cupsAceToFive = [ace, two, three, four, five];
