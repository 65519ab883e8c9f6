import { area, at, both, disc, fine, line, whole } from '#src/ui/ornament/drawing/pen.ts';
import { floor, raised } from '../frame.ts';
import { fist, head, seatedRobe, sleeve } from '../people.ts';
import { column, lamp, sword } from '../things.ts';

const pan = fine('M0 0L-11 26M0 0L11 26') + area('M-13 26H13C11 34 -11 34 -13 26Z', 'gold');

/** Enthroned between two columns, the sword upright, the scales level. */
export const justice = [
	raised(
		[
			column(36, 282, 92, 10, 'lapis'),
			column(164, 282, 92, 10, 'lapis'),
			area('M48 104Q100 126 152 104V260H48Z', 'deep'),
			both(fine('M60 110V250M72 113V250M84 116V250')),
			line('M48 104Q100 126 152 104', 2),
			area('M8 282H192V302H8Z', 'deep'),
			floor(282),
			area(whole('M100 134C114 136 126 142 129 156C133 180 142 226 148 272L100 270'), 'blue'),
			seatedRobe(118, 274, 'red'),
			area(whole('M100 140L105 132L106 276Q103 277 100 277'), 'gold'),
			area('M94 146H106V158H94Z', 'bright'),
			area(disc(100, 152, 3.4), 'red'),
			sword(60, 190, 104),
			sleeve('red', [84, 144], [64, 161], [61, 177]),
			fist(60, 184, 0.95),
			sleeve('red', [117, 144], [142, 158], [146, 138]),
			line('M146 124V146', 2.4),
			line('M126 146Q146 138 166 146', 2),
			at(127, 146, pan),
			at(165, 146, pan),
			fist(146, 128, 0.9),
			head(100, 118, {
				colour: 'gold',
				wear:
					area('M-8.2 -6.4L-9.4 -17H-4.6V-13H-2.4V-17H2.4V-13H4.6V-17H9.4L8.2 -6.4Q0 -9.4 -8.2 -6.4Z', 'bright') +
					area('M-2.2 -12H2.2V-8.4H-2.2Z', 'teal'),
			}),
		].join(''),
	),
	lamp(38),
].join('');
