/** A short message that appears at the edge of the page for a while. */
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

/** Dismisses all toasts: the form was sent again, corrected, or left. */
export function dismissToasts(): void {
	waiting = [];
	dismissals++;
	tellAll();
}

/** How often toasts were dismissed, for the component that shows them. */
export const toastDismissals = () => dismissals;

/** The toasts that wait to be shown. */
export const waitingToasts = () => waiting;

/** Whether any toast was ever shown in this visit. */
export const wereToastsWanted = () => wanted;

/** Takes the toasts that were not shown yet; the caller has to show them. */
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
