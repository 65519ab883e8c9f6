import { area, at, both, disc, fine, flat, ink, line, star, whole } from '#src/ui/ornament/drawing/pen.ts';
import { leaves } from '../../nature.ts';
import { fist, head, sleeve } from '../../people.ts';
import { turban } from '../dress.ts';
import { crossLegged } from '../figures.ts';
import { cushion, gleam } from '../scenery.ts';
import { dinar } from '../suit-things.ts';

const grapes = area(
	disc(-8, -5, 4) + disc(0, -6, 4) + disc(8, -5, 4) + disc(-4, 1, 4) + disc(4, 1, 4) + disc(0, 7, 4),
	'red',
);
const scale =
	line('M0 0V-44M-24 -40Q0 -48 24 -40', 2) +
	area('M-9 0C-6 -5 6 -5 9 0Z', 'gold') +
	fine('M-24 -40L-33 -18M-24 -40L-15 -18M24 -40L15 -14M24 -40L33 -14') +
	area('M-35 -18H-13C-15 -11 -33 -11 -35 -18ZM13 -14H35C33 -7 15 -7 13 -14Z', 'gold') +
	flat(disc(0, -46, 3), 'bright');
const heap = [
	[-14, 0],
	[-7, 0],
	[0, 0],
	[7, 0],
	[14, 0],
	[-10, -5],
	[-3, -5],
	[4, -5],
	[11, -5],
	[-6, -10],
	[1, -10],
	[7, -10],
	[0, -15],
]
	.map(
		([x, y]) =>
			`<path d="M-6 0C-6 -4 6 -4 6 0S-6 4 -6 0Z" fill="${ink.gold}" stroke="${ink.line}" transform="translate(${x} ${y})"/>`,
	)
	.join('');

/** An old money-changer behind his table, one coin held up, the grapes ripe above. */
export const kingOfPentacles = [
	area('M8 8H192V302H8Z', 'deep'),
	both(
		line('M100 26C84 46 60 56 38 74C26 86 24 104 26 122', 1.6) +
			at(46, 92, grapes) +
			at(76, 74, grapes, 0.9) +
			at(26, 132, grapes, 0.9) +
			at(60, 62, area(leaves, 'teal'), 1, -140) +
			at(86, 44, area(leaves, 'teal'), 0.9, -150) +
			at(30, 90, area(leaves, 'teal'), 1, -90),
	),
	cushion(30, 226, 1.4, 'blue'),
	cushion(170, 226, 1.4, 'blue'),
	gleam(44, 152, 25, 36, 20),
	dinar(44, 152, 22),
	area(whole('M100 132C116 132 130 138 136 152C142 180 152 208 158 232C150 252 130 250 100 250'), 'blue'),
	crossLegged(124, 'red'),
	sleeve('red', [81, 149], [60, 186], [49, 182]),
	fist(45, 175, 1.1),
	sleeve('red', [119, 149], [142, 180], [132, 206]),
	fist(130, 213, 1),
	area(whole('M100 182Q110 182 118 179L119 187Q110 191 100 191'), 'bright'),
	head(100, 120, {
		size: 1.1,
		hair: 'short',
		colour: 'ivory',
		beard: true,
		wear:
			area('M-6.8 8C-8.6 24 -5 44 0 52C5 44 8.6 24 6.8 8C4 20 -4 20 -6.8 8Z', 'ivory') +
			fine('M-2.4 20Q-3 34 -1 44M2.4 20Q3 34 1 44', 'line') +
			turban('gold', 'red'),
	}),
	area('M22 246H178L186 258H14Z', 'blue'),
	area('M14 258H186V268H14Z', 'gold'),
	area('M22 268H32V302H22ZM168 268H178V302H168Z', 'gold'),
	area('M32 268H168V302H32Z', 'lapis'),
	fine('M40 276H160V300M40 276V300'),
	flat([64, 100, 136].map((x) => star(x, 288, 7, 8)).join(''), 'gold'),
	at(72, 252, scale, 1),
	at(142, 252, heap, 1.1),
].join('');
