import { area, at, disc, fine, flat, line, star } from '#src/ui/ornament/drawing/pen.ts';
import { crayfish, howler } from '../creatures.ts';
import { drops, ground, mountains, water } from '../nature.ts';

const keep =
	area('M-15 90V22H-19V0H-12V7H-5V0H5V7H12V0H19V22H15V90Z', 'lapis') +
	fine('M-19 14H19M-15 22H15M-15 50H15M-15 72H15') +
	area('M-4 46V36C-4 32 -1 31 0 28C1 31 4 32 4 36V46Z', 'night');

/** Dog and wolf cry to the moon, the crayfish climbs out of the pool, and a path leads between the towers. */
export const moon = [
	area(star(100, 86, 45, 32, 36), 'gold'),
	area(disc(100, 86, 33), 'deep'),
	area(
		'M110 55C78 52 64 74 70 94C75 112 94 122 112 116C104 112 100 108 100 103C95 103 92 101 93 97L91 94L93 91L88 88L95 77C95 68 101 58 110 55Z',
		'bright',
	),
	fine('M84 80Q89 77 93 80M86 83Q89 85.6 92 83', 'line'),
	drops(52, 118, 68, 130, 84, 140, 100, 134, 116, 140, 132, 130, 148, 118, 100, 152),
	mountains(226, 'lapis', 84, 190, 116, 194),
	at(32, 144, keep),
	at(168, 144, keep),
	ground('M8 230Q100 216 192 230', 'deep'),
	area(
		'M86 264C86 255 107 253 107 247C107 242 94 241 94 235C94 231 100 230 100 225H102C102 231 98 232 98 235C98 238 115 240 115 247C115 254 106 256 108 264Z',
		'bright',
	),
	water(262, 300, 9, 8, 192),
	line('M8 262Q100 254 192 262'),
	at(58, 262, howler('ivory'), 1.06),
	at(142, 262, howler('blue', true), 1.06, 0, true),
	at(100, 308, crayfish(), 0.78),
	flat(disc(40, 284, 1.6) + disc(160, 284, 1.6), 'bright'),
].join('');
