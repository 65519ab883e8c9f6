import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { type Place, pageWay } from './page-way.ts';

/**
 * Tells the style sheet which way a page comes from, by `data-way` on the root element: before the first frame in which it
 * moves.
 */
export function usePageWay(): void {
	const { pathname, key } = useLocation();
	const kind = useNavigationType();
	const last = useRef<Place | null>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: each change of place has a key of its own.
	useLayoutEffect(() => {
		// The router's own index of the entry.
		const place = { pathname, index: Number(history.state?.idx) };
		if (last.current) document.documentElement.dataset.way = pageWay(last.current, place, kind);
		last.current = place;
	}, [key, kind]);
}
