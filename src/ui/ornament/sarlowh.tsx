import { useId } from 'react';
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
} from './arabesque.ts';
import { type Point, short } from './geometry.ts';
import './ornament.css';

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

/** Draws a part of the defs of that id, put in its place. */
const usesOf = (id: string) => (name: string, p: Placed) => (
	<use key={`${name}${placing(p)}`} href={`#${id}${name}`} transform={placing(p)} />
);

/** The vines of one half, with their leaves and flowers. */
function Vines({ id }: { id: string }) {
	const use = usesOf(id);
	return (
		<g id={`${id}half`}>
			<g stroke="var(--sarlowh-line)" strokeWidth={1.2}>
				<path d={stem} strokeWidth={1.7} />
				{vines.map((v) => (
					<path key={v.stem} d={v.stem} />
				))}
			</g>
			<g fill="var(--sarlowh-leaf)" stroke="var(--sarlowh-line)" strokeWidth={0.7}>
				{vines.flatMap((v) => v.leaves.map((p) => use('leaf', p)))}
			</g>
			<g fill="var(--sarlowh-gold)" stroke="var(--sarlowh-shine)" strokeWidth={0.7}>
				{stemLeaves.map((p) => use('leaf', p))}
			</g>
			{vines.map((v) => use('flower', v.flower))}
		</g>
	);
}

/** One half of the band below the dome. */
function Band({ id }: { id: string }) {
	const use = usesOf(id);
	return (
		<g id={`${id}band`}>
			<g transform="translate(146 0)">
				<path d={bandVine.stem} stroke="var(--sarlowh-line)" strokeWidth={1.1} />
				{bandVine.spirals.map((v) => (
					<path key={v.stem} d={v.stem} stroke="var(--sarlowh-line)" strokeWidth={0.9} />
				))}
				<g fill="var(--sarlowh-leaf)" stroke="var(--sarlowh-line)" strokeWidth={0.7}>
					{bandVine.spirals.flatMap((v) => v.leaves.map((p) => use('leaf', p)))}
				</g>
				{bandVine.spirals.map((v) => use('flower', v.flower))}
			</g>
			<g stroke="var(--sarlowh-rubric)">
				<path d={labelVine.stem} strokeWidth={1} />
				{labelVine.spirals.map((v) => (
					<path key={v.stem} d={v.stem} strokeWidth={0.8} />
				))}
				<g fill="var(--sarlowh-ground)" stroke="none">
					{labelVine.spirals.flatMap((v) => v.leaves.map((p) => use('leaf', p)))}
				</g>
				{labelVine.spirals.map((v) => use('flower', v.flower))}
			</g>
			<path
				d={roundel}
				transform={`translate(258 ${band})`}
				fill="var(--sarlowh-rubric)"
				stroke="var(--sarlowh-line)"
			/>
			<g transform={`translate(258 ${band})`}>
				<use href={`#${id}flower`} transform="scale(1.15)" />
				{[0, 180].map((turn) => (
					<g
						key={turn}
						transform={`rotate(${turn})`}
						fill="var(--sarlowh-gold)"
						stroke="var(--sarlowh-shine)"
						strokeWidth={0.6}
					>
						<use href={`#${id}leaf`} transform="translate(12 1.5)scale(.85)" />
					</g>
				))}
			</g>
		</g>
	);
}

/** The drop in the middle of the dome. */
function Medallion({ gold }: { gold: string }) {
	return (
		<>
			<path
				d="M0 44C-16 68 -31 86 -31 110C-31 132 -15 144 0 155C15 144 31 132 31 110C31 86 16 68 0 44Z"
				fill={gold}
				stroke="var(--sarlowh-edge)"
				strokeWidth={1.1}
			/>
			<path
				d="M0 54C-13 74 -26.5 90 -26.5 110C-26.5 129 -13 139 0 148.5C13 139 26.5 129 26.5 110C26.5 90 13 74 0 54Z"
				fill="var(--sarlowh-rubric)"
				stroke="var(--sarlowh-edge)"
				strokeWidth={0.9}
			/>
			<g transform="translate(0 138)scale(.94 1)" stroke="var(--sarlowh-edge)" strokeWidth={0.7}>
				<path d={lotus.fans[0]} fill="var(--sarlowh-leaf)" />
				<path d={lotus.fans[1]} fill="var(--sarlowh-flower)" />
				<path d={lotus.fans[2]} fill="var(--sarlowh-shine)" />
				<path d={lotus.heart} fill="var(--sarlowh-rubric)" />
			</g>
			<g transform="translate(0 80)" stroke="var(--sarlowh-shine)" fill="var(--sarlowh-gold)" strokeWidth={0.6}>
				<path d={bud.fans[1]} />
			</g>
		</>
	);
}

