import { cartouche } from '#src/ui/ornament/arabesque.ts';
import { petal, polar, polygon, short, xy } from '#src/ui/ornament/geometry.ts';
import type { Family } from '../../lore/theme.ts';
import { area, both, disc, dots, flat, line, round, star } from './pen.ts';

/** The panel a motif stands in: its outline, what is drawn around it, and how far it reaches to each side. */
export type Frame = { outline: string; around: string; halfWidth: number; size: number; dy: number };

/** An arch with a point, symmetrical: half its width, its foot, the spring of the arch, its top. */
function arch(w: number, foot: number, spring: number, top: number): string {
	const s = spring - top;
	return `M${-w} ${foot}V${spring}C${-w} ${short(spring - s * 0.5)} ${short(-w * 0.5)} ${short(top + s * 0.34)} 0 ${top}C${short(w * 0.5)} ${short(top + s * 0.34)} ${w} ${short(spring - s * 0.5)} ${w} ${spring}V${foot}Z`;
}

/** A circle of little bows. */
function scalloped(n: number, r: number, bow: number): string {
	const points = Array.from({ length: n + 1 }, (_, i) => polar(r, (i * 360) / n));
	return `M${xy(points[0] ?? [0, 0])}${points
		.slice(1)
		.map((point) => `A${bow} ${bow} 0 0 1 ${xy(point)}`)
		.join('')}Z`;
}

const eight = (r: number) => polygon(Array.from({ length: 16 }, (_, i) => polar(i % 2 ? r * 0.765 : r, i * 22.5)));

const frames: Readonly<Record<Family, Frame>> = {
	cards: {
		outline: arch(190, 250, -70, -262),
		around:
			line(arch(178, 238, -66, -244), 1.4) +
			line(arch(205, 264, -72, -277), 1.4) +
			both(flat(star(190, -226, 15, 8), 'gold') + flat(star(232, -262, 8, 8), 'gold')),
		halfWidth: 215,
		size: 1.62,
		dy: 32,
	},
	symbols: {
		outline: scalloped(16, 232, 56),
		around:
			line(disc(0, 0, 226), 1.4) + line(dots(Array.from({ length: 16 }, (_, i) => polar(239, i * 22.5 + 11.25))), 6),
		halfWidth: 255,
		size: 1.62,
		dy: 0,
	},
	verses: {
		outline: cartouche(318, 214, 92),
		around:
			line(cartouche(334, 228, 96), 1.4) + line(cartouche(302, 200, 88), 1.4) + both(flat(star(262, 0, 13, 8), 'gold')),
		halfWidth: 340,
		size: 1.62,
		dy: 0,
	},
	stories: {
		outline: arch(236, 236, -40, -252),
		around:
			line(arch(222, 224, -38, -234), 1.4) +
			both(
				area('M244 236V-40H262V236Z', 'deep') +
					area('M238 -40H268V-54H238ZM238 236H268V252H238Z', 'gold') +
					line('M253 -28V224', 1.4),
			) +
			line('M-290 252H290', 3),
		halfWidth: 278,
		size: 1.7,
		dy: 26,
	},
	methods: {
		outline: disc(0, 0, 226),
		around:
			line(disc(0, 0, 250), 2) +
			line(
				Array.from({ length: 72 }, (_, i) => `M${xy(polar(i % 6 ? 239 : 232, i * 5))}L${xy(polar(250, i * 5))}`).join(
					'',
				),
				1.6,
			) +
			line(disc(0, 0, 216), 1.2) +
			round(12, flat(star(0, -263, 6, 8), 'gold')),
		halfWidth: 268,
		size: 1.64,
		dy: 0,
	},
	types: {
		outline: eight(258),
		around: line(eight(274), 1.4) + line(eight(240), 1.4) + round(8, flat(disc(0, -283, 3.4), 'gold')),
		halfWidth: 285,
		size: 1.5,
		dy: 0,
	},
	letters: {
		outline: 'M-250 -222H250V222H-250Z',
		around:
			line('M-264 -236H264V236H-264Z', 1.4) +
			line('M-238 -210H238V210H-238Z', 1.4) +
			[
				[-250, -222],
				[250, -222],
				[-250, 222],
				[250, 222],
			]
				.map(
					([x, y]) =>
						area(disc(x as number, y as number, 21), 'deep') + flat(star(x as number, y as number, 15, 8), 'gold'),
				)
				.join(''),
		halfWidth: 275,
		size: 1.78,
		dy: 0,
	},
	days: {
		outline: disc(0, 0, 212),
		around:
			round(32, line('M0 -222V-236', 2)) +
			round(16, area('M-9 -226L0 -268L9 -226Z', 'gold')) +
			line(disc(0, 0, 222), 2.4) +
			line(disc(0, 0, 202), 1.2),
		halfWidth: 270,
		size: 1.56,
		dy: 0,
	},
	practices: {
		outline: scalloped(8, 238, 124),
		around:
			round(8, `<path d="${petal(246, 290, 16)}" fill="#23777d" stroke-width="2"/>`, 22.5) +
			line(scalloped(8, 222, 118), 1.4) +
			round(8, flat(star(0, -252, 9, 8), 'gold')),
		halfWidth: 285,
		size: 1.56,
		dy: 0,
	},
};

/** The panel of a family. */
export const frameOf = (family: Family): Frame => frames[family];
