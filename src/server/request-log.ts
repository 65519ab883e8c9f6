import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { addressOf } from '#src/platform/address.ts';
import type { Config } from '#src/platform/config.ts';
import type { Log } from '#src/platform/log.ts';
import type { Metrics } from '#src/platform/metrics.ts';
import { addHeader } from './add-header.ts';
import type { AppEnv } from './app-env.ts';
import { endpointOf } from './services.ts';

/** Gives each request an id and its visitor's address, and writes one line about it to the log and the metrics. */
export function requestLog({
	config,
	log,
	metrics,
}: {
	config: Pick<Config, 'TRUSTED_PROXIES'>;
	log: Log;
	metrics: Metrics;
}): MiddlewareHandler<AppEnv> {
	return async (c, next) => {
		const began = performance.now();
		const { pathname } = new URL(c.req.url);
		const requestId = randomUUID();
		c.set('requestId', requestId);
		c.set('address', addressOf(c.req.raw, c.env?.incoming, config.TRUSTED_PROXIES));
		await next();
		addHeader(c, 'x-request-id', requestId);
		const milliseconds = performance.now() - began;
		const endpoint = endpointOf(pathname);
		const { method } = c.req;
		const { status } = c.res;
		metrics.request(endpoint, method, status, milliseconds);
		// An unknown path may hold anything, and the names of files are private; neither is logged.
		const path = endpoint === 'storage' || (endpoint === 'page' && status >= 400) ? undefined : pathname;
		log.info({ requestId, endpoint, method, path, status, ms: Math.round(milliseconds * 10) / 10 }, 'request');
	};
}
