import { area, at, disc, fine, flat, limb, line, union } from '#src/ui/ornament/drawing/pen.ts';
import { horse } from '../creatures.ts';
import { ground, mountains, rose, smallSun } from '../nature.ts';
import { head } from '../people.ts';
import { crown } from '../things.ts';

const tower =
	area('M162 214V182H160V176H164V179H167V176H171V179H174V176H178V182H176V214Z', 'lapis') +
	flat('M168 190H171V198H168Z', 'bright');

/** A rider of bones with a white rose on his banner; between two towers the sun comes up again. */
export const death = [
	smallSun(38, 178, 10),
	at(-147, -8, tower),
	at(-117, -8, tower),
	mountains(226, 'lapis', 152, 166, 182, 182),
	ground('M8 206Q100 204 192 216', 'lapis'),
	ground('M8 272Q100 262 192 270'),
	fine('M120 222Q150 218 186 224M20 230Q60 224 96 228M110 240Q150 234 188 240'),
	// The banner.
	line('M62 66V188', 2.6),
	area('M62 70H26C22 84 30 96 24 112C36 118 50 110 62 112Z', 'night'),
	rose(44, 91, 10.5, 'ivory'),
	at(84, 266, horse('ivory', 'bright'), 1.16),
	area('M70 202C84 198 100 200 112 206C110 216 108 222 104 226C92 218 82 216 70 218Z', 'red'),
	// The rider: armour, and bones.
	union('night', limb(94, 196, 8, 110, 210, 6, 104, 234, 5), limb(103, 232, 4.6, 106, 240, 3.6, 116, 242, 2.4)),
	union('night', limb(88, 134, 9, 88, 152, 13, 88, 172, 9, 90, 194, 12)),
	fine(
		'M78 150Q88 156 98 150M78 158Q88 164 98 158M80 166Q88 171 96 166M80 176Q88 180 97 176M88 142V190M98 208Q104 204 112 206M100 222H109',
	),
	union('night', limb(78, 142, 6, 68, 158, 4.6, 63, 172, 4)),
	union('ivory', disc(62, 174, 3.6)),
	union('night', limb(98, 142, 6, 114, 160, 4.6, 128, 166, 4)),
	union('ivory', disc(131, 166, 3.4)),
	fine('M131 168Q140 176 146 166'),
	at(
		90,
		116,
		area('M0 -14C9 -14 13 -8 12 0C11 5 8 6 7 9V14C4 17 -4 17 -7 14V9C-8 6 -11 5 -12 0C-13 -8 -9 -14 0 -14Z', 'ivory') +
			flat('M-8 -2C-8 -6 -2 -6 -2 -2C-2 3 -8 3 -8 -2ZM3 -2C3 -6 9 -6 9 -2C9 3 3 3 3 -2ZM.5 3L-1 7H2Z', 'night') +
			fine('M-4 11V15M0 11V15.6M4 11V15M-6 10.6H6', 'line'),
	),
	area('M76 108C78 94 104 92 106 108C98 102 84 102 76 108Z', 'night'),
	area('M96 97C104 84 118 82 122 90C114 88 108 94 104 101Z', 'red'),
	// Whom he comes to: a king's crown in the dust, and a child with flowers.
	at(40, 286, crown, 1.1, -38),
	union('blue', limb(166, 260, 7, 166, 272, 10, 168, 286, 13)),
	union('blue', limb(162, 264, 3.6, 154, 262, 3, 150, 256, 2.6)),
	rose(149, 249, 4, 'ivory'),
	head(164, 246, { size: 0.72, look: -2, tilt: -14, hair: 'short', colour: 'gold' }),
].join('');
