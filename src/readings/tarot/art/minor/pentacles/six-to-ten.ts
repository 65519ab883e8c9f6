import { area, at, disc, fine, flat, limb, line, star, union } from '#src/ui/ornament/drawing/pen.ts';
import { ground, leaves, lily, mountains, tuft } from '../../nature.ts';
import { fist, hand, head, sleeve } from '../../people.ts';
import { falcon, gleam } from '../scenery.ts';
import { dinar, dinars } from '../suit-things.ts';

const pan = line('M0 0L-26 74M0 0L26 74', 1) + area('M-32 74H32C28 90 -28 90 -32 74Z', 'gold');

/** A balance with three coins in each pan; two open hands beneath. */
const six = [
	mountains(302, 'lapis', 100, 204),
	mountains(302, 'deep', 40, 246, 160, 246),
	line('M52 102Q100 84 148 102', 3),
	line('M100 70V94', 3),
	flat(star(100, 94, 6, 8), 'bright'),
	union('ivory', limb(126, 62, 4, 110, 70, 3.6)),
	sleeve('red', [180, 36], [152, 50], [130, 60]),
	fist(101, 72, 1.5),
	at(52, 102, pan),
	at(148, 102, pan),
	dinars(16, 37, 161, 67, 161, 52, 135),
	dinars(16, 133, 161, 163, 161, 148, 135),
	area('M20 176H84L81 182H23ZM116 176H180L177 182H119Z', 'gold'),
	union('ivory', limb(52, 262, 4.6, 54, 246, 4)),
	union('ivory', limb(148, 262, 4.6, 146, 246, 4)),
	hand(54, 244, 8, false, 1.9),
	hand(146, 244, -8, true, 1.9),
	area('M40 260H66C70 276 74 290 78 304H28C32 290 36 276 40 260Z', 'teal'),
	area('M134 260H160C164 276 168 290 172 304H122C126 290 130 276 134 260Z', 'blue'),
	line('M39 261H67M133 261H161', 3.4),
	fine(
		'M48 264C46 280 44 292 42 302M58 264C60 280 62 292 64 302M142 264C140 280 138 292 136 302M152 264C154 280 156 292 158 302',
	),
].join('');

/** Seven coins ripen on a tree; the spade rests. */
const seven = [
	mountains(252, 'lapis', 30, 206, 170, 206),
	ground('M8 252Q100 240 192 252', 'deep'),
	fine('M8 266Q100 254 192 266M8 280Q100 268 192 280M8 294Q100 282 192 294'),
	area('M90 262C94 240 92 220 94 196H106C108 220 106 240 112 262C104 258 98 258 90 262Z', 'line'),
	union(
		'leaf',
		disc(48, 150, 28),
		disc(152, 150, 28),
		disc(58, 102, 28),
		disc(142, 102, 28),
		disc(100, 80, 32),
		disc(100, 140, 40),
		disc(74, 178, 28),
		disc(126, 178, 28),
	),
	fine('M100 200V60M100 176L60 150M100 176L140 150M100 130L64 104M100 130L136 104M100 196L76 186M100 196L124 186'),
	[
		[78, 66],
		[122, 66],
		[34, 128],
		[166, 128],
		[76, 132],
		[124, 132],
	]
		.map(([x = 0, y = 0]) => at(x, y, area(leaves, 'teal'), 0.7, x < 100 ? -40 : 40))
		.join(''),
	dinars(17, 70, 92, 130, 92, 46, 146, 100, 138, 154, 146, 74, 190, 126, 190),
	line('M126 204L148 276', 3.4),
	area('M142 272L156 268C164 278 164 290 158 298C148 296 142 286 142 272Z', 'ivory'),
	line('M120 206L133 202', 3),
	area('M52 294C44 286 42 274 50 268C54 264 54 260 53 256H63C62 260 62 264 66 268C74 274 72 286 64 294Z', 'red'),
	fine('M46 276Q58 282 70 276'),
].join('');

/** Three coins on each cord, one on the anvil, one at its foot. */
const eight = [
	area('M8 8H192V302H8Z', 'deep'),
	fine('M8 92H60M140 92H192M8 170H18M182 170H192M8 236H192'),
	area('M20 70H180V78H20Z', 'gold'),
	line('M48 78V220M152 78V220', 1),
	dinars(20, 48, 108, 48, 153, 48, 198),
	dinars(20, 152, 108, 152, 153, 152, 198),
	ground('M8 258H192', 'lapis'),
	fine('M8 274H192M60 258V274M100 274V302M160 258V274M30 274V302'),
	area('M80 284L86 246H114L120 284Z', 'line'),
	area('M66 220H136C142 220 146 222 148 226C138 234 124 234 116 240V248H84V240C78 234 70 232 66 220Z', 'blue'),
	gleam(96, 200, 22, 32, 14),
	dinar(96, 202, 18),
	line('M115 184L127 138', 4.6),
	area('M98 178L122 166L132 186L108 198Z', 'ivory'),
	fine('M102 186L126 174', 'line'),
	dinar(144, 278, 18),
].join('');

