import { area, at, fine, flat, line, star, whole } from '#src/ui/ornament/drawing/pen.ts';
import { lionFace } from '../../creatures.ts';
import { floor, raised } from '../../frame.ts';
import { stars } from '../../nature.ts';
import { fist, head, seatedRobe, sleeve } from '../../people.ts';
import { flameCrown } from '../dress.ts';
import { mantle } from '../figures.ts';
import { flame, gleam, throneBack } from '../scenery.ts';
import { staff } from '../suit-things.ts';

const brazier =
	flame(-6, -24, 0.8) +
	flame(7, -24, 0.8) +
	flame(0, -25, 1.2) +
	area('M-17 -27H17C15 -16 8 -12 0 -12C-8 -12 -15 -16 -17 -27Z', 'gold') +
	line('M-9 -14L-13 0M9 -14L13 0M0 -12V0', 1.8) +
	fine('M-14 -21Q0 -16 14 -21', 'line');

/** An old king between lions' faces, with his staff and a fire at his side. */
export const kingOfWands = [
	gleam(100, 92, 30, 46, 20),
	stars(60, 66, 2.4, 140, 66, 2.4),
	raised(
		[
			area('M8 281H192V302H8Z', 'deep'),
			floor(281),
			throneBack(84, 278, 52, 'lapis'),
			area('M32 212H54V278H32ZM146 212H168V278H146Z', 'blue'),
			mantle(118, 274, 'red'),
			seatedRobe(118, 276, 'gold'),
			fine(whole('M100 132V268M108 176C108 206 110 240 114 270'), 'line'),
			at(42, 200, lionFace(), 0.9),
			at(158, 200, lionFace(), 0.9),
			staff(64, 284, 186, 0, 3.2),
			sleeve('red', [83, 144], [66, 168], [64, 186]),
			fist(63, 192, 1),
			sleeve('red', [117, 144], [138, 168], [130, 194]),
			fist(127, 201, 1),
			area(whole('M100 174Q109 174 116 171L117 180Q109 184 100 184'), 'red'),
			flat(star(100, 179, 4, 8), 'bright'),
			head(100, 116, { hair: 'short', colour: 'ivory', beard: true, wear: flameCrown }),
			at(154, 296, brazier, 1.1),
		].join(''),
	),
].join('');
