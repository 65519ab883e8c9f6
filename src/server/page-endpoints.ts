import { Hono } from 'hono';
import type { Pages } from '#src/pages/serving/serve-pages.server.ts';
import type { Limits } from '#src/platform/limits/limits.ts';
import type { Log } from '#src/platform/process/log.ts';
import type { Metrics } from '#src/platform/process/metrics.ts';
import type { Config } from '#src/platform/settings/config.ts';
import type { AppEnv } from './app-env.ts';
import { requestTimeout } from './service-limits.ts';

/** The pages. They answer every path, so they are mounted last. */
export function pageEndpoints(
	pages: Pages,
	{
		config,
		limits,
		log,
		metrics,
	}: { config: Pick<Config, 'REQUEST_TIMEOUT'>; limits: Limits; log: Log; metrics: Metrics },
): Hono<AppEnv> {
	const app = new Hono<AppEnv>();
	app.use('*', requestTimeout(config));
	app.all('*', (c) =>
		pages.serve(c.req.raw, {
			count: () => limits.take('request', c.get('address')),
			report(error) {
				metrics.fault();
				log.error({ requestId: c.get('requestId'), err: error }, 'a page failed');
			},
		}),
	);
	return app;
}
