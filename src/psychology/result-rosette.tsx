import { useId } from 'react';
import { petal, polar, short } from '#src/ui/ornament/geometry.ts';
import './psychology.css';

/** The three rings of the rosette that the tests share, from its heart: four fields, five areas, eight kinds. */
const rings = {
	career: { petals: 4, inner: 14, outer: 68, width: 40 },
	eq: { petals: 5, inner: 72, outer: 122, width: 58 },
	gardner: { petals: 8, inner: 126, outer: 174, width: 62 },
} as const;
type Ring = keyof typeof rings;
const names: readonly Ring[] = ['career', 'eq', 'gardner'];

type ResultRosetteProps = {
	/** The ring of the test that was taken; the other two stay in outline. */
	ring: Ring;
	/** Shares of its petals, 0 to 1, clockwise from the top, and which of them the result names. */
	petals: readonly { share: number; chosen: boolean }[];
};

/**
 * The one rosette of the tests of skills: each test has a ring of it, whose petals fill as far as the result says. Decoration:
 * the same figures stand in the table below.
 */
export function ResultRosette({ ring, petals }: ResultRosetteProps) {
	const id = useId();
	return (
		<svg className="result-rosette" viewBox="-186 -186 372 372" fill="none" aria-hidden focusable="false">
			<circle r={182} />
			{names.map((name) => {
				const { petals: count, inner, outer, width } = rings[name];
				return (
					<g key={name} data-ring={name} data-taken={name === ring || undefined}>
						<circle r={outer + 2} />
						{Array.from({ length: count }, (_, place) => {
							const turn = short((place * 360) / count);
							const whole = petal(inner, outer, width);
							const { share = 0, chosen = false } = (name === ring && petals[place]) || {};
							const [x, y] = polar(outer, turn);
							return (
								<g key={turn} data-chosen={chosen || undefined}>
									{share > 0 && (
										<>
											<clipPath id={`${id}${place}`}>
												<circle r={inner + (outer - inner) * share} />
											</clipPath>
											{/* The clip is not turned: it stands on a group around what is. */}
											<g clipPath={`url(#${id}${place})`}>
												<path className="result-petal" d={whole} transform={`rotate(${turn})`} />
											</g>
										</>
									)}
									<path d={whole} transform={`rotate(${turn})`} />
									<path d={petal(inner, inner + (outer - inner) * 0.6, width * 0.32)} transform={`rotate(${turn})`} />
									{chosen && <circle className="result-petal-tip" cx={short(x)} cy={short(y)} r={5} />}
								</g>
							);
						})}
					</g>
				);
			})}
			<circle className="result-petal-tip" r={5} />
		</svg>
	);
}
