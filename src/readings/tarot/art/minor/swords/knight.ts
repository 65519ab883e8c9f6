import { area, at, fine, line } from '#src/ui/ornament/drawing/pen.ts';
import { cloud, ground, mountains, tuft } from '../../nature.ts';
import { fist, head, sleeve } from '../../people.ts';
import { helmet, plait } from '../dress.ts';
import { rider } from '../figures.ts';
import { shamshir } from '../suit-things.ts';

const knight = [
	plait('night', 0, -146, 3, -14, -142, 3.4, -27, -146, 3.2, -39, -142, 2.8, -49, -146, 1.4),
	rider({ horse: 'blue', mane: 'night', saddle: 'red', coat: 'ivory', trousers: 'blue', boots: 'lapis' }),
	fine(
		'M-8 -124Q4 -118 16 -124M-9 -116Q4 -110 16 -116M-9 -108Q4 -102 16 -108M-12 -86Q6 -80 22 -86M-16 -76Q8 -69 28 -76',
		'line',
	),
	area('M-8.6 -100Q4 -95 16.4 -100L16.8 -94.6Q4 -89.6 -9 -94.6Z', 'red'),
	line('M12 -104Q40 -98 62 -88', 1),
	shamshir(36, -138, 58, 68, false, 1.3),
	sleeve('red', [10, -128], [24, -126], [36, -136]),
	fist(42, -138, 1.05),
	sleeve('red', [-4, -127], [-14, -110], [2, -104]),
	fist(8, -103, 0.95),
	head(5, -150, { look: 2.4, tilt: 8, hair: 'none', wear: helmet }),
].join('');

/** A young woman in a helmet at the gallop, her blade stretched forward. */
export const knightOfSwords = [
	cloud(14, 92, 0.8, false, 'blue'),
	cloud(120, 66, 0.66, false, 'blue'),
	fine('M20 126H64M16 142H44M24 160H58M140 110H176M152 96H180', 'bright'),
	mountains(214, 'lapis', 60, 168, 164, 172),
	ground('M8 204Q60 184 110 202T192 192', 'gold'),
	fine('M20 224Q60 210 100 222M124 232Q156 222 184 230M20 250Q50 242 70 248', 'line'),
	ground('M8 272Q60 256 110 268T192 260', 'leaf'),
	at(88, 278, knight, 1.06, -8),
	area('M8 286C16 276 28 280 30 286C38 278 50 282 52 290C60 288 66 294 62 302H8Z', 'ivory'),
	tuft(170, 284),
	tuft(134, 292, 0.9, 'bright'),
].join('');
