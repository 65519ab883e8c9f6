import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useLanguage } from '#src/language/language-provider.tsx';
import { type CalendarMonth, calendarYear, dayToAddress, findDay } from './calendar-months.ts';
import { type HistoryFilter, kinds } from './read-history.ts';

/** What is shown: the newest of each kind, all by date, or one kind. */
export const views = ['overview', 'all', ...kinds] as const;
export type View = (typeof views)[number];

/** The search and filters in the address of the page, so that going back restores the list. */
export function useHistoryFilter() {
	const { locale } = useLanguage();
	const [params, setParams] = useSearchParams();
	const asked = params.get('kind');
	const search = params.get('q') ?? '';
	const monthStart = params.get('month');
	const month = useMemo((): CalendarMonth | null => {
		const day = findDay(monthStart);
		if (!day) return null;
		return calendarYear(day, locale).months.find(({ start, end }) => start <= day && day < end) ?? null;
	}, [monthStart, locale]);

	const narrowed = search.trim() !== '' || month !== null;
	const chosen = views.find((view) => view === asked) ?? 'overview';
	const view: View = chosen === 'overview' && narrowed ? 'all' : chosen;
	const kind = kinds.find((one) => one === view);
	const filter = useMemo(
		(): HistoryFilter => ({
			kind,
			search: search.trim() || undefined,
			span: month ? { from: month.start.toISOString(), until: month.end.toISOString() } : undefined,
		}),
		[kind, search, month],
	);

	const set = (name: string, value: string | null) =>
		setParams(
			(last) => {
				if (value) last.set(name, value);
				else last.delete(name);
				return last;
			},
			{ replace: true, preventScrollReset: true },
		);

	return {
		view,
		filter,
		search,
		month,
		narrowed,
		setView: (next: View) =>
			setParams(next === 'overview' ? {} : { ...Object.fromEntries(params), kind: next }, {
				replace: true,
				preventScrollReset: true,
			}),
		setSearch: (words: string) => set('q', words),
		setMonth: (next: CalendarMonth | null) => set('month', next && dayToAddress(next.start)),
		clear: () => setParams({}, { replace: true, preventScrollReset: true }),
	};
}
