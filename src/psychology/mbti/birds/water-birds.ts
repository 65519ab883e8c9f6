import { area, disc, fine, flat, ink, limb, line, oval, union } from '#src/ui/ornament/drawing/pen.ts';
import { leaf, twig, water } from '#src/ui/ornament/drawing/roundel.ts';
import { eye } from './parts.ts';

const reed = (x: number, foot: number, top: number, bend = 0) =>
	line(`M${x} ${foot}Q${x + bend} ${(foot + top) / 2} ${x + bend} ${top}`, 1.8) +
	area(oval(x + bend, top - 8, 3.2, 10), 'line');

/** The duck on the water: a bottle-green head, a white ring, a curl at the tail. */
const duck = [
	reed(168, 130, 74, 4),
	reed(156, 132, 92, -3),
	area('M132 104C148 102 158 92 164 82C168 92 166 106 156 118Z', 'night'),
	line('M156 94C162 84 172 84 172 92', 2),
	area(
		'M58 96C50 112 54 134 80 138H132C150 138 162 126 164 108C150 112 140 106 128 100C112 92 96 98 86 106C80 108 76 100 78 90Z',
		'ivory',
	),
	area('M58 96C50 112 54 134 80 138H90C84 124 84 112 86 106C80 108 76 100 78 92Z', 'red'),
	area('M92 110C108 96 130 102 148 116C140 130 108 132 92 110Z', 'gold'),
	area('M118 116C128 110 140 112 148 117C140 126 126 126 118 116Z', 'blue'),
	fine('M100 112C108 106 118 106 124 109M102 118C108 122 114 124 120 124', 'line'),
	area('M57 96L60 86H78L79 94C72 99 64 99 57 96Z', 'ivory'),
	area('M58 88C50 78 50 58 64 54C78 50 88 62 84 76C82 82 80 86 80 90C72 93 64 92 58 88Z', 'teal'),
	area('M53 68C44 66 34 70 28 77C36 82 48 82 55 78Z', 'bright'),
	fine('M32 77C40 76 48 76 54 74', 'line'),
	eye(65, 66, 2.6),
	water(134),
].join('');

/** The heron alone at the edge of the water, on one leg, its neck a long S. */
const heron = [
	flat(disc(148, 56, 15), 'bright', 0.9),
	water(152),
	reed(164, 160, 96, 3),
	reed(174, 160, 112, -2),
	reed(152, 160, 118, -4),
	line('M112 118L110 142L111 168M120 116L132 128L118 138', 2.2),
	area('M118 96C142 98 158 112 166 134C148 132 132 124 120 114Z', 'lapis'),
	union(
		'ivory',
		limb(
			92,
			50,
			9,
			100,
			60,
			6.4,
			98,
			72,
			5.4,
			88,
			84,
			6,
			88,
			96,
			9,
			100,
			104,
			13,
			116,
			108,
			14,
			134,
			116,
			9,
			148,
			126,
			4,
		),
	),
	area('M100 94C120 88 146 106 160 134C136 132 112 122 100 94Z', 'blue'),
	fine('M110 100C126 106 140 118 150 128M108 106C120 114 132 122 140 127'),
	line('M86 92C82 104 84 114 90 122M90 96C88 106 90 114 96 120', 1.2),
	fine('M96 66C94 74 90 80 88 84', 'night'),
	area('M86 46L48 56L86 55Z', 'gold'),
	area('M84 44C92 38 104 42 124 56C112 54 100 52 90 48Z', 'night'),
	eye(90, 49, 2),
].join('');

/** The kingfisher above the stream: a great beak, a bright back. */
const kingfisher = [
	water(150),
	line('M150 190C146 160 142 136 128 132', 3),
	twig('M64 128Q104 138 168 124'),
	leaf(156, 126, -40),
	leaf(72, 130, 160, 0.9),
	area('M38 160C46 154 56 156 62 162C56 168 46 170 38 164L30 170V154Z', 'ivory') + flat(disc(56, 160.6, 1.2), 'night'),
	area('M120 116L142 146L130 150L112 122Z', 'blue'),
	line('M98 126L96 133M108 126L106 134', 2.2),
	union('red', limb(92, 74, 21, 98, 94, 21, 106, 112, 17, 118, 122, 8)),
	flat('M78 88C84 98 90 100 98 98C92 106 84 104 80 98Z', 'ivory'),
	area('M72 66C76 50 104 48 112 64C116 74 112 84 104 90C102 80 90 74 72 74Z', 'teal'),
	flat('M104 78C112 78 114 86 108 92C102 90 102 82 104 78Z', 'ivory'),
	area('M100 88C118 84 134 108 136 138C116 132 102 114 100 88Z', 'teal'),
	flat('M108 92C120 98 130 116 133 132C122 124 112 110 108 92Z', 'blue'),
	fine('M110 108C116 116 122 124 130 131M106 98L116 104M108 106L120 114', 'bright'),
	line('M84 58L90 62M92 56L97 60M100 57L104 62', 1.2),
	area('M74 70L24 76L75 83C78 80 78 74 74 70Z', 'night'),
	fine('M28 76H74', 'bright'),
	eye(84, 70, 2.8),
].join('');

/** The stork on its nest above the roofs, a red beak and red legs. */
const stork = [
	area('M84 168H132V190H84Z', 'red') + fine('M84 176H132M84 184H132M100 168V176M116 176V184'),
	area('M60 152C66 146 150 146 156 152C152 166 136 172 108 172C80 172 64 166 60 152Z', 'line'),
	line('M58 154L96 168M70 150L120 168M96 150L150 160M158 152L116 170M140 150L90 168M110 150L72 164', 1.2),
	`<path d="M108 118L106 152M122 116L132 132L124 152" stroke="${ink.red}" stroke-width="3"/>`,
	area('M124 98C148 104 162 120 168 142C150 138 136 130 124 118Z', 'night'),
	union('ivory', limb(84, 46, 11, 92, 58, 8, 96, 74, 8, 98, 90, 13, 110, 102, 17, 128, 108, 13, 146, 120, 6)),
	area('M106 92C126 90 146 106 156 128C138 126 114 118 106 92Z', 'ivory'),
	area('M122 106C138 108 152 120 164 142C146 140 128 128 122 106Z', 'night'),
	fine('M130 114C140 120 150 130 156 137', 'gold'),
	line('M112 96C122 96 130 100 138 106', 1.1),
	fine('M92 84C92 94 96 102 102 108', 'line'),
	`<path d="M76 42L36 60L78 51Z" fill="${ink.red}"/>`,
	fine('M42 57.6L76 46.6', 'bright'),
	eye(82, 43, 2.2),
].join('');

/** The drawings by the names of their birds. */
export const waterBirds: Readonly<Record<string, string>> = { duck, heron, kingfisher, stork };
