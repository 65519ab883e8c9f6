import './gardner.css';

type RadarProps = {
	/** Clockwise from the top, each with its share, 0 to 1. */
	spokes: readonly { name: string; share: number; chosen: boolean }[];
};

const [WIDTH, HEIGHT] = [420, 340];
const [X, Y] = [WIDTH / 2, HEIGHT / 2];
const REACH = 118;
const RINGS = [0.2, 0.4, 0.6, 0.8, 1];

/** A point at that share of spoke `place` of `count`. */
function pointOf(place: number, count: number, share: number): [x: number, y: number] {
	const angle = (place / count) * 2 * Math.PI - Math.PI / 2;
	return [X + Math.cos(angle) * REACH * share, Y + Math.sin(angle) * REACH * share];
}

const pathOf = (points: readonly [number, number][]) =>
	`M${points.map((point) => point.map((value) => value.toFixed(1)).join(' ')).join('L')}Z`;

/** A figure with a spoke for each share. Decoration: screen readers read the same figures in the table beside. */
export function Radar({ spokes }: RadarProps) {
	const ends = (share: number) => spokes.map((_, place) => pointOf(place, spokes.length, share));
	return (
		<svg className="radar" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden focusable="false">
			{RINGS.map((ring) => (
				<path key={ring} className="radar-ring" d={pathOf(ends(ring))} />
			))}
			{ends(1).map(([x, y]) => (
				<path key={`${x} ${y}`} className="radar-ring" d={`M${X} ${Y}L${x.toFixed(1)} ${y.toFixed(1)}`} />
			))}
			<path
				className="radar-shape"
				d={pathOf(spokes.map(({ share }, place) => pointOf(place, spokes.length, share)))}
			/>
			{spokes.map(({ name, share, chosen }, place) => {
				const [x, y] = pointOf(place, spokes.length, share);
				const [labelX, labelY] = pointOf(place, spokes.length, 1.2);
				// Beside the figure a label needs more room than above it.
				const wide = labelX + (labelX - X) * 0.28;
				return (
					<g key={name} data-chosen={chosen || undefined}>
						<circle className="radar-dot" cx={x.toFixed(1)} cy={y.toFixed(1)} r={chosen ? 5.5 : 3.5} />
						<text x={wide.toFixed(1)} y={(labelY + 5).toFixed(1)} textAnchor="middle">
							{name}
						</text>
					</g>
				);
			})}
		</svg>
	);
}
