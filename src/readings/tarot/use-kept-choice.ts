import { useCallback, useEffect, useState } from 'react';

/** What a visitor may choose once for all spreads. */
type Choice = 'upright-only' | 'whole-deck';

/** The choice and its setter. It is stored in this browser. */
export function useKeptChoice(choice: Choice): [boolean, (chosen: boolean) => void] {
	const key = `hoopoe.tarot.${choice}`;
	const [chosen, setChosen] = useState(false);

	useEffect(() => {
		try {
			setChosen(localStorage.getItem(key) === 'yes');
		} catch {
			// Storage may be forbidden; then the choice lasts as long as the page.
		}
	}, [key]);

	const choose = useCallback(
		(next: boolean) => {
			setChosen(next);
			try {
				if (next) localStorage.setItem(key, 'yes');
				else localStorage.removeItem(key);
			} catch {
				// As above.
			}
		},
		[key],
	);
	return [chosen, choose];
}
