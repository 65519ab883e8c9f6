import { lazy, Suspense, useSyncExternalStore } from 'react';
import { fetchWhenOnline } from './fetch-when-online.ts';
import { onToast, wereToastsWanted } from './show-toast.ts';

const ToastViewport = lazy(() => fetchWhenOnline(() => import('./toast-viewport.tsx')));

/** The place where toasts appear; one in the page. `closeLabel` names the button that sends one away. */
export function Toaster({ closeLabel }: { closeLabel: string }) {
	const needed = useSyncExternalStore(onToast, wereToastsWanted, () => false);
	return needed ? (
		<Suspense>
			<ToastViewport closeLabel={closeLabel} />
		</Suspense>
	) : null;
}
