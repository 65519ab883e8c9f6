import {
	alongCubic,
	cartouche,
	khatai,
	type Placed,
	palmette,
	placing,
	scallops,
	spiral,
	splitLeaf,
	windingStem,
} from '../arabesque.ts';
import { finished } from '../drawing/finished-drawing.ts';
import { NAME } from '../drawing/pen.ts';
import { type Point, short } from '../geometry.ts';

/*
 * Drawn in a box of 640 by 243 with its axis at x = 0; what lies off the axis is computed for the right half only and
 * mirrored. From below: the heading band, the dome with its cloud-collar edge standing on it, the spikes (sharafeh).
 */
const spring = 166;
const guide = alongCubic(
	[
		[311, spring],
		[244, 160],
		[158, 62],
		[24, 46],
	],
	10,
);
const dome = (() => {
	const left = guide.map(([x, y]): Point => [-x, y]);
	const crown = 'C-27 30 -9 30 0 12C9 30 27 30 24 46';
	const right = scallops([...guide].reverse(), 0.82);
	return `${scallops(left, 0.82)}${crown}${right.slice(right.indexOf('A'))}Z`;
})();

const circles: readonly { at: Point; radius: number }[] = [
	{ at: [70, 122], radius: 31 },
	{ at: [132, 117], radius: 27 },
	{ at: [182, 132], radius: 20 },
	{ at: [221, 145], radius: 14 },
	{ at: [249, 154], radius: 8.5 },
];
const stem = windingStem([4, 146], circles, [276, 161]);
const vines = [
	...circles.map(({ at, radius }, i) =>
		spiral(at, radius, i % 2 ? 10 : -10, i % 2 ? 1 : -1, Math.max(4, Math.round(radius / 5))),
	),
	spiral([46, 76], 14, 110, -1, 4),
	spiral([84, 78], 10, 70, -1, 4),
];
const stemLeaves: Placed[] = [
	{ at: [34, 150], turn: 22, size: 0.95 },
	{ at: [40, 151], turn: 60, size: -0.7 },
	{ at: [100, 132], turn: 70, size: -1 },
	{ at: [101, 128], turn: 96, size: 0.8 },
	{ at: [152, 96], turn: 6, size: -1.05 },
	{ at: [158, 138], turn: 100, size: 0.9 },
	{ at: [200, 153], turn: 30, size: 0.8 },
	{ at: [205, 134], turn: -52, size: 0.8 },
	{ at: [262, 160], turn: -22, size: 0.7 },
	{ at: [276, 161], turn: 4, size: 0.8 },
	{ at: [36, 92], turn: 60, size: 0.85 },
	{ at: [104, 84], turn: -10, size: -0.8 },
];

const spikes = guide.slice(1).flatMap((p, i): { at: Point; turn: number; name: string; size: number }[] => {
	const before = guide[i] as Point;
	const mid: Point = [(p[0] + before[0]) / 2, (p[1] + before[1]) / 2];
	const turn = (Math.atan2(p[1] - before[1], p[0] - before[0]) * 180) / Math.PI + 180;
	const size = 0.8 + i * 0.07;
	return [
		{ at: mid, turn, name: 'long', size },
		{ at: p, turn, name: 'short', size },
	];
});

const band = 191;
const lotus = palmette(50);
const bud = palmette(14);
const label = cartouche(136, 16.4, 46);
const roundel = cartouche(40, 16.4, 34);
const bandCircles = [16, 47].map((x): { at: Point; radius: number } => ({ at: [x, band], radius: 9.5 }));
const bandVine = {
	stem: windingStem([-6, band], bandCircles, [70, band]),
	spirals: bandCircles.map(({ at, radius }, i) => spiral(at, radius, 0, i % 2 ? 1 : -1, 3)),
};
const labelCircles = [20, 46, 70].map((x, i): { at: Point; radius: number } => ({ at: [x, band], radius: 10 - i }));
const labelVine = {
	stem: windingStem([4, band + 6], labelCircles, [92, band]),
	spirals: labelCircles.map(({ at, radius }, i) => spiral(at, radius, 0, i % 2 ? 1 : -1, 3)),
};

