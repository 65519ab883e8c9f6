import { area, at, fine, flat, line, star, whole } from '#src/ui/ornament/drawing/pen.ts';
import { floor, raised } from '../../frame.ts';
import { cypress, ground, stars } from '../../nature.ts';
import { fist, head, seatedRobe, sleeve } from '../../people.ts';
import { smallCrown, turban } from '../dress.ts';
import { mantle } from '../figures.ts';
import { throneBack } from '../scenery.ts';
import { shamshir } from '../suit-things.ts';

/** A judge on his throne: the blade upright, the book open on his knee. */
export const kingOfSwords = [
	stars(100, 46, 4, 66, 66, 2.4, 134, 66, 2.4),
	at(30, 254, cypress(0, 0, 130), 1, 7),
	at(166, 254, cypress(0, 0, 130), 1, 7),
	ground('M8 256Q100 244 192 256', 'deep'),
	raised(
		[
			area('M8 281H192V302H8Z', 'deep'),
			floor(281),
			throneBack(84, 278, 46, 'blue'),
			mantle(118, 274, 'red'),
			seatedRobe(118, 276, 'ivory'),
			shamshir(146, 204, 88, 2, false, 1.5),
			sleeve('ivory', [117, 144], [140, 168], [144, 186]),
			fist(146, 194, 1.1),
			area('M54 208L84 198L90 220L60 232Z', 'bright'),
			area('M84 198L114 204L112 226L90 220Z', 'bright'),
			line('M84 198L90 220', 1.6),
			fine('M60 213L82 206M62 219L84 212M64 225L86 217M91 205L110 209M93 211L109 215M95 217L108 220', 'line'),
			sleeve('ivory', [83, 144], [62, 172], [66, 200]),
			fist(68, 208, 0.95),
			area(whole('M100 176Q108 176 115 173L116 180Q108 184 100 184'), 'blue'),
			flat(star(100, 180, 4, 8), 'bright'),
			head(100, 116, { hair: 'short', colour: 'deep', beard: true, wear: turban('ivory', 'red', false) + smallCrown }),
		].join(''),
	),
].join('');
