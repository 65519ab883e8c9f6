/** A short word that appears at the edge of the page and goes again. */
export type ToastNotice = {
	title: string;
	text?: string;
	/** `destructive` for failures: read aloud at once, and it stays twice as long. */
	tone?: 'plain' | 'destructive';
};

let waiting: readonly ToastNotice[] = [];
let wanted = false;
const listeners = new Set<() => void>();

/** Shows a toast. The part that draws toasts is fetched with the first one. */
export function showToast(notice: ToastNotice): void {
	waiting = [...waiting, notice];
	wanted = true;
	for (const listener of listeners) {
		listener();
	}
}

/** Whether any toast was ever shown in this visit. */
export const wereToastsWanted = () => wanted;

/** The toasts that nobody has shown yet; taking them makes them the taker's to show. */
export function takeWaitingToasts(): readonly ToastNotice[] {
	const taken = waiting;
	waiting = [];
	return taken;
}

/** Calls back whenever a toast waits. Returns the way to end it. */
export function onToast(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}
