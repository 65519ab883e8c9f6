import { area, at, both, fine, flat, line, star, whole } from '#src/ui/ornament/drawing/pen.ts';
import { raised } from '../../frame.ts';
import { ground, leaves, rose, tuft } from '../../nature.ts';
import { fist, head, sleeve } from '../../people.ts';
import { smallCrown, veil } from '../dress.ts';
import { crossLegged } from '../figures.ts';
import { hare } from '../scenery.ts';
import { dinar } from '../suit-things.ts';

/** Under the roses she holds the coin in her lap; a hare sits at her feet. */
export const queenOfPentacles = [
	both(
		line('M26 262C20 210 18 150 30 112C44 76 74 66 98 40', 2) +
			line('M20 262C30 220 26 160 24 128C34 92 70 80 92 48', 1) +
			rose(28, 212, 8) +
			rose(24, 164, 8, 'ivory') +
			rose(34, 116, 9) +
			rose(56, 84, 9, 'ivory') +
			rose(80, 60, 9) +
			at(22, 190, area(leaves, 'teal'), 0.9, -60) +
			at(30, 140, area(leaves, 'teal'), 0.9, 50) +
			at(44, 96, area(leaves, 'teal'), 0.9, 120) +
			at(70, 74, area(leaves, 'teal'), 0.9, 130) +
			at(26, 236, area(leaves, 'teal'), 0.9, 60),
	),
	ground('M8 256Q100 240 192 256', 'leaf'),
	raised(
		[
			area('M40 286C50 274 50 262 44 250H156C150 262 150 274 160 286C132 278 68 278 40 286Z', 'blue'),
			area(whole('M100 130C116 130 130 136 136 150C142 176 156 210 168 232C170 252 150 258 100 256'), 'red'),
			crossLegged(122, 'leaf', 'bright').replace('<path', '<path stroke-width="1.3"'),
			dinar(100, 204, 27),
			sleeve('leaf', [81, 147], [60, 180], [74, 202]),
			sleeve('leaf', [119, 147], [140, 180], [126, 202]),
			fist(77, 207, 1.05),
			at(123, 207, fist(0, 0, 1.05), 1, 0, true),
			fine('M88 140Q100 152 112 140M91 138Q100 146 109 138', 'bright'),
			flat(star(100, 160, 5, 8), 'bright'),
			head(100, 120, { size: 1.06, hair: 'none', wear: veil('red') + smallCrown }),
		].join(''),
	),
	at(152, 294, hare(0, 0, 1.2)),
	tuft(32, 290),
	tuft(60, 296, 0.9, 'bright'),
	tuft(178, 288, 0.9),
].join('');
