import { area, fine, flat, ink, limb, line, oval, union } from '#src/ui/ornament/drawing/pen.ts';
import { leaf, moon, rose, twig } from '#src/ui/ornament/drawing/roundel.ts';
import { eye, legs } from './parts.ts';

/** The nightingale, singing up at a rose. */
const nightingale = [
	twig('M16 158Q70 146 116 152T190 142'),
	line('M52 152C44 132 40 112 42 92', 2),
	leaf(43, 126, 200),
	leaf(45, 138, -30, 0.9),
	leaf(60, 150, 160, 0.8),
	rose(44, 84, 15),
	area('M128 116L178 142L172 150L122 128Z', 'gold'),
	fine('M134 122L173 145M131 125L170 147', 'line'),
	legs(106, 134, 151),
	union('gold', limb(88, 66, 14, 92, 80, 14, 100, 100, 23, 114, 116, 20, 130, 124, 9)),
	flat('M78 70C78 96 84 118 100 124C112 128 116 122 112 114C98 108 90 92 90 74Z', 'ivory', 0.85),
	area('M80 55L66 44L82 62ZM78 62L64 60L80 69Z', 'bright'),
	area('M102 88C116 86 136 104 148 128C130 130 108 118 102 88Z', 'red'),
	fine('M110 98C120 104 130 114 138 124M108 104C116 112 124 118 132 124', 'bright'),
	eye(89, 61),
].join('');

/** The finch: a red face, a bar of gold on the wing, on a thistle. */
const finch = [
	line('M100 190C98 172 96 160 92 148M70 190C64 160 56 140 54 118', 2.4),
	area('M84 150C82 138 90 132 96 134C104 132 110 140 106 150C100 156 90 156 84 150Z', 'leaf'),
	line('M86 138L80 128M92 135L89 124M98 135L99 124M104 138L110 129', 1.6),
	area('M46 120C44 110 50 104 56 106C62 104 66 112 62 120C58 124 50 124 46 120Z', 'leaf'),
	flat('M48 108L44 94L52 104L54 92L58 104L66 95L62 110Z', 'red'),
	leaf(74, 176, -40, 1.2),
	leaf(98, 168, 20, 1.2),
	area('M136 128L178 164L168 170L128 138Z', 'night'),
	fine('M140 136L171 164', 'ivory'),
	line('M104 132L98 137M116 134L108 139', 2),
	union('gold', limb(88, 70, 17, 92, 82, 17, 106, 106, 26, 124, 122, 20, 138, 132, 9)),
	flat('M80 92C78 112 92 132 112 134C98 124 92 110 92 90Z', 'ivory'),
	area('M106 88C122 84 146 108 158 142C134 140 108 124 106 88Z', 'night'),
	area('M110 104C124 106 140 118 150 132C134 130 116 120 110 104Z', 'bright'),
	fine('M118 104L121 116M130 110L133 124M141 120L144 130', 'line'),
	flat('M76 58C84 52 92 56 92 68C92 78 84 86 76 82C70 76 70 64 76 58Z', 'red'),
	area('M92 54C100 56 106 64 104 76C100 82 96 76 94 70C94 62 92 58 92 54Z', 'night'),
	area('M74 64L56 72L74 76Z', 'ivory'),
	eye(84, 67),
].join('');

