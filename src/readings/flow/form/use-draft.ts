import { useCallback, useEffect, useState } from 'react';

/** A draft, stored for this browser tab, so that a reload or a navigation loses nothing. */
export function useDraft(name: string): [text: string, set: (text: string) => void] {
	const key = `hoopoe.draft.${name}`;
	const [text, setText] = useState('');

	useEffect(() => {
		try {
			const kept = sessionStorage.getItem(key);
			if (kept) setText((typed) => typed || kept);
		} catch {
			// Storage may be forbidden; then there is no draft.
		}
	}, [key]);

	const set = useCallback(
		(next: string) => {
			setText(next);
			try {
				if (next) sessionStorage.setItem(key, next);
				else sessionStorage.removeItem(key);
			} catch {
				// As above.
			}
		},
		[key],
	);
	return [text, set];
}
