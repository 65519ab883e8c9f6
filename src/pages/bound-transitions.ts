/** While the next page is made ready the browser shows nothing new; Chromium's own limit is four seconds. */
const MOST_MS = 1000;

/**
 * Bounds how long a transition between pages may keep the page still. The router never ends the update of a transition
 * during whose very start the visitor navigates again.
 */
export function boundTransitions(): void {
	const start = document.startViewTransition?.bind(document);
	if (!start) return;
	document.startViewTransition = (update) => {
		if (typeof update !== 'function') return start(update);
		return start(() => Promise.race([update(), new Promise<void>((enough) => setTimeout(enough, MOST_MS))]));
	};
}
