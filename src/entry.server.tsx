import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { type PublicConfig, publicConfig, reportError, takePage } from '#src/platform/page-context.ts';
import { createKeptHtml, type KeptHtml } from '#src/ui/kept-html.server.ts';
import { type Keeper, KeptParts } from '#src/ui/kept-part.tsx';

/** What pages of the same configuration have in common. */
const keptHtml = new WeakMap<PublicConfig, KeptHtml>();

function keptFor(config: PublicConfig): KeptHtml {
	const kept = keptHtml.get(config) ?? createKeptHtml();
	keptHtml.set(config, kept);
	return kept;
}

/**
 * Renders a page whole before the first byte is sent, so that nothing arrives in hidden segments which a script would
 * have to move into place: the page is complete with JavaScript off, and the same address gives the same bytes. The HTML
 * goes to `takePage`; the answer has its status and headers only.
 */
export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	{ serverHandoffStream, ...context }: EntryContext,
	visit: Readonly<RouterContextProvider>,
): Promise<Response> {
	headers.set('Content-Type', 'text/html; charset=utf-8');
	if (request.method.toUpperCase() === 'HEAD') {
		return new Response(null, { status, headers });
	}
	const data = serverHandoffStream ? await text(serverHandoffStream) : '';
	const config = visit.get(publicConfig);
	let failed = false;
	const render = async (keeper: Keeper | null) => {
		const page = (
			<KeptParts value={keeper}>
				<ServerRouter context={context} url={request.url} />
			</KeptParts>
		);
		return renderAtOnce(page) ?? renderWaiting(page, onError);
	};
	// While one writes the program, what was rendered before may be what the code no longer says.
	const html = config.development ? await render(null) : await keptFor(config).render(render);
	visit.get(takePage)(context.renderMeta?.didRenderScripts ? withData(html, data) : html);
	return new Response(null, { status: failed ? 500 : status, headers });

	function onError(error: unknown) {
		failed = true;
		handleError(error, { request, context: visit });
	}
}

/** How React writes a boundary that it leaves to the browser. */
const LEFT_OUT = '<!--$!-->';

/** The HTML of a page that waits for nothing, which is most of the work less than `renderWaiting`; null for others. */
function renderAtOnce(page: ReactNode): string | null {
	try {
		const html = renderToString(page);
		return html.includes(LEFT_OUT) ? null : `<!DOCTYPE html>${html}`;
	} catch {
		return null;
	}
}

/** The HTML of a page once all of it is there. Rejects where not even its frame can be rendered. */
function renderWaiting(page: ReactNode, report: (error: unknown) => void): Promise<string> {
	return new Promise((resolve, reject) => {
		const written: Uint8Array[] = [];
		const { pipe } = renderToPipeableStream(page, {
			// Past this size React sends a finished boundary out of its place all the same.
			progressiveChunkSize: Number.MAX_SAFE_INTEGER,
			onAllReady() {
				pipe(
					new Writable({
						write(chunk: Uint8Array, _, done) {
							written.push(chunk);
							done();
						},
						final(done) {
							resolve(Buffer.concat(written).toString());
							done();
						},
					}),
				);
			},
			onShellError: reject,
			onError: report,
		});
	});
}

/** A page and what its loaders returned, as `ServerRouter` itself would add it, for React Router in the browser. */
function withData(html: string, data: string): string {
	const literal = JSON.stringify(data).replace(/[&<>\u2028\u2029]/g, escaped);
	const stream = 'window.__reactRouterContext.streamController';
	const scripts = `<script>${stream}.enqueue(${literal});</script><script>${stream}.close();</script>`;
	const end = html.lastIndexOf('</body>');
	return html.slice(0, end) + scripts + html.slice(end);
}

/** A character as JavaScript's strings may hold it in HTML, too. */
const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Hands an error of a page or a loader to the log; the visitor sees the generic page only. */
export function handleError(
	error: unknown,
	{ request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
	if (!request.signal.aborted) {
		context.get(reportError)(error);
	}
}
