import type { ReactNode } from 'react';
import { Shamsa } from '../ornament/shamsa.tsx';

/** The heading of a part of a page, between two golden rules that end in a rosette. */
export function SectionHeading({ id, children }: { id?: string; children: ReactNode }) {
	return (
		<div className="section-heading">
			<span aria-hidden className="section-rule" />
			<Shamsa size={22} />
			<h2 id={id}>{children}</h2>
			<Shamsa size={22} />
			<span aria-hidden className="section-rule section-rule-end" />
		</div>
	);
}
