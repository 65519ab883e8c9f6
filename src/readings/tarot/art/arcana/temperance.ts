import { cypress, ground, lily, mountains, smallSun, water } from '../nature.ts';
import { area, at, disc, fine, flat, limb, union, whole } from '../pen.ts';
import { fist, halo, head, sleeve, wing } from '../people.ts';
import { cup } from '../things.ts';

/** An angel with one foot on land and one in the water pours from cup to cup. */
export const temperance = [
	smallSun(36, 152, 8),
	mountains(244, 'lapis', 36, 176, 10, 196, 62, 200),
	cypress(172, 262, 60),
	ground('M8 244Q60 234 192 250', 'deep'),
	fine('M36 184C44 200 26 208 40 222C52 232 46 240 60 252'),
	water(258, 300, 9, 8, 192),
	area('M104 262C120 250 160 250 192 256V302H150C140 290 112 284 104 262Z', 'deep'),
	at(114, 142, wing(84, 6, 104)),
	at(86, 142, wing(84, 6, 104), 1, 0, true),
	halo(100, 98, 19),
	union('ivory', limb(90, 250, 5, 88, 268, 4, 86, 280, 3.6, 80, 284, 2.4)),
	union('ivory', limb(114, 240, 5, 116, 258, 3.6, 118, 264, 3, 126, 267, 2.4)),
	area(
		whole('M100 122C108 123 117 125 120 132C124 152 117 166 117 182C124 210 130 234 134 254C122 262 110 256 100 260'),
		'ivory',
	),
	fine(whole('M108 186C112 214 116 236 118 254M100 186V256M120 196C124 216 126 236 128 252'), 'line'),
	area('M93 140H107L100 154Z', 'gold'),
	area(whole('M100 178Q110 178 117 175L118 182Q110 186 100 186'), 'red'),
	// The stream between the cups.
	`<path d="M70 184C82 176 100 214 128 208" stroke="#2c868c" stroke-width="5"/>`,
	fine('M70 182C84 176 100 212 128 206M70 186C82 180 98 216 128 210', 'bright'),
	cup(66, 192, 0.9, 58),
	cup(134, 230, 0.95, 0),
	sleeve('ivory', [82, 134], [60, 156], [56, 178]),
	fist(57, 183, 0.9),
	sleeve('ivory', [118, 134], [144, 164], [140, 206]),
	fist(136, 216, 0.9),
	head(100, 100, { colour: 'gold', wear: flat(disc(0, -6.4, 2.6), 'red') }),
	lily(164, 292, 1.1),
	lily(178, 288, 0.9),
	lily(151, 298, 0.75),
].join('');
