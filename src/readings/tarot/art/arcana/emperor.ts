import { area, at, disc, fine, flat, line, whole } from '#src/ui/ornament/drawing/pen.ts';
import { floor, raised } from '../frame.ts';
import { mountains } from '../nature.ts';
import { fist, head, seatedRobe, sleeve, wear } from '../people.ts';
import { lamp } from '../things.ts';

const horns = 'M4 -7C10 -14 19 -9 18 0C17 7 9 8 8 2C8 -1 11 -3 13 -1';
const horn = `<path d="${horns}" stroke-width="5.6"/><path d="${horns}" stroke="#f0dca0" stroke-width="3.2"/>`;
const ramHead =
	horn +
	at(0, 0, horn, 1, 0, true) +
	area('M-6.4 -8C-3 -11 3 -11 6.4 -8C6.4 -1 4 8 2.6 11C1 13.4 -1 13.4 -2.6 11C-4 8 -6.4 -1 -6.4 -8Z', 'ivory') +
	fine('M-4.4 -2L-2.4 -1.2M4.4 -2L2.4 -1.2M-1.6 9L0 10.4L1.6 9M0 10.4V12', 'line');

/** On a throne of stone with rams' heads, the mountains bare behind him. */
export const emperor = [
	raised(
		[
			mountains(244, 'lapis', 30, 120, 170, 116),
			mountains(250, 'deep', 16, 176, 184, 170),
			area('M8 244H192V302H8Z', 'deep'),
			area(whole('M100 92C110 104 138 108 150 124V281H100'), 'lapis'),
			fine(whole('M100 100C110 110 134 114 144 127V281')),
			floor(281),
			at(50, 124, ramHead, 1.05),
			at(150, 124, ramHead, 1.05),
			area(whole('M100 132C116 134 130 140 134 156C138 180 148 220 152 262L100 262'), 'blue'),
			seatedRobe(118, 276, 'red'),
			sleeve('red', [83, 144], [62, 168], [58, 190]),
			line('M54 236V166', 2.8),
			`<path d="M54 168C46 160 45 146 54 145C63 146 62 160 54 168ZM45 172H63" stroke="#f0dca0" stroke-width="3"/>`,
			fist(55, 194),
			sleeve('red', [117, 144], [138, 168], [138, 188]),
			area(disc(142, 184, 9.5), 'bright'),
			fine('M132.5 184H151.5M142 174.5V165M138 169H146', 'line'),
			fist(140, 195),
			area(whole('M100 132C107 133 112 135 114 140C116 152 114 166 113 182Q107 185 100 185'), 'gold'),
			fine(whole('M100 150Q108 152 115 148M100 160Q108 162 115 158M100 170Q108 172 114 168'), 'line'),
			area(whole('M100 178Q108 178 115 175L116 182Q108 186 100 186'), 'blue'),
			flat(disc(100, 182, 2.6), 'bright'),
			at(54, 224, ramHead, 0.9),
			at(146, 224, ramHead, 0.9),
			head(100, 116, { hair: 'short', beard: true, wear: wear.crown }),
		].join(''),
	),
	lamp(42),
].join('');
