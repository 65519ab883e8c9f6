import { lazy, Suspense, useSyncExternalStore } from 'react';
import { onToast, wereToastsWanted } from './show-toast.ts';

/** A part that could not be fetched breaks the page; so without a connection this one waits until it is back. */
const fetchViewport = (): Promise<typeof import('./toast-viewport.tsx')> =>
	import('./toast-viewport.tsx').catch(() =>
		new Promise((back) => addEventListener('online', back, { once: true })).then(fetchViewport),
	);

const ToastViewport = lazy(fetchViewport);

/** The place where toasts appear; one in the page. `closeLabel` names the button that sends one away. */
export function Toaster({ closeLabel }: { closeLabel: string }) {
	const needed = useSyncExternalStore(onToast, wereToastsWanted, () => false);
	return needed ? (
		<Suspense>
			<ToastViewport closeLabel={closeLabel} />
		</Suspense>
	) : null;
}
