import type { ReactNode } from 'react';
import './ornament.css';

const arch = 'M0 31.5H6C34 31.5 58 27 76 16C86 9.5 94 6 100 .7C106 6 114 9.5 124 16C142 27 166 31.5 194 31.5H200';

function Shoulder() {
	return (
		<svg aria-hidden className="ogee-shoulder" viewBox="0 0 200 32" preserveAspectRatio="none" fill="none">
			<path className="ogee-line" d="M0 31.5H200" vectorEffect="non-scaling-stroke" />
		</svg>
	);
}

function Rule({ inner }: { inner: boolean }) {
	return (
		<span className={inner ? 'ogee-rule ogee-rule-inner' : 'ogee-rule'}>
			<Shoulder />
			<svg aria-hidden className="ogee-arch" viewBox="0 0 200 32" preserveAspectRatio="none" fill="none">
				<path className="ogee-fill" d={`${arch}V32H0Z`} />
				<path className="ogee-line" d={arch} vectorEffect="non-scaling-stroke" />
			</svg>
			<Shoulder />
			<span className="ogee-body" />
		</span>
	);
}

/**
 * The ogee arch with a double rule, the frame of a card. The frame grows to any size: the arch is as wide as the card up
 * to a bound and rises 32 px, the rules stay one pixel wide. `className` goes to the outer element.
 */
export function OgeeFrame({ children, className = '' }: { children: ReactNode; className?: string }) {
	return (
		<div className={`ogee-frame ${className}`}>
			<span aria-hidden className="ogee-rules">
				<Rule inner={false} />
				<Rule inner />
			</span>
			{children}
		</div>
	);
}
