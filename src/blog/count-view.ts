const keyOf = (id: string) => `hoopoe.opened.${id}`;

/** Articles that were opened where the browser keeps nothing for a visit. */
const opened = new Set<string>();

/**
 * Counts that an article was opened, once a visit, as soon as somebody really has it before their eyes: a page that the
 * browser prepares in advance, or opens behind another one, waits. By a plain request, because who only reads has no
 * need of the services' client.
 * @returns the new count; null where it was counted before, was left before it was seen, or could not be counted
 */
export async function countView(id: string, publishableKey: string, signal: AbortSignal): Promise<number | null> {
	await untilSeen(signal);
	if (signal.aborted || wasOpened(id)) return null;
	markOpened(id, true);
	try {
		const answer = await fetch('/rest/v1/rpc/increment_article_views', {
			method: 'POST',
			headers: { apikey: publishableKey, 'content-type': 'application/json' },
			body: JSON.stringify({ article_id: id }),
			keepalive: true,
		});
		if (!answer.ok) throw new Error(`The view was not counted: ${answer.status}`);
		return (await answer.json()) as number | null;
	} catch (error) {
		console.warn(error);
		markOpened(id, false);
		return null;
	}
}

/** Waits until the page is no preparation any more, and is in front. */
async function untilSeen(signal: AbortSignal): Promise<void> {
	const page = document as Document & { prerendering?: boolean };
	const happens = (name: string) =>
		new Promise<void>((done) => {
			page.addEventListener(name, () => done(), { once: true, signal });
			signal.addEventListener('abort', () => done(), { once: true });
		});
	while (page.prerendering && !signal.aborted) await happens('prerenderingchange');
	while (page.visibilityState === 'hidden' && !signal.aborted) await happens('visibilitychange');
}

function wasOpened(id: string): boolean {
	try {
		return sessionStorage.getItem(keyOf(id)) !== null;
	} catch {
		return opened.has(id);
	}
}

function markOpened(id: string, is: boolean): void {
	try {
		if (is) sessionStorage.setItem(keyOf(id), '');
		else sessionStorage.removeItem(keyOf(id));
	} catch {
		if (is) opened.add(id);
		else opened.delete(id);
	}
}
