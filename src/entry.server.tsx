import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { reportError } from '#src/platform/page-context.ts';

/**
 * Renders a page whole before the first byte is sent, so that nothing arrives in hidden segments which a script would
 * have to move into place: the page is complete with JavaScript off, and the same address gives the same bytes.
 */
export default function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	context: EntryContext,
	visit: Readonly<RouterContextProvider>,
): Promise<Response> | Response {
	headers.set('Content-Type', 'text/html; charset=utf-8');
	if (request.method.toUpperCase() === 'HEAD') {
		return new Response(null, { status, headers });
	}
	return new Promise((resolve, reject) => {
		let failed = false;
		const { pipe } = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
			// Past this size React sends a finished boundary out of its place all the same.
			progressiveChunkSize: Number.MAX_SAFE_INTEGER,
			onAllReady() {
				const body = new PassThrough();
				pipe(body);
				resolve(new Response(createReadableStreamFromReadable(body), { status: failed ? 500 : status, headers }));
			},
			onShellError: reject,
			onError(error) {
				failed = true;
				handleError(error, { request, context: visit });
			},
		});
	});
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
