import { useId } from 'react';
import { around, type Point, petal, polar, short, turns, xy } from './geometry.ts';
import './ornament.css';

const fold = 16;
const half = 180 / fold;

/** The girih rosette: a star whose arms are held by parallel-sided petals, with darts between the petals. */
function rosette(dimple: number, arm: number, shoulder: number, tip: number, dart: number) {
	const w = arm * Math.sin((half * Math.PI) / 180);
	const axial = arm * Math.cos((half * Math.PI) / 180);
	const left: Point = [-w, -shoulder];
	const right: Point = [w, -shoulder];
	const petals: Point[] = [[0, -dimple], [-w, -axial], left, [0, -tip], right, [w, -axial]];
	const turn = (p: Point): Point => {
		const a = (2 * half * Math.PI) / 180;
		return [p[0] * Math.cos(a) - p[1] * Math.sin(a), p[0] * Math.sin(a) + p[1] * Math.cos(a)];
	};
	const darts: Point[] = [polar(arm, half), right, polar(dart, half), turn(left)];
	const star: Point[] = turns(fold).flatMap((a) => [polar(dimple, a), polar(arm, a + half)]);
	return { petals, darts, star: `M${star.map(xy).join('L')}Z` };
}

/** A ring of ogee lobes: cusps at the inner radius, points at the outer. */
function lobes(inner: number, outer: number): string {
	const rise = outer - inner;
	let d = `M${xy(polar(inner, -half))}`;
	for (const a of turns(fold)) {
		const up = [polar(inner + rise * 0.72, a - half * 0.98), polar(inner + rise * 0.6, a - half * 0.22)];
		const down = [polar(inner + rise * 0.6, a + half * 0.22), polar(inner + rise * 0.72, a + half * 0.98)];
		d += `C${up.map(xy).join(' ')} ${xy(polar(outer, a))}C${down.map(xy).join(' ')} ${xy(polar(inner, a + half))}`;
	}
	return `${d}Z`;
}

const girih = rosette(40, 60, 82, 105, 98);
const shapes = {
	lobes: lobes(122, 160),
	lobesInner: lobes(119, 152),
	lobesSmall: lobes(112, 172),
	star: girih.star,
	petalsEven: around(fold / 2, girih.petals),
	petalsOdd: around(fold / 2, girih.petals, 22.5),
	darts: around(fold, girih.darts),
	lancet: petal(9, 37, 6.4),
	lancetSmall: petal(12, 84, 17),
	// A split palmette, standing in its lobe: two curled half leaves and the bud they hold.
	bud: petal(127, 147, 4.2),
	curls:
		'M0 -124C-9 -126 -12.5 -132 -9 -137.5C-8 -134 -5 -131.6 -1.6 -130.4M0 -124C9 -126 12.5 -132 9 -137.5C8 -134 5 -131.6 1.6 -130.4',
	ray: 'M0 -163V-182M-3.2 -171L0 -176L3.2 -171L0 -166ZM0 -182C-3 -185 -2.4 -189 0 -194C2.4 -189 3 -185 0 -182Z',
	rayShort: 'M0 -134V-158M-2.2 -151.5L0 -155L2.2 -151.5L0 -148Z',
};

type ShamsaProps = {
	/** Width and height in CSS pixels; also chooses how much is drawn. */
	size: number;
	/** Let it turn by a breath. Still where motion is unwelcome. */
	breathing?: boolean;
	className?: string;
};

/** The rosette of sixteen, sign of the brand. Decoration: hidden from assistive technology. */
export function Shamsa({ size, breathing = false, className = '' }: ShamsaProps) {
	const id = useId();
	const detail = size < 72 ? 'small' : size < 160 ? 'middle' : 'full';
	const common = {
		width: size,
		height: size,
		viewBox: '-200 -200 400 400',
		fill: 'none',
		focusable: false,
		className: `shamsa${breathing ? ' shamsa-breathing' : ''} ${className}`,
	} as const;
	const spread = (name: string, n: number, from = 0) =>
		turns(n, from).map((a) => <use key={a} href={`#${id}${name}`} transform={`rotate(${a})`} />);
	if (detail === 'small') {
		return (
			<svg {...common} aria-hidden>
				<path d={shapes.lobesSmall} stroke="var(--gold)" strokeWidth={13} strokeLinejoin="round" />
				<defs>
					<path id={`${id}l`} d={shapes.lancetSmall} />
				</defs>
				<g fill="var(--gold)">{spread('l', 8)}</g>
			</svg>
		);
	}
	const full = detail === 'full';
	const thin = full ? 1 : 2.2;
	return (
		<svg {...common} aria-hidden>
			<defs>
				<path id={`${id}l`} d={shapes.lancet} />
				<path id={`${id}r`} d={shapes.ray} />
				<path id={`${id}s`} d={shapes.rayShort} />
				{full && (
					<g id={`${id}p`}>
						<path
							d={shapes.bud}
							fill="var(--turquoise)"
							fillOpacity={0.55}
							stroke="var(--gold-bright)"
							strokeWidth={0.8}
						/>
						<path d={shapes.curls} stroke="var(--gold)" strokeWidth={1.1} strokeLinecap="round" />
					</g>
				)}
				<radialGradient id={`${id}g`}>
					<stop offset="0" stopColor="var(--lapis)" />
					<stop offset="1" stopColor="var(--ground)" />
				</radialGradient>
			</defs>
			<g>
				<g stroke="var(--gold)" strokeWidth={thin} strokeLinejoin="round" strokeLinecap="round">
					<g>{spread('r', fold)}</g>
					<g opacity={0.75}>{spread('s', fold, half)}</g>
				</g>
				<path
					d={shapes.lobes}
					fill={`url(#${id}g)`}
					stroke="var(--gold)"
					strokeWidth={full ? 1.8 : 3}
					strokeLinejoin="round"
				/>
				{full && <path d={shapes.lobesInner} stroke="var(--gold)" strokeWidth={0.7} opacity={0.7} />}
				{full && spread('p', fold)}
			</g>
			<circle r={119} fill="var(--ground)" stroke="var(--gold)" strokeWidth={full ? 2.2 : 4} />
			{full && (
				<circle
					r={114.4}
					stroke="var(--gold-bright)"
					strokeWidth={2.6}
					strokeLinecap="round"
					strokeDasharray={`0 ${short(((2 * Math.PI * 114.4) / 96) * 1000) / 1000}`}
				/>
			)}
			<circle r={110} fill={`url(#${id}g)`} stroke="var(--gold)" strokeWidth={thin} />
			<g strokeLinejoin="round">
				<g stroke="var(--gold)" strokeWidth={full ? 1.1 : 2.2}>
					<path d={shapes.petalsEven} fill="var(--turquoise)" fillOpacity={0.3} />
					<path d={shapes.petalsOdd} fill="var(--ground)" fillOpacity={0.5} />
					<path d={shapes.darts} fill="var(--rubric)" fillOpacity={0.6} />
					<path d={shapes.star} fill="var(--lapis)" />
				</g>
				<g fill="var(--rubric)" fillOpacity={0.75} stroke="var(--gold)" strokeWidth={full ? 0.7 : 1.4}>
					{spread('l', 8, 22.5)}
				</g>
				<g fill="var(--ground)" stroke="var(--gold-bright)" strokeWidth={full ? 1 : 1.8}>
					{spread('l', 8)}
				</g>
				<circle r={10} fill="var(--gold)" />
				<circle r={5.6} fill="var(--ground)" />
				<circle r={2.4} fill="var(--gold-bright)" />
			</g>
		</svg>
	);
}
