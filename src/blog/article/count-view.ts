declare global {
	interface Window {
		/** The view that `countViewScript` counted before hydration. */
		countedView?: { id: string; count: Promise<number | null> };
	}
}

/**
 * An inline script of the article page, which counts its view as `countView` does: the other scripts are loaded at the
 * first input, which a reader may never make.
 */
export const countViewScript = (id: string, publishableKey: string): string =>
	`{let d=document,seen=()=>{if(d.prerendering||d.visibilityState==='hidden'||window.countedView)return;` +
	`window.countedView={id:${JSON.stringify(id)},count:fetch('/rest/v1/rpc/increment_article_views',{method:'POST',` +
	`headers:{apikey:${JSON.stringify(publishableKey)},'content-type':'application/json'},` +
	`body:${JSON.stringify(JSON.stringify({ article_id: id }))},keepalive:true,priority:'low'})` +
	`.then((answer)=>answer.ok?answer.json():null).catch(()=>null)}};` +
	`for(let event of ['visibilitychange','prerenderingchange'])d.addEventListener(event,seen);seen()}`;

/** The numbers that views counted here were answered, by article: lists that are older than that show these. */
const known = new Map<string, number>();

/** How often an article was opened: the page's number, or a newer one of this visit. */
export const viewsOf = (id: string, views: number): number => Math.max(views, known.get(id) ?? 0);

/**
 * Counts that an article was opened, each time it is, as soon as it is visible: a page that is prerendered, or opened
 * in the background, waits. By `fetch`, because readers need no client of the services.
 * @returns the new count; null where it was left before it was seen, or could not be counted
 */
export async function countView(id: string, publishableKey: string, signal: AbortSignal): Promise<number | null> {
	await untilSeen(signal);
	if (signal.aborted) return null;
	const counted = window.countedView;
	if (counted?.id === id) {
		// Once: opening the article again within this visit counts again.
		window.countedView = { ...counted, id: '' };
		const count = await counted.count;
		if (count !== null) known.set(id, count);
		return count;
	}
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

/** Waits until the page is no longer prerendering, and visible. */
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
