import { LRUCache } from 'lru-cache';
import { answerAnew, compressPage, plainPage, type Rendered } from './compress-page.server.ts';
import type { Ready } from './static-files.server.ts';

type Report = (error: unknown) => void;

/** Reports changes of what pages show. */
export interface Changes {
	/** Whether each change since `changed` was last called has been reported. */
	isLive(): boolean;
}

export type Clock = { now(): number };

/** Begins to hear of changes; `changed` is called for each. */
export type WatchChanges = (changed: () => void) => Changes;

/** Pages that are kept until what they show changes, by their address (`page-address.ts`). */
export interface KeptPages {
	find(address: string): Ready | undefined;
	/** Renders a page that is not kept, once for all who ask for it meanwhile. */
	render(address: string, report: Report): Promise<Ready | Response>;
}

/** Bytes of pages that are kept, in all their encodings; those asked for least lately go first. */
const MOST_KEPT_BYTES = 24 * 1024 * 1024;
/** Seconds that they are kept while it is certain that their changes are heard of. What they count may lag so long. */
const KEPT_SECONDS = 10;
/** They change too often for the highest quality. */
const QUALITY = 4;

/**
 * Keeps the pages that have an `s-maxage` (RFC 9111, 5.2.2.10) until `watch` reports a change; without it, or while it
 * is disconnected, for as many seconds as that says.
 * @param clock tells milliseconds
 */
export function createKeptPages(
	renderPage: (address: string, report: Report) => Promise<Rendered>,
	watch: WatchChanges | undefined,
	clock: Clock = performance,
): KeptPages {
	const kept = new LRUCache<string, Ready>({
		maxSize: MOST_KEPT_BYTES,
		sizeCalculation: sizeOf,
		perf: clock,
		ttlResolution: 0,
	});
	const rendering = new Map<string, Promise<Ready | Response>>();
	/** Pages that somebody has asked for again, and that are worth the best compression. */
	const wanted = new WeakSet<Ready>();
	/** Changes so far: what was begun before the last one is not kept, nor waited for. */
	let edition = 0;
	const changes = watch?.(() => {
		edition++;
		kept.clear();
		rendering.clear();
	});

	async function make(address: string, report: Report): Promise<Ready | Response> {
		const begun = edition;
		const rendered = await renderPage(address, report);
		const seconds = keptFor(rendered.headers);
		if (rendered.status !== 200 || seconds === 0) return answerAnew(rendered);
		const page = await plainPage(rendered);
		const ttl = 1000 * (changes?.isLive() ? Math.max(seconds, KEPT_SECONDS) : seconds);
		if (edition === begun) kept.set(address, page, { ttl });
		return page;
	}

	async function compressKept(address: string, page: Ready): Promise<void> {
		wanted.add(page);
		const smaller = await compressPage(page, QUALITY);
		wanted.add(smaller);
		if (kept.peek(address) === page) kept.set(address, smaller, { ttl: kept.getRemainingTTL(address) });
	}

	return {
		find(address) {
			const page = kept.get(address);
			if (page && !wanted.has(page)) void compressKept(address, page);
			return page;
		},
		render(address, report) {
			const known = rendering.get(address);
			if (known) return known;
			const made = make(address, report).finally(() => {
				if (rendering.get(address) === made) rendering.delete(address);
			});
			rendering.set(address, made);
			return made;
		},
	};
}

const sizeOf = ({ bodies: { identity, br, gzip } }: Ready): number =>
	identity.length + (br?.length ?? 0) + (gzip?.length ?? 0);

/** The seconds for which the headers of a page say that shared caches may keep it. */
export function keptFor(headers: Headers): number {
	return Number(/\bs-maxage=(\d+)/.exec(headers.get('cache-control') ?? '')?.[1] ?? 0);
}
