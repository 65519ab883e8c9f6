import { useCallback, useEffect, useRef, useState } from 'react';
import type { AppClient } from '#src/platform/public-schema/app-client.ts';
import { useAuth } from './session.tsx';

/** What is being read, what it was, or that it failed. */
export type Answer<T> = { state: 'reading' } | { state: 'read'; value: T } | { state: 'failed' };

const reading = { state: 'reading' } as const;

/**
 * Reads something, and again whenever `read` is another. The signal is aborted when the screen is left or a newer request
 * takes this one's place; such an answer is dropped. Failures are logged.
 * @param meanwhile whether the last answer stays while it is read again; a failure never does
 */
export function useAnswer<T>(
	read: (client: AppClient, signal: AbortSignal) => Promise<T>,
	meanwhile: 'last' | 'nothing' = 'last',
): {
	answer: Answer<T>;
	again: () => void;
	change: (edit: (value: T) => T) => void;
} {
	const { supabase } = useAuth();
	const [answer, setAnswer] = useState<Answer<T>>(reading);
	const running = useRef<AbortController | null>(null);
	const again = useCallback(() => {
		running.current?.abort();
		const leaving = new AbortController();
		const { signal } = leaving;
		running.current = leaving;
		setAnswer((last) => (last.state === 'read' && meanwhile === 'last' ? last : reading));
		supabase()
			.then((client) => read(client, signal))
			.then(
				(value) => signal.aborted || setAnswer({ state: 'read', value }),
				(error: unknown) => {
					if (signal.aborted) return;
					console.error(error);
					setAnswer({ state: 'failed' });
				},
			);
	}, [supabase, read, meanwhile]);
	useEffect(() => {
		again();
		return () => running.current?.abort();
	}, [again]);
	const change = useCallback(
		(edit: (value: T) => T) =>
			setAnswer((last) => (last.state === 'read' ? { state: 'read', value: edit(last.value) } : last)),
		[],
	);
	return { answer, again, change };
}
