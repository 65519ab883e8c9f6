import { useSyncExternalStore } from 'react';

/** `night` is dark, `paper` is light, `system` follows the device. */
export const themes = ['night', 'paper', 'system'] as const;

export type Theme = (typeof themes)[number];

const listeners = new Set<() => void>();

/**
 * Runs in the head before anything is painted: sets the visitor's chosen theme, and marks the page when a session is
 * stored, so that the place of the account links does not change its width afterwards.
 */
export const beforePaintScript = `try{var d=document.documentElement,t=localStorage.getItem('theme');if(t==='night'||t==='paper')d.dataset.theme=t;for(var k in localStorage)if(/^sb-.+-auth-token$/.test(k))d.dataset.session=''}catch(e){}`;

function chosenTheme(): Theme {
	const chosen = document.documentElement.dataset.theme;
	return chosen === 'night' || chosen === 'paper' ? chosen : 'system';
}

/** The visitor's choice of theme, and its setter. It is stored in this browser. */
export function useTheme(): [Theme, (theme: Theme) => void] {
	const theme = useSyncExternalStore<Theme>(
		(listener) => {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		chosenTheme,
		() => 'system',
	);
	return [theme, chooseTheme];
}

/** Sets the theme, now and for the next visits in this browser. */
export function chooseTheme(theme: Theme): void {
	const root = document.documentElement;
	if (theme === 'system') {
		delete root.dataset.theme;
	} else {
		root.dataset.theme = theme;
	}
	try {
		if (theme === 'system') {
			localStorage.removeItem('theme');
		} else {
			localStorage.setItem('theme', theme);
		}
	} catch {
		// Storage may be forbidden; the choice then lasts as long as the page.
	}
	for (const listener of listeners) {
		listener();
	}
}
