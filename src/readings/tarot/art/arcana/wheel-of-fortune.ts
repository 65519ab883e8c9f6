import { around, type Point } from '#src/ui/ornament/geometry.ts';
import { angelFace, bullFace, eagle, lionFace, serpent } from '../creatures.ts';
import { cloud } from '../nature.ts';
import { area, at, disc, fine, flat, limb, line, star, union } from '../pen.ts';
import { fist, head } from '../people.ts';
import { sword } from '../things.ts';

const spoke: Point[] = [
	[0, -12],
	[3.4, -26],
	[0, -40],
	[-3.4, -26],
];

/** The wheel turns: one goes down, one comes up, the sphinx keeps still above, and four creatures read on. */
export const wheelOfFortune = [
	cloud(12, 106, 0.56, false),
	cloud(188, 106, 0.56, true),
	cloud(10, 284, 0.62, false),
	cloud(190, 284, 0.62, true),
	at(38, 92, angelFace(), 0.86),
	at(162, 94, eagle(), 1),
	at(38, 270, bullFace(), 1.02),
	at(162, 270, lionFace(), 0.98),
	area(disc(100, 186, 58), 'lapis'),
	area(disc(100, 186, 49), 'deep'),
	`<g transform="translate(100 186)">${area(around(8, spoke), 'gold')}${flat(
		Array.from({ length: 24 }, (_, i) =>
			disc(53.5 * Math.sin((i * Math.PI) / 12), -53.5 * Math.cos((i * Math.PI) / 12), i % 3 ? 0.9 : 2),
		).join(''),
		'bright',
	)}${area(disc(0, 0, 41.5), 'deep').replace('fill="#0d1748"', '')}${area(disc(0, 0, 12), 'red')}${flat(star(0, 0, 10, 8, 4.4), 'bright')}</g>`,
	serpent('gold', 36, 244, 3, 42, 232, 3.6, 32, 214, 4, 40, 196, 4, 32, 178, 3.8, 40, 160, 3, 36, 146, 1.4),
	// The one who rises, with the head of a jackal.
	union(
		'red',
		limb(142, 254, 3, 156, 240, 5, 164, 216, 8, 164, 192, 7, 160, 178, 5, 154, 170, 5),
		limb(160, 196, 3.6, 152, 188, 3, 146, 178, 2.6),
		limb(158, 238, 5, 168, 246, 3.4, 164, 258, 2.6),
	),
	union(
		'red',
		limb(158, 172, 5.4, 150, 166, 3.6, 142, 164, 2.2),
		'M160 166L162 152L166 168Z',
		'M155 166L155 152L161 165Z',
	),
	flat(disc(152, 166.4, 1), 'bright'),
	// The sphinx above.
	union(
		'blue',
		limb(120, 118, 9, 104, 112, 9, 92, 106, 8),
		limb(118, 124, 4, 104, 126, 3),
		limb(90, 108, 6, 86, 120, 3.6, 82, 126, 3),
	),
	line('M127 116C138 112 138 100 130 98', 1.6),
	head(88, 90, {
		hair: 'none',
		size: 0.86,
		wear:
			area(
				'M-7.6 0C-7 -6 -4 -7 0 -7C4 -7 7 -6 7.6 0L8 12L14 15C15 4 13 -13 0 -13C-13 -13 -15 4 -14 15L-8 12Z',
				'bright',
			) + fine('M-12.4 2L-8 1M-13.4 8L-8 6.6M12.4 2L8 1M13.4 8L8 6.6', 'line'),
	}),
	sword(104, 118, 52, 24),
	union('blue', limb(98, 108, 4, 104, 114, 3)),
	fist(107, 113, 0.6),
].join('');
