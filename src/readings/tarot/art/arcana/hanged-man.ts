import { area, at, fine, flat, limb, line, star, union } from '#src/ui/ornament/drawing/pen.ts';
import { cloud, ground, leaves, tuft } from '../nature.ts';
import { halo, head } from '../people.ts';

const leaf = area(leaves, 'teal');

/** He hangs by one foot from living wood, his legs a cross, his face at peace in its light. */
export const hangedMan = [
	cloud(14, 244, 0.7),
	cloud(188, 232, 0.66, true),
	ground('M8 286Q100 276 192 286'),
	union('lapis', limb(100, 44, 6, 101, 70, 6, 100, 96, 6)),
	union('lapis', limb(100, 288, 8, 99, 230, 6, 101, 160, 6, 100, 88, 6.4)),
	union('lapis', limb(30, 84, 6, 70, 80, 6.6, 130, 80, 6.6, 170, 84, 6)),
	fine('M40 83Q70 78 92 82M108 80Q130 78 160 84M98 60V74M102 56V70'),
	at(40, 78, leaf, 0.9, -12),
	at(66, 74, leaf, 0.9, 6),
	at(134, 74, leaf, 0.9, -6),
	at(160, 78, leaf, 0.9, 12),
	at(100, 40, leaf, 0.9),
	at(30, 90, leaf, 0.8, 200),
	at(170, 90, leaf, 0.8, 160),
	at(146, 87, leaf, 0.7, 176),
	at(54, 87, leaf, 0.7, 186),
	halo(100, 240, 20),
	// The bent leg behind, then the straight one.
	union('red', limb(108, 176, 8, 128, 152, 6.4, 114, 136, 5, 90, 132, 3.8)),
	union('ivory', limb(92, 133, 4, 84, 136, 3.4, 80, 142, 2.4)),
	union('red', limb(95, 178, 8, 97, 140, 6.2, 98, 108, 4.2)),
	union('ivory', limb(98, 110, 4.2, 98, 98, 3.4, 94, 92, 2.6)),
	line('M92 104H104M92 100.6H104M98 102V86', 2.2),
	head(100, 238, { tilt: 180, hair: 'short' }),
	union('blue', limb(86, 214, 6, 70, 196, 5.4, 84, 180, 4.6)),
	union('blue', limb(114, 214, 6, 130, 196, 5.4, 116, 180, 4.6)),
	area(
		'M90 224C96 220 104 220 110 224C118 218 120 208 118 198C117 186 118 176 120 166C108 172 92 172 82 166C84 176 84 186 82 198C80 208 82 218 90 224Z',
		'blue',
	),
	area('M83 186Q100 192 118 186L118.4 180Q100 186 82.6 180Z', 'red'),
	flat(
		star(100, 204, 4, 8) +
			star(92, 174.6, 2.6, 8) +
			star(109, 174.6, 2.6, 8) +
			star(90, 212, 2.6, 8) +
			star(110, 212, 2.6, 8),
		'bright',
	),
	tuft(48, 286),
	tuft(150, 285),
	tuft(166, 292, 0.8, 'bright'),
	tuft(30, 294, 0.8, 'bright'),
].join('');
