import { useCallback, useEffect, useState } from 'react';
import { useAuth } from '#src/session/session.tsx';
import { type HistoryEntry, type Kind, kinds, readHistory } from './read-history.ts';

/** How many of each kind are shown before one asks for more. */
const NEWEST = 3;

/** The newest of each kind; null for a kind that could not be read. */
export type Overview = Record<Kind, { entries: HistoryEntry[]; more: boolean } | null>;

/**
 * Reads the newest of each kind, all at once, and again when `version` is another. What fails is logged, and leaves its
 * kind out.
 */
export function useOverview(userId: string, version: number) {
	const { supabase } = useAuth();
	const [overview, setOverview] = useState<Overview | null>(null);

	const read = useCallback(
		async (signal?: AbortSignal) => {
			const parts = await Promise.all(
				kinds.map(async (kind) => {
					const part = supabase()
						.then((client) => readHistory(client, userId, { kind }, { size: NEWEST, signal }))
						.catch((error: unknown) => {
							if (!signal?.aborted) console.error(error);
							return null;
						});
					return [kind, await part] as const;
				}),
			);
			if (!signal?.aborted) setOverview(Object.fromEntries(parts) as Overview);
		},
		[supabase, userId],
	);

	// biome-ignore lint/correctness/useExhaustiveDependencies: another version is read anew
	useEffect(() => {
		const leaving = new AbortController();
		void read(leaving.signal);
		return () => leaving.abort();
	}, [read, version]);

	function readAgain() {
		setOverview(null);
		void read();
	}
	return { overview, readAgain };
}
