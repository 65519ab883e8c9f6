import { area, at, fine, flat, limb, union } from '#src/ui/ornament/drawing/pen.ts';
import { cloud, drops, ground } from '../nature.ts';
import { head } from '../people.ts';
import { crown } from '../things.ts';

const flame = 'M0 0C-9 -4 -9 -14 -3 -22C-3 -16 0 -14 1 -11C4 -14 4 -20 2 -25C10 -17 10 -4 0 0Z';
const faller = (robe: 'red' | 'blue', hair: 'gold' | 'night') =>
	union('ivory', limb(-5, -22, 3.4, -12, -32, 2.8, -8, -42, 2.4), limb(5, -22, 3.4, 8, -36, 2.8, 16, -44, 2.4)) +
	union('ivory', limb(-9, 14, 3, -17, 20, 2.4, -22, 28, 2.2), limb(9, 14, 3, 18, 16, 2.4, 22, 26, 2.2)) +
	area('M-9 14C-4 20 4 20 9 14C9 4 10 -8 16 -24C8 -20 4 -25 0 -22C-4 -25 -9 -19 -15 -24C-9 -8 -10 4 -9 14Z', robe) +
	fine('M-4 4C-4 -6 -6 -14 -7 -20M4 4C4 -6 5 -14 7 -20M-9 4Q0 8 9 4') +
	head(0, 28, { tilt: 180, size: 0.82, hair: 'short', colour: hair });

/** Lightning throws the crown from the tower; fire in the windows, and two fall among the sparks. */
export const tower = [
	cloud(4, 118, 0.7),
	cloud(190, 112, 0.78, true),
	cloud(112, 52, 0.5, false),
	ground('M8 292L34 276L52 280L66 252L84 246H122L136 256L150 280L170 274L192 290'),
	fine('M66 252L72 270L64 288M84 246L90 264M122 246L116 262L122 284M136 256L132 274M150 280L146 292M52 280L48 292'),
	at(86, 108, area(flame, 'red'), 1.2, -14),
	at(103, 106, area(flame, 'red'), 1.5),
	at(118, 110, area(flame, 'red'), 1.1, 16),
	area('M78 248L82 122L76 118V104L86 106V110H94L98 104L104 112L112 106V110L124 104V118L118 122L124 248Z', 'lapis'),
	fine(
		'M82 122Q100 128 118 122M81 140H96M104 140H119M81 156H119M80 172H98M106 172H120M80 190H121M79 208H94M104 208H122M79 228H123M90 140V156M112 140V156M88 172V190M100 156V164M114 190V208M88 208V228M110 228V246M94 190V200',
	),
	[
		[100, 152, 1],
		[90, 194, 0.8],
		[110, 194, 0.8],
	]
		.map(([x = 0, y = 0, s = 1]) =>
			at(
				x,
				y,
				area('M-6 8V-4C-6 -9 -2 -10 0 -13C2 -10 6 -9 6 -4V8Z', 'night') +
					flat('M0 8C-4 5 -4 0 0 -7C4 0 4 5 0 8Z', 'bright'),
				s,
			),
		)
		.join(''),
	area('M160 34L126 70L134 74L108 98L116 100L100 118L128 98L121 95L150 72L141 68L172 40Z', 'bright'),
	at(66, 92, crown, 1.6, -34),
	at(50, 196, faller('red', 'night'), 1, -20),
	at(148, 210, faller('blue', 'gold'), 1, 22),
	drops(
		30,
		140,
		64,
		124,
		28,
		176,
		66,
		160,
		72,
		224,
		136,
		132,
		166,
		146,
		136,
		164,
		178,
		180,
		132,
		230,
		22,
		226,
		180,
		244,
	),
].join('');
