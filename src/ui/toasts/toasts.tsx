import { X } from 'lucide-react';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { IconButton } from '../controls/button.tsx';
import { fetchWhenOnline } from '../fetch-when-online.ts';
import { dismissToasts, onToast, type ToastNotice, waitingToasts, wereToastsWanted } from './show-toast.ts';

const ToastViewport = lazy(() => fetchWhenOnline(() => import('./toast-viewport.tsx')));
const none: readonly ToastNotice[] = [];

type ToasterProps = { label: string; closeLabel: string };

/** The place where toasts appear; one in the page. `label` names the place, `closeLabel` the button that sends one away. */
export function Toaster({ label, closeLabel }: ToasterProps) {
	const needed = useSyncExternalStore(onToast, wereToastsWanted, () => false);
	return needed ? (
		<Suspense fallback={<PlainToast label={label} closeLabel={closeLabel} />}>
			<ToastViewport label={label} closeLabel={closeLabel} />
		</Suspense>
	) : null;
}

/** The newest toast while the part that draws toasts cannot be fetched: without a connection it never comes. */
function PlainToast({ label, closeLabel }: ToasterProps) {
	const notice = useSyncExternalStore(onToast, waitingToasts, () => none).at(-1);
	if (!notice || navigator.onLine) return null;
	return (
		<section className="toast-viewport" aria-label={label}>
			<div className="toast" data-type={notice.tone} role={notice.tone === 'destructive' ? 'alert' : 'status'}>
				<div className="toast-content">
					<div>
						<p className="toast-title">{notice.title}</p>
						<p className="toast-text" dir="auto">
							{notice.text}
						</p>
					</div>
					<IconButton label={closeLabel} onClick={dismissToasts}>
						<X aria-hidden size={18} />
					</IconButton>
				</div>
			</div>
		</section>
	);
}
