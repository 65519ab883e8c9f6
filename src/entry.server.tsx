import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type HandleErrorFunction, ServerRouter } from 'react-router';

/**
 * Renders a page whole before the first byte is sent, so that nothing arrives in hidden segments which a script would
 * have to move into place: the page is complete with JavaScript off, and the same address gives the same bytes.
 */
export default function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	context: EntryContext,
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
				handleError(error, { request });
			},
		});
	});
}

/** Hands an error of a page or a loader to the process's log; the visitor sees the generic page only. */
export const handleError: (error: unknown, args: Pick<Parameters<HandleErrorFunction>[1], 'request'>) => void = (
	error,
	{ request },
) => {
	if (!request.signal.aborted) {
		console.error(error);
	}
};
