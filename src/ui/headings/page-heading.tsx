import type { ReactNode } from 'react';

/** The one first heading of a page, with a line below it. It takes the focus after going to the page. */
export function PageHeading({ title, subtitle, children }: { title: string; subtitle?: string; children?: ReactNode }) {
	return (
		<header className="page-heading">
			<h1 tabIndex={-1}>{inBothScripts(title)}</h1>
			{subtitle && <p>{subtitle}</p>}
			{children}
		</header>
	);
}

/** Latin letters within a title in Arabic script are of another face, and lighter, so that they look alike. */
function inBothScripts(title: string): ReactNode {
	if (!/\p{Script=Arabic}/u.test(title)) return title;
	return title.split(/([A-Za-z]+)/).map((part, place) =>
		place % 2 === 1 ? (
			<span key={part} className="latin">
				{part}
			</span>
		) : (
			part
		),
	);
}
