import { type CSSProperties, type ReactNode, useId } from 'react';
import { Sarlowh } from '../ornament/sarlowh/sarlowh.tsx';
import { longestLine } from './longest-line.ts';
import './verse-folio.css';

type VerseFolioProps = {
	/** The two lines of a Persian verse. */
	verse: readonly [string, string];
	/** Where it stands: book, number, edition. */
	place: string;
	/** What the folio is called to screen readers. */
	label: string;
	/** Translation, in the language of the page. */
	children?: ReactNode;
};

/** A verse on its own lit folio, the same by night and by day. Its lines are written in one after the other. */
export function VerseFolio({ verse, place, label, children }: VerseFolioProps) {
	const id = useId();
	return (
		<figure className="folio" aria-labelledby={id}>
			<h2 id={id} tabIndex={-1} className="sr-only">
				{label}
			</h2>
			<div className="folio-sheet">
				<div className="folio-head">
					<Sarlowh />
				</div>
				<blockquote
					lang="fa"
					dir="rtl"
					className="folio-verse"
					style={{ '--letters': longestLine(verse) } as CSSProperties}
				>
					{verse.map((line) => (
						<p key={line}>
							<span>{line}</span>
						</p>
					))}
				</blockquote>
				{children && <div className="folio-translation">{children}</div>}
				<figcaption>{place}</figcaption>
			</div>
		</figure>
	);
}
