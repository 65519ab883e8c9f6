import { area, disc, fine, flat, ink, limb, line, oval, star, union } from '#src/ui/ornament/drawing/pen.ts';
import { inRoundel, leaf, moon, water } from '#src/ui/ornament/drawing/roundel.ts';
import { polar, turns } from '#src/ui/ornament/geometry.ts';
import type { MoulanaPath } from './paths.ts';

const filled = (d: string, colour: string, width?: number) =>
	`<path d="${d}" fill="${colour}"${width ? ` stroke-width="${width}"` : ''}/>`;

/** Love: a reed that was cut from its bed, and the leaves that grow about it all the same. */
const love = [
	filled('M60 168L136 34L147 40L71 174Z', ink.gold, 1.6),
	fine('M69 152L81 158M83 128L95 134M111 78L123 84M127 50L139 56', 'line'),
	flat(disc(92, 121, 2.4) + disc(99, 108, 2.4) + disc(106, 95.6, 2.4) + disc(86, 132, 2.4), 'night'),
	line('M40 170C36 140 92 136 96 110C100 88 140 92 142 66C144 52 134 44 124 46', 2.2),
	leaf(48, 150, -110, 1.5),
	leaf(66, 138, 30, 1.5),
	leaf(94, 118, 190, 1.5),
	leaf(112, 96, 40, 1.6),
	leaf(138, 82, -24, 1.5),
	leaf(140, 60, 214, 1.3),
	filled('M124 46C112 40 104 48 106 58C112 64 122 60 124 46Z', ink.red),
	fine('M122 47C116 48 112 52 109 56'),
].join('');

/** Transformation: a candle, and the moth that has seen it. */
const transformation = [
	flat(disc(100, 82, 46), 'gold', 0.16) + flat(disc(100, 82, 32), 'gold', 0.2),
	area('M86 128H114V190H86Z', 'ivory'),
	fine('M92 128C92 138 95 142 94 152M108 128C108 136 106 140 107 146', 'line'),
	area('M82 124C88 130 112 130 118 124C112 119 88 119 82 124Z', 'ivory'),
	line('M100 124V112', 2),
	filled('M100 114C82 112 78 94 88 80C95 70 98 60 97 44C112 54 122 74 119 92C117 106 110 114 100 114Z', ink.red, 1.6),
	filled('M100 112C90 110 88 98 94 90C99 84 101 78 101 70C110 80 113 92 110 101C108 108 105 112 100 112Z', ink.bright),
	filled('M100 111C96 108 96 102 100 97C104 102 104 108 100 111Z', ink.blue, 0.8),
	filled('M140 62C148 46 166 44 168 54C168 64 154 68 144 66Z', ink.ivory),
	filled('M138 62C132 48 120 44 116 50C116 58 126 64 136 66Z', ink.ivory),
	filled('M144 66C154 68 158 78 152 82C146 82 142 74 141 68Z', ink.gold),
	filled('M137 66C130 70 128 78 133 80C138 79 140 72 140 68Z', ink.gold),
	flat(disc(157, 55, 2.4) + disc(123, 52, 2), 'red'),
	union('gold', limb(140, 58, 2, 140, 66, 2.4, 141, 76, 1.4)),
	line('M139 57C136 52 134 50 131 49M141 57C144 52 146 50 149 49', 1),
].join('');

const ring = (rx: number, opacity: number) =>
	`<path d="${oval(100, 150, rx, rx * 0.24)}" stroke-width="1.4" opacity="${opacity}"/>`;
/** Silence: one drop above still water. */
const silence = [
	moon(146, 50),
	water(132).replace(/<path[^>]*stroke-width="0.8"[^>]*>/, ''),
	[14, 30, 48, 68].map((rx, i) => ring(rx, 1 - i * 0.2)).join(''),
	filled('M100 44C110 66 122 78 122 96C122 110 112 119 100 119C88 119 78 110 78 96C78 78 90 66 100 44Z', ink.teal, 1.8),
	flat('M88 98C88 106 93 112 100 113C92 116 84 108 84 97C84 88 88 82 92 76C90 84 88 90 88 98Z', 'bright', 0.85),
	fine('M100 56C106 70 114 80 115 92'),
].join('');

const petals = (count: number, from: number, inner: number, outer: number, width: number, colour: string) =>
	turns(count, from)
		.map(
			(a) =>
				`<path d="M0 ${-inner}C${width * 1.3} ${-inner - (outer - inner) * 0.3} ${width} ${-outer * 0.86} 0 ${-outer}C${-width} ${-outer * 0.86} ${-width * 1.3} ${-inner - (outer - inner) * 0.3} 0 ${-inner}ZM0 ${-inner - 6}V${-outer + 12}" fill="${colour}" transform="rotate(${a})"/>`,
		)
		.join('');
/** Story: a blossom with another in it, and another in that. */
const story = [
	line('M100 112C102 140 96 160 90 190', 3),
	leaf(98, 156, 24, 1.7),
	leaf(95, 170, 170, 1.7),
	`<g transform="translate(100 88)">${petals(8, 0, 14, 58, 16, ink.blue)}${petals(8, 22.5, 10, 43, 12, ink.red)}${petals(8, 0, 6, 28, 8, ink.ivory)}</g>`,
	area(disc(100, 88, 9), 'gold'),
	turns(12)
		.map((a) => {
			const [x, y] = polar(14, a);
			return flat(disc(100 + x, 88 + y, 1.5), 'bright');
		})
		.join(''),
	flat(star(100, 88, 6, 8), 'line'),
].join('');

/** The files of `public/paths/` by name: the picture of each path. */
export const pathFiles = (): Map<string, string> =>
	new Map(
		Object.entries({ love, transformation, silence, story } satisfies Record<MoulanaPath, string>).map(
			([path, scene]) => [`${path}.svg`, inRoundel(path, scene)],
		),
	);
