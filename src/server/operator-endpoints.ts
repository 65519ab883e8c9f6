import { hash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import type { Database } from '#src/platform/database/database.ts';
import { isOnThisMachine } from '#src/platform/http/address.ts';
import { Problem } from '#src/platform/http/problem.ts';
import type { Metrics } from '#src/platform/process/metrics.ts';
import type { Config } from '#src/platform/settings/config.ts';
import type { AppEnv } from './app-env.ts';

/** GET /health, /ready and /metrics: for the operator (docs/operations.md). */
export function operatorEndpoints({
	config,
	database,
	metrics,
}: {
	config: Pick<Config, 'METRICS_TOKEN'>;
	database: Database;
	metrics: Metrics;
}): Hono<AppEnv> {
	const app = new Hono<AppEnv>();
	app.get('/health', (c) => c.json({ status: 'ok' }));
	app.get('/ready', async (c) => {
		await database.query('select 1');
		return c.json({ status: 'ready', database: database.kind });
	});
	app.get('/metrics', async (c) => {
		const allowed = config.METRICS_TOKEN
			? isSame(c.req.header('authorization') ?? '', `Bearer ${config.METRICS_TOKEN}`)
			: isOnThisMachine(c.get('address'));
		if (!allowed) throw new Problem('forbidden', 403, 'Metrics are for the operator');
		return c.body(await metrics.text(), 200, { 'content-type': metrics.contentType });
	});
	return app;
}

/** Compares two secrets in constant time. */
function isSame(given: string, secret: string): boolean {
	return timingSafeEqual(hash('sha256', given, 'buffer'), hash('sha256', secret, 'buffer'));
}
