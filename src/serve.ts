import { createServer, type Server } from 'node:http';
import type { ServerBuild } from 'react-router';
import type { ViteDevServer } from 'vite';
import { createPasswords, parallelHashes } from '#src/backend/auth/passwords/passwords.ts';
import { riskySettings } from '#src/backend/auth/risky-settings.ts';
import { type ApiKeys, openApiKeys } from '#src/backend/auth/tokens/api-keys.ts';
import { type Keys, openKeys } from '#src/backend/auth/tokens/keys.ts';
import { createResolveCaller } from '#src/backend/auth/tokens/resolve-caller.ts';
import { createRealtime, type RealtimeService } from '#src/backend/realtime/realtime.ts';
import { createMail } from '#src/mail/create-mail.ts';
import { createSms } from '#src/mail/create-sms.ts';
import { createPages, type Pages } from '#src/pages/serving/serve-pages.server.ts';
import type { Database } from '#src/platform/database/database.ts';
import type { OpenDatabase } from '#src/platform/database/open-database.ts';
import type { PublicConfig } from '#src/platform/http/page-context.ts';
import { createRequestListener } from '#src/platform/http/request-listener.ts';
import { endStuckAnswers } from '#src/platform/http/stuck-answers.ts';
import { createLimits } from '#src/platform/limits/limits.ts';
import { type SharedCounts, sharedCountsIn } from '#src/platform/limits/shared-counts.ts';
import { createTally } from '#src/platform/limits/tally.ts';
import type { Log } from '#src/platform/process/log.ts';
import { createMetrics, type Metrics } from '#src/platform/process/metrics.ts';
import { stoppable } from '#src/platform/process/stop-server.ts';
import { authSwitchesOf } from '#src/platform/settings/auth-switches.ts';
import type { Config } from '#src/platform/settings/config.ts';
import { secretsIn } from '#src/platform/settings/secrets.ts';
import { startNotes } from '#src/platform/settings/start-notes.ts';
import { openTelemetry } from '#src/platform/telemetry/open-telemetry.ts';
import type { Assignment } from '#src/platform/workers/messages.ts';
import type { WorkerLink } from '#src/platform/workers/worker-link.ts';
import { createModel } from '#src/words/model.server.ts';
import { createWriter } from '#src/words/writer.server.ts';
import packageFile from '../package.json' with { type: 'json' };
import { type App, createApp } from './app.ts';
import { sayWhere } from './say-where.ts';
import { startMaintenance } from './server/maintenance.ts';
import {
	type Observers,
	observedDatabase,
	observedLimits,
	observedMail,
	observedModel,
	observedTally,
} from './server/observe.ts';
import { warmUp } from './server/warm-up.ts';

/** Time that requests get to finish once the server is asked to stop. */
const GRACE_MS = 10_000;

/** The pages in development, compiled as they are asked for. */
const SERVER_BUILD = 'virtual:react-router/server-build';

/** The pages as they were built. */
export async function loadBuild(): Promise<ServerBuild> {
	return import(new URL('../build/server/index.js', import.meta.url).href);
}

/**
 * Assembles the program around a database that is ready, and listens until it is told to stop.
 * @param worker what this process is to the others, where several serve together
 */
export async function serve({
	config,
	log,
	database: opened,
	development,
	worker,
}: {
	config: Config;
	log: Log;
	database: OpenDatabase;
	development: boolean;
	worker?: Pick<Assignment, 'onDuty' | 'isFirst'> & { link: WorkerLink };
}): Promise<void> {
	const { onDuty, isFirst } = worker ?? { onDuty: true, isFirst: true };
	const clock = () => new Date();
	const metrics = createMetrics(worker?.link.metrics);
	metrics.pool(opened.load);
	const telemetry = await openTelemetry(config, packageFile.version, metrics);
	const observers = { metrics, telemetry, log };
	const database = observedDatabase(opened, observers);
	const keepSecret = secretsIn(database);
	const keys = await openKeys({ config, keepSecret, clock });
	const apiKeys = await openApiKeys({ config, keepSecret, keys, clock });
	// With an embedded database and one process there are no counts to share.
	const counts = config.DATABASE_URL || worker ? sharedCountsIn(database) : undefined;
	const limits = observedLimits(createLimits({ enabled: config.RATE_LIMITS, shared: counts }), observers);
	const mail = observedMail(createMail(config, log), observers);
	const { tally, model, writer } = createWriting({ config, database, clock, counts }, observers);

	const realtimeParts = { database, keys, apiKeys, limits, config, log, metrics, clock, alone: !counts };
	const { server, realtime } = createHttpServer(realtimeParts, development);
	const stopServer = stoppable(server);
	const vite = development ? await startVite(server) : undefined;
	const build = vite ? () => vite.ssrLoadModule(SERVER_BUILD) as Promise<ServerBuild> : await loadBuild();
	let pages: Pages | undefined;
	const app = createApp({
		config,
		database,
		room: database.room,
		keys,
		apiKeys,
		// A fifth of REQUEST_TIMEOUT: a request that waits for a password hash is still answered in time.
		passwords: createPasswords({
			parallel: parallelHashes(config.WEB_CONCURRENCY),
			longestWaitMs: config.REQUEST_TIMEOUT * 200,
		}),
		mail,
		sms: createSms(config, fetch),
		writer,
		limits,
		counts,
		log,
		metrics,
		tally,
		clock,
		telemetry,
		realtime: realtime.parts,
		pages: (fetchServices) => {
			pages = createPages({
				build,
				clientFolder: vite ? null : new URL('../build/client', import.meta.url).pathname,
				fetchServices,
				watch: (changed) => database.listen('articles', changed),
				config: publicConfigOf(config, { apiKeys, aiEnabled: model !== null, development }),
			});
			return pages;
		},
	});

	answerRequests(server, app, (request) => pages?.findReady(request) ?? null, vite);
	if (worker) worker.link.serve(server);
	else sayWhere(config, await listen(server, config));
	if (isFirst) noteSettings(config, log, realtime.parts !== null);
	if (config.WARM_UP && !development) void warmUp(pages, log);

	const maintenance = onDuty
		? startMaintenance({ config, log, database, counts, app, mail, clock, secret: apiKeys.secret, observers })
		: null;

	onEnd(worker?.link, async (signal) => {
		database.announceEnd();
		if (!worker) log.info({ signal }, 'stopping: running requests may finish');
		await Promise.all([realtime.close(), stopServer(GRACE_MS)]);
		await maintenance?.stop();
		await vite?.close();
		mail.close();
		await tally.flush();
		await database.close();
		await telemetry.close();
	});
	process.on('unhandledRejection', (error) => {
		metrics.fault();
		log.error({ err: error }, 'unhandled rejection');
	});
}

