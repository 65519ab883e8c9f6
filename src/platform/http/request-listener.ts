import type { IncomingMessage, RequestListener } from 'node:http';
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
	return (request, response) => {
		if (hostsOf(request).length > 1) response.writeHead(400, { connection: 'close' }).end();
		else void listener(request, response);
	};
}

/** Whether a request has one host, and one that a URL can have (RFC 9112, 3.2): for what no listener of the library answers. */
export function hasUsableHost(request: IncomingMessage): boolean {
	const [host = '', ...others] = hostsOf(request);
	return others.length === 0 && /^[^\s/?#@\\]+$/.test(host) && URL.canParse(`http://${host}`);
}

/** `headers.host` has only the first. */
const hostsOf = ({ rawHeaders }: IncomingMessage): string[] =>
	rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'host');
