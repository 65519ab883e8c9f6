import { useCallback, useEffect, useRef, useState } from 'react';
import type { AppClient } from '#src/platform/public-schema/app-client.ts';
import { useAuth } from '#src/session/session.tsx';

/** What is being read, what it was, or that it failed. */
export type Answer<T> = { state: 'reading' } | { state: 'read'; value: T } | { state: 'failed' };

/** Reads something, and again whenever `read` is another; the last answer stays on the screen meanwhile. */
export function useAnswer<T>(read: (client: AppClient) => Promise<T>): {
	answer: Answer<T>;
	again: () => void;
	change: (edit: (value: T) => T) => void;
} {
	const { supabase } = useAuth();
	const [answer, setAnswer] = useState<Answer<T>>({ state: 'reading' });
	const newest = useRef(0);
	const again = useCallback(() => {
		const mine = ++newest.current;
		supabase()
			.then(read)
			.then((value): Answer<T> => ({ state: 'read', value }))
			.catch((error: unknown): Answer<T> => {
				console.error(error);
				return { state: 'failed' };
			})
			.then((next) => {
				if (mine === newest.current) setAnswer(next);
			});
	}, [supabase, read]);
	useEffect(() => {
		again();
		return () => {
			newest.current++;
		};
	}, [again]);
	const change = useCallback(
		(edit: (value: T) => T) =>
			setAnswer((last) => (last.state === 'read' ? { state: 'read', value: edit(last.value) } : last)),
		[],
	);
	return { answer, again, change };
}
