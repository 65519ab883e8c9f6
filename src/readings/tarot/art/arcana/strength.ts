import { lion } from '../creatures.ts';
import { cypress, ground, mountains, rose, tuft } from '../nature.ts';
import { area, at, disc, fine, flat, ink, star, union } from '../pen.ts';
import { hand, head, lemniscate, sleeve } from '../people.ts';

/** She closes the lion's jaws with bare hands, the endless sign above her. */
export const strength = [
	mountains(262, 'lapis', 150, 152, 178, 178),
	cypress(24, 262, 70),
	ground('M8 262Q70 254 192 264'),
	lemniscate(84, 82),
	area(
		'M72 134C80 129 92 129 98 134C106 148 104 166 104 182C112 214 118 250 122 288C100 296 60 296 40 288C48 250 58 214 66 182C64 164 64 148 72 134Z',
		'ivory',
	),
	fine('M80 186C72 220 64 254 58 288M90 186C90 220 88 254 84 292M98 184C104 220 108 254 110 290', 'line'),
	at(138, 288, lion(), 1.12),
	sleeve('ivory', [74, 144], [80, 172], [104, 196]),
	at(
		116,
		214,
		[
			area(star(2, -2, 31, 18, 24.5), 'red'),
			`<g stroke="${ink.bright}">${fine('M10 -22Q22 -14 24 0M8 -14Q16 -8 17 2M24 8Q22 16 14 20')}</g>`,
			union(
				'gold',
				disc(8, -14, 4.6),
				'M-4 -14C4 -18 14 -10 14 0C14 10 8 15 0 15C-6 15 -10 13 -14 12C-18 11 -18 7 -15 5L-21 2C-24 0 -24 -5 -20 -7C-14 -10 -10 -12 -4 -14Z',
			),
			fine('M-15 5C-10 7 -6 6 -2 3M-21 -3L-17 -4M-7 -6Q-5 -9 -2 -7', 'line'),
			flat(disc(-4.6, -5.6, 1.2), 'night'),
			flat('M-23 -4Q-21 -7 -18 -5.6L-21 -2Z', 'line'),
		].join(''),
	),
	sleeve('ivory', [96, 144], [116, 164], [108, 186]),
	hand(107, 188, 200, true),
	hand(96, 203, 122, false),
	area('M66 178Q84 186 104 178L105 184Q84 192 65 184Z', 'red'),
	rose(72, 184, 4),
	rose(86, 187, 4),
	rose(99, 184, 4),
	head(84, 112, {
		look: 2,
		tilt: 8,
		colour: 'gold',
		wear: rose(-7, -9, 3.4) + rose(0, -11.4, 3.4) + rose(7, -9, 3.4),
	}),
	tuft(24, 292),
	tuft(178, 292),
	tuft(40, 297, 0.7, 'bright'),
].join('');
