import { Hono } from 'hono';
import { createAuth } from '#src/backend/auth/auth.ts';
import type { Passwords } from '#src/backend/auth/passwords/passwords.ts';
import type { ApiKeys } from '#src/backend/auth/tokens/api-keys.ts';
import type { Keys } from '#src/backend/auth/tokens/keys.ts';
import { createResolveCaller } from '#src/backend/auth/tokens/resolve-caller.ts';
import { createFunctions } from '#src/backend/functions/functions.ts';
import type { ServerFunctions } from '#src/backend/functions/server-function.ts';
import { createRealtimeEndpoints } from '#src/backend/realtime/endpoints.ts';
import type { Realtime } from '#src/backend/realtime/parts.ts';
import { createStorage } from '#src/backend/storage/storage.ts';
import { createLanes } from '#src/backend/tables/limits/lanes.ts';
import { createTables } from '#src/backend/tables/tables.ts';
import type { Mail } from '#src/mail/mail.ts';
import type { Sms } from '#src/mail/sms.ts';
import type { Pages } from '#src/pages/serving/serve-pages.server.ts';
import type { Database } from '#src/platform/database/database.ts';
import { Problem } from '#src/platform/http/problem.ts';
import type { Limits } from '#src/platform/limits/limits.ts';
import type { SharedCounts } from '#src/platform/limits/shared-counts.ts';
import type { Tally } from '#src/platform/limits/tally.ts';
import { type DiskRoom, unlimitedRoom } from '#src/platform/process/disk-room.ts';
import type { Log } from '#src/platform/process/log.ts';
import type { Metrics } from '#src/platform/process/metrics.ts';
import type { Config } from '#src/platform/settings/config.ts';
import { secretsIn } from '#src/platform/settings/secrets.ts';
import { noTelemetry, type Telemetry } from '#src/platform/telemetry/telemetry.ts';
import type { DrawPicture } from '#src/words/image-model.server.ts';
import type { Writer } from '#src/words/writer.server.ts';
import type { listFunctions } from './functions.ts';
import { answerErrors } from './server/answer-errors.ts';
import type { AppEnv } from './server/app-env.ts';
import { authAlias } from './server/auth-alias.ts';
import { crawlerEndpoints } from './server/crawler-endpoints.ts';
import { operatorEndpoints } from './server/operator-endpoints.ts';
import { pageEndpoints } from './server/page-endpoints.ts';
import { pictureEndpoint } from './server/picture-endpoint.ts';
import { requestLog } from './server/request-log.ts';
import { serviceHeaders } from './server/service-headers.ts';
import { requestTimeout, serviceLimits } from './server/service-limits.ts';
import { AUTH, FUNCTIONS, REALTIME, SERVICES, STORAGE, TABLES } from './server/services.ts';

export type App = Hono<AppEnv>;

/** All that the program needs from outside; tests hand in their own. */
export type Parts = {
	config: Config;
	database: Database;
	keys: Keys;
	apiKeys: ApiKeys;
	passwords: Passwords;
	mail: Mail;
	sms: Sms | null;
	writer: Writer;
	limits: Limits;
	log: Log;
	metrics: Metrics;
	tally: Tally;
	clock: () => Date;
	/** Traces of requests; without it there are none. */
	telemetry?: Telemetry;
	/** Where all processes of the database count; left out where this one is alone. */
	counts?: SharedCounts | undefined;
	/** Whether the disk has room for anything new; without it there always is. */
	room?: DiskRoom;
	/** What sockets have in common; left out where this process has none. */
	realtime?: Realtime | null;
	/** Draws in the place of the image model of the settings. */
	drawPicture?: DrawPicture | undefined;
	/** The pages; left out in tests of the services. */
	pages?: (serviceFetch: typeof fetch) => Pages;
};

/**
 * The functions, loaded when they are first needed: their texts and lexicons are half of all the code, and pages are served
 * without them. A server loads them as soon as it listens (`server/warm-up.ts`).
 */
function loadFunctions(parts: Parameters<typeof listFunctions>[0]): () => Promise<ServerFunctions> {
	let loaded: Promise<ServerFunctions> | undefined;
	return () => {
		loaded ??= import('./functions.ts').then((module) => module.listFunctions(parts));
		return loaded;
	};
}

/** Every HTTP endpoint of the program, in the order in which they are matched. */
export function createApp({ pages, room = unlimitedRoom, telemetry = noTelemetry, ...others }: Parts): App {
	const parts = { ...others, room, telemetry };
	const { config, database, limits } = parts;
	const app: App = new Hono();

	if (config.AUTH_BASE_PATH !== AUTH) app.use(authAlias(app, config));
	app.use(requestLog(parts));
	app.use(serviceHeaders());
	app.onError(answerErrors(parts));

	app.route('/', operatorEndpoints(parts));
	app.route('/', crawlerEndpoints(parts));

	for (const service of SERVICES) app.use(`${service}/*`, serviceLimits(service, parts));
	const resolve = createResolveCaller(parts);
	const resolveCaller = async (request: Request) => {
		const caller = await resolve(request);
		if (caller.userId) await limits.take('request', caller.userId);
		return caller;
	};
	app.use(`${AUTH}/*`, requestTimeout(config));
	app.route(AUTH, createAuth(parts));
	// RFC 8414 (3.1) puts the same documents behind the well-known name at the root, followed by the issuer's path.
	for (const name of ['openid-configuration', 'oauth-authorization-server'])
		app.get(`/.well-known/${name}${AUTH}`, () => app.request(`${AUTH}/.well-known/${name}`));
	const inLane = createLanes(config);
	app.route(TABLES, createTables({ ...parts, resolveCaller, inLane, schema: 'public' }));
	app.route(FUNCTIONS, createFunctions({ ...parts, resolveCaller, functions: loadFunctions(parts) }));
	app.route(STORAGE, createStorage({ ...parts, resolveCaller, inLane, keepSecret: secretsIn(database) }));
	app.route(REALTIME, createRealtimeEndpoints({ ...parts, resolveCaller, realtime: parts.realtime ?? null }));
	for (const service of SERVICES)
		app.all(`${service}/*`, () => {
			throw new Problem('not_found', 404, 'No such endpoint');
		});

	app.route('/', pictureEndpoint(parts));
	if (pages) {
		const serviceFetch = (async (input, init) => app.request(input as string, init)) as typeof fetch;
		app.route('/', pageEndpoints(pages(serviceFetch), parts));
	}
	return app;
}
