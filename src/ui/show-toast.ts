/** A short word that appears at the edge of the page and goes again. */
export type ToastNotice = {
	title: string;
	text?: string;
	/** `destructive` for failures: read aloud at once. */
	tone?: 'plain' | 'destructive';
};

let waiting: readonly ToastNotice[] = [];
let wanted = false;
let dismissals = 0;
const listeners = new Set<() => void>();

const tellAll = () => {
	for (const listener of listeners) listener();
};

/** Shows a toast. The part that draws toasts is fetched with the first one. */
export function showToast(notice: ToastNotice): void {
	waiting = [...waiting, notice];
	wanted = true;
	tellAll();
}

/** Sends all toasts away: what they spoke of is over, because the form was sent again, mended, or left. */
export function dismissToasts(): void {
	waiting = [];
	dismissals++;
	tellAll();
}

/** How often toasts were sent away; whoever shows some compares it. */
export const toastDismissals = () => dismissals;

/** The toasts that wait to be shown. */
export const waitingToasts = () => waiting;

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
