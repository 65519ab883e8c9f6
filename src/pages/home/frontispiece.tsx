import type { ReactNode } from 'react';
import { KhatamLattice } from '#src/ui/ornament/khatam-lattice.tsx';

const arch =
	'M0 400V300C0 236 34 196 104 170C196 136 330 118 404 74C448 48 478 26 500 0C522 26 552 48 596 74C670 118 804 136 896 170C966 196 1000 236 1000 300V400';
const innerArch =
	'M14 400V302C14 246 44 208 110 184C202 150 336 132 411 87C450 63 478 42 500 20C522 42 550 63 589 87C664 132 798 150 890 184C956 208 986 246 986 302V400';

/**
 * The opening page of the book, built like an iwan: a panel of lattice with the ogee arch of a mihrab cut into it, and in
 * the arch what the page has to say. On a wide screen `beside` stands in niches at both sides of the arch, else below it.
 * The head of the arch keeps its shape; below it the sides are as long as they need to be.
 */
export function Frontispiece({ children, beside }: { children: ReactNode; beside: ReactNode }) {
	return (
		<div className="frontispiece">
			<div aria-hidden className="frontispiece-panel">
				<KhatamLattice className="frontispiece-lattice" />
			</div>
			<section className="frontispiece-arch">
				<div aria-hidden className="frontispiece-niche">
					<svg aria-hidden className="frontispiece-head" viewBox="0 0 1000 400" preserveAspectRatio="none">
						<path d={`${arch}Z`} className="frontispiece-ground" />
						<path d={arch} className="frontispiece-line" vectorEffect="non-scaling-stroke" />
						<path
							d={innerArch}
							className="frontispiece-line frontispiece-line-thin"
							vectorEffect="non-scaling-stroke"
						/>
					</svg>
					<svg aria-hidden className="frontispiece-sides" viewBox="0 0 1000 10" preserveAspectRatio="none">
						<path d="M0 0V10M1000 0V10" className="frontispiece-line" vectorEffect="non-scaling-stroke" />
						<path
							d="M14 0V10M986 0V10"
							className="frontispiece-line frontispiece-line-thin"
							vectorEffect="non-scaling-stroke"
						/>
					</svg>
				</div>
				<div className="frontispiece-words">{children}</div>
			</section>
			{beside}
		</div>
	);
}
