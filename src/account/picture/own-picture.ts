import { useSyncExternalStore } from 'react';

/** The address of the picture of who is signed in here, kept so that no page has to ask for it. */
const KEY = 'hoopoe.picture';

const listeners = new Set<() => void>();

function read(): string | null {
	try {
		return localStorage.getItem(KEY);
	} catch {
		return null;
	}
}

/** Tells this browser which picture is theirs; null where there is none, or nobody is signed in any more. */
export function rememberPicture(address: string | null): void {
	try {
		if (address) localStorage.setItem(KEY, address);
		else localStorage.removeItem(KEY);
	} catch {
		// Storage may be forbidden; then the navigation shows its sign.
	}
	for (const listener of listeners) listener();
}

/** The picture of who is signed in; null on the server, and until it is known. */
export const useOwnPicture = (): string | null =>
	useSyncExternalStore(
		(listener) => {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		read,
		() => null,
	);
