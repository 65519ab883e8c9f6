import { useTexts } from '#src/language/language-provider.tsx';
import { Button } from '#src/ui/controls/button.tsx';
import { SectionHeading } from '#src/ui/headings/section-heading.tsx';
import { type AllKindWords, Entry, type HistoryTexts } from './history-entry.tsx';
import { Failed } from './history-list.tsx';
import { type Kind, kinds } from './read-history.ts';
import type { Overview } from './use-overview.ts';

type HistoryOverviewProps = {
	overview: Overview;
	texts: HistoryTexts;
	kindWords: AllKindWords;
	cardNames: readonly string[];
	onAll: (kind: Kind) => void;
	onRetry: () => void;
};

/** The newest of each kind, a section each (specification, 2.8). Kinds of which nothing is kept have none. */
export function HistoryOverview({ overview, texts, kindWords, cardNames, onAll, onRetry }: HistoryOverviewProps) {
	const t = useTexts(texts);
	return (
		<>
			{kinds.some((kind) => overview[kind] === null) && <Failed texts={texts} onRetry={onRetry} />}
			{kinds.map((kind) => {
				const part = overview[kind];
				if (!part || part.entries.length === 0) return null;
				return (
					<section key={kind} className="history-part" aria-labelledby={`history-${kind}`}>
						<SectionHeading id={`history-${kind}`}>{kindWords[kind].heading}</SectionHeading>
						<ol>
							{part.entries.map((entry) => (
								<li key={entry.id}>
									<Entry entry={entry} texts={texts} kindWords={kindWords} cardNames={cardNames} />
								</li>
							))}
						</ol>
						{part.more && (
							<Button look="quiet" onClick={() => onAll(kind)} aria-describedby={`history-${kind}`}>
								{t('all')}
							</Button>
						)}
					</section>
				);
			})}
		</>
	);
}
