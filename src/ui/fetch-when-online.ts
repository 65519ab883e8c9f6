/** Fetches a part of the page. One that cannot be fetched would break the page; without a connection it waits for one. */
export const fetchWhenOnline = <Part>(fetchPart: () => Promise<Part>): Promise<Part> =>
	fetchPart().catch(() =>
		new Promise((back) => addEventListener('online', back, { once: true })).then(() => fetchWhenOnline(fetchPart)),
	);
