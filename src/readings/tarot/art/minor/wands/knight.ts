import { area, at, fine, line } from '#src/ui/ornament/drawing/pen.ts';
import { ground, mountains, smallSun, tuft } from '../../nature.ts';
import { fist, head, sleeve } from '../../people.ts';
import { feather, feltCap, moustache } from '../dress.ts';
import { rider } from '../figures.ts';
import { staff } from '../suit-things.ts';

/** A young man on a red horse lifts his staff. */
export const knightOfWands = [
	smallSun(152, 92, 15),
	mountains(236, 'lapis', 26, 186, 168, 178),
	ground('M8 236Q60 214 110 232T192 222', 'gold'),
	ground('M8 272Q60 258 110 268T192 262', 'line'),
	fine('M20 286Q60 276 96 284M110 292Q150 282 184 290', 'gold'),
	at(
		92,
		286,
		[
			staff(-22, -96, 122, -9, 3),
			rider({ horse: 'red', mane: 'night', saddle: 'blue', coat: 'gold', trousers: 'ivory', boots: 'lapis' }),
			area('M-8.6 -100Q4 -95 16.4 -100L16.8 -94.6Q4 -89.6 -9 -94.6Z', 'red'),
			line('M27 -104Q44 -98 62 -88', 1),
			sleeve('gold', [10, -127], [22, -114], [22, -106]),
			fist(25, -103, 0.95),
			sleeve('gold', [-2, -128], [-20, -114], [-27, -124]),
			fist(-29, -133, 1),
			head(5, -150, { look: 2.4, tilt: 3, hair: 'short', wear: feather + feltCap('red') + moustache }),
		].join(''),
		1.06,
	),
	tuft(28, 290, 0.9),
	tuft(170, 288, 0.9),
].join('');
