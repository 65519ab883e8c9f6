import { createContext, type ReactNode, useContext } from 'react';

/** HTML of parts that were rendered before, for one rendering of a page (`kept-html.server.ts`). The browser has none. */
export type Keeper = {
	/** The HTML inside a part, by all that it depends on. */
	find(of: string): string | undefined;
	/** Requests that the part being rendered is kept; returns a marker for its element. */
	mark(of: string): string;
};

export const KeptParts = createContext<Keeper | null>(null);

type KeptPartProps = {
	/** The element around the part. */
	as: 'article' | 'div' | 'fieldset' | 'nav' | 'span' | 'ul';
	/** All that the part's children depend on, so that those with the same one are the same HTML; null for what is not kept. */
	of: () => string | null;
	className: string;
	'aria-label'?: string;
	'aria-hidden'?: true;
	children: ReactNode;
};

/** An element whose children the server renders once for all pages where they are the same. */
export function KeptPart({ as: Element, of, children, ...attributes }: KeptPartProps) {
	const keeper = useContext(KeptParts);
	const name = keeper && of();
	if (!keeper || name === null) return <Element {...attributes}>{children}</Element>;
	const html = keeper.find(name);
	if (html === undefined)
		return (
			<Element data-kept={keeper.mark(name)} {...attributes}>
				{children}
			</Element>
		);
	// biome-ignore lint/security/noDangerouslySetInnerHtml: React itself has rendered it
	return <Element {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
}
