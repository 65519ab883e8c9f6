import { area, at, both, disc, fine, flat, line, whole } from '#src/ui/ornament/drawing/pen.ts';
import { raised } from '../../frame.ts';
import { cloud, stars } from '../../nature.ts';
import { fist, hand, head, seatedRobe, sleeve } from '../../people.ts';
import { smallCrown } from '../dress.ts';
import { mantle } from '../figures.ts';
import { flyingBird, throneBack } from '../scenery.ts';
import { shamshir } from '../suit-things.ts';

const butterfly =
	area('M0 0C-4 -9 -14 -10 -13 -3C-12 2 -6 3 0 0C-7 3 -9 9 -5 10C-2 10 0 5 0 0Z', 'bright') +
	area('M0 0C4 -9 14 -10 13 -3C12 2 6 3 0 0C7 3 9 9 5 10C2 10 0 5 0 0Z', 'bright') +
	line('M0 -5V7M0 -5L-3 -9M0 -5L3 -9', 1);

/** An old queen above the clouds: the blade upright, the other hand open. */
export const queenOfSwords = [
	stars(60, 70, 2.4, 44, 104, 2),
	flyingBird(156, 70, 0.5),
	raised(
		[
			throneBack(66, 270, 48, 'red'),
			at(100, 83, butterfly, 0.7),
			both(at(64, 126, butterfly, 0.62)),
			mantle(118, 274, 'ivory'),
			seatedRobe(118, 276, 'blue'),
			both(flat(disc(112, 238, 2.6) + disc(126, 258, 2.6) + disc(110, 262, 2.6), 'bright')),
			shamshir(55, 198, 88, -4, false, 1.5),
			sleeve('blue', [83, 144], [62, 170], [60, 186]),
			fist(56, 188, 1.1),
			sleeve('blue', [117, 144], [142, 166], [148, 150]),
			hand(149, 146, 8, false, 1.15),
			area(whole('M100 176Q108 176 115 173L116 180Q108 184 100 184'), 'bright'),
			head(100, 116, { colour: 'ivory', wear: smallCrown }),
			fine('M90 139Q100 149 110 139', 'bright'),
			area('M88 132Q100 142 112 132L110 139Q100 148 90 139Z', 'bright'),
		].join(''),
	),
	cloud(8, 272, 1.1, false, 'blue'),
	cloud(192, 272, 1.1, true, 'blue'),
	cloud(54, 288, 1, false, 'blue'),
	cloud(156, 292, 0.9, true, 'blue'),
	cloud(10, 294, 0.9, false, 'blue'),
].join('');
