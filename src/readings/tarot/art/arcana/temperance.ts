import { area, at, both, disc, fine, flat, limb, union, whole } from '#src/ui/ornament/drawing/pen.ts';
import { cypress, ground, lily, mountains, smallSun, water } from '../nature.ts';
import { fist, halo, head, sleeve, wing } from '../people.ts';
import { cup } from '../things.ts';

/** An angel with one foot on land and one in the water pours from cup to cup. */
export const temperance = [
	smallSun(34, 168, 8),
	mountains(244, 'lapis', 34, 184, 10, 204, 62, 206),
	cypress(176, 258, 66),
	ground('M8 244Q60 236 192 250', 'deep'),
	fine('M34 192C42 206 26 212 40 224C52 232 46 240 60 252'),
	water(258, 300, 9, 8, 192),
	area('M104 262C120 250 160 250 192 256V302H150C140 290 112 284 104 262Z', 'deep'),
	both(at(110, 142, wing(76))),
	halo(100, 92, 20),
	union('ivory', limb(91, 250, 5, 89, 268, 4, 86, 280, 3.6, 80, 284, 2.4)),
	union('ivory', limb(111, 240, 5, 114, 258, 3.6, 117, 264, 3, 125, 267, 2.4)),
	area(
		whole('M100 116C107 117 114 119 117 126C120 146 115 164 115 180C119 208 126 232 130 256C118 263 108 257 100 261'),
		'ivory',
	),
	fine(whole('M107 186C110 214 114 236 116 256M100 186V256M117 196C121 216 123 236 125 254'), 'line'),
	area('M91 132H109L100 149Z', 'gold'),
	area(whole('M100 176Q109 176 115 173L116 181Q109 185 100 185'), 'red'),
	`<path d="M73 190C90 188 104 200 127 213" stroke="#7fc4c4" stroke-width="5.4"/>`,
	fine('M74 187.6C92 186 106 198 128 210.6M72 192.6C88 191 102 203 125 215.4', 'ivory'),
	cup(54, 184, 1, 104),
	cup(134, 232, 1, 0),
	sleeve('ivory', [87, 126], [64, 150], [54, 176]),
	fist(56, 184, 0.95),
	sleeve('ivory', [113, 126], [138, 160], [139, 206]),
	fist(136, 219, 0.95),
	head(100, 94, { wear: flat(disc(0, -8.8, 2), 'red') }),
	lily(160, 296, 1.05),
	lily(175, 291, 0.95),
	lily(147, 300, 0.75),
].join('');
