import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigationType } from 'react-router';
import { useAuth } from '#src/session/session.tsx';
import { type HistoryEntry, type HistoryFilter, readHistory } from './read-history.ts';

const PAGE = 30;

type Pages = { entries: readonly HistoryEntry[]; more: boolean; step: 'loading' | 'resting' | 'failed' };

const nothingYet: Pages = { entries: [], more: true, step: 'loading' };

/** The last list that was shown, so that going back from a reading restores the position. */
let lastSeen: { key: string; pages: Pages } | null = null;

/**
 * The list page by page, newest first. A failure is logged, and can be tried again. When `version` is another, as much of
 * it as is shown is read anew, and shown when it is there.
 */
export function useHistoryPages(userId: string, filter: HistoryFilter, version: number) {
	const { supabase } = useAuth();
	const returning = useNavigationType() === 'POP';
	const key = JSON.stringify([userId, filter]);
	const [state, setState] = useState(() => ({
		key,
		pages: returning && lastSeen?.key === key ? lastSeen.pages : nothingYet,
	}));
	const pages = state.key === key ? state.pages : nothingYet;
	const running = useRef<AbortController | null>(null);

	const read = useCallback(
		async (entries: readonly HistoryEntry[]) => {
			running.current?.abort();
			const leaving = new AbortController();
			running.current = leaving;
			setState({ key, pages: { entries, more: true, step: 'loading' } });
			let next: Pages;
			try {
				const client = await supabase();
				const page = await readHistory(client, userId, filter, {
					size: PAGE,
					after: entries.at(-1),
					signal: leaving.signal,
				});
				next = { entries: [...entries, ...page.entries], more: page.more, step: 'resting' };
			} catch (error) {
				if (leaving.signal.aborted) return;
				console.error(error);
				next = { entries, more: true, step: 'failed' };
			}
			if (leaving.signal.aborted) return;
			if (next.step === 'resting') lastSeen = { key, pages: next };
			setState({ key, pages: next });
		},
		[supabase, userId, filter, key],
	);

	const seen = useRef(pages);
	seen.current = pages;
	useEffect(() => {
		if (seen.current.step === 'loading') void read([]);
		return () => running.current?.abort();
	}, [read]);

	const versionSeen = useRef(version);
	useEffect(() => {
		if (version === versionSeen.current) return;
		versionSeen.current = version;
		const leaving = new AbortController();
		const size = Math.max(PAGE, seen.current.entries.length);
		supabase()
			.then((client) => readHistory(client, userId, filter, { size, signal: leaving.signal }))
			.then(({ entries, more }) => {
				// What is asked for at the bottom goes on from the entries that were there.
				if (leaving.signal.aborted || seen.current.step === 'loading') return;
				const next: Pages = { entries, more, step: 'resting' };
				lastSeen = { key, pages: next };
				setState({ key, pages: next });
			})
			.catch((error: unknown) => leaving.signal.aborted || console.error(error));
		return () => leaving.abort();
	}, [supabase, userId, filter, key, version]);

	const readMore = useCallback(() => {
		if (seen.current.step !== 'loading' && seen.current.more) void read(seen.current.entries);
	}, [read]);

	return { ...pages, readMore };
}
