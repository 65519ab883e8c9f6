import { useEffect, useRef, useState } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { type Json, readJson } from '#src/platform/http/loader-json.ts';
import type { ArticlePage } from '../article/article.ts';

/** The pages loaded below each list of this visit, by the entry of the browser's history: going back restores them. */
const opened = new Map<string, readonly ArticlePage[]>();

/**
 * Pages of the list that were asked for below the first. `fetchPage` takes the address of one, whose first
 * article takes the focus when it is there.
 */
export function useMore(first: ArticlePage) {
	const { key } = useLocation();
	const fetcher = useFetcher<{ page: Json<ArticlePage> }>();
	const [more, setMore] = useState<readonly ArticlePage[]>(() => opened.get(key) ?? []);
	const taken = useRef(fetcher.data);
	const arrived = useRef<string | null>(null);

	useEffect(() => {
		if (!fetcher.data || fetcher.data === taken.current) return;
		taken.current = fetcher.data;
		const page = readJson(fetcher.data.page);
		arrived.current = page.articles[0]?.id ?? null;
		setMore((last) => [...last, page]);
	}, [fetcher.data]);

	useEffect(() => {
		opened.set(key, more);
		if (arrived.current) document.querySelector<HTMLElement>(`[data-article="${arrived.current}"] a`)?.focus();
		arrived.current = null;
	}, [key, more]);

	const known = new Set<string>();
	return {
		// An article published meanwhile moves others to the next page; each is shown once.
		articles: [first, ...more].flatMap(({ articles }) => articles).filter(({ id }) => !known.has(id) && known.add(id)),
		older: (more.at(-1) ?? first).older,
		waiting: fetcher.state !== 'idle',
		fetchPage: (address: string) => fetcher.load(address),
		forget: () => setMore([]),
	};
}
