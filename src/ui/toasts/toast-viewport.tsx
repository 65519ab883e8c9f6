import { Toast } from '@base-ui/react/toast';
import { X } from 'lucide-react';
import { useEffect } from 'react';
import { IconButton } from '../controls/button.tsx';
import { onToast, takeWaitingToasts, toastDismissals } from './show-toast.ts';

const manager = Toast.createToastManager();

/** Draws the pending toasts, each until it times out or is dismissed. */
export default function ToastViewport({ label, closeLabel }: { label: string; closeLabel: string }) {
	useEffect(() => {
		let shown: string[] = [];
		let dismissals = toastDismissals();
		const show = () => {
			if (dismissals !== toastDismissals()) {
				dismissals = toastDismissals();
				for (const id of shown) manager.close(id);
				shown = [];
			}
			for (const { title, text, tone = 'plain' } of takeWaitingToasts()) {
				const id = manager.add({
					title,
					description: text,
					type: tone,
					timeout: tone === 'destructive' ? 8_000 : 4_000,
					priority: tone === 'destructive' ? 'high' : 'low',
				});
				shown.push(id);
			}
		};
		show();
		return onToast(show);
	}, []);
	return (
		<Toast.Provider toastManager={manager}>
			<Toast.Portal>
				<Toast.Viewport className="toast-viewport" aria-label={label}>
					<Toasts closeLabel={closeLabel} />
				</Toast.Viewport>
			</Toast.Portal>
		</Toast.Provider>
	);
}

function Toasts({ closeLabel }: { closeLabel: string }) {
	const { toasts } = Toast.useToastManager();
	return toasts.map((toast) => (
		// Base UI hides what it announces by itself, which leaves a button to focus inside something hidden.
		<Toast.Root
			key={toast.id}
			toast={toast}
			aria-hidden={false}
			className="toast"
			swipeDirection={['up', 'down', 'left', 'right']}
		>
			<Toast.Content className="toast-content">
				<div>
					<Toast.Title className="toast-title" render={<p />} />
					<Toast.Description className="toast-text" dir="auto" />
				</div>
				<Toast.Close aria-hidden={false} render={<IconButton label={closeLabel} />}>
					<X aria-hidden size={18} />
				</Toast.Close>
			</Toast.Content>
		</Toast.Root>
	));
}
