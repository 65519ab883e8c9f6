import { serpent } from '../creatures.ts';
import { cloud, ground, mountains, smallSun } from '../nature.ts';
import { area, at, both, disc, fine, flat, limb, union, whole } from '../pen.ts';
import { hand, head, wing } from '../people.ts';

const trunk = (x: number) =>
	area(
		`M${x - 4} 290C${x - 2} 250 ${x - 4} 220 ${x - 3} 190H${x + 3}C${x + 4} 220 ${x + 2} 250 ${x + 5} 290Z`,
		'lapis',
	);
const flame = 'M0 0C-5 -4 -5 -9 0 -15C5 -9 5 -4 0 0Z';

/** Two under an angel: a tree of fruit behind her, a tree of flames behind him, a mountain between them. */
export const lovers = [
	smallSun(100, 66, 26),
	at(112, 106, wing(62, 30, 104)),
	at(88, 106, wing(62, 30, 104), 1, 0, true),
	area(whole('M100 92C108 93 114 96 117 104C122 116 128 126 136 132C124 138 112 138 100 136'), 'red'),
	union('red', limb(86, 104, 5.5, 74, 122, 6, 62, 132, 6)),
	union('red', limb(114, 104, 5.5, 126, 122, 6, 138, 132, 6)),
	hand(58, 134, 222, false, 0.9),
	hand(142, 134, 138, true, 0.9),
	head(100, 80, { hair: 'long', colour: 'red' }),
	cloud(62, 134, 0.62, false, 'blue'),
	cloud(140, 136, 0.62, true, 'blue'),
	cloud(82, 138, 0.54, false, 'lapis'),
	mountains(272, 'lapis', 100, 168),
	ground('M8 274Q60 264 100 268T192 274'),
	trunk(30),
	area('M30 158C44 156 52 168 48 180C54 192 46 206 32 206C18 208 8 196 12 182C8 168 16 156 30 158Z', 'teal'),
	flat(disc(22, 176, 3.4) + disc(38, 172, 3.4) + disc(30, 188, 3.4) + disc(42, 190, 3.4) + disc(18, 194, 3.4), 'red'),
	serpent('gold', 37, 208, 1.5, 33, 213, 2.2, 25, 222, 2.4, 34, 233, 2.4, 26, 245, 2.4, 34, 257, 2.2, 28, 270, 1),
	trunk(170),
	[
		[170, 176],
		[158, 184],
		[182, 184],
		[164, 196],
		[177, 198],
		[170, 164],
		[157, 204],
		[184, 206],
	]
		.map(([x = 0, y = 0]) => at(x, y, area(flame, 'red')))
		.join(''),
	// Her.
	union(
		'ivory',
		limb(64, 196, 5, 65, 210, 8, 65, 222, 6.4, 65, 236, 8.6, 66, 242, 8),
		limb(60, 238, 6.4, 60, 262, 4, 60, 284, 2.6, 57, 288, 2.6),
		limb(70, 238, 6.4, 70, 262, 4, 69, 284, 2.6, 72, 288, 2.6),
		limb(57, 204, 3.6, 50, 220, 2.8, 46, 236, 2.4),
		limb(72, 204, 3.6, 80, 218, 2.8, 88, 228, 2.4, 90, 230, 2.4),
	),
	fine('M65 244V262M61 214Q63 217 65 214M66 214Q68 217 70 214M65 228V229', 'line'),
	head(66, 182, { size: 0.88, look: 1.6, colour: 'gold', tilt: -4 }),
	// Him.
	union(
		'ivory',
		limb(136, 196, 6, 136, 208, 10, 136, 222, 7.6, 136, 238, 7.4),
		limb(131, 238, 6.2, 130, 262, 4.2, 130, 284, 2.8, 126, 288, 2.8),
		limb(141, 238, 6.2, 142, 262, 4.2, 142, 284, 2.8, 146, 288, 2.8),
		limb(145, 203, 4.2, 152, 220, 3.2, 155, 236, 2.8),
		limb(127, 203, 4.2, 118, 218, 3.2, 110, 228, 2.6, 108, 230, 2.6),
	),
	fine('M136 244V262M129 212Q133 216 136 212Q139 216 143 212M136 216V224', 'line'),
	head(136, 182, { size: 0.88, look: -1.6, hair: 'short', tilt: 4 }),
	both(fine('M20 288Q24 282 26 288M84 292Q88 286 90 292')),
].join('');
