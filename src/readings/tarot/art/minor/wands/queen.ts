import { area, at, disc, fine, flat, line, star, whole } from '#src/ui/ornament/drawing/pen.ts';
import { floor, raised } from '../../frame.ts';
import { fist, head, seatedRobe, sleeve } from '../../people.ts';
import { lamp } from '../../things.ts';
import { smallCrown } from '../dress.ts';
import { mantle } from '../figures.ts';
import { cat, throneBack } from '../scenery.ts';
import { staff } from '../suit-things.ts';

const sunflower =
	line('M0 6C2 26 -4 40 -2 58', 2) +
	area('M0 28C8 20 16 22 20 26C14 32 6 34 0 28Z', 'teal') +
	area(star(0, 0, 19, 14, 11), 'bright') +
	area(disc(0, 0, 9), 'red') +
	fine('M-5 -5L5 5M5 -5L-5 5M0 -7.6V7.6M-7.6 0H7.6', 'bright');

/** Crowned, with staff and sunflower; a black cat keeps her company. */
export const queenOfWands = [
	raised(
		[
			area('M8 281H192V302H8Z', 'deep'),
			floor(281),
			throneBack(78, 276, 50, 'blue'),
			flat(star(100, 96, 6, 8), 'bright'),
			mantle(118, 272, 'gold'),
			seatedRobe(118, 276, 'red'),
			flat(
				[
					[84, 236],
					[116, 236],
					[100, 250],
					[78, 260],
					[122, 260],
				]
					.map(([x = 0, y = 0]) => star(x, y, 4, 8))
					.join(''),
				'bright',
			),
			staff(54, 282, 196, 0, 3),
			sleeve('red', [83, 144], [64, 168], [58, 186]),
			fist(55, 192, 1),
			at(146, 138, sunflower, 1.1),
			sleeve('red', [117, 144], [136, 168], [142, 178]),
			fist(145, 184, 1),
			area(whole('M100 176Q108 176 115 173L116 180Q108 184 100 184'), 'bright'),
			head(100, 116, { colour: 'gold', wear: smallCrown }),
			fine('M90 138Q100 148 110 138M93 136Q100 142 107 136', 'bright'),
			cat(146, 290, 1.15),
		].join(''),
	),
	lamp(30),
].join('');
