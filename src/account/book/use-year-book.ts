import { useCallback, useEffect, useState } from 'react';
import type { AppClient } from '#src/platform/public-schema/app-client.ts';
import { useAuth } from '#src/session/session.tsx';
import type { CalendarYear } from '../history/calendar-months.ts';
import { type HistoryEntry, type HistoryFilter, readHistory } from '../history/read-history.ts';

/** How many are asked for at once. */
const PAGE = 100;

/** The readings of a year: loading, loaded, or failed. */
export type YearBook = { step: 'loading' | 'failed' } | { step: 'there'; entries: readonly HistoryEntry[] };

/** All that somebody has kept in a year, the oldest first. A failure is logged, and can be tried again. */
export function useYearBook(userId: string, year: CalendarYear) {
	const { supabase } = useAuth();
	const [book, setBook] = useState<YearBook>({ step: 'loading' });

	const read = useCallback(
		async (signal?: AbortSignal) => {
			const [first, last] = [year.months[0], year.months.at(-1)];
			if (!first || !last) return;
			setBook({ step: 'loading' });
			try {
				const span = { from: first.start.toISOString(), until: last.end.toISOString() };
				const entries = await readAll(await supabase(), userId, { span }, signal);
				if (!signal?.aborted) setBook({ step: 'there', entries: entries.reverse() });
			} catch (error) {
				if (signal?.aborted) return;
				console.error(error);
				setBook({ step: 'failed' });
			}
		},
		[supabase, userId, year],
	);

	useEffect(() => {
		const leaving = new AbortController();
		void read(leaving.signal);
		return () => leaving.abort();
	}, [read]);

	return { book, readAgain: () => void read() };
}

async function readAll(client: AppClient, userId: string, filter: HistoryFilter, signal: AbortSignal | undefined) {
	const all: HistoryEntry[] = [];
	for (let more = true; more; ) {
		const page = await readHistory(client, userId, filter, { size: PAGE, after: all.at(-1), signal });
		all.push(...page.entries);
		more = page.more;
	}
	return all;
}