/** The colours of the folio's head, the same by night and by day. */
const ground = '#16307f';
const gold = '#c79a3e';
const shine = '#f1dfa6';
const vineLine = '#efd993';
const edge = '#6d4c12';
const leafGreen = '#2f8f8b';
const flower = '#f4e9cf';
const rubric = '#a83c2b';
const gilded = `url(#${NAME}gold)`;

type Attributes = Readonly<Record<string, string | number>>;

/** An element; `fill-opacity` and the like are written as in SVG. */
const element = (name: string, attributes: Attributes, ...children: readonly string[]) => {
	const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
	return `<${name}${written.join('')}${children.length > 0 ? `>${children.join('')}</${name}>` : '/>'}`;
};
const group = (attributes: Attributes, ...children: readonly string[]) => element('g', attributes, ...children);
const path = (d = '', attributes: Attributes = {}) => element('path', { ...attributes, d });
/** A part of the defs, put in its place. */
const use = (name: string, transform?: string) =>
	element('use', { href: `#${NAME}${name}`, ...(transform && { transform }) });
const placed = (name: string) => (p: Placed) => use(name, placing(p));
/** The right half, and its mirror image. */
const both = (name: string) => use(name) + use(name, 'scale(-1 1)');

/** The vines of one half, with their leaves and flowers. */
const halfVines = () =>
	group(
		{ id: `${NAME}half` },
		group(
			{ stroke: vineLine, 'stroke-width': 1.2 },
			path(stem, { 'stroke-width': 1.7 }),
			...vines.map((v) => path(v.stem)),
		),
		group(
			{ fill: leafGreen, stroke: vineLine, 'stroke-width': 0.7 },
			...vines.flatMap((v) => v.leaves.map(placed('leaf'))),
		),
		group({ fill: gold, stroke: shine, 'stroke-width': 0.7 }, ...stemLeaves.map(placed('leaf'))),
		...vines.map((v) => placed('flower')(v.flower)),
	);

/** One half of the band below the dome. */
const halfBand = () =>
	group(
		{ id: `${NAME}band` },
		group(
			{ transform: 'translate(146 0)' },
			path(bandVine.stem, { stroke: vineLine, 'stroke-width': 1.1 }),
			...bandVine.spirals.map((v) => path(v.stem, { stroke: vineLine, 'stroke-width': 0.9 })),
			group(
				{ fill: leafGreen, stroke: vineLine, 'stroke-width': 0.7 },
				...bandVine.spirals.flatMap((v) => v.leaves.map(placed('leaf'))),
			),
			...bandVine.spirals.map((v) => placed('flower')(v.flower)),
		),
		group(
			{ stroke: rubric },
			path(labelVine.stem, { 'stroke-width': 1 }),
			...labelVine.spirals.map((v) => path(v.stem, { 'stroke-width': 0.8 })),
			group({ fill: ground, stroke: 'none' }, ...labelVine.spirals.flatMap((v) => v.leaves.map(placed('leaf')))),
			...labelVine.spirals.map((v) => placed('flower')(v.flower)),
		),
		path(roundel, { transform: `translate(258 ${band})`, fill: rubric, stroke: vineLine }),
		group(
			{ transform: `translate(258 ${band})` },
			use('flower', 'scale(1.15)'),
			...[0, 180].map((turn) =>
				group(
					{ transform: `rotate(${turn})`, fill: gold, stroke: shine, 'stroke-width': 0.6 },
					use('leaf', 'translate(12 1.5)scale(.85)'),
				),
			),
		),
	);

