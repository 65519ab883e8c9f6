import { area, at, both, disc, fine, limb, line, union, whole } from '#src/ui/ornament/drawing/pen.ts';
import { floor, raised } from '../frame.ts';
import { crescent, stars } from '../nature.ts';
import { fist, head, seatedRobe, sleeve } from '../people.ts';
import { column } from '../things.ts';

const pomegranate =
	area('M0 -7C6 -7 9 -2 8 3C7 8 3 10 0 10C-3 10 -7 8 -8 3C-9 -2 -6 -7 0 -7Z', 'red') +
	area('M-2.6 -6L-4 -12L0 -9.4L4 -12L2.6 -6Z', 'red') +
	fine('M0 -2C-4 1 -3 6 0 7C3 6 4 1 0 -2Z', 'bright');

/** Between the dark column and the light one, the scroll in her lap and the moon at her feet. */
export const highPriestess = raised(
	[
		stars(100, 42, 4, 80, 56, 2.4, 120, 56, 2.4, 62, 68, 2, 138, 68, 2),
		area('M48 92Q100 112 152 92V262H48Z', 'deep'),
		both(at(68, 122, pomegranate, 0.95) + at(65, 156, pomegranate, 0.95) + fine('M68 106V112M67 134V144')),
		column(38, 281, 84, 11, 'night'),
		column(162, 281, 84, 11, 'ivory'),
		area('M8 281H192V302H8Z', 'deep'),
		floor(281),
		area(whole('M100 96C114 96 118 108 117 122C118 136 130 146 133 164C136 190 140 220 138 250L100 250'), 'lapis'),
		seatedRobe(118, 276, 'blue'),
		sleeve('blue', [84, 143], [74, 172], [90, 184]),
		sleeve('blue', [116, 143], [126, 172], [110, 184]),
		union('ivory', limb(76, 192, 5.5, 124, 186, 5.5)),
		fine(
			'M76 196.5C72 196.5 72 188 76 187.6M124 190.6C128 190.4 128 182 124 181.6M84 190L116 186M85 193.6L117 189.6',
			'line',
		),
		fist(91, 185, 0.8),
		fist(110, 184, 0.8),
		head(100, 118, {
			hair: 'none',
			wear:
				area(
					'M-7.4 -.5C-7 -6 -4 -8 0 -8C4 -8 7 -6 7.4 -.5L8 12Q12 16 13 22C16 8 13 -13 0 -13C-13 -13 -16 8 -13 22Q-12 16 -8 12Z',
					'ivory',
				) +
				area(
					'M-6 -12C-15 -15 -17 -24 -12 -30C-12 -22 -7 -19 0 -19C7 -19 12 -22 12 -30C17 -24 15 -15 6 -12Q0 -14 -6 -12Z',
					'bright',
				) +
				area(disc(0, -25, 6), 'ivory'),
		}),
		line('M100 146V160M94 151H106', 2.2),
		crescent(74, 274, 19, 14, 'bright'),
	].join(''),
);
