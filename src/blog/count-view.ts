/** The numbers that views counted here were answered, by article: lists that are older than that show these. */
const known = new Map<string, number>();

/** How often an article was opened: what a page says, or what this visit has heard since. */
export const viewsOf = (id: string, views: number): number => Math.max(views, known.get(id) ?? 0);

/**
 * Counts that an article was opened, each time it is, as soon as somebody really has it before their eyes: a page that
 * the browser prepares in advance, or opens behind another one, waits. By a plain request, because who only reads has no
 * need of the services' client.
 * @returns the new count; null where it was left before it was seen, or could not be counted
 */
export async function countView(id: string, publishableKey: string, signal: AbortSignal): Promise<number | null> {
	await untilSeen(signal);
	if (signal.aborted) return null;
	try {
		const answer = await fetch('/rest/v1/rpc/increment_article_views', {
			method: 'POST',
			headers: { apikey: publishableKey, 'content-type': 'application/json' },
			body: JSON.stringify({ article_id: id }),
			keepalive: true,
		});
		if (!answer.ok) throw new Error(`The view was not counted: ${answer.status}`);
		const count = (await answer.json()) as number | null;
		if (count !== null) known.set(id, count);
		return count;
	} catch (error) {
		console.warn(error);
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
