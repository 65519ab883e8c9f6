import { Link } from 'react-router';
import { findTest, type Kind, shownOf } from '#src/catalogue/catalogue.ts';
import type { KindWords } from '#src/catalogue/entry-words.ts';
import { formatDate } from '#src/language/format-date.ts';
import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import type { AccountTexts } from '../texts/en.ts';
import { kindStyle } from './kind-style.ts';
import { cardsOf } from './picked-cards.ts';
import type { HistoryEntry } from './read-history.ts';

export type HistoryTexts = AccountTexts['history'];
/** What each kind is called. */
export type AllKindWords = Readonly<Record<Kind, KindWords>>;

type EntryProps = {
	entry: HistoryEntry;
	texts: HistoryTexts;
	kindWords: AllKindWords;
	cardNames: readonly string[];
	/** Whether to show the kind, in lists of several kinds. */
	showKind?: boolean;
};

/** One reading in the list: when, what was asked, the beginning of the answer, and the way to all of it. */
export function Entry({ entry, texts, kindWords, cardNames, showKind = false }: EntryProps) {
	const { language, to } = useLanguage();
	const t = useTexts(texts);
	const { kind, id, created_at, text } = entry;
	const date = formatDate(created_at, language, 'card');
	return (
		<article className="history-entry card" data-kind={kind} style={kindStyle(kind)}>
			<p className="history-when">
				{showKind && <span className="history-kind">{kindWords[kind].tab}</span>}
				<time dateTime={created_at}>{date}</time>
			</p>
			<Asked entry={entry} texts={texts} kindWords={kindWords} cardNames={cardNames} />
			<p className="history-excerpt">
				<bdi>{text}</bdi>
			</p>
			<Link viewTransition to={to(`history/${kind}/${id}`)} prefetch="intent" className="history-view">
				{t('view')}
				<span className="sr-only">
					{' '}
					({kindWords[kind].tab}, {date})
				</span>
			</Link>
		</article>
	);
}

/** What was asked: the cards of a spread, the name of a test, or the words. */
export function Asked({
	entry,
	texts,
	kindWords,
	cardNames,
	heading: Heading = 'h3',
}: Omit<EntryProps, 'showKind'> & { heading?: 'h2' | 'h3' }) {
	const { locale, entry: entryWords } = useLanguage();
	const t = useTexts(texts);
	const { kind, asked, details } = entry;
	const shown = shownOf(kind);
	if (shown === 'cards') {
		const cards = cardsOf(details);
		const list = new Intl.ListFormat(locale, { type: 'unit', style: 'short' });
		return (
			<>
				<p className="history-cards" aria-hidden>
					{cards.map(({ id, reversed }, place) => (
						<img
							// biome-ignore lint/suspicious/noArrayIndexKey: a card is its place in the spread.
							key={place}
							src={`/cards/${id}.svg`}
							alt=""
							width={200}
							height={340}
							loading="lazy"
							data-reversed={reversed || undefined}
						/>
					))}
				</p>
				<Heading className="history-asked">
					{list.format(
						cards.map(({ id, reversed }) => (reversed ? `${cardNames[id]} ${t('reversed')}` : (cardNames[id] ?? ''))),
					)}
				</Heading>
			</>
		);
	}
	if (shown === 'test') {
		const test = findTest(asked ?? '');
		const name = test ? entryWords(test.name).name : kindWords[kind].tab;
		return <Heading className="history-asked">{test?.shownAsSaved ? asked : name}</Heading>;
	}
	if (!asked) return <Heading className="history-asked">{t('noQuestion')}</Heading>;
	return (
		<Heading className="history-asked">
			<span className="sr-only">{kindWords[kind].asked ?? t('question')}: </span>
			<bdi>{asked}</bdi>
		</Heading>
	);
}
