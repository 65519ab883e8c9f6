import { area, at, both, disc, fine, flat, line, whole } from '#src/ui/ornament/drawing/pen.ts';
import { raised } from '../../frame.ts';
import { stars, water } from '../../nature.ts';
import { fist, head, seatedRobe, sleeve } from '../../people.ts';
import { smallCrown, veil } from '../dress.ts';
import { mantle } from '../figures.ts';
import { jam } from '../suit-things.ts';

/** The ribs of a scallop shell that stands on its hinge, about (100, 262). */
const shell = (() => {
	const [n, from, to] = [9, -66, 66];
	const place = (r: number, degrees: number) => {
		const a = (degrees * Math.PI) / 180;
		return `${Math.round(100 + r * 0.84 * Math.sin(a))} ${Math.round(262 - r * Math.cos(a))}`;
	};
	let edge = `M100 272L${place(150, from)}`;
	let ribs = '';
	for (let i = 0; i < n; i++) {
		const [a, b] = [from + ((to - from) * i) / n, from + ((to - from) * (i + 1)) / n];
		edge += `Q${place(184, (a + b) / 2)} ${place(154, b)}`;
		if (i) ribs += `M${place(40, a)}L${place(151, a)}`;
	}
	return area(`${edge}Z`, 'red') + fine(ribs, 'bright');
})();

/** On a throne like a shell by the sea, a covered goblet in both hands. */
export const queenOfCups = [
	stars(100, 40, 4, 70, 60, 2.4, 130, 60, 2.4, 44, 84, 2, 156, 84, 2),
	water(222, 302, 9),
	raised(
		[
			shell,
			mantle(118, 274, 'ivory'),
			seatedRobe(118, 278, 'blue'),
			both(flat(disc(112, 236, 2.6) + disc(124, 256, 2.6) + disc(108, 262, 2.6), 'bright')),
			line('M100 160V168', 1.6),
			jam(100, 206, 1.55),
			area('M84.5 162.6C86 152 96 152 100 146C104 152 114 152 115.5 162.6Q100 167 84.5 162.6Z', 'gold'),
			area(disc(100, 144, 3.2), 'red'),
			fine('M87 158Q100 162 113 158', 'line'),
			sleeve('blue', [84, 143], [68, 174], [84, 192]),
			sleeve('blue', [116, 143], [132, 174], [116, 192]),
			fist(90, 194, 1),
			at(110, 194, fist(0, 0, 1), 1, 0, true),
			head(100, 116, { tilt: 4, look: 0.6, hair: 'none', wear: veil('ivory') + smallCrown }),
			fine(whole('M100 284C116 284 132 280 150 282'), 'bright'),
		].join(''),
	),
	fine('M20 288q5 -4 10 0t10 0t10 0M146 290q5 -4 10 0t10 0t10 0M70 296q5 -4 10 0t10 0t10 0', 'ivory'),
].join('');
