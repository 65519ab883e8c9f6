import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { addressOf } from '#src/platform/http/address.ts';
import { withRequest } from '#src/platform/http/request-scope.ts';
import type { Log } from '#src/platform/process/log.ts';
import type { Metrics } from '#src/platform/process/metrics.ts';
import type { Config } from '#src/platform/settings/config.ts';
import type { Telemetry } from '#src/platform/telemetry/telemetry.ts';
import { addHeader } from './add-header.ts';
import type { AppEnv } from './app-env.ts';
import { endpointOf } from './services.ts';

/**
 * Gives each request an id and its visitor's address, and writes one line about it to the log, the metrics
 * and the traces. What is logged meanwhile carries the id.
 */
export function requestLog({
	config,
	log,
	metrics,
	telemetry,
}: {
	config: Pick<Config, 'TRUSTED_PROXIES'>;
	log: Log;
	metrics: Metrics;
	telemetry: Telemetry;
}): MiddlewareHandler<AppEnv> {
	return async (c, next) => {
		const began = performance.now();
		const { path: pathname } = c.req;
		const requestId = randomUUID();
		c.set('requestId', requestId);
		c.set('address', addressOf(c.req.raw, c.env?.incoming, config.TRUSTED_PROXIES));
		const endpoint = endpointOf(pathname);
		const { method } = c.req;
		const parent = config.TRUSTED_PROXIES > 0 ? c.req.header('traceparent') : undefined;
		await withRequest(requestId, () =>
			telemetry.request(`${method} ${endpoint}`, { 'http.request.method': method }, parent, async (span) => {
				await next();
				const { status } = c.res;
				span.set({ 'http.response.status_code': status, 'hoopoe.request_id': requestId });
			}),
		);
		addHeader(c, 'x-request-id', requestId);
		const milliseconds = performance.now() - began;
		const { status } = c.res;
		metrics.request(endpoint, method, status, milliseconds);
		// An unknown path may hold anything, and the names of files and of channels are private; none of them is logged.
		const path =
			endpoint === 'storage' || endpoint === 'realtime' || (endpoint === 'page' && status >= 400)
				? undefined
				: pathname;
		log.info({ requestId, endpoint, method, path, status, ms: Math.round(milliseconds * 10) / 10 }, 'request');
	};
}
