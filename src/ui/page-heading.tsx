import type { ReactNode } from 'react';

/** The one first heading of a page, with a line below it. It takes the focus after going to the page. */
export function PageHeading({ title, subtitle, children }: { title: string; subtitle?: string; children?: ReactNode }) {
	return (
		<header className="page-heading">
			<h1 tabIndex={-1}>{title}</h1>
			{subtitle && <p>{subtitle}</p>}
			{children}
		</header>
	);
}
