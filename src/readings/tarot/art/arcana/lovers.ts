import { area, at, both, disc, fine, flat, limb, line, union, whole } from '#src/ui/ornament/drawing/pen.ts';
import { serpent } from '../creatures.ts';
import { cloud, ground, mountains, smallSun } from '../nature.ts';
import { hand, head, standingRobe, wing } from '../people.ts';

const trunk = (x: number) =>
	area(
		`M${x - 4} 292C${x - 2} 250 ${x - 4} 220 ${x - 3} 190H${x + 3}C${x + 4} 220 ${x + 2} 250 ${x + 5} 292Z`,
		'lapis',
	);
const flame = 'M0 0C-6 -4 -6 -10 0 -18C6 -10 6 -4 0 0Z';

/** Two under an angel: a tree of fruit behind her, a tree of flames behind him, a mountain between them. */
export const lovers = [
	smallSun(100, 66, 27),
	both(at(110, 106, wing(58))),
	area(whole('M100 90C108 91 114 94 117 102C122 114 128 126 136 134C124 140 112 140 100 138'), 'blue'),
	fine(whole('M108 104C110 116 114 126 120 136M100 106V136')),
	union('blue', limb(86, 102, 5.5, 74, 120, 6, 62, 132, 6)),
	union('blue', limb(114, 102, 5.5, 126, 120, 6, 138, 132, 6)),
	hand(58, 134, 222, false, 0.9),
	hand(142, 134, 138, true, 0.9),
	head(100, 78, { colour: 'gold' }),
	cloud(60, 136, 0.62, false, 'lapis'),
	cloud(140, 136, 0.62, true, 'lapis'),
	cloud(80, 140, 0.54, false, 'lapis'),
	mountains(272, 'lapis', 100, 172),
	ground('M8 276Q60 266 100 270T192 276'),
	trunk(36),
	area(
		'M36 166C44 160 54 164 54 174C62 178 62 190 55 194C54 206 44 210 36 205C28 210 17 206 17 194C10 190 11 178 19 174C19 164 29 160 36 166Z',
		'leaf',
	),
	flat(disc(28, 180, 3.6) + disc(44, 178, 3.6) + disc(36, 192, 3.6) + disc(49, 190, 3.2) + disc(22, 192, 3.2), 'red'),
	serpent('gold', 43, 210, 1.6, 39, 214, 2.4, 30, 224, 2.6, 41, 236, 2.6, 31, 249, 2.6, 41, 262, 2.4, 34, 276, 1),
	trunk(164),
	line('M164 222Q154 214 151 202M164 214Q174 208 177 200M164 234Q176 226 179 216', 2),
	[
		[164, 190, 1.1],
		[151, 204, 1],
		[177, 202, 1],
		[157, 182, 0.9],
		[172, 182, 0.9],
		[164, 170, 0.9],
		[180, 218, 0.9],
		[146, 190, 0.8],
	]
		.map(([x = 0, y = 0, s = 1]) => at(x, y, area(flame, 'red'), s))
		.join(''),
	union('red', limb(62, 200, 4.4, 56, 216, 4.6, 62, 230, 4)),
	standingRobe(74, 182, 'red'),
	area('M65 229Q74 233 83 229L83.6 234Q74 238 64.4 234Z', 'bright'),
	head(74, 182, { size: 0.92, look: 1.8, tilt: 4, hair: 'long' }),
	union('red', limb(84, 202, 4.6, 92, 216, 4.8, 97, 221, 3.8)),
	union('teal', limb(138, 200, 4.6, 145, 216, 4.8, 140, 230, 4)),
	standingRobe(127, 180, 'teal', 'bright'),
	area('M118 227Q127 231 136 227L136.6 232Q127 236 117.4 232Z', 'bright'),
	head(127, 179, {
		size: 0.94,
		look: -1.8,
		tilt: -4,
		hair: 'short',
		wear: area('M-9.4 -5C-9 -14 9 -14 9.4 -5Q0 -10 -9.4 -5Z', 'ivory'),
	}),
	union('teal', limb(116, 200, 4.8, 108, 216, 4.8, 103, 221, 3.8)),
	area('M96 217C99 214.6 103 214.6 105 217.6C106 221 104 224.6 101 225C98 225.4 95.4 223 95.4 220.4Z', 'ivory'),
	fine('M99 216.4L103 223', 'line'),
].join('');
