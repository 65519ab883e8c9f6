import { area, at, fine, line } from '#src/ui/ornament/drawing/pen.ts';
import { crescent, ground, mountains, stars, tuft, water } from '../../nature.ts';
import { fist, head, sleeve } from '../../people.ts';
import { feather, turban } from '../dress.ts';
import { rider } from '../figures.ts';
import { jam } from '../suit-things.ts';

const knight = [
	rider({ horse: 'ivory', mane: 'gold', saddle: 'red', coat: 'blue', trousers: 'ivory', boots: 'red' }),
	area('M-8.6 -100Q4 -95 16.4 -100L16.8 -94.6Q4 -89.6 -9 -94.6Z', 'red'),
	line('M14 -104Q40 -98 62 -88', 1),
	jam(44, -134, 1.5),
	sleeve('blue', [10, -128], [28, -118], [36, -126]),
	fist(42, -134, 1.05),
	sleeve('blue', [-4, -127], [-12, -110], [4, -104]),
	fist(10, -103, 0.95),
	head(5, -150, { look: 2.4, tilt: 3, hair: 'short', wear: at(0, 0, feather, 1, 0, true) + turban('ivory', 'red') }),
].join('');

/** A young man rides into the stream, his goblet before him. */
export const knightOfCups = [
	crescent(144, 88, 14, 20),
	stars(100, 50, 3, 60, 74, 2.4, 172, 128, 2, 40, 118, 2),
	mountains(230, 'lapis', 30, 172, 166, 168),
	ground('M8 232Q100 220 192 232', 'leaf'),
	water(262, 300, 8),
	ground('M192 252C150 250 128 262 120 272C112 284 140 292 192 286', 'leaf').replace('V300H8Z', 'Z'),
	at(106, 284, knight, 1.06, 0, true),
	fine('M40 286q5 -4 10 0t10 0t10 0M78 292q5 -4 10 0t10 0M124 294q5 -4 10 0t10 0', 'ivory'),
	tuft(176, 262, 0.9),
	tuft(28, 256, 0.9),
	tuft(164, 280, 0.8, 'bright'),
].join('');
