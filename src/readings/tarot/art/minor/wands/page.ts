import { area, at, fine, limb, union } from '#src/ui/ornament/drawing/pen.ts';
import { hoopoe } from '../../creatures.ts';
import { raised } from '../../frame.ts';
import { cloud, ground, mountains, smallSun, tuft } from '../../nature.ts';
import { fist, head, sleeve } from '../../people.ts';
import { feltCap } from '../dress.ts';
import { staff } from '../suit-things.ts';

const boy = [
	union('ivory', limb(114, 206, 8, 121, 230, 5.6, 131, 250, 4)),
	union('blue', limb(127, 242, 5.2, 131, 254, 4.4, 121, 258, 3)),
	union('ivory', limb(98, 206, 8, 84, 228, 5.8, 76, 250, 4)),
	union('blue', limb(79, 242, 5.2, 74, 254, 4.4, 62, 257, 3)),
	sleeve('red', [115, 142], [130, 160], [129, 178]),
	fist(128, 185, 0.9),
	area(
		'M90 133C98 129 112 130 118 135C123 148 120 164 120 176C125 190 130 202 134 214C122 222 88 222 78 214C84 202 90 190 91 176C87 160 86 146 90 133Z',
		'red',
	),
	fine('M98 180C96 194 92 206 89 217M106 181V219M114 180C117 194 121 206 124 216M97 131Q104 138 111 131'),
	area('M90 172Q106 178 121 172L121.6 178Q106 184 90.4 178Z', 'bright'),
	staff(57, 262, 160, 0, 3),
	sleeve('red', [93, 143], [76, 164], [64, 158]),
	fist(58, 156, 1),
	head(102, 114, { look: -2.4, hair: 'short', wear: feltCap('teal') }),
	at(57, 104, hoopoe(), 1.05),
].join('');

/** A boy on the way over the dunes, a hoopoe on the top of his staff. */
export const pageOfWands = [
	smallSun(52, 92, 12),
	cloud(24, 130, 0.56),
	mountains(250, 'lapis', 36, 196, 78, 212),
	ground('M8 238Q60 218 110 236T192 226', 'gold'),
	ground('M8 262Q50 246 110 258T192 252', 'line'),
	fine('M20 274Q60 262 96 272M110 288Q150 276 184 286M30 292Q60 286 84 292M130 266Q156 260 184 266', 'gold'),
	raised(at(200, 4, boy, 1, 0, true)),
	tuft(34, 284, 0.9),
	tuft(176, 282, 0.9, 'bright'),
].join('');
