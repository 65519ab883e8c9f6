import { area, at, both, fine, flat, ink, limb, line, star, union } from '#src/ui/ornament/drawing/pen.ts';
import { short } from '#src/ui/ornament/geometry.ts';
import { angelFace, bullFace, eagle, lionFace } from '../creatures.ts';
import { cloud } from '../nature.ts';
import { fist, head } from '../people.ts';

const [centre, wide, high] = [176, 58, 96];

/** The laurel of the wreath: leaves along an oval, in pairs that point upwards on both sides. */
const wreath = (() => {
	let leaves = '';
	for (let i = 0; i < 36; i++) {
		const a = ((i + 0.5) * Math.PI) / 18;
		const [x, y] = [100 + wide * Math.sin(a), centre - high * Math.cos(a)];
		const up = Math.sin(a) > 0 ? -1 : 1;
		const along = Math.atan2(up * high * Math.sin(a), up * wide * Math.cos(a));
		for (const turn of [-0.52, 0.52]) {
			const [c, s] = [Math.cos(along + turn), Math.sin(along + turn)];
			const place = (u: number, v: number) => `${short(x + u * c - v * s)} ${short(y + u * s + v * c)}`;
			leaves += `M${place(0, 0)}Q${place(7, -4.6)} ${place(15, 0)}Q${place(7, 4.6)} ${place(0, 0)}`;
		}
	}
	return `<path d="${leaves}" fill="${ink.leaf}" stroke-width="1"/>`;
})();

const ribbon = (y: number) =>
	`<path d="M86 ${y - 5}L114 ${y + 5}M114 ${y - 5}L86 ${y + 5}M87 ${y}H113" stroke="${ink.red}" stroke-width="3"/>`;

/** A dancer within the wreath, and the four creatures at its corners. */
export const world = [
	cloud(8, 110, 0.56, false),
	cloud(192, 110, 0.56, true),
	at(40, 93, angelFace(), 0.88),
	at(158, 96, eagle(), 0.96),
	cloud(8, 290, 0.56, false),
	cloud(192, 290, 0.56, true),
	at(38, 274, bullFace(), 1.12),
	at(162, 274, lionFace(), 1.06),
	`<path d="M100 ${centre - high}a${wide} ${high} 0 1 1 -.1 0" stroke-width="1"/>`,
	wreath,
	ribbon(centre - high),
	ribbon(centre + high),
	flat(star(100, 58, 6, 8), 'bright'),
	both(line('M58 142V188', 3) + flat(star(58, 138, 4.4, 8), 'bright')),
	// The dancer: one leg bent behind the other, her skirt in the turn.
	union('ivory', limb(106, 214, 7, 116, 232, 5.6, 104, 246, 4, 90, 250, 2.6)),
	union('ivory', limb(97, 212, 7, 97, 232, 5.4, 95, 254, 3.4, 90, 259, 2.6)),
	area(
		'M92 172Q100 176 109 172C116 186 130 200 138 214C128 222 118 214 108 221C98 228 86 216 66 222C72 206 86 190 92 172Z',
		'red',
	),
	fine(
		'M96 180C92 196 86 208 80 218M101 182C101 198 100 212 98 222M106 180C112 196 118 206 126 216M68 217Q86 211 98 217Q108 221 116 213Q128 214 134 209',
	),
	union('blue', limb(100, 142, 8, 101, 152, 9.6, 100, 164, 7.4, 100, 173, 8.4)),
	fine('M94 140Q100 148 106 140M92 168Q100 172 108 168'),
	union('ivory', limb(91, 146, 4, 76, 162, 3.4, 62, 160, 2.8)),
	union('ivory', limb(109, 146, 4, 124, 162, 3.4, 138, 160, 2.8)),
	fist(59, 161, 0.85),
	fist(141, 161, 0.85),
	area(
		'M76 160C66 170 74 180 68 192C64 200 70 206 66 212C60 204 60 196 64 188C68 178 62 170 70 158ZM124 160C134 170 126 180 132 192C136 200 130 206 134 212C140 204 140 196 136 188C132 178 138 170 130 158Z',
		'bright',
	),
	head(100, 122, { look: -1.4, tilt: -6 }),
].join('');
