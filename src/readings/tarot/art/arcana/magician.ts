import { area, both, disc, fine, flat, limb, line, union, whole } from '#src/ui/ornament/drawing/pen.ts';
import { lily, rose } from '../nature.ts';
import { fist, hand, head, lemniscate, sleeve, wear } from '../people.ts';
import { coin, cup, sword } from '../things.ts';

/** At his table with the four emblems: one hand lifts the wand to heaven, the other points to earth. */
export const magician = [
	both(
		line('M24 96C30 74 50 62 66 52C78 45 88 42 98 36', 1) +
			rose(70, 50, 6.5) +
			rose(46, 64, 6.5) +
			rose(29, 84, 6) +
			rose(88, 40, 5.5, 'ivory') +
			fine(
				'M58 57C60 64 64 66 68 64C66 60 62 57 58 57ZM38 72C38 80 42 83 47 82C46 77 43 73 38 72ZM79 45C82 51 86 52 89 50C87 47 83 45 79 45Z',
			),
	),
	lemniscate(100, 82),
	area(whole('M100 124C110 126 122 128 126 138C134 170 130 216 142 288C128 292 112 288 100 290'), 'red'),
	area(
		whole('M100 122C104 126 110 130 111 138C112 160 112 180 113 208C114 240 116 262 118 288Q108 290 100 288'),
		'blue',
	),
	fine(whole('M100 136L104 124M106 180C106 220 107 260 109 286M122 150C124 190 122 240 132 286')),
	area(whole('M100 172Q108 172 112 169L112 175Q108 178 100 178'), 'bright'),
	line('M58 118V72', 3),
	flat(disc(58, 71, 3.4) + disc(58, 119, 3.4), 'bright'),
	union('ivory', limb(57, 118, 3.6, 58, 104, 3.2)),
	sleeve('red', [82, 138], [56, 144], [57, 116]),
	fist(58, 101),

	sleeve('red', [118, 138], [144, 154], [150, 178]),
	hand(151, 182, 172),
	head(100, 112, { wear: wear.starCrown }),
	area('M34 204H166L178 222H22Z', 'lapis'),
	area('M22 222H178V228H22Z', 'gold'),
	line('M32 228V292M168 228V292', 4),
	cup(50, 217, 1.05),
	coin(78, 208, 8.5),
	sword(164, 211, 60, -90),
	line('M100 218H148', 3),
	both(lily(46, 296, 1.05) + lily(66, 300, 0.8)),
	lily(100, 299, 0.9),
].join('');
