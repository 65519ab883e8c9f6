import { useEffect, useRef } from 'react';
import { useTexts } from '#src/language/language-provider.tsx';
import { Button } from '#src/ui/controls/button.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import { type AllKindWords, Entry, type HistoryTexts } from './history-entry.tsx';
import type { HistoryFilter } from './read-history.ts';
import { useHistoryPages } from './use-history-pages.ts';

/** The next page is asked for when its end is this near. */
const NEAR = '600px';

type HistoryListProps = {
	userId: string;
	filter: HistoryFilter;
	/** Grows when anything kept has changed. */
	version: number;
	texts: HistoryTexts;
	kindWords: AllKindWords;
	cardNames: readonly string[];
	/** Shows everything again; null where nothing is left out. */
	onClear: (() => void) | null;
};

/** Readings by date, a page after the other as one scrolls. */
export function HistoryList({ userId, filter, version, texts, kindWords, cardNames, onClear }: HistoryListProps) {
	const t = useTexts(texts);
	const { entries, more, step, readMore } = useHistoryPages(userId, filter, version);
	const end = useRef<HTMLDivElement>(null);

	useEffect(() => {
		const here = end.current;
		if (!here || !more || step !== 'resting') return;
		const watch = new IntersectionObserver(
			(seen) => {
				if (seen.some(({ isIntersecting }) => isIntersecting)) readMore();
			},
			{ rootMargin: NEAR },
		);
		watch.observe(here);
		return () => watch.disconnect();
	}, [more, step, readMore]);

	if (step === 'resting' && entries.length === 0) {
		return (
			<div className="history-nothing" role="status">
				<p>{t('nothingFound')}</p>
				{onClear && <Button onClick={onClear}>{t('clear')}</Button>}
			</div>
		);
	}
	return (
		<div className="history-list">
			<p role="status" className="sr-only">
				{step === 'resting' && t('shown', { count: entries.length })}
			</p>
			<ol>
				{entries.map((entry) => (
					<li key={`${entry.kind} ${entry.id}`}>
						<Entry entry={entry} texts={texts} kindWords={kindWords} cardNames={cardNames} showKind={!filter.kind} />
					</li>
				))}
			</ol>
			{step === 'loading' && <Spinner label={t('loading')} className="history-waiting" />}
			{step === 'failed' && <Failed texts={texts} onRetry={readMore} />}
			<div ref={end} className="history-end">
				{step === 'resting' && more && <Button onClick={readMore}>{t('older')}</Button>}
			</div>
		</div>
	);
}

/** Readings could not be fetched: a kind word, and another try. */
export function Failed({ texts, onRetry }: { texts: HistoryTexts; onRetry: () => void }) {
	const t = useTexts(texts);
	return (
		<div className="history-nothing" role="alert">
			<p>{t('failed')}</p>
			<Button onClick={onRetry}>{t('retry')}</Button>
		</div>
	);
}
