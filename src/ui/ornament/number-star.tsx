import type { CSSProperties } from 'react';
import { starPoints, starStrokes } from './star-polygon.ts';
import './number-star.css';

const RADIUS = 52;
/** Milliseconds that one stroke takes, and that all take together at most. */
const STROKE_MS = 420;
const ALL_MS = 3300;

/**
 * The star polygon with as many points as the number says, drawn stroke by stroke; at once where motion is unwelcome. Its
 * colours are its own, so that it can stand on a picture. Decoration.
 */
export function NumberStar({ number }: { number: number }) {
	const strokes = starStrokes(number, RADIUS);
	const each = Math.min(STROKE_MS, ALL_MS / strokes.length);
	return (
		<svg
			className="number-star"
			viewBox="-66 -66 132 132"
			fill="none"
			stroke="var(--gold)"
			strokeWidth={1.6}
			strokeLinecap="round"
			aria-hidden
			focusable="false"
			style={{ '--each': `${each}ms` } as CSSProperties}
		>
			<circle r={62} stroke="var(--rule)" strokeWidth={1} />
			<circle r={59} stroke="var(--rule)" strokeWidth={1} />
			{strokes.map((stroke, index) => (
				<path key={stroke} d={stroke} pathLength={1} style={{ '--stroke': index } as CSSProperties} />
			))}
			{starPoints(number, RADIUS).map(([x, y]) => (
				<circle
					key={`${x} ${y}`}
					className="number-star-point"
					cx={x}
					cy={y}
					r={number > 12 ? 2 : 3.4}
					fill="var(--gold-bright)"
					stroke="var(--raised)"
					strokeWidth={1}
				/>
			))}
		</svg>
	);
}