/** The sparrow of the house: a brown cap, a dark bib, a light cheek; a grain before it. */
const sparrow = [
	area('M10 150H190V190H10Z', 'red'),
	line('M10 158H190', 1),
	fine(
		'M30 158V172M64 158V172M98 158V172M132 158V172M166 158V172M14 172H186M47 172V186M81 172V186M115 172V186M149 172V186',
	),
	flat(oval(46, 147, 4, 2) + oval(34, 148, 3.4, 1.8) + oval(56, 148.4, 3.2, 1.7), 'bright'),
	area('M136 122L180 128L178 138L130 136Z', 'line'),
	fine('M140 129L176 133'),
	legs(100, 134, 149, 13, 1),
	union('gold', limb(84, 78, 19, 92, 90, 20, 106, 110, 27, 126, 122, 19, 142, 127, 8)),
	flat('M80 98C82 120 96 136 116 134C126 132 128 128 122 126C104 124 94 112 94 94Z', 'ivory'),
	flat('M66 74C64 60 84 54 98 62C104 68 104 80 100 88C96 78 84 70 66 74Z', 'red'),
	flat('M70 78C80 72 94 78 94 86C92 94 80 94 72 88Z', 'ivory'),
	flat('M64 82C72 84 80 92 84 106C76 106 68 96 64 82Z', 'night'),
	area('M68 72L50 80L68 86Z', 'line'),
	area('M106 94C122 92 144 108 156 132C132 136 108 124 106 94Z', 'red'),
	fine('M112 104L144 126M112 112L136 128', 'night'),
	line('M114 100L126 104', 2.4),
	eye(80, 74, 2.6),
].join('');

/** The turtledove: a ring on the neck, an olive twig in the beak. */
const turtledove = [
	twig('M14 154Q60 160 104 150T190 152'),
	leaf(150, 152, 24),
	leaf(34, 156, 150),
	area('M132 124L182 150L172 160L122 138Z', 'lapis'),
	fine('M138 132L174 152M132 136L168 157', 'ivory'),
	legs(104, 138, 151),
	union('ivory', limb(76, 62, 13, 80, 76, 12, 94, 102, 26, 116, 120, 22, 138, 130, 9)),
	flat('M70 92C70 112 84 132 106 138C94 124 86 108 84 88Z', 'red', 0.35),
	area('M98 92C118 88 146 110 160 142C134 144 104 128 98 92Z', 'blue'),
	fine(
		'M106 102C122 108 140 122 150 136M104 110C118 118 132 130 142 138M110 96Q116 100 114 106M120 101Q126 106 123 112M130 108Q136 114 132 120',
		'bright',
	),
	line('M86 78L92 90M82 82L88 94', 3.2),
	`<path d="M89 80L95 91M84 79L90 92" stroke="${ink.night}" stroke-width="1.6"/>`,
	area('M64 60L52 66L65 68Z', 'line'),
	line('M54 66C46 72 40 82 40 92', 1.6),
	leaf(50, 70, 190, 0.7),
	leaf(44, 78, 60, 0.7),
	leaf(41, 86, 170, 0.7),
	leaf(40, 92, 96, 0.7),
	eye(74, 58, 2.4, 'red'),
].join('');

/** The swallow in flight: long wings, a forked tail. */
const swallow = [
	moon(146, 44),
	fine('M24 150Q34 142 44 150T64 150M120 166Q130 158 140 166T160 166M66 168Q74 162 82 168'),
	area(
		'M126 112C146 116 166 130 184 158C162 146 146 138 128 128ZM120 120C134 134 142 150 144 178C132 158 122 144 110 130Z',
		'blue',
	),
	area('M94 86C96 62 78 36 40 24C50 50 60 76 84 96Z', 'blue'),
	fine('M52 38C66 54 78 72 88 90M46 30C54 50 66 72 82 92', 'bright'),
	union('blue', limb(60, 100, 12, 74, 100, 14, 94, 106, 16, 114, 116, 11, 126, 122, 6)),
	flat('M56 108C70 120 96 126 118 124C104 114 84 112 66 106Z', 'ivory'),
	area('M96 92C118 74 148 70 180 78C154 86 134 100 116 114C106 112 98 104 96 92Z', 'blue'),
	fine('M110 100C128 88 146 82 166 80M114 106C128 94 142 88 158 84', 'bright'),
	flat('M49 100C52 110 62 114 70 110C66 104 58 98 49 100Z', 'red'),
	area('M50 96L36 98L50 103Z', 'night'),
	eye(60, 97, 2.2),
].join('');

/** The drawings by the names of their birds. */
export const songbirds: Readonly<Record<string, string>> = { nightingale, finch, sparrow, turtledove, swallow };
