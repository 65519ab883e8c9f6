import { area, at, both, disc, fine, flat, ink, limb, line, star, union, whole } from '../pen.ts';
import { head } from '../people.ts';

const batWing =
	area(
		'M0 0C10 -20 30 -44 62 -52C58 -40 60 -32 64 -24C54 -24 48 -18 48 -6C40 -12 32 -8 30 4C22 -2 12 2 4 10Z',
		'deep',
	) + fine('M2 4C16 -18 36 -38 60 -50M4 6C22 -10 40 -22 62 -26M6 8C20 -4 32 -8 47 -8');

const flame = 'M0 0C-7 -4 -7 -12 -2 -17C-2 -12 1 -11 1 -8C3 -11 3 -14 2 -18C8 -12 7 -4 0 0Z';

/** A horned thing on a block; the two before it wear their chains loosely. */
export const devil = [
	at(114, 136, batWing),
	at(86, 136, batWing, 1, 0, true),
	area('M8 284H192V302H8Z', 'deep'),
	area('M66 220H134V230H130V276H136V286H64V276H70V230H66Z', 'lapis'),
	fine('M70 230H130M70 276H130'),
	// Goat's legs, folded on the block.
	both(union('red', limb(108, 190, 11, 132, 184, 9, 124, 208, 6, 116, 222, 4))),
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
	union('red', limb(118, 138, 7, 138, 152, 5.6, 146, 178, 4.6)),
	line('M140 170L156 206', 4),
	at(158, 208, area(flame, 'bright'), 1.15, 160),
	union('red', disc(147, 182, 5)),
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
	at(
		44,
		212,
		[
			union(
				'ivory',
				limb(0, 12, 4.4, 1, 24, 7.4, 1, 36, 5.8, 2, 50, 8),
				limb(-2, 52, 6, -3, 66, 3.8, -3, 82, 2.8, -7, 84, 2.4),
				limb(6, 52, 6, 6, 66, 3.8, 6, 82, 2.8, 10, 84, 2.4),
				limb(-6, 20, 3.2, -13, 34, 2.6, -14, 48, 2.4),
				limb(8, 20, 3.2, 16, 32, 2.6, 14, 46, 2.4),
			),
			fine('M2 54V66M-3 27Q-1 30 1 27M2 27Q4 30 6 27', 'line'),
			head(0, 0, {
				size: 0.86,
				look: 1.4,
				colour: 'gold',
				wear: area('M-6 -9L-8 -17L-2 -11ZM6 -9L8 -17L2 -11Z', 'red'),
			}),
		].join(''),
	),
	at(
		156,
		212,
		[
			union(
				'ivory',
				limb(0, 12, 5, 0, 23, 9.4, 0, 37, 7, 0, 50, 7),
				limb(-4, 52, 5.6, -5, 66, 4, -5, 82, 2.8, -9, 84, 2.4),
				limb(4, 52, 5.6, 5, 66, 4, 5, 82, 2.8, 9, 84, 2.4),
				limb(-8, 20, 3.6, -16, 34, 3, -14, 48, 2.6),
				limb(8, 20, 3.6, 14, 34, 3, 15, 48, 2.6),
			),
			fine('M0 54V66M-6 27Q-3 30 0 27Q3 30 6 27', 'line'),
			head(0, 0, {
				size: 0.86,
				look: -1.4,
				hair: 'short',
				wear: area('M-6 -9L-8 -17L-2 -11ZM6 -9L8 -17L2 -11Z', 'red'),
			}),
		].join(''),
	),
	`<g stroke="${ink.bright}" stroke-width="2" stroke-dasharray="3.2 2.4">${'<path d="M52 227Q66 262 94 252M148 227Q134 262 106 252"/>'}</g>`,
	line('M100 243a6 6 0 1 1 -.1 0', 2.4),
	line('M38 226Q44 230 51 226M149 226Q156 230 162 226', 2.4),
].join('');
