import { useCallback } from 'react';
import type { AppClient } from '#src/platform/public-schema/app-client.ts';
import { useAnswer } from '#src/session/use-answer.ts';
import type { CalendarYear } from '../history/calendar-months.ts';
import { type HistoryEntry, type HistoryFilter, readHistory } from '../history/read-history.ts';

/** How many are asked for at once. */
const PAGE = 100;

/** All that somebody has kept in a year, the oldest first. A failure is logged, and can be tried again. */
export function useYearBook(userId: string, year: CalendarYear) {
	return useAnswer(
		useCallback(
			async (client, signal): Promise<readonly HistoryEntry[]> => {
				const [first, last] = [year.months[0], year.months.at(-1)];
				if (!first || !last) return [];
				const span = { from: first.start.toISOString(), until: last.end.toISOString() };
				return (await readAll(client, userId, { span }, signal)).reverse();
			},
			[userId, year],
		),
		'nothing',
	);
}

async function readAll(client: AppClient, userId: string, filter: HistoryFilter, signal: AbortSignal) {
	const all: HistoryEntry[] = [];
	for (let more = true; more; ) {
		const page = await readHistory(client, userId, filter, { size: PAGE, after: all.at(-1), signal });
		all.push(...page.entries);
		more = page.more;
	}
	return all;
}
