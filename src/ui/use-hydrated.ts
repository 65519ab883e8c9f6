import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the server's page and while it is taken over, true ever after. For what only the browser can know. */
export function useHydrated(): boolean {
	return useSyncExternalStore(
		never,
		() => true,
		() => false,
	);
}
