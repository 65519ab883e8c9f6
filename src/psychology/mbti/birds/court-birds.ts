import { area, at, disc, fine, flat, ink, limb, line, oval, star, union } from '#src/ui/ornament/drawing/pen.ts';
import { leaf, moon, twig } from '#src/ui/ornament/drawing/roundel.ts';
import { polar, turns } from '#src/ui/ornament/geometry.ts';
import { eye, legs } from './parts.ts';

/** The hoopoe: its crest open, bars on its wings. */
const hoopoe = [
	twig('M20 156Q100 148 182 158'),
	leaf(150, 154, -30),
	leaf(42, 154, 200),
	[-62, -40, -18, 4, 26, 48]
		.map(
			(turn) =>
				`<g transform="translate(92 66)rotate(${turn})"><path d="M-4 0C-9 -18 -8 -34 0 -46C8 -34 9 -18 4 0Z" fill="${ink.red}"/><path d="M-6.6 -30C-6 -37 -3 -42 0 -46C3 -42 6 -37 6.6 -30Z" fill="${ink.night}"/></g>`,
		)
		.join(''),
	area('M124 126L170 160L160 168L116 134Z', 'night'),
	line('M140 138L131 146M150 146L141 154', 2.4),
	legs(106, 136, 151),
	union('gold', limb(84, 72, 15, 90, 86, 14, 100, 106, 23, 116, 122, 17, 130, 132, 8)),
	flat('M78 88C78 108 90 128 108 132C98 120 92 106 92 88Z', 'bright', 0.7),
	area('M100 92C118 88 144 112 152 142C128 142 104 124 100 92Z', 'night'),
	`<path d="M108 98L122 96M107 108L134 108M112 118L142 120M122 130L149 132" stroke="${ink.ivory}" stroke-width="3.6"/>`,
	`<path d="M72 66C54 66 38 76 28 94C40 81 56 74 72 73Z" fill="${ink.line}"/>`,
	eye(82, 69, 2.6),
].join('');

const fan = [-84, -70, -56, -42, -28, -14, 0, 14, 28, 42, 56, 70, 84];
/** The peacock with its wheel open. */
const peacock = [
	fan
		.map((turn) => {
			const feather = `<path d="M0 0C-11 -30 -14 -70 0 -94C14 -70 11 -30 0 0Z" fill="${turn % 28 ? ink.leaf : ink.teal}"/><path d="M0 -20V-66" stroke-width=".8"/>`;
			return `<g transform="translate(100 126)rotate(${turn})">${feather}<path d="M-6.4 -76A6.4 8 0 1 1 6.4 -76A6.4 8 0 1 1 -6.4 -76Z" fill="${ink.gold}"/><path d="M-4 -75A4 4.6 0 1 1 4 -75A4 4.6 0 1 1 -4 -75Z" fill="${ink.blue}"/></g>`;
		})
		.join(''),
	area('M14 160H186V190H14Z', 'leaf'),
	line('M92 150V162M108 150V162M86 163L92 160L97 163M103 163L108 160L114 163', 2),
	union('blue', limb(96, 66, 9, 102, 78, 7.6, 98, 94, 9, 98, 116, 20, 100, 136, 20, 100, 150, 8)),
	fine(
		'M88 112Q92 117 96 112Q100 117 104 112Q108 117 112 112M86 122Q90 127 94 122Q98 127 102 122Q106 127 110 122M88 132Q92 137 96 132Q100 137 104 132Q108 137 112 132M92 142Q96 147 100 142Q104 147 108 142',
	),
	[-40, -20, 0, 20, 40]
		.map((turn) => {
			const [x, y] = polar(17, turn);
			return line(`M97 58L${97 + x} ${58 + y}`, 1) + flat(disc(97 + x, 58 + y, 2.2), 'bright');
		})
		.join(''),
	area('M88 64L74 70L89 71Z', 'bright'),
	flat('M88 61C94 58 100 60 103 64C98 64 92 66 88 61Z', 'ivory'),
	eye(95, 65, 2),
].join('');

