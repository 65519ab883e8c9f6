import { area, at, disc, fine, flat, line, oval } from '#src/ui/ornament/drawing/pen.ts';
import { raised } from '../../frame.ts';
import { cypress, ground, lily, mountains, stars, tuft } from '../../nature.ts';
import { fist, head, sleeve, standingRobe } from '../../people.ts';
import { jug } from '../../things.ts';
import { headscarf, plait } from '../dress.ts';
import { fish } from '../scenery.ts';
import { jam } from '../suit-things.ts';

/** A water-carrier at the pool; a fish looks out of her goblet. */
export const pageOfCups = [
	stars(56, 84, 2.6, 100, 44, 3, 144, 84, 2.6, 76, 62, 2, 126, 60, 2),
	mountains(236, 'lapis', 30, 176, 168, 182),
	cypress(168, 246, 104),
	ground('M8 240Q60 232 100 238T192 234', 'leaf'),
	area(oval(54, 276, 58, 24), 'bright'),
	area(oval(54, 276, 53, 20), 'teal'),
	fine('M18 272q5 -4 10 0t10 0M40 284q5 -4 10 0t10 0t10 0M56 270q5 -4 10 0t10 0', 'bright'),
	raised(
		[
			standingRobe(0, 0, 'teal', 'bright'),
			plait('night', 88, 12, 3, 84, 26, 3.4, 86, 40, 3.4, 83, 54, 2.8, 85, 64, 1.4),
		]
			.map((part, i) => (i === 0 ? at(108, 118, part, 1.45) : at(20, 118, part, 1)))
			.join('') +
			area('M93 184Q108 190 123 184L123.6 191Q108 197 92.4 191Z', 'red') +
			flat(
				disc(96, 214, 2.4) + disc(118, 214, 2.4) + disc(107, 232, 2.4) + disc(92, 246, 2.4) + disc(122, 248, 2.4),
				'bright',
			) +
			sleeve('teal', [122, 146], [136, 170], [134, 190]) +
			fist(133, 197, 0.95) +
			at(74, 142, fish(0, 0, 1.2, -18)) +
			jam(76, 172, 1.25) +
			sleeve('teal', [94, 146], [84, 176], [79, 178]) +
			fist(76, 168, 1) +
			head(108, 116, { look: -2, tilt: -6, hair: 'short', wear: headscarf('red') + flat(disc(0, -12, 2), 'bright') }),
	),
	at(150, 292, jug, 1.5),
	line('M141 268Q150 264 159 268', 1),
	lily(30, 298, 0.8),
	tuft(176, 288),
	tuft(122, 294, 0.9, 'bright'),
].join('');