/** The part of the settings that pages may know, and with them every visitor. */
function publicConfigOf(
	config: Config,
	{ apiKeys, aiEnabled, development }: { apiKeys: ApiKeys; aiEnabled: boolean; development: boolean },
): PublicConfig {
	return {
		siteUrl: config.SITE_URL,
		publishableKey: apiKeys.publishable,
		contactPhone: config.CONTACT_PHONE ?? null,
		aiEnabled,
		imageModel: Boolean(config.AI_BASE_URL && config.AI_IMAGE_MODEL),
		auth: authSwitchesOf(config),
		version: packageFile.version,
		development,
	};
}

/** Answers the requests of a server: kept pages before any middleware runs; in development Vite comes first. */
function answerRequests(
	server: Server,
	app: App,
	findReady: Pages['findReady'],
	vite: ViteDevServer | undefined,
): void {
	const listener = createRequestListener((request, bindings) => findReady(request) ?? app.fetch(request, bindings));
	server.on('request', (request, response) => {
		if (vite) vite.middlewares(request, response, () => listener(request, response));
		else listener(request, response);
	});
}

/** The HTTP server, whose sockets are realtime's. */
function createHttpServer(
	{
		keys,
		apiKeys,
		metrics,
		...parts
	}: Omit<Parameters<typeof createRealtime>[0], 'resolveCaller' | 'metrics'> & {
		keys: Keys;
		apiKeys: ApiKeys;
		metrics: Metrics;
	},
	development: boolean,
): { server: Server; realtime: RealtimeService } {
	const resolveCaller = createResolveCaller({ keys, apiKeys });
	const realtime = createRealtime({ ...parts, metrics: metrics.realtime, resolveCaller });
	const server = createServer({
		requestTimeout: 60_000,
		headersTimeout: 15_000,
		// Longer than reverse proxies keep their connections (60 seconds is usual): the side that sends requests closes first.
		keepAliveTimeout: 65_000,
		// Whatever else wants to upgrade is answered as if it did not; in development Vite decides for itself.
		...(!development && { shouldUpgradeCallback: realtime.isOurs }),
	});
	endStuckAnswers(server);
	server.on('upgrade', (request, socket, head) => {
		if (realtime.isOurs(request)) realtime.upgrade(request, socket, head);
	});
	return { server, realtime };
}

/** The writer of texts, with its counters. */
function createWriting(
	{
		config,
		database,
		clock,
		counts,
	}: {
		config: Config;
		database: Database;
		clock: () => Date;
		counts: SharedCounts | undefined;
	},
	observers: Observers,
) {
	const { log, metrics } = observers;
	const tally = observedTally(createTally({ database, clock, log }), observers);
	const model = observedModel(createModel(config, tally.spent), observers);
	const onOutcome = (outcome: string) => {
		metrics.writing(outcome);
		tally.wrote(outcome);
	};
	const writer = createWriter({ model, dailyLimit: config.AI_DAILY_LIMIT, log, clock, counts, onOutcome });
	return { tally, model, writer };
}

/** What the operator should know of the settings. */
function noteSettings(config: Config, log: Log, hasRealtime: boolean): void {
	for (const note of startNotes(config)) log.info(note);
	for (const risk of riskySettings(config)) log.warn(risk);
	if (!hasRealtime) log.warn({}, 'realtime is off: PGlite cannot be listened to');
}

/** Has `stop` called once, when a signal or the primary wants this process to end, and ends it then. */
function onEnd(link: WorkerLink | undefined, stop: (signal: string) => Promise<void>): void {
	let stopping = false;
	const end = async (signal: string) => {
		if (stopping) return;
		stopping = true;
		link?.leave();
		try {
			await stop(signal);
			process.exit(0);
		} catch (error) {
			console.error(error);
			process.exit(1);
		}
	};
	process.on('SIGTERM', end);
	process.on('SIGINT', end);
	link?.onStop(() => void end('the primary'));
}

/** The development server, which compiles pages as they are asked for; its WebSocket shares our HTTP server. */
async function startVite(server: Server): Promise<ViteDevServer> {
	const { createServer: createViteServer } = await import('vite');
	return createViteServer({ server: { middlewareMode: true, hmr: { server } }, appType: 'custom' });
}

/** @returns the port, which the system chooses where PORT is 0 */
async function listen(server: Server, { PORT, HOST }: Pick<Config, 'PORT' | 'HOST'>): Promise<number> {
	await new Promise<void>((ready, fail) => {
		server.once('error', fail);
		server.listen(PORT, HOST, ready);
	});
	const address = server.address();
	return typeof address === 'object' && address ? address.port : PORT;
}
