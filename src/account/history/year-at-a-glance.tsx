import { BookOpen, ChevronLeft, ChevronRight } from 'lucide-react';
import { type CSSProperties, useEffect, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import { useAuth } from '#src/session/session.tsx';
import { IconButton } from '#src/ui/button.tsx';
import { type CalendarMonth, calendarYear, dayToAddress } from './calendar-months.ts';
import type { HistoryTexts } from './history-entry.tsx';
import { kindStyle } from './kind-style.ts';
import { kinds, readYear, type YearOfReadings } from './read-history.ts';

type YearAtAGlanceProps = {
	/** Since when there can be readings. */
	since: Date;
	/** The month that is looked at, if any. */
	month: CalendarMonth | null;
	onMonth: (month: CalendarMonth | null) => void;
	/** Grows when anything kept has changed. */
	version: number;
	texts: HistoryTexts;
	cardNames: readonly string[];
	symbolNames: SymbolNames;
};

/** What the symbols of dreams are called, by their ids. */
export type SymbolNames = Readonly<Record<string, string>>;

const DAY_MS = 86_400_000;

/** What was asked when, in a year of the language's own calendar, and what came back. A month can be chosen. */
export function YearAtAGlance({ since, month, onMonth, version, texts, ...names }: YearAtAGlanceProps) {
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
	const counts = year.months.map((_, index) =>
		kinds.map((kind) => readings?.months.find((one) => one.month === index + 1 && one.kind === kind)?.count ?? 0),
	);
	const totals = counts.map((of) => of.reduce((sum, count) => sum + count, 0));
	const most = Math.max(1, ...totals);
	const total = totals.reduce((sum, count) => sum + count, 0);
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
					<Link to={to(`history/book?year=${dayToAddress(begins)}`)}>
						<BookOpen aria-hidden size={17} />
						{t('book.link')}
					</Link>
				)}
			</p>
			<ol className="history-months">
				{year.months.map((one, index) => {
					const chosen = month?.start.getTime() === one.start.getTime();
					const count = totals[index] ?? 0;
					return (
						<li key={one.start.getTime()}>
							<button
								type="button"
								className="history-month"
								aria-pressed={chosen}
								aria-label={t('month', { month: one.name, count })}
								disabled={count === 0 && !chosen}
								onClick={() => onMonth(chosen ? null : one)}
							>
								<span aria-hidden className="history-bar">
									{kinds.map((kind, place) => (
										<i
											key={kind}
											data-kind={kind}
											style={{ ...kindStyle(kind), '--share': (counts[index]?.[place] ?? 0) / most } as CSSProperties}
										/>
									))}
								</span>
								<span aria-hidden>{one.name}</span>
							</button>
						</li>
					);
				})}
			</ol>
			{readings && readings.cards.length + readings.poems.length + readings.symbols.length > 0 && (
				<Returned readings={readings} texts={texts} {...names} />
			)}
		</section>
	);
}

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
						<Link to={to(`history/hafez/${newest}`)}>{t('times', { what: t('verse', { poem }), count })}</Link>
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
