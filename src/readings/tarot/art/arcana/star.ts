import { area, at, fine, flat, limb, star as starPath, union } from '#src/ui/ornament/drawing/pen.ts';
import { hoopoe } from '../creatures.ts';
import { cypress, ground, mountains, tuft, water } from '../nature.ts';
import { fist, head } from '../people.ts';
import { jug } from '../things.ts';

/** Under one great star and seven small ones she gives water to the pool and to the earth. */
export const star = [
	area(starPath(100, 72, 34, 8, 10, 22.5), 'gold'),
	area(starPath(100, 72, 40, 8, 11), 'bright'),
	flat(
		[
			[52, 76],
			[148, 76],
			[34, 104],
			[166, 104],
			[60, 116],
			[140, 116],
			[100, 130],
		]
			.map(([x = 0, y = 0]) => starPath(x, y, 7, 8))
			.join(''),
		'bright',
	),
	mountains(226, 'lapis', 30, 176, 60, 196),
	ground('M8 222Q90 212 192 220', 'deep'),
	cypress(164, 232, 84),
	at(160, 150, hoopoe(), 0.86),
	water(246, 300, 9, 8, 192),
	area('M78 262C100 244 150 236 192 240V302H130C120 286 84 284 78 262Z', 'deep'),
	fine('M78 262C84 284 120 286 130 300M110 258Q120 262 130 256M150 262Q160 266 172 260'),
	// Water from both jugs.
	`<path d="M52 232C46 242 46 250 44 262M54 233C50 244 52 252 52 262" stroke="#f0dca0"/>`,
	`<path d="M150 246C156 250 158 256 156 264M153 244C162 248 166 256 170 266M156 264C150 270 146 272 140 274M156 264C162 272 172 274 178 280" stroke="#f0dca0"/>`,
	// She kneels: the far leg under her, the near knee raised, her foot in the pool.
	union('ivory', limb(112, 268, 3.6, 100, 270, 3, 92, 271, 2.4)),
	union('blue', limb(112, 236, 10, 137, 256, 8, 124, 268, 5.4, 112, 269, 5)),
	union('ivory', limb(80, 240, 5.4, 76, 254, 4, 74, 264, 3.4, 67, 269, 2.6)),
	union(
		'blue',
		limb(103, 181, 6.4, 104, 190, 9, 107, 204, 7, 111, 220, 9, 112, 236, 10.5),
		limb(110, 238, 11, 84, 229, 8, 78, 242, 6.6),
	),
	fine(
		'M97 178Q103 186 109 178M101 212Q108 216 115 210M102 240Q108 244 116 238M124 252Q128 258 120 264M96 232Q90 236 84 236',
	),
	flat(
		starPath(105, 224, 3, 8) + starPath(122, 246, 2.6, 8) + starPath(94, 238, 2.6, 8) + starPath(104, 198, 2.4, 8),
		'bright',
	),
	union('ivory', limb(110, 184, 4.4, 130, 200, 3.6, 142, 222, 2.8)),
	at(140, 240, jug, 0.95, 112),
	fist(142, 225, 0.8),
	head(99, 162, { look: -2, tilt: -12, colour: 'gold' }),
	union('ivory', limb(98, 184, 4.4, 82, 200, 3.6, 66, 214, 2.8)),
	at(68, 226, jug, 0.95, -112),
	fist(66, 215, 0.8),
	tuft(176, 294, 0.9),
	tuft(158, 296, 0.8),
	tuft(182, 258, 0.7, 'bright'),
].join('');
