import type { CSSProperties } from 'react';
import { Shamsa } from '#src/ui/ornament/shamsa.tsx';

/** Width of a shamsa's box, and half the width of its rim, which is what touches. */
const [BOX, RIM] = [400, 160];
/** Room for two that only touch, and the rays around them. */
const [WIDTH, HEIGHT] = [4 * RIM + 80, BOX + 16];

/** How far the middles of two shamsas lie apart at a score of 0 to 100: at 0 their rims touch, at 100 they are one. */
export const apartAt = (score: number): number => 2 * RIM * (1 - Math.min(Math.max(score, 0), 100) / 100);

/**
 * The score of a marriage fortune as one drawing, for its picture: two shamsas that cover each other by as much as it says; one
 * who is asked about alone has an open place beside them. Decoration.
 * @param score 0 to 100
 */
export function TwoShamsas({ score, couple }: { score: number; couple: boolean }) {
	const away = apartAt(score) / 2;
	return (
		<svg viewBox={`${-WIDTH / 2} ${-HEIGHT / 2} ${WIDTH} ${HEIGHT}`} fill="none" aria-hidden focusable="false">
			<g transform={`translate(${-away} 0)`}>
				<Centred />
			</g>
			{couple ? (
				<g
					transform={`translate(${away} 0) rotate(11.25)`}
					opacity={0.78}
					style={{ '--lapis': 'var(--rubric)' } as CSSProperties}
				>
					<Centred />
				</g>
			) : (
				<circle cx={away} r={RIM} stroke="var(--gold)" strokeWidth={4} strokeDasharray="14 10" />
			)}
		</svg>
	);
}

function Centred() {
	return (
		<g transform={`translate(${-BOX / 2} ${-BOX / 2})`}>
			<Shamsa size={BOX} />
		</g>
	);
}
