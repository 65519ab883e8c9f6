import { lazy, Suspense, useSyncExternalStore } from 'react';
import { fetchWhenOnline } from './fetch-when-online.ts';
import { onToast, wereToastsWanted } from './show-toast.ts';

const ToastViewport = lazy(() => fetchWhenOnline(() => import('./toast-viewport.tsx')));

/** The place where toasts appear; one in the page. `label` names the place, `closeLabel` the button that sends one away. */
export function Toaster({ label, closeLabel }: { label: string; closeLabel: string }) {
	const needed = useSyncExternalStore(onToast, wereToastsWanted, () => false);
	return needed ? (
		<Suspense>
			<ToastViewport label={label} closeLabel={closeLabel} />
		</Suspense>
	) : null;
}
