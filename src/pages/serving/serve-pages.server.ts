import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '#src/platform/http/problem.ts';
import { answerAnew, compressFor } from './compress-page.server.ts';
import { createFixedPageStore } from './fixed-page-store.server.ts';
import { fixedPaths } from './fixed-pages.ts';
import { type Clock, createKeptPages, type WatchChanges } from './kept-pages.server.ts';
import { offlineList, offlineListFile } from './offline-list.server.ts';
import { pageAddress } from './page-address.ts';
import { createRenderPage, type RenderParts } from './render-page.server.ts';
import { securityHeaders } from './security-headers.server.ts';
import { answerWith, type Ready, readStaticFiles } from './static-files.server.ts';

export interface Pages {
	/**
	 * Answers a request for a file or a page. `count` is called before a page is rendered, for limits; `report` with an
	 * error nobody expected, for which the visitor sees the generic page.
	 */
	serve(request: Request, visit: { count: () => Promise<void>; report: (error: unknown) => void }): Promise<Response>;
	/** The answer for what is in memory already, or null. */
	findReady(request: Request): Response | null;
	/** Renders all fixed pages that have not been asked for yet. */
	warmUp(report: (error: unknown) => void): Promise<void>;
}

type PagesParts = RenderParts & {
	/** `build/client`, or nothing in development, where Vite serves the files. */
	clientFolder: string | null;
	/** Of what pages with an `s-maxage` show. */
	watch?: WatchChanges | undefined;
	clock?: Clock;
};

/**
 * The pages of the app, from a React Router build. Fixed pages are rendered once, compressed and kept; the others are
 * rendered for each request, or kept until what they show changes (`kept-pages.server.ts`). All are anonymous: who is
 * signed in is known to the browser only.
 */
export function createPages({ build, clientFolder, config, fetchServices, watch, clock }: PagesParts): Pages {
	const files = readFiles(clientFolder);
	const render = createRenderPage({ build, config, fetchServices });
	const renderPath = (path: string, report: (error: unknown) => void) =>
		render(new Request(`${config.siteUrl}${path}`, { headers: { accept: 'text/html' } }), report);
	const fixed = createFixedPageStore(renderPath);
	const lately = createKeptPages(
		renderPath,
		watch &&
			((changed) =>
				watch(() => {
					fixed.dropWatched();
					changed();
				})),
		clock,
	);

	return {
		findReady(request) {
			if (request.method !== 'GET' && request.method !== 'HEAD') return null;
			const start = request.url.indexOf('/', 8);
			const asked = start < 0 ? '/' : request.url.slice(start);
			const query = asked.indexOf('?');
			const address = query < 0 ? asked : pageAddress(asked.slice(0, query), asked.slice(query));
			const found = files.get(address) ?? fixed.find(address);
			if (found) return answerWith(found, request);
			const kept = lately.find(address);
			return kept ? answerWith(compressFor(request, kept), request) : null;
		},
		async serve(request, { count, report }) {
			const found = this.findReady(request);
			if (found) return found;
			const { pathname, search } = new URL(request.url);
			if (pathname.startsWith('/assets/')) throw new Problem('not_found', 404, 'No such file');
			if (request.method !== 'GET' && request.method !== 'HEAD')
				throw new Problem('method_not_allowed', 405, 'Pages are read with GET');
			if (pathname.length > 1 && pathname.endsWith('/')) return redirectTo(`${withoutSlashes(pathname)}${search}`);
			const address = pageAddress(pathname, search);
			if (fixedPaths.has(address) && !config.development) {
				const page = await fixed.render(address, report);
				// Several may wait for the same failed rendering; each gets a copy.
				return page instanceof Response ? page.clone() : answerWith(page, request);
			}
			await count();
			if (!pathname.endsWith('.data') && !config.development) {
				const page = await lately.render(address, report);
				return page instanceof Response ? page.clone() : answerWith(compressFor(request, page), request);
			}
			return answerAnew(await render(request, report), request.method);
		},
		async warmUp(report) {
			for (const path of fixedPaths) await fixed.render(path, report).catch(report);
		},
	};
}

/** The files of a built client, and the list of those that the service worker fetches ahead. */
function readFiles(clientFolder: string | null): ReadonlyMap<string, Ready> {
	if (!clientFolder) return new Map();
	const files = readStaticFiles(clientFolder);
	// What the build noted of its sources tells one release from another.
	const sources = join(clientFolder, '..', '.hoopoe-sources');
	const list = offlineList(files.keys(), existsSync(sources) ? readFileSync(sources, 'utf8') : '');
	return files.set('/offline.json', offlineListFile(list));
}

/** The path without slashes at its end. One that begins with two would lead to another host. */
const withoutSlashes = (path: string) => path.replace(/^\/+/, '/').replace(/\/+$/, '') || '/';

const redirectTo = (location: string) => new Response(null, { status: 308, headers: { ...securityHeaders, location } });