/** The drop in the middle of the dome. */
const medallion = () =>
	path('M0 44C-16 68 -31 86 -31 110C-31 132 -15 144 0 155C15 144 31 132 31 110C31 86 16 68 0 44Z', {
		fill: gilded,
		stroke: edge,
		'stroke-width': 1.1,
	}) +
	path('M0 54C-13 74 -26.5 90 -26.5 110C-26.5 129 -13 139 0 148.5C13 139 26.5 129 26.5 110C26.5 90 13 74 0 54Z', {
		fill: rubric,
		stroke: edge,
		'stroke-width': 0.9,
	}) +
	group(
		{ transform: 'translate(0 138)scale(.94 1)', stroke: edge, 'stroke-width': 0.7 },
		path(lotus.fans[0], { fill: leafGreen }),
		path(lotus.fans[1], { fill: flower }),
		path(lotus.fans[2], { fill: shine }),
		path(lotus.heart, { fill: rubric }),
	) +
	group({ transform: 'translate(0 80)', stroke: shine, fill: gold, 'stroke-width': 0.6 }, path(bud.fans[1]));

const halfSpikes = () =>
	group(
		{ id: `${NAME}spikes`, stroke: ground, fill: gold, 'stroke-width': 1 },
		...spikes.map(({ at, turn, name, size }) => {
			const out = (turn * Math.PI) / 180;
			const lift = name === 'long' ? 8 : 4;
			return placed(name)({ at: [at[0] + lift * Math.sin(out), at[1] - lift * Math.cos(out)], turn, size });
		}),
	);

const definitions = () =>
	element(
		'defs',
		{},
		path(splitLeaf, { id: `${NAME}leaf` }),
		group(
			{ id: `${NAME}flower` },
			path(khatai, { fill: flower, stroke: rubric, 'stroke-width': 0.8 }),
			element('circle', { r: 2.8, fill: gold, stroke: rubric, 'stroke-width': 0.8 }),
		),
		path('M0 2V-14M-2.4 -7.6L0 -11.4L2.4 -7.6L0 -3.8ZM0 -14C-2.2 -16.4 -1.7 -19.4 0 -23C1.7 -19.4 2.2 -16.4 0 -14Z', {
			id: `${NAME}long`,
		}),
		path('M0 -2V-11M-1.3 -12.3A1.3 1.3 0 1 0 1.3 -12.3A1.3 1.3 0 1 0 -1.3 -12.3', { id: `${NAME}short` }),
		element(
			'linearGradient',
			{ id: `${NAME}gold`, x2: 0, y2: 1 },
			element('stop', { offset: 0, 'stop-color': shine }),
			element('stop', { offset: 1, 'stop-color': gold }),
		),
		path(dome, { id: `${NAME}dome` }),
		element('clipPath', { id: `${NAME}within` }, use('dome')),
		halfVines(),
		halfSpikes(),
		halfBand(),
	);

/** The headpiece over a page of verse, as an SVG of its own. */
export function drawSarlowh(): string {
	const content = [
		definitions(),
		both('spikes'),
		group({ stroke: ground, fill: gold }, use('long', 'translate(0 6)scale(1.25)')),
		group({ stroke: edge, 'stroke-width': 12.6 }, use('dome')),
		group({ stroke: gilded, 'stroke-width': 10.4 }, use('dome')),
		group({ fill: ground, stroke: edge, 'stroke-width': 1.1 }, use('dome')),
		group(
			{ 'clip-path': `url(#${NAME}within)` },
			group({ stroke: vineLine, 'stroke-width': 7.4 }, use('dome')),
			group({ stroke: ground, 'stroke-width': 5.8 }, use('dome')),
		),
		both('half'),
		medallion(),
		path('M-318 167H318V215H-318Z', { fill: gilded, stroke: edge, 'stroke-width': 1.2 }),
		path('M-313 172H313V210H-313Z', { fill: ground, stroke: edge, 'stroke-width': 1 }),
		path(label, { transform: `translate(0 ${short(band)})`, fill: gilded, stroke: edge, 'stroke-width': 1.2 }),
		both('band'),
		use('flower', `translate(0 ${band})scale(.7)`),
		path('M-310 175H310V207H-310Z', { stroke: vineLine, 'stroke-width': 0.7 }),
	];
	const root = { xmlns: 'http://www.w3.org/2000/svg', viewBox: '-320 -25 640 243', width: 640, height: 243 };
	return finished(
		'sarlowh',
		element('svg', { ...root, fill: 'none', 'stroke-linejoin': 'round', 'stroke-linecap': 'round' }, ...content),
	);
}