/** The headpiece over a page of verse, as wide as its parent. Its colours are those of the folio in both themes. */
export function Sarlowh({ className = '' }: { className?: string }) {
	const id = useId();
	const ref = (name: string) => `#${id}${name}`;
	const use = usesOf(id);
	const both = (name: string) =>
		[1, -1].map((s) => <use key={s} href={ref(name)} transform={s < 0 ? 'scale(-1 1)' : undefined} />);
	const gold = `url(${ref('gold')})`;
	return (
		<svg
			className={`sarlowh ${className}`}
			viewBox="-320 -25 640 243"
			fill="none"
			aria-hidden
			focusable="false"
			strokeLinejoin="round"
			strokeLinecap="round"
		>
			<defs>
				<path id={`${id}leaf`} d={splitLeaf} />
				<g id={`${id}flower`}>
					<path d={khatai} fill="var(--sarlowh-flower)" stroke="var(--sarlowh-rubric)" strokeWidth={0.8} />
					<circle r={2.8} fill="var(--sarlowh-gold)" stroke="var(--sarlowh-rubric)" strokeWidth={0.8} />
				</g>
				<path
					id={`${id}long`}
					d="M0 2V-14M-2.4 -7.6L0 -11.4L2.4 -7.6L0 -3.8ZM0 -14C-2.2 -16.4 -1.7 -19.4 0 -23C1.7 -19.4 2.2 -16.4 0 -14Z"
				/>
				<path id={`${id}short`} d="M0 -2V-11M-1.3 -12.3A1.3 1.3 0 1 0 1.3 -12.3A1.3 1.3 0 1 0 -1.3 -12.3" />
				<linearGradient id={`${id}gold`} x2="0" y2="1">
					<stop offset="0" stopColor="var(--sarlowh-shine)" />
					<stop offset="1" stopColor="var(--sarlowh-gold)" />
				</linearGradient>
				<clipPath id={`${id}dome`}>
					<path d={dome} />
				</clipPath>
				<Vines id={id} />
				<g id={`${id}spikes`} stroke="var(--sarlowh-ground)" fill="var(--sarlowh-gold)" strokeWidth={1}>
					{spikes.map((s) => {
						const out = (s.turn * Math.PI) / 180;
						const lift = s.name === 'long' ? 8 : 4;
						return use(s.name, {
							at: [s.at[0] + lift * Math.sin(out), s.at[1] - lift * Math.cos(out)],
							turn: s.turn,
							size: s.size,
						});
					})}
				</g>
				<Band id={id} />
			</defs>
			{both('spikes')}
			<use
				href={ref('long')}
				transform="translate(0 6)scale(1.25)"
				stroke="var(--sarlowh-ground)"
				fill="var(--sarlowh-gold)"
			/>
			<path d={dome} stroke="var(--sarlowh-edge)" strokeWidth={12.6} />
			<path d={dome} stroke={gold} strokeWidth={10.4} />
			<path d={dome} fill="var(--sarlowh-ground)" stroke="var(--sarlowh-edge)" strokeWidth={1.1} />
			<g clipPath={`url(${ref('dome')})`}>
				<path d={dome} stroke="var(--sarlowh-line)" strokeWidth={7.4} />
				<path d={dome} stroke="var(--sarlowh-ground)" strokeWidth={5.8} />
			</g>
			{both('half')}
			<Medallion gold={gold} />
			<path d="M-318 167H318V215H-318Z" fill={gold} stroke="var(--sarlowh-edge)" strokeWidth={1.2} />
			<path d="M-313 172H313V210H-313Z" fill="var(--sarlowh-ground)" stroke="var(--sarlowh-edge)" strokeWidth={1} />
			<path
				d={label}
				transform={`translate(0 ${short(band)})`}
				fill={gold}
				stroke="var(--sarlowh-edge)"
				strokeWidth={1.2}
			/>
			{both('band')}
			<use href={ref('flower')} transform={`translate(0 ${band})scale(.7)`} />
			<path d="M-310 175H310V207H-310Z" stroke="var(--sarlowh-line)" strokeWidth={0.7} />
		</svg>
	);
}
