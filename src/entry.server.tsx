import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ContextType, ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { needsScriptsSoon } from '#src/pages/serving/fixed-pages.ts';
import { loadScriptsLater } from '#src/pages/serving/later-scripts.server.ts';
import { placeOfFrame, withSegment } from '#src/pages/shell/frame-place.server.ts';
import { createKeptFrames, type KeptFrames } from '#src/pages/shell/kept-frames.server.ts';
import { RenderedPart } from '#src/pages/shell/page-part.tsx';
import { type PublicConfig, publicConfig, reportError, takePage } from '#src/platform/http/page-context.ts';
import { createKeptHtml, type KeptHtml } from '#src/ui/kept/kept-html.server.ts';
import { type Keeper, KeptParts } from '#src/ui/kept/kept-part.tsx';

/** What pages of the same configuration have in common. */
type Kept = { html: KeptHtml; frames: KeptFrames };
const keptByConfig = new WeakMap<PublicConfig, Kept>();

function keptFor(config: PublicConfig): Kept {
	const kept = keptByConfig.get(config) ?? { html: createKeptHtml(), frames: createKeptFrames() };
	keptByConfig.set(config, kept);
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
	// While one writes the program, what was rendered before may be what the code no longer says.
	const kept = config.development ? null : keptFor(config);
	const soon = needsScriptsSoon(context.staticHandlerContext.location.pathname);
	visit.get(takePage)((kept && renderFramed(kept)) ?? [await renderWhole()]);
	return new Response(null, { status: failed ? 500 : status, headers });

	/** The page put together of its frame and its own part, where it has a frame (`kept-frames.server.ts`). */
	function renderFramed({ html, frames }: Kept): readonly string[] | null {
		const place = placeOfFrame(context.staticHandlerContext);
		if (!place) return null;
		return frames.render(place, dataScripts(data), (part, segment, keep) => {
			const routed = { ...context, staticHandlerContext: withSegment(context.staticHandlerContext, segment) };
			const parts = keep ? html.begin() : null;
			const page = renderAtOnce(pageOf(routed, part, parts?.keeper ?? null));
			if (page === null) return null;
			const finished = parts?.finish(page) ?? page;
			return part === 'own' ? finished : loadScriptsLater(finished, { soon });
		});
	}

	async function renderWhole(): Promise<string> {
		const parts = kept?.html.begin();
		const page = pageOf(context, 'all', parts?.keeper ?? null);
		const html = renderAtOnce(page) ?? (await renderWaiting(page, onError));
		const finished = parts?.finish(html) ?? html;
		const whole = context.renderMeta?.didRenderScripts ? withData(finished, data) : finished;
		return kept ? loadScriptsLater(whole, { soon }) : whole;
	}

	function pageOf(routed: EntryContext, part: ContextType<typeof RenderedPart>, keeper: Keeper | null) {
		return (
			<KeptParts value={keeper}>
				<RenderedPart value={part}>
					<ServerRouter context={routed} url={request.url} />
				</RenderedPart>
			</KeptParts>
		);
	}

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

const READ_DATA =
	"<script>{const{streamController:c}=window.__reactRouterContext;c.enqueue(document.getElementById('page-data').textContent);c.close()}</script>";

/**
 * What the loaders returned, for React Router in the browser, where `ServerRouter` itself would add scripts that hold it. Here
 * the data is none: it need not be quoted once more, and its hash is not part of the Content-Security-Policy.
 */
function dataScripts(data: string): string {
	// A script ends at the first `</script`, and `<!--` would begin a comment; a `<` in the data stands in strings of JSON only.
	const escaped = data.replaceAll('<', '\\u003c');
	return `<script type="application/json" id="page-data">${escaped}</script>${READ_DATA}`;
}

function withData(html: string, data: string): string {
	const end = html.lastIndexOf('</body>');
	return html.slice(0, end) + dataScripts(data) + html.slice(end);
}

/** Hands an error of a page or a loader to the log; the visitor sees the generic page only. */
export function handleError(
	error: unknown,
	{ request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
	if (!request.signal.aborted) {
		context.get(reportError)(error);
	}
}
