import { shownOf } from '#src/catalogue/catalogue.ts';
import { formatDate, formatNumber } from '#src/language/format-date.ts';
import { guessLanguage } from '#src/language/guess-language.ts';
import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import { paragraphsOf } from '#src/readings/leaf/leaf.ts';
import { RubricStart } from '#src/ui/prose.tsx';
import { type AllKindWords, Asked, type HistoryTexts } from '../history/history-entry.tsx';
import type { HistoryEntry } from '../history/read-history.ts';

/** One of the twelve couplets as the book shows it; `translation` is null in Persian. */
export type BookVerse = {
	id: number;
	ghazal: number;
	lines: readonly [string, string];
	translation: readonly [string, string] | null;
};

/** One reading as a leaf of the book: date and kind, the question, its couplet, and the whole answer. */
export function BookLeaf({
	entry,
	number,
	texts,
	kindWords,
	cardNames,
	verses,
}: {
	entry: HistoryEntry;
	/** Its place in the book, from 1. */
	number: number;
	texts: HistoryTexts;
	kindWords: AllKindWords;
	cardNames: readonly string[];
	verses: readonly BookVerse[];
}) {
	const { language } = useLanguage();
	const t = useTexts(texts);
	const { kind, created_at, text, details } = entry;
	const written = guessLanguage(text);
	const verse = shownOf(kind) === 'verse' ? verses.find(({ id }) => id === details) : undefined;
	return (
		<article className="book-page-of-reading">
			<p className="book-when">
				{kindWords[kind].tab} · <time dateTime={created_at}>{formatDate(created_at, language, 'article')}</time>
			</p>
			<Asked entry={entry} texts={texts} kindWords={kindWords} cardNames={cardNames} heading="h2" />
			{verse && (
				<figure className="book-verse">
					<blockquote lang="fa" dir="rtl">
						{verse.lines.map((line) => (
							<p key={line}>{line}</p>
						))}
					</blockquote>
					{verse.translation?.map((line) => (
						<p key={line} className="book-verse-translation">
							{line}
						</p>
					))}
					<figcaption>{t('book.place', { ghazal: verse.ghazal })}</figcaption>
				</figure>
			)}
			<div className="book-words" lang={written}>
				{paragraphsOf(text).map((paragraph, place) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is its place.
					<p key={place} dir="auto">
						{place === 0 ? <RubricStart text={paragraph} language={written} /> : paragraph}
					</p>
				))}
			</div>
			<p aria-hidden className="book-folio-number">
				{formatNumber(number, language)}
			</p>
		</article>
	);
}
