import { cloud, mountains, water } from '../nature.ts';
import { area, at, both, fine, limb, union, whole } from '../pen.ts';
import { head, wing } from '../people.ts';

const tomb = (w: number) =>
	area(`M${-w} 0H${w}L${w - 4} 26H${4 - w}Z`, 'lapis') +
	area(`M${-w - 2} -5H${w + 2}V1H${-w - 2}Z`, 'deep') +
	fine(`M${6 - w} 6H${w - 6}M${8 - w} 20H${w - 8}`);
const risen = (width: number) =>
	union(
		'ivory',
		limb(0, -30, 4, 0, -20, width, 0, -8, width * 0.76, 0, 8, width * 0.9),
		limb(-width + 1, -23, 3.2, -width - 9, -36, 2.8, -width - 6, -54, 2.6),
		limb(width - 1, -23, 3.2, width + 9, -36, 2.8, width + 6, -54, 2.6),
	);

/** The trumpet sounds from the clouds, and they rise with open arms. */
export const judgement = [
	at(112, 92, wing(74, 22, 104)),
	at(88, 92, wing(74, 22, 104), 1, 0, true),
	area(whole('M100 82C110 83 118 86 120 94C124 106 130 116 136 126L100 134'), 'blue'),
	fine(whole('M106 100L112 128M118 98L124 124')),
	head(100, 66, { hair: 'short', colour: 'gold' }),
	// The trumpet and its banner.
	area('M97 86H103L104 136C108 142 112 146 114 152H86C88 146 92 142 96 136Z', 'gold'),
	area('M104 100H132V128H104Z', 'ivory'),
	`<path d="M118 101V127M105 114H131" stroke="#c9503c" stroke-width="4.4"/>`,
	union('blue', limb(86, 94, 6, 78, 112, 5.4, 94, 106, 4)),
	union('ivory', limb(97, 104, 3.6, 101, 104, 3.6)),
	both(cloud(14, 138, 0.86, false, 'blue') + cloud(58, 150, 0.62, false, 'lapis')),
	mountains(250, 'lapis', 24, 192, 60, 214, 100, 204, 142, 212, 178, 190),
	water(246, 300, 9, 8, 192),
	at(100, 236, risen(7.4) + head(0, -44, { hair: 'short', size: 0.84 }), 0.9),
	at(100, 242, tomb(20)),
	at(
		46,
		262,
		risen(8) +
			fine('M-4 -16Q-2 -13 0 -16Q2 -13 4 -16', 'line') +
			head(0, -44, { size: 0.9, look: 1.4, tilt: 8, colour: 'gold' }),
	),
	at(
		154,
		262,
		risen(10) +
			fine('M-6 -16Q-3 -13 0 -16Q3 -13 6 -16', 'line') +
			head(0, -44, { size: 0.9, look: -1.4, tilt: -8, hair: 'short' }),
	),
	at(46, 268, tomb(30)),
	at(154, 268, tomb(30)),
].join('');
