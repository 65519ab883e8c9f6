import { area, at, disc, fine, flat, limb, line, star, union } from '#src/ui/ornament/drawing/pen.ts';
import { horse } from '../creatures.ts';
import { ground, sun, tuft } from '../nature.ts';
import { fist, head } from '../people.ts';

const sunflower = (x: number, y: number, r: number) =>
	at(
		x,
		y,
		line(`M0 0V${40}`) +
			area(star(0, 0, r * 1.7, 12, r * 0.95), 'bright') +
			area(disc(0, 0, r * 0.72), 'red') +
			fine(`M${-r * 0.4} ${-r * 0.4}L${r * 0.4} ${r * 0.4}M${r * 0.4} ${-r * 0.4}L${-r * 0.4} ${r * 0.4}`),
	);

/** A child on a white horse, sunflowers above the wall, a red banner in the wind. */
export const theSun = [
	sun(100, 76, 23, 16),
	sunflower(26, 182, 7.6),
	sunflower(44, 160, 7),
	sunflower(152, 164, 7.4),
	sunflower(174, 178, 8),
	area('M8 202H192V254H8Z', 'lapis'),
	fine(
		'M8 214H192M8 228H192M8 242H192M30 202V214M74 202V214M118 202V214M162 202V214M52 214V228M140 214V228M184 214V228M30 228V242M162 228V242M16 242V254M184 242V254',
	),
	line('M8 202H192', 2.4),
	ground('M8 256Q100 248 192 256'),
	// The banner.
	line('M134 122L142 212', 2.6),
	area('M135 128C150 118 160 136 178 126C182 142 176 160 184 172C168 182 158 164 140 176Z', 'red'),
	fine('M138 136C152 128 162 144 176 136M139 166C154 156 164 172 178 164', 'bright'),
	at(104, 284, horse('ivory', 'gold'), 1.12, 0, true),
	area('M90 220C102 214 120 214 130 220C132 232 128 240 124 244C112 238 102 238 92 244C88 238 88 228 90 220Z', 'red'),
	union('ivory', limb(97, 234, 5, 96, 244, 4, 93, 252, 3.2, 86, 254, 2.6)),
	union('ivory', limb(94, 186, 4, 80, 193, 3.4, 69, 180, 3)),
	union('blue', limb(97, 184, 5.4, 84, 192, 4.6)),
	fist(68, 177, 0.8),
	union(
		'blue',
		limb(101, 180, 6, 102, 190, 9.4, 104, 204, 9.6, 106, 217, 10.4),
		limb(105, 216, 8, 95, 226, 6.6, 96, 238, 6),
	),
	union('blue', limb(108, 184, 5.4, 122, 193, 4.6)),
	union('ivory', limb(122, 193, 3.6, 138, 184, 3)),
	fist(139, 182, 0.9),
	area('M93 204Q104 209 114 204L114.6 209Q104 214 93.4 209Z', 'bright'),
	fine('M96 176Q102 183 107 177'),
	head(99, 164, {
		size: 0.98,
		look: -1.6,
		hair: 'short',
		colour: 'gold',
		wear: [-8, -3, 3, 8].map((x) => flat(disc(x, -10 + Math.abs(x) * 0.3, 2.4), 'red')).join(''),
	}),
	tuft(24, 290),
	tuft(176, 290),
	tuft(160, 296, 0.8, 'bright'),
].join('');
