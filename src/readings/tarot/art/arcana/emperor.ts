import { floor } from '../frame.ts';
import { mountains } from '../nature.ts';
import { area, at, both, disc, fine, line, whole } from '../pen.ts';
import { fist, head, seatedRobe, sleeve, wear } from '../people.ts';

const ram =
	area('M-4 -10C4 -13 11 -8 11 0C11 7 8 14 4 17C0 19 -4 17 -5 12Z', 'gold') +
	`<g stroke-width="3.4">${line('M2 -9C-10 -12 -16 0 -9 6C-4 10 2 4 -2 0')}</g>` +
	fine('M6 -2L8.4 -1M4 13L6.6 13.6', 'line');

/** On a throne of stone with rams' heads, the mountains bare behind him. */
export const emperor = [
	mountains(240, 'lapis', 40, 120, 160, 116, 100, 92),
	mountains(250, 'deep', 20, 176, 180, 170),
	area('M8 244H192V302H8Z', 'deep'),
	area('M50 286V134L60 122H140L150 134V286Z', 'lapis'),
	fine('M56 282V137L63 128H137L144 137V282'),
	at(52, 128, ram, 1.05),
	at(148, 128, ram, 1.05, 0, true),
	floor(286),
	area(whole('M100 132C116 134 130 140 134 156C138 180 148 220 152 262L100 262'), 'blue'),
	seatedRobe(116, 280, 'red'),
	area(whole('M100 132C108 133 114 134 117 140C119 156 117 168 116 184Q108 189 100 189'), 'gold'),
	fine(
		whole('M100 148Q108 150 118 146M100 158Q108 160 119 156M100 168Q108 170 118 166M100 178Q108 180 117 176'),
		'line',
	),
	line('M58 236V152', 2.8),
	`<path d="M58 152C50 146 49 132 58 131C67 132 66 146 58 152ZM49 155H67" stroke-width="2.8"/>`,
	sleeve('red', [83, 142], [64, 168], [62, 190]),
	fist(59, 190),
	sleeve('red', [117, 142], [138, 166], [136, 186]),
	area(disc(138, 182, 9), 'bright'),
	fine('M129 182H147M138 173V165M135 168H141', 'line'),
	fist(137, 192),
	both(at(54, 222, ram, 1.1)),
	head(100, 114, { hair: 'short', beard: true, wear: wear.crown }),
].join('');
