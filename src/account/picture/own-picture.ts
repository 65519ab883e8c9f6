import { useSyncExternalStore } from 'react';

/** The address of the signed-in user's picture, stored so that no page has to request it. */
const KEY = 'hoopoe.picture';
/** The drawing that stands in the place of a picture they have not chosen: their shamsa, as an address that holds it. */
const DRAWN = 'hoopoe.shamsa';

const listeners = new Set<() => void>();

function read(): string | null {
	try {
		return localStorage.getItem(KEY) ?? localStorage.getItem(DRAWN);
	} catch {
		return null;
	}
}

/** Stores the address of the user's picture in this browser; null where there is none, or after signing out. */
export const rememberPicture = (address: string | null): void => remember(KEY, address);

/** Stores the drawing that is shown while there is no picture. */
export const rememberDrawn = (address: string | null): void => remember(DRAWN, address);

function remember(key: string, address: string | null): void {
	try {
		if (address) localStorage.setItem(key, address);
		else localStorage.removeItem(key);
	} catch {
		// Storage may be forbidden; then the navigation shows its sign.
	}
	for (const listener of listeners) listener();
}

/** The signed-in user's picture, or the drawing in its place; null on the server, and until it is known. */
export const useOwnPicture = (): string | null =>
	useSyncExternalStore(
		(listener) => {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		read,
		() => null,
	);

/** Whether a picture or drawing is stored. */
export const hasOwnPicture = (): boolean => read() !== null;
