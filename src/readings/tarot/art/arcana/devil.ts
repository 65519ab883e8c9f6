import { area, at, both, disc, fine, flat, ink, limb, line, star, union, whole } from '#src/ui/ornament/drawing/pen.ts';
import { head } from '../people.ts';

const batWing =
	area(
		'M0 0C10 -20 30 -44 62 -52C58 -40 60 -32 64 -24C54 -24 48 -18 48 -6C40 -12 32 -8 30 4C22 -2 12 2 4 10Z',
		'deep',
	) + fine('M2 4C16 -18 36 -38 60 -50M4 6C22 -10 40 -22 62 -26M6 8C20 -4 32 -8 47 -8');

const flame = 'M0 0C-7 -3 -7 -11 0 -21C7 -11 7 -3 0 0Z';

/** A horned thing on a block; the two before it wear their chains loosely. */
export const devil = [
	both(at(114, 136, batWing)),
	area('M8 284H192V302H8Z', 'deep'),
	area('M66 220H134V230H130V276H136V286H64V276H70V230H66Z', 'lapis'),
	fine('M70 230H130M70 276H130'),
	// Goat's legs, folded on the block.
	both(union('night', limb(108, 190, 11, 132, 184, 9, 124, 208, 6, 116, 222, 4))),
	both(area('M108 219L124 219L122 227H111Z', 'night')),
	union('red', limb(100, 126, 12, 100, 142, 18, 100, 164, 13, 100, 186, 17)),
	fine(whole('M100 150V158Q108 158 114 148M100 172Q106 172 110 168M112 192Q118 196 126 190')),
	// One hand is raised, the other holds a torch to the ground.
	union('red', limb(82, 138, 7, 62, 148, 5.6, 58, 122, 4.6)),
	union(
		'red',
		limb(58, 116, 5, 57, 112, 5.4),
		limb(54, 110, 1.7, 52, 99, 1.4),
		limb(58, 109, 1.7, 58, 96, 1.4),
		limb(62, 111, 1.7, 65, 100, 1.4),
	),
	union('red', limb(118, 138, 7, 139, 150, 5.6, 158, 162, 4.6)),
	line('M158 154L168 184', 4),
	at(167, 181, area(flame, 'bright') + area('M0 -1C-4 -3 -4 -8 0 -14C4 -8 4 -3 0 -1Z', 'red'), 1, 180),
	union('red', disc(161, 164, 5)),
	// The head.
	area(whole('M107 96C112 92 120 90 127 94C124 102 114 106 108 104ZM100 84'), 'red'),
	area(whole('M104 88C110 82 124 76 122 56C134 70 128 90 110 96Z'), 'ivory'),
	fine(whole('M112 88L114 92M118 82L122 86M122 72L126 75'), 'line'),
	area('M88 90C92 84 108 84 112 90C115 98 110 108 108 116C106 124 94 124 92 116C90 108 85 98 88 90Z', 'red'),
	area('M94 120C98 124 102 124 106 120C106 130 102 136 100 140C98 136 94 130 94 120Z', 'night'),
	flat('M90 98L97 101.6L91.4 103ZM110 98L103 101.6L108.6 103Z', 'bright'),
	fine('M98 104L96 114H104L102 104M95 118Q100 120.6 105 118', 'bright'),
	`<path d="${star(100, 68, 11, 5, 4.3, 180)}" fill="${ink.night}" stroke="${ink.bright}"/>`,
	// The two.
	...[
		{ x: 46, colour: 'blue' as const, look: 1.6, hair: 'long' as const },
		{ x: 154, colour: 'teal' as const, look: -1.6, hair: 'short' as const },
	].map(({ x, colour, look, hair }) =>
		at(
			x,
			204,
			[
				union('ivory', limb(-10, 40, 3.4, -14, 52, 3, -12, 60, 2.8), limb(10, 40, 3.4, 14, 52, 3, 12, 60, 2.8)),
				union('ivory', limb(-5, 76, 4, -5, 88, 2.8, -9, 91, 2.4), limb(5, 76, 4, 5, 88, 2.8, 9, 91, 2.4)),
				area(
					'M0 11C5 11.5 10 13 12 18C15 28 14 38 15 46H9.6C10 52 14 66 16 80C8 84 -8 84 -16 80C-14 66 -10 52 -9.6 46H-15C-14 38 -15 28 -12 18C-10 13 -5 11.5 0 11Z',
					colour,
				),
				fine('M-9 26L-9.6 46M9 26L9.6 46M-4 52C-5 62 -7 72 -8 81M4 52C5 62 7 72 8 81M0 52V82'),
				area('M-9.4 48Q0 52 9.4 48L9.8 53Q0 57 -9.8 53Z', 'red'),
				head(0, 0, {
					look,
					hair,
					size: 0.92,
					colour: 'gold',
					wear: area('M-6 -9L-9 -18L-2 -11ZM6 -9L9 -18L2 -11Z', 'red'),
				}),
			].join(''),
		),
	),
	`<g stroke="${ink.bright}" stroke-width="2" stroke-dasharray="3.2 2.4">${'<path d="M54 219Q66 264 94 252M146 219Q134 264 106 252"/>'}</g>`,
	line('M100 243a6 6 0 1 1 -.1 0', 2.4),
	line('M39 217Q46 222 53 217M147 217Q154 222 161 217', 2.4),
].join('');
