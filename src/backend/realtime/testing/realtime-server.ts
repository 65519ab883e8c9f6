import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createClient, type RealtimeClientOptions, type SupabaseClient } from '@supabase/supabase-js';
import { Hono } from 'hono';
import { vi } from 'vitest';
import { type ApiKeys, openApiKeys } from '#src/backend/auth/tokens/api-keys.ts';
import { type Keys, openKeys } from '#src/backend/auth/tokens/keys.ts';
import { createResolveCaller } from '#src/backend/auth/tokens/resolve-caller.ts';
import type { Database } from '#src/platform/database/database.ts';
import { createRequestListener } from '#src/platform/http/request-listener.ts';
import { createLimits } from '#src/platform/limits/limits.ts';
import { createMetrics, type Metrics } from '#src/platform/process/metrics.ts';
import { readConfig } from '#src/platform/settings/config.ts';
import { secretsIn } from '#src/platform/settings/secrets.ts';
import { createRealtimeEndpoints } from '../endpoints.ts';
import { createRealtime, type RealtimeService } from '../realtime.ts';

/** A process that serves realtime, on a port of its own. */
export type RealtimeServer = {
	readonly url: string;
	readonly service: RealtimeService;
	readonly keys: Keys;
	readonly apiKeys: ApiKeys;
	readonly metrics: Metrics;
	/** Everything that was logged, as JSON. */
	logged(): string;
	/** The token of a person, who is not necessarily known to the database. */
	tokenOf(userId: string, more?: Record<string, unknown>): Promise<string>;
	/** The unmodified client: with a user's token, with an API key, else anonymous. */
	client(token?: string | null, options?: RealtimeClientOptions): SupabaseClient;
	close(): Promise<void>;
};

/**
 * Serves realtime on a database, once that is heard; settings as environment variables. Several of these on one database are
 * several processes.
 */
export async function openRealtimeServer(
	database: Database,
	settings: Record<string, string> = {},
	{ atOnce = false } = {},
): Promise<RealtimeServer> {
	const config = readConfig({ WEB_CONCURRENCY: '1', RATE_LIMITS: 'off', ...settings });
	const keepSecret = secretsIn(database);
	const keys = await openKeys({ config, keepSecret });
	const apiKeys = await openApiKeys({ config, keepSecret, keys });
	const lines: unknown[] = [];
	const line = (...said: unknown[]) => void lines.push(said);
	const log = { debug: line, info: line, warn: line, error: line };
	const resolveCaller = createResolveCaller({ keys, apiKeys });
	const metrics = createMetrics();
	const limits = createLimits({ enabled: config.RATE_LIMITS });
	const service = createRealtime({ database, resolveCaller, limits, config, log, metrics: metrics.realtime });
	const app = new Hono().route(
		'/realtime/v1',
		createRealtimeEndpoints({ realtime: service.parts, database, resolveCaller, log }),
	);
	const server = createServer({ shouldUpgradeCallback: service.isOurs }, createRequestListener(app.fetch));
	server.on('upgrade', service.upgrade);
	if (service.parts && !atOnce) await vi.waitUntil(service.isLive);
	await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
	const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	const clients: SupabaseClient[] = [];
	return {
		url,
		service,
		keys,
		apiKeys,
		metrics,
		logged: () => JSON.stringify(lines, (_key, value) => (value instanceof Error ? value.message : value)),
		tokenOf: (userId, more = {}) =>
			keys.sign({ role: 'authenticated', sub: userId, exp: Math.floor(Date.now() / 1000) + 3600, ...more }),
		client(token = null, realtime = {}) {
			const client = createClient(url, apiKeys.publishable, {
				auth: { persistSession: false, autoRefreshToken: false },
				...(token && { accessToken: async () => token }),
				realtime,
			});
			clients.push(client);
			return client;
		},
		async close() {
			await Promise.all(clients.map((client) => client.removeAllChannels()));
			await service.close();
			server.closeAllConnections();
			await new Promise((closed) => server.close(closed));
		},
	};
}