/** The falcon on the gloved fist, its hood put by. */
const falcon = [
	area('M14 190L62 150C72 140 92 138 112 140C126 140 130 150 122 156L92 168L60 196Z', 'red'),
	line('M70 148L84 170M84 142L92 158', 1.2),
	line('M104 152C112 166 112 176 106 186M114 150C124 162 126 174 122 184', 1.4),
	area('M112 130L124 180L110 182L102 134Z', 'blue'),
	fine('M106 146L119 143M108 156L121 153M110 166L123 163', 'bright'),
	union('ivory', limb(92, 50, 17, 94, 66, 17, 98, 92, 25, 104, 118, 21, 108, 136, 11)),
	fine(
		'M80 84Q84 88 88 84M90 82Q94 86 98 82M78 96Q82 100 86 96M88 94Q92 98 96 94M80 108Q84 112 88 108M90 106Q94 110 98 106M86 120Q90 124 94 120M94 130Q97 133 100 130',
		'line',
	),
	area('M102 72C126 74 138 108 130 160C116 144 98 112 102 72Z', 'blue'),
	fine(
		'M110 84C120 100 126 122 127 146M106 92C112 112 118 128 123 140M110 96L121 96M112 108L125 108M115 120L128 120',
		'bright',
	),
	area('M75 48C76 32 106 28 110 48C112 58 110 66 106 72C100 62 90 56 75 54Z', 'blue'),
	flat('M80 54C86 58 88 68 86 76C82 70 79 62 80 54Z', 'night'),
	area('M76 48C66 46 62 54 66 64C69 59 73 58 79 57Z', 'gold'),
	flat('M69 58C66 60 65 62 66 64C68 62 70 60 71 58Z', 'night'),
	eye(86, 48, 3, 'gold'),
	line('M102 139V150M112 139V149', 4),
].join('');

/** The parrot in its ring: a hooked beak, a red collar, a long tail. */
const parrot = [
	twig('M18 128Q60 136 108 130T186 134'),
	leaf(36, 130, 210),
	leaf(158, 132, -34),
	area('M108 116L136 178L126 186L100 122Z', 'teal'),
	fine('M108 126L130 180M112 122L134 176', 'bright'),
	union('teal', limb(88, 54, 20, 92, 70, 19, 102, 94, 25, 110, 116, 14)),
	flat('M76 76C74 98 84 116 102 122C92 108 86 94 88 78Z', 'bright', 0.5),
	area('M104 78C126 82 134 112 126 146C108 134 96 108 104 78Z', 'leaf'),
	area('M104 82C116 84 124 94 128 106C116 106 108 98 104 82Z', 'blue'),
	fine('M112 108C118 116 122 126 123 136M106 104C110 118 116 128 121 134', 'bright'),
	`<path d="M73 72C84 80 100 80 110 70" stroke="${ink.red}" stroke-width="4.4"/>`,
	fine('M72 68C84 76 100 76 110 66'),
	area('M70 46C56 44 50 58 56 72C60 66 66 64 74 64C78 58 76 50 70 46Z', 'red'),
	area('M62 67C62 73 66 76 72 75C75 72 75 68 73 65C68 64 64 65 62 67Z', 'line'),
	flat(disc(84, 52, 6.4), 'ivory'),
	eye(84, 52, 2.8, 'gold'),
	line('M96 124L92 132M96 124L98 133M108 124L104 133M108 124L111 133', 2.4),
].join('');

const quill = (turn: number, length: number, colour: string) =>
	`<path d="M-5 0C-8 ${-length * 0.5} -6 ${-length * 0.85} 0 ${-length}C6 ${-length * 0.85} 8 ${-length * 0.5} 5 0Z" fill="${colour}" transform="rotate(${turn})"/>`;
const pinion = (flip: boolean) =>
	at(
		flip ? 88 : 112,
		98,
		[92, 78, 64, 50, 36].map((turn, i) => quill(turn, 66 + i * 3, i % 2 ? ink.blue : ink.lapis)).join('') +
			[86, 66, 46, 28].map((turn) => quill(turn, 38, ink.red)).join('') +
			[74, 48].map((turn) => quill(turn, 22, ink.gold)).join(''),
		1,
		0,
		flip,
	);
/** The homa in the height: whom its shadow touches is a king. */
const homa = [
	flat(star(46, 42, 5, 8), 'bright') + flat(star(154, 40, 4, 8), 'bright') + flat(star(100, 28, 3, 8), 'bright'),
	[-18, 0, 18]
		.map(
			(turn) =>
				`<g transform="translate(100 124)rotate(${turn})"><path d="M-4 0C-8 20 2 32 -3 52C-5 60 2 64 5 58C8 44 0 30 5 0Z" fill="${ink.red}"/><path d="M1 54m-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z" fill="${ink.teal}"/></g>`,
		)
		.join(''),
	pinion(false),
	pinion(true),
	union('gold', limb(92, 66, 11, 100, 76, 9, 100, 92, 16, 100, 110, 15, 100, 128, 6)),
	fine(
		'M90 96Q94 100 98 96Q102 100 106 96Q108 99 111 96M90 106Q94 110 98 106Q102 110 106 106M94 116Q97 119 100 116Q103 119 106 116',
		'line',
	),
	[-30, -8, 14, 36]
		.map((turn) => {
			const [x, y] = polar(16, turn);
			return line(`M94 58L${94 + x} ${58 + y}`, 1.2) + flat(disc(94 + x, 58 + y, 2.4), 'teal');
		})
		.join(''),
	`<path d="M82 62C74 60 68 66 70 74C74 70 79 70 84 70Z" fill="${ink.bright}"/>`,
	eye(91, 64, 2.2),
].join('');

