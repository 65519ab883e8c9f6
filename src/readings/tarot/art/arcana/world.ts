import { petal } from '#src/ui/ornament/geometry.ts';
import { angelFace, bullFace, eagle, lionFace } from '../creatures.ts';
import { cloud } from '../nature.ts';
import { area, at, fine, ink, limb, line, union } from '../pen.ts';
import { head } from '../people.ts';

/** The laurel of the wreath: leaves along an oval, in pairs. */
const wreath = Array.from({ length: 32 }, (_, i) => {
	const a = (i * 2 * Math.PI) / 32;
	const [x, y] = [100 + 54 * Math.sin(a), 178 - 84 * Math.cos(a)];
	const along = (Math.atan2(84 * Math.sin(a), 54 * Math.cos(a)) * 180) / Math.PI + 90;
	const up = Math.sin(a) > 0 ? 180 : 0;
	const leaf = (turn: number) =>
		`<path d="${petal(0, 15, 3.6)}" transform="translate(${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10})rotate(${Math.round(along + up + turn)})" fill="${ink.teal}" stroke-width=".8"/>`;
	return leaf(26) + leaf(-26);
}).join('');

/** A dancer within the wreath, and the four creatures at its corners. */
export const world = [
	cloud(12, 106, 0.5, false),
	cloud(188, 106, 0.5, true),
	at(36, 94, angelFace(), 0.84),
	at(163, 94, eagle(), 0.98),
	at(36, 272, bullFace(), 1.04),
	at(164, 272, lionFace(), 0.98),
	wreath,
	line('M88 92Q100 100 112 92M88 98Q100 106 112 98M90 88L110 100M110 88L90 100', 2.4).replace(
		'<path',
		`<path stroke="${ink.red}"`,
	),
	line('M88 258Q100 266 112 258M88 264Q100 272 112 264M90 254L110 268M110 254L90 268', 2.4).replace(
		'<path',
		`<path stroke="${ink.red}"`,
	),
	// The dancer: one leg bent behind the other, a wand in each hand.
	line('M66 148V182M134 148V182', 2.6),
	union('ivory', limb(104, 206, 7.4, 116, 222, 5.4, 102, 232, 3.8, 90, 236, 2.6)),
	union(
		'ivory',
		limb(101, 146, 4, 101, 158, 8.4, 100, 174, 6.4, 101, 190, 8.4, 101, 204, 8.6),
		limb(98, 204, 7.4, 98, 226, 4.8, 97, 246, 3, 93, 250, 2.4),
	),
	union('ivory', limb(94, 154, 3.6, 80, 168, 3, 68, 164, 2.6), limb(108, 154, 3.6, 122, 168, 3, 132, 164, 2.6)),
	fine('M97 164Q99 167 101 164Q103 167 105 164M100 182V183.4M101 208L100 218', 'line'),
	area(
		'M116 148C128 160 122 176 108 184C96 190 88 196 94 206C102 212 114 204 120 214C126 226 118 238 122 248C112 240 110 226 108 216C100 218 86 216 85 203C84 190 100 184 108 176C114 170 114 158 110 152Z',
		'red',
	),
	fine('M118 156C122 170 112 178 104 184M90 200C92 210 104 210 114 214', 'bright'),
	head(101, 132, { look: -1.6, tilt: -6, colour: 'gold' }),
].join('');
