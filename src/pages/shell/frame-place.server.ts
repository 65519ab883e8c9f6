import type { EntryContext } from 'react-router';
import { fixedPaths } from '#src/pages/serving/fixed-pages.ts';
import type { FramePlace } from './kept-frames.server.ts';

type Routed = EntryContext['staticHandlerContext'];

/** Paths as we write them. The same page may be reached by others, of which there is no end. */
const ordinary = /^(\/[a-z0-9-]+)+$/;

/** Where a page is for its frame; null for pages that failed or are missing, and for those that are rendered but once. */
export function placeOfFrame({ matches, location, statusCode, errors }: Routed): FramePlace | null {
	const { pathname, search } = location;
	if (statusCode !== 200 || errors || (fixedPaths.has(pathname) && !search)) return null;
	// An address names its language, and at most one thing more.
	const named = Object.keys(matches.at(-1)?.params ?? {}).length > 1;
	const end = named ? pathname.lastIndexOf('/') : pathname.length;
	const path = pathname.slice(0, end);
	if (!ordinary.test(path)) return null;
	const routes = matches.map(({ route }) => route.id).join(' ');
	return { name: `${routes} ${path}`, segment: named ? pathname.slice(end + 1) : null };
}

/** The same with another last segment of the path; null leaves it as it is. */
export function withSegment(routed: Routed, segment: string | null): Routed {
	const { location } = routed;
	if (segment === null || location.pathname.endsWith(`/${segment}`)) return routed;
	const pathname = location.pathname.slice(0, location.pathname.lastIndexOf('/') + 1) + segment;
	return { ...routed, location: { ...location, pathname } };
}
