import { area, at, both, fine, limb, union, whole } from '#src/ui/ornament/drawing/pen.ts';
import { cloud, mountains, water } from '../nature.ts';
import { fist, head, wing } from '../people.ts';

const tomb = (w: number) =>
	area(`M${-w} 0H${w}L${w - 4} 28H${4 - w}Z`, 'lapis') +
	area(`M${-w - 2} -5H${w + 2}V1H${-w - 2}Z`, 'deep') +
	fine(`M${6 - w} 6H${w - 6}M${8 - w} 20H${w - 8}`);

/** One who rises from the grave in a shroud, both arms lifted; the waist is the origin. */
const risen = (width: number) =>
	union(
		'ivory',
		limb(-width + 1, -23, 3.4, -width - 9, -36, 3, -width - 8, -56, 2.6),
		limb(width - 1, -23, 3.4, width + 9, -36, 3, width + 8, -56, 2.6),
	) +
	union('blue', limb(0, -28, width * 0.7, 0, -19, width, 0, -8, width * 0.8, 0, 10, width)) +
	fine(
		`M${-width * 0.5} -30Q0 -22 ${width * 0.5} -30M${-width * 0.7} -6Q0 -12 ${width * 0.7} -10M-2 -20L-3 0M3 -20L4 0`,
	);

/** The trumpet sounds from the clouds, and they rise with open arms. */
export const judgement = [
	both(at(110, 104, wing(62))),
	area(whole('M100 80C109 81 116 85 119 94C124 110 132 126 142 138L100 146'), 'red'),
	fine(whole('M106 112L114 140M113 106L128 138')),
	area(whole('M100 87H102.4L103.4 144C106 151 112 155 116 162Q108 165 100 165'), 'gold'),
	fine('M86 161Q100 157 114 161', 'line'),
	union('red', limb(84, 92, 6.5, 70, 112, 6, 91, 108, 4.6)),
	union('red', limb(116, 92, 6.5, 130, 112, 6, 109, 104, 4.6)),
	fist(99, 106, 0.85),
	fist(102, 98, 0.85),
	area('M104 114H134Q130 127 134 140H104Z', 'ivory'),
	`<path d="M118.4 115V139M105 127H131" stroke="#c9503c" stroke-width="4.6"/>`,
	head(100, 72, { hair: 'short', colour: 'gold' }),
	both(cloud(12, 150, 0.86, false, 'blue') + cloud(56, 164, 0.64, false, 'lapis')),
	mountains(252, 'lapis', 20, 204, 58, 224, 100, 216, 144, 222, 180, 202),
	water(250, 300, 9, 8, 192),
	at(100, 246, risen(7) + head(0, -41, { hair: 'short', size: 0.84, tilt: -6 }), 0.9),
	at(100, 250, tomb(20)),
	at(48, 264, risen(8.4) + head(0, -41, { size: 0.92, look: 1.4, tilt: 8, colour: 'gold' })),
	at(152, 264, risen(10) + head(0, -41, { size: 0.92, look: -1.4, tilt: -8, hair: 'short' })),
	at(48, 268, tomb(29)),
	at(152, 268, tomb(29)),
].join('');