/** The owl in the ruin, over what is buried there. */
const owl = [
	area('M10 150H72V142H88V150H112V142H128V150H190V190H10Z', 'line'),
	fine('M10 164H190M40 150V164M84 164V178M130 150V164M160 164V178M10 178H190M60 178V190M108 178V190'),
	moon(150, 50),
	union(
		'gold',
		'M68 60L64 38L84 48H116L136 38L132 60C142 84 140 120 122 140C112 148 88 148 78 140C60 120 58 84 68 60Z',
	),
	area('M68 84C56 100 60 126 80 142C84 122 82 100 68 84Z', 'red'),
	area('M132 84C144 100 140 126 120 142C116 122 118 100 132 84Z', 'red'),
	fine('M68 98C74 110 77 122 78 134M132 98C126 110 123 122 122 134', 'bright'),
	area(`${disc(84, 72, 19)}${disc(116, 72, 19)}`, 'ivory'),
	fine(
		turns(12)
			.map((a) => {
				const [x, y] = polar(17, a);
				const [u, v] = polar(12, a);
				return `M${84 + u} ${72 + v}L${84 + x} ${72 + y}M${116 + u} ${72 + v}L${116 + x} ${72 + y}`;
			})
			.join(''),
		'line',
	),
	area(`${disc(84, 72, 10)}${disc(116, 72, 10)}`, 'bright'),
	flat(`${disc(84, 72, 6)}${disc(116, 72, 6)}`, 'night') + flat(`${disc(82, 70, 1.8)}${disc(114, 70, 1.8)}`, 'ivory'),
	area('M94 82L100 78L106 82L100 96Z', 'night'),
	fine(
		'M88 106Q92 112 96 106M100 106Q104 112 108 106M94 116Q98 122 102 116M106 116Q109 120 112 116M88 116Q90 120 92 118M94 127Q97 132 100 127Q103 132 106 127',
		'line',
	),
	line('M86 146V153M92 147V154M108 147V154M114 146V153', 3),
].join('');

/** The partridge among stones: a collar, a red beak, a jewel at its feet. */
const partridge = [
	area('M10 156L40 146L62 152L98 148L132 154L160 144L190 152V190H10Z', 'line'),
	fine('M40 146L52 170L96 178L98 148M132 154L124 178L160 170L160 144M52 170L20 180M124 178L150 190'),
	area('M36 138L44 130L52 138L44 150Z', 'teal') + fine('M36 138H52M44 130V150M44 130L40 138L44 150L48 138Z'),
	area('M140 116L168 122L166 136L136 134Z', 'red'),
	`<path d="M98 136L95 150M114 136L112 151M88 151L95 149L101 152M105 152L112 150L118 152" stroke="${ink.red}" stroke-width="2.6"/>`,
	union('blue', limb(82, 66, 15, 88, 80, 15, 104, 104, 30, 124, 118, 22, 142, 126, 9)),
	flat('M74 92C74 116 88 132 112 138C126 138 128 132 120 128C100 124 88 110 88 90Z', 'gold'),
	`<path d="M110 112C106 122 108 130 114 136M120 112C116 122 118 130 124 136M130 114C126 122 128 130 132 134" stroke="${ink.red}" stroke-width="3.4"/>`,
	fine('M113 112C109 122 111 130 117 136M123 112C119 122 121 130 127 135', 'night'),
	flat('M68 66C68 80 74 90 86 92C94 88 96 80 94 70C86 76 76 74 68 66Z', 'ivory'),
	`<path d="M70 62C80 60 92 62 97 70C100 80 96 90 86 94C78 92 72 86 69 78" stroke="${ink.night}" stroke-width="4"/>`,
	area('M106 88C124 84 146 102 154 124C134 126 112 112 106 88Z', 'lapis'),
	fine('M116 94C128 100 140 110 146 119M114 100C124 108 134 114 140 118'),
	`<path d="M69 60L54 68L70 71Z" fill="${ink.red}"/>`,
	eye(80, 62, 2.4, 'red'),
	flat(oval(150, 152, 3, 1.8), 'gold'),
].join('');

/** The drawings by the names of their birds. */
export const courtBirds: Readonly<Record<string, string>> = { hoopoe, peacock, falcon, parrot, homa, owl, partridge };
