import { useCallback, useEffect, useState } from 'react';

const KEY = 'hoopoe.tarot.upright-only';

/** Whether the visitor wants no reversed cards, and how they say so. It is kept in this browser. */
export function useUprightOnly(): [boolean, (chosen: boolean) => void] {
	const [uprightOnly, setUprightOnly] = useState(false);

	useEffect(() => {
		try {
			setUprightOnly(localStorage.getItem(KEY) === 'yes');
		} catch {
			// Storage may be forbidden; then the choice lasts as long as the page.
		}
	}, []);

	const choose = useCallback((chosen: boolean) => {
		setUprightOnly(chosen);
		try {
			if (chosen) localStorage.setItem(KEY, 'yes');
			else localStorage.removeItem(KEY);
		} catch {
			// As above.
		}
	}, []);
	return [uprightOnly, choose];
}
