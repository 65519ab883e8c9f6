import { area, at, disc, fine, flat, limb, line, star, union } from '#src/ui/ornament/drawing/pen.ts';
import { leapingDog } from '../creatures.ts';
import { cloud, mountains, rose, smallSun, tuft } from '../nature.ts';
import { fist, head, sleeve } from '../people.ts';

/** A traveller with his bundle and a white rose at the edge of the cliff, a dog at his heel. */
export const fool = [
	smallSun(138, 84, 13),
	cloud(20, 86, 0.6),
	mountains(300, 'lapis', 30, 176, 62, 206),
	mountains(300, 'deep', 12, 222, 46, 236),
	area('M62 259C90 256 150 258 192 254V302H58C72 290 60 276 62 259Z', 'blue'),
	fine(
		'M84 258C90 266 86 272 92 280M120 258C122 264 130 268 128 276M66 284C76 280 72 272 80 266M100 284C106 290 104 294 110 298M140 268C146 274 144 280 152 284M168 256C170 264 178 266 178 274',
	),
	tuft(132, 292, 0.8, 'bright'),
	tuft(98, 292, 0.8),
	at(156, 257, leapingDog(), 0.96),
	union('ivory', limb(114, 206, 8, 121, 230, 5.4, 131, 250, 4)),
	union('red', limb(127, 243, 5, 131, 253, 4, 121, 257, 2.8)),
	union('ivory', limb(98, 206, 8, 83, 228, 5.6, 76, 250, 4)),
	union('red', limb(78, 242, 5, 74, 253, 4, 61, 256, 2.8)),
	area(
		'M92 133C99 129 111 130 117 135C122 148 120 164 122 176C125 190 132 202 137 212C131 216 127 211 123 216C118 219 114 213 109 217C104 220 100 214 95 217C90 219 87 212 79 212C86 200 90 188 91 174C87 160 87 146 92 133Z',
		'blue',
	),
	fine('M98 180C95 192 92 200 89 208M108 181C108 192 109 202 109 212M117 180C119 192 124 202 127 208'),
	flat(
		star(104, 194, 4, 8) + star(98, 150, 4, 8) + star(112, 160, 3, 8) + star(120, 202, 3, 8) + star(90, 202, 3, 8),
		'bright',
	),
	area('M90 172Q106 178 122 172L122.6 177Q106 183 90.6 177Z', 'red'),
	sleeve('blue', [93, 142], [72, 156], [57, 143]),
	fist(54, 140, 0.85),
	fine('M54 144L52 126'),
	rose(51, 121, 6, 'ivory'),
	line('M105 172L150 108', 3),
	area('M150 104C158 98 172 104 173 118C174 130 160 136 151 130C142 124 142 112 150 104Z', 'red'),
	fine('M150 104C152 112 156 118 162 120M152 112C150 118 152 124 156 128', 'bright'),
	area('M150 104C144 102 142 98 143 94C148 94 151 98 152 102C156 98 160 98 163 100C160 104 156 105 150 104Z', 'red'),
	sleeve('blue', [114, 142], [130, 164], [113, 168]),
	fist(108, 167, 0.85),
	head(101, 115, {
		look: -2.2,
		tilt: -10,
		hair: 'short',
		wear:
			area('M-9.6 -5C-9 -15 -2 -19 8 -16C12 -14 12 -8 10 -4Q0 -10 -9.6 -5Z', 'red') +
			area('M8 -14C12 -24 22 -28 28 -24C24 -22 18 -14 10 -10Z', 'ivory') +
			fine('M10 -12Q16 -20 24 -23', 'line') +
			flat(disc(8, -11, 1.8), 'bright'),
	}),
].join('');
