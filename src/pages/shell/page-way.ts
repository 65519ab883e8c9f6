/** Whether a page is shown as a step forward, or back. */
export type PageWay = 'forward' | 'back';

/** An entry of the browser's history: its path and its index. */
export type Place = { pathname: string; index: number };

/**
 * The way from one page to the next: back where the browser's history is gone back in, and where a link leads up to a page
 * that contains this one, as from an article to the magazine.
 */
export function pageWay(from: Place, to: Place, kind: 'POP' | 'PUSH' | 'REPLACE'): PageWay {
	if (kind === 'POP') return to.index < from.index ? 'back' : 'forward';
	return from.pathname.startsWith(`${to.pathname.replace(/\/$/, '')}/`) ? 'back' : 'forward';
}
