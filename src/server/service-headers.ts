import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { addHeader } from './add-header.ts';
import type { AppEnv } from './app-env.ts';
import { isService, STORAGE } from './services.ts';

/** Answers preflight requests: what clients on other origins may send (CORS). */
export const preflight = cors({
	origin: '*',
	allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
	allowHeaders: [
		'accept',
		'accept-profile',
		'apikey',
		'authorization',
		'baggage',
		'cache-control',
		'content-encoding',
		'content-profile',
		'content-type',
		'if-none-match',
		'if-range',
		'prefer',
		'range',
		'range-unit',
		'traceparent',
		'tracestate',
		'tus-resumable',
		'upload-defer-length',
		'upload-length',
		'upload-metadata',
		'upload-offset',
		'x-client-info',
		'x-jwt-aud',
		'x-metadata',
		'x-region',
		'x-request-id',
		'x-retry-count',
		'x-signature',
		'x-supabase-api-version',
		'x-upsert',
		'x-use-cookie',
	],
	maxAge: 3600,
});

/** What clients on other origins may read of an answer. */
const exposed = [
	'accept-ranges',
	'content-disposition',
	'content-range',
	'etag',
	'link',
	'location',
	'preference-applied',
	'retry-after',
	'tus-complete',
	'tus-extension',
	'tus-max-size',
	'tus-resumable',
	'tus-version',
	'upload-defer-length',
	'upload-expires',
	'upload-length',
	'upload-metadata',
	'upload-offset',
	'x-request-id',
	'x-sb-error-code',
	'x-supabase-api-version',
	'x-total-count',
];
const headers: readonly (readonly [string, string])[] = [
	['access-control-allow-origin', '*'],
	['access-control-expose-headers', exposed.join(',')],
	['cache-control', 'no-store'],
	['x-content-type-options', 'nosniff'],
];

/** Adds to every answer of a service what browsers need to read it from any origin, and that nobody may cache it. */
export function serviceHeaders(): MiddlewareHandler<AppEnv> {
	return async (c, next) => {
		await next();
		const { path: pathname } = c.req;
		if (!isService(pathname)) return;
		for (const [name, value] of headers) {
			// Storage itself says how long a file may be cached.
			if (name === 'cache-control' && pathname.startsWith(STORAGE) && c.res.headers.has(name)) continue;
			addHeader(c, name, value);
		}
	};
}
