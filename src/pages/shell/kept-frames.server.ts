import { LRUCache } from 'lru-cache';
import { OWN_PART } from './own-part.ts';

/** Frames that are kept, each of some 25,000 characters; those used least lately go first. */
const MOST_KEPT = 200;

/** A page's own part: what it adds to the head (links that preload its pictures, the rest), and what `main` holds. */
type Own = { preloads: string; head: string; main: string };

/** The HTML between the places of a page's own part, split where the last segment of its path is. */
type Frame = readonly (readonly string[])[];

/** Where a page is, for its frame. */
export type FramePlace = {
	/** All that the frame depends on but for the last segment of its path. */
	name: string;
	/** The last segment of the path, where pages that differ in it have a frame in common. */
	segment: string | null;
};

/** A part of a page in the place of its segment; null where it cannot be rendered at once. */
export type RenderPart = (part: 'all' | 'own' | 'frame', segment: string | null, kept: boolean) => string | null;

/** Stands for the last segment of the path in a frame. */
const SEGMENT = 'some-segment-of-a-path';

/** Segments that stand in addresses as they are, in HTML and in queries. */
const plain = /^[\w-]+$/;

/** Keeps the frames of pages (`page-part.tsx`) in the memory of this process. */
export interface KeptFrames {
	/**
	 * The HTML of a page in pieces, put together of its frame and its own part, with `last` at the end of its body; null where
	 * only the whole can be rendered.
	 */
	render(place: FramePlace, last: string, renderPart: RenderPart): readonly string[] | null;
}

export function createKeptFrames(): KeptFrames {
	const kept = new LRUCache<string, { frame: Frame | null }>({ max: MOST_KEPT });

	/** The frame of a page, if the page is the same with it as when it is rendered whole. */
	function makeFrame({ segment }: FramePlace, renderPart: RenderPart): Frame | null {
		const html = renderPart('frame', segment && SEGMENT, false);
		const own = ownOf(renderPart('own', segment, false));
		const frame = html === null ? null : frameOf(html);
		const whole = renderPart('all', segment, false);
		return frame && own && whole === join(frame, own, '', segment).join('') ? frame : null;
	}

	return {
		render(place, last, renderPart) {
			const { name, segment } = place;
			if (segment !== null && !plain.test(segment)) return null;
			const known = kept.get(name) ?? { frame: makeFrame(place, renderPart) };
			kept.set(name, known);
			if (!known.frame) return null;
			const own = ownOf(renderPart('own', segment, true));
			return own && join(known.frame, own, last, segment);
		},
	};
}

/** A page in pieces. */
function join(frame: Frame, { preloads, head, main }: Own, last: string, segment: string | null): string[] {
	const own = [preloads, head, main, last, ''];
	return frame.flatMap((between, place) => [between.join(segment ?? ''), own[place] ?? '']);
}

const places = new RegExp(
	`^(.*?)<link rel="preload"[^>]*"${OWN_PART}"[^>]*>(.*?)<meta name="${OWN_PART}"/>(.*?)<img src="${OWN_PART}"[^>]*>(.*)(</body>.*)$`,
	's',
);

/** The frame in its HTML; null where its places are not found. */
const frameOf = (html: string): Frame | null =>
	places
		.exec(html)
		?.slice(1)
		.map((part) => part.split(SEGMENT)) ?? null;

/** The parts of what `page-part.tsx` renders as a page's own; null where anything stands around `main`. */
function ownOf(html: string | null): Own | null {
	if (html === null) return null;
	const head = html.indexOf('<head>') + '<head>'.length;
	const mark = html.indexOf(`<meta name="${OWN_PART}"/>`, head);
	const headEnd = html.indexOf('</head><body>', mark);
	const main = html.indexOf('<main id="main">', headEnd);
	const mainEnd = html.lastIndexOf('</main></body></html>');
	if (mark < 0 || headEnd < 0 || main !== headEnd + '</head><body>'.length || mainEnd < main) return null;
	return {
		preloads: html.slice(head, mark),
		head: html.slice(mark + `<meta name="${OWN_PART}"/>`.length, headEnd),
		main: html.slice(main + '<main id="main">'.length, mainEnd),
	};
}
