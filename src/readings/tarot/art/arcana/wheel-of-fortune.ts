import { area, at, disc, fine, flat, limb, line, star, union } from '#src/ui/ornament/drawing/pen.ts';
import { around, type Point } from '#src/ui/ornament/geometry.ts';
import { angelFace, bullFace, eagle, lionFace, serpent } from '../creatures.ts';
import { cloud } from '../nature.ts';
import { fist, head } from '../people.ts';
import { sword } from '../things.ts';

const spoke: Point[] = [
	[0, -12],
	[4, -26],
	[0, -42],
	[-4, -26],
];

const pearls = Array.from({ length: 24 }, (_, i) =>
	disc(53.5 * Math.sin((i * Math.PI) / 12), -53.5 * Math.cos((i * Math.PI) / 12), i % 3 ? 0.9 : 2),
).join('');

/** The wheel turns: one goes down, one comes up, the sphinx keeps still above, and four creatures look on. */
export const wheelOfFortune = [
	cloud(8, 108, 0.52, false),
	cloud(192, 108, 0.52, true),
	cloud(8, 290, 0.6, false),
	cloud(192, 290, 0.6, true),
	at(36, 94, angelFace(), 0.92),
	at(160, 96, eagle(), 0.94),
	at(38, 272, bullFace(), 1.12),
	at(162, 272, lionFace(), 1.06),
	at(
		0,
		-14,
		[
			area(disc(100, 190, 58), 'lapis'),
			area(disc(100, 190, 49), 'deep'),
			`<g transform="translate(100 190)">${line(disc(0, 0, 44), 0.8)}${area(around(8, spoke), 'gold')}${flat(pearls, 'bright')}${area(disc(0, 0, 13), 'red')}${flat(star(0, 0, 11, 8, 4.8), 'bright')}</g>`,
			serpent('bright', 40, 254, 3, 30, 242, 4, 40, 224, 4.6, 28, 204, 4.6, 38, 184, 4.4, 30, 164, 3.6, 38, 148, 1.4),
			fine('M34 248L38 246M33 230L38 234M32 214L36 209M26 196L32 194M32 178L36 182', 'line'),
			line('M40 257Q42 261 40 265M40.6 261L44 264', 1),
			// The one who rises, with the head of a jackal.
			union(
				'red',
				limb(164, 218, 7, 171, 234, 5.4, 160, 242, 4.2, 152, 248, 3, 147, 247, 2.4),
				limb(163, 180, 7, 168, 196, 7, 164, 216, 8),
				limb(164, 180, 5, 164, 168, 4.4),
				limb(164, 164, 6.4, 156, 166, 4.4, 147, 168, 2.4),
				'M163 160L161 146L168 160Z',
				'M167 161L169 148L172 164Z',
			),
			union('red', limb(160, 182, 4, 150, 192, 3.4, 146, 180, 2.8)),
			fine('M158 172Q164 176 170 172M158 210Q164 214 171 211', 'bright'),
			flat(disc(158.4, 163.6, 1.2), 'bright'),
			// The sphinx above.
			line('M129 118C141 114 142 102 133 98', 2),
			union(
				'blue',
				limb(121, 122, 10, 104, 116, 9, 92, 108, 8.6),
				limb(122, 128, 4, 106, 130, 3),
				limb(90, 110, 6, 86, 122, 4, 80, 129, 3.2),
			),
			sword(107, 120, 56, 26),
			union('blue', limb(98, 110, 4.4, 106, 117, 3.4)),
			fist(110, 115, 0.7),
			head(88, 89, {
				hair: 'none',
				wear:
					area(
						'M-7.6 0C-7 -6 -4 -7 0 -7C4 -7 7 -6 7.6 0L8 12L14 15C15 4 13 -13 0 -13C-13 -13 -15 4 -14 15L-8 12Z',
						'bright',
					) + fine('M-12.4 2L-8 1M-13.4 8L-8 6.6M12.4 2L8 1M13.4 8L8 6.6', 'line'),
			}),
		].join(''),
	),
].join('');
