import { useEffect } from 'react';
import { useTexts } from '#src/language/language-provider.tsx';
import { verseOfDay } from '#src/methods/divan/verse-of-day.ts';
import type { HomeTexts } from './texts/en.ts';

/** One of the twelve couplets as Home shows it; `translation` is null in Persian. */
export type ShownVerse = {
	id: number;
	ghazal: number;
	lines: readonly [string, string];
	translation: readonly [string, string] | null;
};

/** Marks the document with the number of today's couplet, by the clock of this device. */
function markDay(): void {
	document.documentElement.dataset.verse = String(verseOfDay(new Date()));
}

/**
 * Today's couplet on its folio. The page is the same for everyone and may be an hour old, so all twelve are in it, and
 * the style sheet shows the one that the document is marked with (`verseOfDayScript`). Without JavaScript it is the
 * one of the server's day.
 */
export function DayVerse({
	verses,
	served,
	texts,
}: {
	verses: readonly ShownVerse[];
	/** The couplet of the day on which the page was made. */
	served: number;
	texts: HomeTexts;
}) {
	const t = useTexts(texts);

	// A tab that was left open overnight shows the new day's couplet when it is looked at again.
	useEffect(() => {
		markDay();
		document.addEventListener('visibilitychange', markDay);
		return () => document.removeEventListener('visibilitychange', markDay);
	}, []);

	return (
		<div className="day-verses">
			{verses.map(({ id, ghazal, lines, translation }) => (
				<figure
					key={id}
					className="day-verse"
					aria-labelledby={`day-verse-${id}`}
					data-served={id === served || undefined}
				>
					<h2 id={`day-verse-${id}`} className="day-verse-label">
						{t('dayVerse')}
					</h2>
					<blockquote lang="fa" dir="rtl">
						{lines.map((line) => (
							<p key={line}>{line}</p>
						))}
					</blockquote>
					{translation && (
						<div className="day-verse-translation">
							{translation.map((line) => (
								<p key={line}>{line}</p>
							))}
						</div>
					)}
					<figcaption>{t('dayPlace', { ghazal })}</figcaption>
				</figure>
			))}
		</div>
	);
}
