import { BookOpen, ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { type Kind, keptKinds } from '#src/catalogue/catalogue.ts';
import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import type { ReadingTexts } from '#src/readings/reading-screen.tsx';
import { useAuth } from '#src/session/session.tsx';
import { IconButton } from '#src/ui/controls/button.tsx';
import { FeastOffer } from '../shamsa/feast-offer.tsx';
import { ShamsaRing } from '../shamsa/shamsa-ring.tsx';
import type { ShamsaTexts } from '../shamsa/shamsa-words.ts';
import { readingsOf, shamsaYear } from '../shamsa/shamsa-year.ts';
import { useOwnShamsa } from '../shamsa/use-own-shamsa.ts';
import { type CalendarMonth, calendarYear, dayToAddress } from './calendar-months.ts';
import type { AllKindWords, HistoryTexts } from './history-entry.tsx';
import { readYear, type YearOfReadings } from './read-history.ts';

type YearAtAGlanceProps = {
	/** Since when there can be readings. */
	since: Date;
	/** The month that is looked at, if any. */
	month: CalendarMonth | null;
	onMonth: (month: CalendarMonth | null) => void;
	/** Grows when anything kept has changed. */
	version: number;
	texts: HistoryTexts;
	shamsa: ShamsaTexts;
	common: ReadingTexts;
	kindWords: AllKindWords;
	cardNames: readonly string[];
	symbolNames: SymbolNames;
};

/** What the symbols of dreams are called, by their ids. */
export type SymbolNames = Readonly<Record<string, string>>;

const DAY_MS = 86_400_000;

/** Nothing is known of a year yet. */
const nothing: YearOfReadings = { months: [], cards: [], poems: [], symbols: [] };

/** What was asked when, in a year of the language's own calendar, and what came back. A month can be chosen. */
export function YearAtAGlance({
	since,
	month,
	onMonth,
	version,
	texts,
	shamsa,
	common,
	kindWords,
	...names
}: YearAtAGlanceProps) {
	const { supabase } = useAuth();
	const { locale, direction, to } = useLanguage();
	const t = useTexts(texts);
	const [day, setDay] = useState(() => month?.start ?? new Date());
	const year = useMemo(() => calendarYear(day, locale), [day, locale]);
	const starts = useMemo(
		() => [...year.months.map(({ start }) => start), ...year.months.slice(-1).map(({ end }) => end)],
		[year],
	);
	const [read, setRead] = useState<{ of: readonly Date[]; readings: YearOfReadings } | null>(null);
	const [begins, ends] = [starts[0] as Date, starts.at(-1) as Date];

	// biome-ignore lint/correctness/useExhaustiveDependencies: another version is read anew
	useEffect(() => {
		let gone = false;
		supabase()
			.then((client) => readYear(client, starts))
			.then(
				(readings) => gone || setRead({ of: starts, readings }),
				(error: unknown) => gone || console.error(error),
			);
		return () => {
			gone = true;
		};
	}, [supabase, starts, version]);

	const readings = read?.of === starts ? read.readings : null;
	const places = useMemo(() => year.months.map((_, place) => place), [year]);
	const drawn = useMemo(() => shamsaYear(readings ?? nothing, places), [readings, places]);
	const total = readingsOf(drawn);
	const chosen = year.months.findIndex(({ start }) => start.getTime() === month?.start.getTime());
	const kindNames = useMemo(() => namesOf(kindWords), [kindWords]);
	const own = useOwnShamsa();
	const [Back, Ahead] = direction === 'rtl' ? [ChevronRight, ChevronLeft] : [ChevronLeft, ChevronRight];

	return (
		<section className="history-year" aria-labelledby="history-year">
			<header>
				<IconButton
					label={t('yearBefore')}
					disabled={begins <= since}
					onClick={() => setDay(new Date(begins.getTime() - DAY_MS))}
				>
					<Back aria-hidden size={20} />
				</IconButton>
				<h2 id="history-year">{t('year', { year: year.label })}</h2>
				<IconButton label={t('yearAfter')} disabled={ends > new Date()} onClick={() => setDay(ends)}>
					<Ahead aria-hidden size={20} />
				</IconButton>
			</header>
			<p role="status" className="history-year-total">
				{readings && t('inYear', { count: total })}
			</p>
			<p className="history-book">
				{total > 0 && (
					<Link viewTransition to={to(`history/book?year=${dayToAddress(begins)}`)}>
						<BookOpen aria-hidden size={17} />
						{t('book.link')}
					</Link>
				)}
			</p>
			<ShamsaRing
				texts={shamsa}
				kindNames={kindNames}
				year={drawn}
				label={year.label}
				monthNames={year.months.map(({ name }) => name)}
				sayMonth={(name, count) => t('month', { month: name, count })}
				chosen={chosen < 0 ? null : chosen}
				onChosen={(place) => onMonth(place === null ? null : (year.months[place] ?? null))}
			/>
			<FeastOffer texts={shamsa} common={common} kindNames={kindNames} year={own} />
			{readings && readings.cards.length + readings.poems.length + readings.symbols.length > 0 && (
				<Returned readings={readings} texts={texts} {...names} />
			)}
		</section>
	);
}

/** The kind whose rows are answered by a couplet. */
const verses = keptKinds.find(({ shown }) => shown === 'verse')?.kind;

const namesOf = (words: AllKindWords) =>
	Object.fromEntries(Object.entries(words).map(([kind, { tab }]) => [kind, tab])) as Record<Kind, string>;

/** Cards and verses that were drawn, and symbols that were dreamt of, more than once in the year. */
function Returned({
	readings,
	texts,
	cardNames,
	symbolNames,
}: Pick<YearAtAGlanceProps, 'texts' | 'cardNames' | 'symbolNames'> & { readings: YearOfReadings }) {
	const { to } = useLanguage();
	const t = useTexts(texts);
	return (
		<div className="history-returned">
			<h3>{t('returned')}</h3>
			<ul>
				{readings.cards.map(({ id, count }) => (
					<li key={id}>
						<img src={`/cards/${id}.svg`} alt="" width={200} height={340} loading="lazy" />
						<span>{t('times', { what: cardNames[id] ?? '', count })}</span>
					</li>
				))}
				{readings.poems.map(({ poem, count, newest }) => (
					<li key={`poem ${poem}`}>
						<Link viewTransition to={to(`history/${verses}/${newest}`)}>
							{t('times', {
								what:
									poem > 1000
										? t('couplet', { ghazal: Math.floor(poem / 1000), couplet: poem % 1000 })
										: t('verse', { poem }),
								count,
							})}
						</Link>
					</li>
				))}
				{readings.symbols.map(({ id, count }) => {
					// A row may hold what its owner put there.
					const what = Object.hasOwn(symbolNames, id) ? symbolNames[id] : null;
					return what && <li key={`symbol ${id}`}>{t('times', { what: t('symbol', { name: what }), count })}</li>;
				})}
			</ul>
		</div>
	);
}
