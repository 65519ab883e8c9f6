import type { RequestListener } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';

/**
 * Answers the requests of an HTTP server. The library lets some hosts through that no URL can have, such as
 * `256.1.1.1`; everything behind it reads the URL, so these requests are answered 400 here.
 */
export function createRequestListener(
	answer: (request: Request, bindings: HttpBindings) => Response | Promise<Response>,
): RequestListener {
	const listener = getRequestListener((request, bindings) =>
		URL.canParse(request.url) ? answer(request, bindings as HttpBindings) : new Response(null, { status: 400 }),
	);
	return (request, response) => void listener(request, response);
}
