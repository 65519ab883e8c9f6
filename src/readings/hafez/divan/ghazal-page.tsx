import type { CSSProperties } from 'react';
import { useTexts } from '#src/language/language-provider.tsx';
import type { GhazalRow } from '#src/platform/public-schema/json-values.ts';
import { longestLine } from '#src/ui/folio/longest-line.ts';
import type { HafezTexts } from '../texts/en.ts';
import './divan.css';

type GhazalPageProps = {
	ghazal: GhazalRow;
	/** The couplet that is set in rubric, from 1; null for none. */
	drawn: number | null;
	texts: HafezTexts;
	/** The element of its heading. */
	heading: 'h2' | 'h3';
};

/** A ghazal as a page of the Divan: two hemistichs a line where there is room, the drawn couplet in rubric, its edition below. */
export function GhazalPage({ ghazal, drawn, texts, heading: Heading }: GhazalPageProps) {
	const t = useTexts(texts);
	const { edition, source, licence } = ghazal;
	return (
		<figure className="ghazal">
			<Heading tabIndex={-1} className="ghazal-title">
				{t('ghazal.title', { ghazal: ghazal.ghazal })}
			</Heading>
			<ol
				lang="fa"
				dir="rtl"
				className="ghazal-couplets"
				style={{ '--letters': longestLine(ghazal.couplets.flat()) } as CSSProperties}
			>
				{ghazal.couplets.map((verse, index) => (
					<li key={verse.join(' ')} data-drawn={drawn === index + 1 || undefined}>
						{drawn === index + 1 && <DrawnLabel>{t('ghazal.drawn')}</DrawnLabel>}
						<Couplet verse={verse} />
					</li>
				))}
			</ol>
			<figcaption>{t('ghazal.edition', { edition, source, licence })}</figcaption>
		</figure>
	);
}

/** Said to screen readers, in the language of the page within Persian verse. */
function DrawnLabel({ children }: { children: string }) {
	return <span className="sr-only">{children} </span>;
}

/** Two hemistichs, beside each other or, on a phone, one above the other. */
export function Couplet({ verse: [first, second] }: { verse: readonly [string, string] }) {
	return (
		<p lang="fa" dir="rtl" className="couplet">
			<span>{first}</span> <span>{second}</span>
		</p>
	);
}
