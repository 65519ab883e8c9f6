import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import {
	type PublicConfig,
	publicConfig,
	reportError,
	serviceFetch,
	takePage,
} from '#src/platform/http/page-context.ts';
import type { Rendered } from './compress-page.server.ts';
import { keptFor } from './kept-pages.server.ts';
import { createRouters } from './page-routers.server.ts';
import { policyOf, securityHeaders, transportHeaders } from './security-headers.server.ts';

/** `report` is called with an error nobody expected, for which the visitor sees the generic page. */
export type RenderPage = (request: Request, report: (error: unknown) => void) => Promise<Rendered>;

export type RenderParts = {
	build: ServerBuild | (() => Promise<ServerBuild>);
	config: PublicConfig;
	fetchServices: typeof fetch;
};

/** For a page without its database, which usually comes back within seconds. */
const RETRY_SECONDS = '5';

/** Renders pages by the router, with our own headers; HTML gets the policy of its own scripts. */
export function createRenderPage(parts: RenderParts): RenderPage {
	const { config } = parts;
	const render = createRender(parts);
	const ownHeaders = Object.entries({ ...securityHeaders, ...transportHeaders(config.siteUrl) });

	return async (request, report) => {
		const { response, html } = await render(request, report);
		const { status, headers } = response;
		for (const [name, value] of ownHeaders) headers.set(name, value);
		if (status === 503 && !headers.has('retry-after')) headers.set('retry-after', RETRY_SECONDS);
		if (html === null) {
			if (!headers.has('cache-control')) headers.set('cache-control', 'no-cache');
			return { status, headers, body: response.body };
		}
		if (!config.development)
			headers.set('content-security-policy', policyOf(html, config.auth.captcha?.provider ?? null));
		const seconds = keptFor(headers);
		const browsers = `public, max-age=0, ${seconds > 0 ? `s-maxage=${seconds}, ` : ''}must-revalidate`;
		headers.set('cache-control', status === 200 ? browsers : 'no-store');
		return { status, headers, body: html };
	};
}

type Render = (
	request: Request,
	report: (error: unknown) => void,
) => Promise<{ response: Response; html: readonly string[] | null }>;

/** Has the router answer. What of it is HTML comes as strings, and `response` has no body then. */
function createRender({ build, config, fetchServices }: RenderParts): Render {
	const changing = createRequestHandler(build, config.development ? 'development' : 'production');
	const routerOf = config.development || typeof build === 'function' ? () => changing : createRouters(build);
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
		let html: readonly string[] | null = null;
		context.set(takePage, (page) => {
			html = page;
		});
		const response = await routerOf(new URL(request.url).pathname)(request, context);
		// What it cannot render at all, it answers with a page of its own.
		if (html === null && response.body && response.headers.get('content-type')?.startsWith('text/html'))
			html = [await response.text()];
		return { response, html };
	};
}
