import { area, at, fine, flat, line, star, whole } from '#src/ui/ornament/drawing/pen.ts';
import { raised } from '../../frame.ts';
import { cloud, water } from '../../nature.ts';
import { fist, head, seatedRobe, sleeve } from '../../people.ts';
import { smallCrown, turban } from '../dress.ts';
import { mantle } from '../figures.ts';
import { fish, ship, throneBack } from '../scenery.ts';
import { jam } from '../suit-things.ts';

const lotusSceptre =
	line('M0 70V0', 2.8) +
	area(
		'M0 0C-7 -2 -12 -8 -12 -15C-7 -15 -4 -12 -3 -10C-4 -16 -3 -20 0 -24C3 -20 4 -16 3 -10C4 -12 7 -15 12 -15C12 -8 7 -2 0 0Z',
		'bright',
	) +
	fine('M0 -2C-3 -8 -3 -14 0 -18C3 -14 3 -8 0 -2', 'red');

/** His throne stands in the waves; he is calm. */
export const kingOfCups = [
	cloud(16, 112, 0.7),
	cloud(184, 100, 0.7, true),
	water(196, 302, 9),
	ship(166, 214, 1.15),
	at(32, 238, fish(0, 0, 1.5, 24)),
	fine('M18 242q6 -5 12 0t12 0M22 248q6 -5 12 0', 'ivory'),
	raised(
		[
			throneBack(82, 270, 46, 'red'),
			flat(star(100, 100, 6, 8), 'bright'),
			area('M34 268H166L160 290H40Z', 'gold'),
			fine('M36 275H164M52 275L56 290M76 275L78 290M100 275V290M124 275L122 290M148 275L144 290', 'line'),
			mantle(118, 270, 'blue'),
			seatedRobe(118, 272, 'teal'),
			at(48, 150, lotusSceptre),
			sleeve('teal', [83, 144], [60, 168], [53, 182]),
			fist(49, 187, 1),
			jam(146, 176, 1.5),
			sleeve('teal', [117, 144], [140, 172], [142, 182]),
			fist(146, 171, 1.05),
			area(whole('M100 176Q108 176 115 173L116 181Q108 185 100 185'), 'red'),
			fine(whole('M100 132C106 140 110 150 110 172'), 'bright'),
			head(100, 116, { hair: 'short', colour: 'line', beard: true, wear: turban('ivory', 'red', false) + smallCrown }),
		].join(''),
	),
	fine(
		'M14 284q5 -4 10 0t10 0t10 0M40 294q5 -4 10 0t10 0t10 0M120 294q5 -4 10 0t10 0t10 0M152 282q5 -4 10 0t10 0t10 0',
		'ivory',
	),
].join('');
