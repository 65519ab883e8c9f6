import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { type PublicConfig, publicConfig, reportError, serviceFetch, takePage } from '#src/platform/page-context.ts';
import { Problem } from '#src/platform/problem.ts';
import { answerAnew, compressFor, compressPage, plainPage, type Rendered } from './compress-page.server.ts';
import { fixedPaths, needsScriptsSoon, watchedPaths } from './fixed-pages.ts';
import { createKeptPages, keptFor, type WatchChanges } from './kept-pages.server.ts';
import { loadScriptsLater } from './later-scripts.server.ts';
import { offlineList, offlineListFile } from './offline-list.server.ts';
import { pageAddress } from './page-address.ts';
import { policyOf, securityHeaders, transportHeaders } from './security-headers.server.ts';
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

type PagesParts = {
	build: ServerBuild | (() => Promise<ServerBuild>);
	/** `build/client`, or nothing in development, where Vite serves the files. */
	clientFolder: string | null;
	config: PublicConfig;
	fetchServices: typeof fetch;
	/** Of what pages with an `s-maxage` show. */
	watch?: WatchChanges | undefined;
};

/**
 * The pages of the app, from a React Router build. Fixed pages are rendered once, compressed and kept; the others are
 * rendered for each request, or kept until what they show changes (`kept-pages.server.ts`). All are anonymous: who is
 * signed in is known to the browser only.
 */
export function createPages({ build, clientFolder, config, fetchServices, watch }: PagesParts): Pages {
	const files = readFiles(clientFolder);
	const render = createRender({ build, config, fetchServices });
	const ownHeaders = Object.entries({ ...securityHeaders, ...transportHeaders(config.siteUrl) });
	const fixed = new Map<string, Promise<Ready | Response>>();
	const ready = new Map<string, Ready>();

	/** The answer of the router with our own headers; HTML gets the policy of its own scripts. */
	async function renderOnce(request: Request, report: (error: unknown) => void): Promise<Rendered> {
		const { response, html } = await render(request, report);
		const { status, headers } = response;
		for (const [name, value] of ownHeaders) headers.set(name, value);
		if (status === 503 && !headers.has('retry-after')) headers.set('retry-after', RETRY_SECONDS);
		if (html === null) {
			if (!headers.has('cache-control')) headers.set('cache-control', 'no-cache');
			return { status, headers, body: response.body };
		}
		const { pathname } = new URL(request.url);
		const body = config.development ? html : loadScriptsLater(html, { soon: needsScriptsSoon(pathname) });
		if (!config.development)
			headers.set('content-security-policy', policyOf(body, config.auth.captcha?.provider ?? null));
		const seconds = keptFor(headers);
		const browsers = `public, max-age=0, ${seconds > 0 ? `s-maxage=${seconds}, ` : ''}must-revalidate`;
		headers.set('cache-control', status === 200 ? browsers : 'no-store');
		return { status, headers, body };
	}

	const renderPath = (path: string, report: (error: unknown) => void) =>
		renderOnce(new Request(`${config.siteUrl}${path}`, { headers: { accept: 'text/html' } }), report);
	/** Changes so far: a fixed page that shows them and was begun before the last one is not kept. */
	let edition = 0;
	const lately = createKeptPages(
		renderPath,
		watch &&
			((changed) =>
				watch(() => {
					edition++;
					for (const path of watchedPaths) {
						fixed.delete(path);
						ready.delete(path);
					}
					changed();
				})),
	);

	async function keep(path: string, report: (error: unknown) => void): Promise<Ready | Response> {
		const begun = edition;
		const rendered = await renderPath(path, report);
		if (rendered.status !== 200) return answerAnew(rendered);
		const page = await compressPage(await plainPage(rendered), 6);
		if (edition === begun || !watchedPaths.includes(path)) ready.set(path, page);
		return page;
	}

	function fixedPage(path: string, report: (error: unknown) => void): Promise<Ready | Response> {
		const known = fixed.get(path);
		if (known) return known;
		const made = keep(path, report);
		fixed.set(path, made);
		// What failed is tried again the next time.
		made.then(
			(page) => page instanceof Response && fixed.delete(path),
			() => fixed.delete(path),
		);
		return made;
	}

	return {
		findReady(request) {
			if (request.method !== 'GET' && request.method !== 'HEAD') return null;
			const start = request.url.indexOf('/', 8);
			const asked = start < 0 ? '/' : request.url.slice(start);
			const query = asked.indexOf('?');
			const address = query < 0 ? asked : pageAddress(asked.slice(0, query), asked.slice(query));
			const found = files.get(address) ?? ready.get(address);
			if (found) return answerWith(found, request);
			const kept = lately.find(address);
			return kept ? answerWith(compressFor(request, kept), request) : null;
		},
		async serve(request, { count, report }) {
			const found = this.findReady(request);
			if (found) return found;
			const { pathname, search } = new URL(request.url);
			if (pathname.startsWith('/assets/')) throw new Problem('not_found', 404, 'There is no such file');
			if (request.method !== 'GET' && request.method !== 'HEAD')
				throw new Problem('method_not_allowed', 405, 'Pages are read with GET');
			if (pathname.length > 1 && pathname.endsWith('/')) return redirectTo(`${withoutSlashes(pathname)}${search}`);
			const address = pageAddress(pathname, search);
			if (fixedPaths.has(address) && !config.development) {
				const page = await fixedPage(address, report);
				// Several may wait for the same failed rendering; each gets a copy.
				return page instanceof Response ? page.clone() : answerWith(page, request);
			}
			await count();
			if (!pathname.endsWith('.data') && !config.development) {
				const page = await lately.render(address, report);
				return page instanceof Response ? page.clone() : answerWith(compressFor(request, page), request);
			}
			return answerAnew(await renderOnce(request, report), request.method);
		},
		async warmUp(report) {
			for (const path of fixedPaths) await fixedPage(path, report).catch(report);
		},
	};
}

type Render = (
	request: Request,
	report: (error: unknown) => void,
) => Promise<{ response: Response; html: string | null }>;

/** Has the router answer. What of it is HTML comes as a string, and `response` has no body then. */
function createRender({
	build,
	config,
	fetchServices,
}: Pick<PagesParts, 'build' | 'config' | 'fetchServices'>): Render {
	const handle = createRequestHandler(build, config.development ? 'development' : 'production');
	return async (request, report) => {
		const context = new RouterContextProvider();
		context.set(publicConfig, config);
		context.set(serviceFetch, fetchServices);
		// React Router tells of a loader's error, and again of the page that it could not render.
		let reported = false;
		context.set(reportError, (error) => {
			if (!reported) report(error);
			reported = true;
		});
		let html: string | null = null;
		context.set(takePage, (page) => {
			html = page;
		});
		const response = await handle(request, context);
		// What it cannot render at all, it answers with a page of its own.
		if (html === null && response.body && response.headers.get('content-type')?.startsWith('text/html'))
			html = await response.text();
		return { response, html };
	};
}

/** What a page needs is away: the database comes back within seconds, as a rule. */
const RETRY_SECONDS = '5';

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
