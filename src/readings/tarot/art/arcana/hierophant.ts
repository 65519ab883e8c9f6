import { area, at, both, disc, fine, flat, limb, line, star, union, whole } from '#src/ui/ornament/drawing/pen.ts';
import { floor } from '../frame.ts';
import { fist, head, seatedRobe, sleeve, wear } from '../people.ts';
import { column } from '../things.ts';

const acolyte = (colour: 'blue' | 'lapis') =>
	area('M-20 40C-22 20 -20 2 -9 -6C-4 -9 4 -9 9 -6C20 2 22 20 20 40Z', colour) +
	fine('M-8 -2C-12 12 -12 26 -11 38M8 -2C12 12 12 26 11 38M0 -4V38') +
	area(disc(0, -16, 10), 'night') +
	area('M-5 -22C-3 -25 3 -25 5 -22C4 -19 -4 -19 -5 -22Z', 'ivory');

const key = 'M0 0V-34M0 -34M0 -8H6V-4M0 -14H5';

/** Between two columns he blesses with one hand; two listen, and the crossed keys lie at his feet. */
export const hierophant = [
	column(36, 270, 88, 10, 'lapis'),
	column(164, 270, 88, 10, 'lapis'),
	both(line('M36 88C40 66 70 62 100 44') + fine('M36 82C44 60 74 56 100 38')),
	flat(star(100, 54, 6, 8), 'bright'),
	area(whole('M100 92C116 100 130 106 132 124V270H100'), 'deep'),
	fine(whole('M100 99C113 106 125 110 127 126V266')),
	area('M8 270H192V302H8Z', 'deep'),
	floor(270),
	area(whole('M100 134C116 136 128 142 130 158C134 180 142 220 146 262L100 262'), 'red'),
	seatedRobe(118, 264, 'blue'),
	area(whole('M100 140L106 132L107 262Q103 264 100 264'), 'ivory'),
	fine('M100 152V164M95.4 156H104.6M100 184V196M95.4 188H104.6M100 216V228M95.4 220H104.6', 'red'),
	line('M140 216V128', 2.6),
	line('M132 138H148M134 146H146M136 154H144', 2.4),
	sleeve('blue', [117, 144], [140, 166], [140, 186]),
	fist(140, 186, 0.9),
	sleeve('blue', [83, 144], [60, 160], [62, 138]),
	union(
		'ivory',
		limb(61, 130, 4, 60, 124, 4.2),
		limb(58, 124, 1.8, 57, 111, 1.6),
		limb(61, 124, 1.8, 61, 110, 1.6),
		limb(64, 127, 1.6, 67, 120, 1.4),
	),
	head(100, 116, { hair: 'short', beard: true, wear: wear.triple }),
	at(92, 292, `<g stroke-width="2.4">${line(key)}${line('M0 -34a5 5 0 1 1 .1 0')}</g>`, 0.9, 42),
	at(108, 292, `<g stroke-width="2.4">${line(key)}${line('M0 -34a5 5 0 1 1 .1 0')}</g>`, 0.9, -42, true),
	at(50, 262, acolyte('blue')),
	at(150, 262, acolyte('lapis')),
].join('');