const vineLeaf =
	'M0 0C-4 -2 -9 0 -11 -5C-8 -6 -8 -9 -9 -12C-5 -11 -4 -13 0 -18C4 -13 5 -11 9 -12C8 -9 8 -6 11 -5C9 0 4 -2 0 0Z';
const grapes = area(
	disc(-4, 0, 3.4) + disc(4, 0, 3.4) + disc(0, 5, 3.4) + disc(-7, -5, 3.4) + disc(0, -5, 3.4) + disc(7, -5, 3.4),
	'red',
);

/** Nine coins on a trellis among vines; a falcon on top. */
const nine = [
	mountains(262, 'lapis', 100, 210),
	ground('M8 262Q100 252 192 262', 'leaf'),
	line('M28 282V104M76 282V104M124 282V104M172 282V104M24 104H176M24 156H176M24 208H176M24 252H176', 2.2),
	line('M24 282C40 250 10 226 30 200C46 180 12 160 28 130C40 108 70 112 84 104C110 92 150 112 172 100', 1.2),
	line('M176 282C160 250 190 226 170 200C154 180 188 160 172 130', 1.2),
	[
		[76, 112, -20],
		[124, 112, 20],
		[76, 164, 30],
		[124, 164, -30],
		[76, 216, -30],
		[124, 216, 30],
		[26, 112, -40],
		[174, 112, 40],
		[26, 188, -60],
		[174, 188, 60],
	]
		.map(([x = 0, y = 0, turn]) => at(x, y, area(vineLeaf, 'teal'), 0.9, turn))
		.join(''),
	[
		[28, 158],
		[172, 158],
		[76, 184],
		[124, 184],
		[28, 234],
		[172, 234],
		[76, 238],
		[124, 238],
	]
		.map(([x = 0, y = 0]) => at(x, y, grapes, 0.9))
		.join(''),
	dinars(17.5, 52, 130, 100, 130, 148, 130, 52, 182, 100, 182, 148, 182, 52, 234, 100, 234, 148, 234),
	falcon(100, 101, 1.3),
	lily(52, 296, 1),
	lily(148, 296, 1),
	tuft(100, 294, 1, 'red'),
].join('');

/** Ten coins in a triangle above a gateway where an old man stands with a child. */
const ten = [
	area('M8 186H192V302H8Z', 'lapis'),
	fine(
		'M8 200H192M8 218H40M160 218H192M8 240H40M160 240H192M24 200V218M176 200V218M16 218V240M184 218V240M30 240V262M170 240V262M8 262H40M160 262H192',
	),
	area('M8 186V176H18V182H28V176H40V182H160V176H172V182H182V176H192V186Z', 'lapis'),
	area('M44 302V226C44 204 80 206 100 190C120 206 156 204 156 226V302Z', 'gold'),
	area('M52 302V230C52 212 82 214 100 200C118 214 148 212 148 230V302Z', 'night'),
	flat(star(100, 214, 6, 8), 'bright'),
	ground('M8 294Q100 290 192 294', 'deep'),
	// The old man and the child.
	area('M78 246C84 243 94 243 100 248C104 264 106 280 108 296C98 300 82 300 70 296C72 280 74 262 78 246Z', 'red'),
	fine('M86 262C84 276 82 286 82 296M94 262C96 276 96 286 98 296'),
	sleeve('red', [96, 250], [106, 262], [112, 272]),
	head(88, 232, {
		size: 0.84,
		look: 1.6,
		hair: 'short',
		colour: 'ivory',
		beard: true,
		wear: area('M-10 -5C-12 -15 12 -15 10 -5Q0 -9 -10 -5Z', 'bright'),
	}),
	area(
		'M122 272C126 269 132 269 136 272C139 280 140 288 142 296C134 300 124 300 116 296C118 288 119 280 122 272Z',
		'blue',
	),
	head(129, 260, { size: 0.7, look: -1.6, hair: 'short' }),
	union('blue', limb(122, 276, 3, 116, 277, 2.6)),
	fist(113, 277, 0.72),
	dinars(14.4, 100, 52, 84, 84, 116, 84, 68, 116, 100, 116, 132, 116, 52, 148, 84, 148, 116, 148, 148, 148),
].join('');

/** The pips of the Pentacles from the Six to the Ten. */
export const pentaclesSixToTen = [six, seven, eight, nine, ten];
