import { useId } from 'react';
import { petal, polar, short } from '#src/ui/ornament/geometry.ts';
import '../psychology.css';

/** The three whorls of the rosette that the tests share, the outer one first: eight kinds, five areas, four fields. */
const rings = {
	gardner: { petals: 8, inner: 34, outer: 174, width: 47, colour: 'var(--turquoise)' },
	eq: { petals: 5, inner: 22, outer: 124, width: 58, colour: 'var(--rubric)' },
	career: { petals: 4, inner: 10, outer: 74, width: 42, colour: 'var(--lapis)' },
} as const;
type Ring = keyof typeof rings;
/** How strongly the whorls of the tests that were not taken are drawn. */
const FAINT = 0.45;
const names: readonly Ring[] = ['gardner', 'eq', 'career'];

export type ResultRosetteProps = {
	/** The whorl of the test that was taken; the other two stay in outline. */
	ring: Ring;
	/** Shares of its petals, 0 to 1, clockwise from the top, and which of them the result names. */
	petals: readonly { share: number; chosen: boolean }[];
};

/**
 * The one rosette of the tests of skills: each test has a whorl of it, whose petals fill as far as the result says. Its
 * colours are its own, so that it can stand on a picture. Decoration: the same figures stand in the table below.
 */
export function ResultRosette({ ring, petals }: ResultRosetteProps) {
	const id = useId();
	return (
		<svg
			className="result-rosette"
			viewBox="-186 -186 372 372"
			fill="none"
			stroke="var(--gold)"
			aria-hidden
			focusable="false"
		>
			<circle r={182} strokeOpacity={FAINT} />
			{names.map((name) => {
				const { petals: count, inner, outer, width, colour } = rings[name];
				const taken = name === ring;
				return (
					<g
						key={name}
						data-ring={name}
						data-taken={taken || undefined}
						{...(taken ? { strokeWidth: 1.6 } : { strokeOpacity: FAINT })}
					>
						{Array.from({ length: count }, (_, place) => {
							const turn = short((place * 360) / count);
							const whole = petal(inner, outer, width);
							const { share = 0, chosen = false } = (taken && petals[place]) || {};
							const [x, y] = polar(outer, turn);
							return (
								<g key={turn} {...(chosen && { stroke: 'var(--gold-bright)', strokeWidth: 2.6 })}>
									{share > 0 && (
										<>
											<clipPath id={`${id}${place}`}>
												<circle r={inner + (outer - inner) * share} />
											</clipPath>
											{/* The clip is not turned: it stands on a group around what is. */}
											<g clipPath={`url(#${id}${place})`}>
												<path d={whole} transform={`rotate(${turn})`} fill={colour} fillOpacity={0.8} stroke="none" />
											</g>
										</>
									)}
									<path d={whole} transform={`rotate(${turn})`} />
									{chosen && <circle cx={short(x)} cy={short(y)} r={5} fill="var(--gold-bright)" stroke="none" />}
								</g>
							);
						})}
					</g>
				);
			})}
			<circle r={7} fill="var(--gold-bright)" stroke="none" />
		</svg>
	);
}
