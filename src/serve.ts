import { createServer, type Server } from 'node:http';
import type { ServerBuild } from 'react-router';
import type { ViteDevServer } from 'vite';
import { createPasswords, parallelHashes } from '#src/backend/auth/passwords/passwords.ts';
import { riskySettings } from '#src/backend/auth/risky-settings.ts';
import { type ApiKeys, openApiKeys } from '#src/backend/auth/tokens/api-keys.ts';
import { type Keys, openKeys } from '#src/backend/auth/tokens/keys.ts';
import { createResolveCaller } from '#src/backend/auth/tokens/resolve-caller.ts';
import { createRealtime, type RealtimeService } from '#src/backend/realtime/realtime.ts';
import { createByteStore } from '#src/backend/storage/bytes/byte-store.ts';
import { sweepUploads } from '#src/backend/storage/resumable/sweep-uploads.ts';
import { startDailyClock } from '#src/blog/generation/daily-clock.server.ts';
import { warmKnowledge } from '#src/chatbot/knowledge/warm-knowledge.server.ts';
import { warmHearing } from '#src/listening/warm-hearing.server.ts';
import { createMail } from '#src/mail/create-mail.ts';
import { createSms } from '#src/mail/create-sms.ts';
import { createPages, type Pages } from '#src/pages/serve-pages.server.ts';
import { authSwitchesOf } from '#src/platform/auth-switches.ts';
import type { Config } from '#src/platform/config.ts';
import type { Database } from '#src/platform/database/database.ts';
import type { OpenDatabase } from '#src/platform/database/open-database.ts';
import { createLimits } from '#src/platform/limits.ts';
import type { Log } from '#src/platform/log.ts';
import { createMetrics, type Metrics } from '#src/platform/metrics.ts';
import { createRequestListener } from '#src/platform/request-listener.ts';
import { secretsIn } from '#src/platform/secrets.ts';
import { type SharedCounts, sharedCountsIn } from '#src/platform/shared-counts.ts';
import { startNotes } from '#src/platform/start-notes.ts';
import { stoppable } from '#src/platform/stop-server.ts';
import { createTally } from '#src/platform/tally.ts';
import { openTelemetry } from '#src/platform/telemetry/open-telemetry.ts';
import type { Assignment } from '#src/platform/workers/messages.ts';
import type { WorkerLink } from '#src/platform/workers/worker-link.ts';
import { createModel } from '#src/words/model.server.ts';
import { createWriter } from '#src/words/writer.server.ts';
import packageFile from '../package.json' with { type: 'json' };
import { type App, createApp } from './app.ts';
import { sayWhere } from './say-where.ts';
import {
	type Observers,
	observedDatabase,
	observedJob,
	observedLimits,
	observedMail,
	observedModel,
	observedTally,
} from './server/observe.ts';
import { startRetention } from './server/retention-job.ts';

/** Time that requests get to finish once the server is asked to stop. */
const GRACE_MS = 10_000;
/** How often deleted files are removed from the store, and counts that are over from the database. */
const SWEEP_MS = 60_000;

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
	// An embedded database that serves one process has nobody to count with.
	const counts = config.DATABASE_URL || worker ? sharedCountsIn(database) : undefined;
	const limits = observedLimits(createLimits({ enabled: config.RATE_LIMITS, shared: counts }), observers);
	const mail = observedMail(createMail(config, log), observers);
	const { tally, model, writer } = createWriting({ config, database, clock, counts }, observers);

	const realtimeParts = { database, keys, apiKeys, limits, config, log, metrics, clock, alone: !counts };
	const { server, realtime } = createHttpServer(realtimeParts, development);
	const stopServer = stoppable(server);
	const vite = development ? await startVite(server) : undefined;
	const build = vite
		? () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>
		: await loadBuild();

	let pages: Pages | undefined;
	const app = createApp({
		config,
		database,
		room: database.room,
		keys,
		apiKeys,
		// A fifth of REQUEST_TIMEOUT: who waits for a password hash still gets an answer in time.
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
				config: {
					siteUrl: config.SITE_URL,
					publishableKey: apiKeys.publishable,
					contactPhone: config.CONTACT_PHONE ?? null,
					aiEnabled: model !== null,
					imageModel: Boolean(config.AI_BASE_URL && config.AI_IMAGE_MODEL),
					auth: authSwitchesOf(config),
					version: packageFile.version,
					development,
				},
			});
			return pages;
		},
	});

	// Pages that are kept in memory are answered before any middleware runs.
	const listener = createRequestListener(
		(request, bindings) => pages?.findReady(request) ?? app.fetch(request, bindings),
	);
	server.on('request', (request, response) => {
		if (vite) vite.middlewares(request, response, () => listener(request, response));
		else listener(request, response);
	});
	if (worker) worker.link.serve(server);
	else sayWhere(config, await listen(server, config));
	if (isFirst) noteSettings(config, log);
	if (isFirst && !realtime.parts) log.warn({}, 'realtime is off: PGlite cannot be listened to');
	if (!development)
		void pages
			?.warmUp((error) => log.error({ err: error }, 'a page failed'))
			.then(warmHearing)
			.then(warmKnowledge);

	const duties = onDuty
		? startDuties({ config, log, database, counts, app, mail, clock, secret: apiKeys.secret, observers })
		: null;

	onEnd(worker?.link, async (signal) => {
		database.announceEnd();
		if (!worker) log.info({ signal }, 'stopping: running requests may finish');
		await Promise.all([realtime.close(), stopServer(GRACE_MS)]);
		await duties?.stop();
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
		keepAliveTimeout: 10_000,
		// Whatever else wants to upgrade is answered as if it did not; in development Vite decides for itself.
		...(!development && { shouldUpgradeCallback: realtime.isOurs }),
	});
	server.on('upgrade', (request, socket, head) => {
		if (realtime.isOurs(request)) realtime.upgrade(request, socket, head);
	});
	return { server, realtime };
}

/** Who puts facts into words, and who counts it. */
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
function noteSettings(config: Config, log: Log): void {
	for (const note of startNotes(config)) log.info(note);
	for (const risk of riskySettings(config)) log.warn(risk);
}

/** Has `stop` called once, when a signal or the primary wants this process to end, and ends it then. */
function onEnd(link: WorkerLink | undefined, stop: (signal: string) => Promise<void>): void {
	let stopping = false;
	const end = async (signal: string) => {
		if (stopping) return;
		stopping = true;
		link?.leave();
		await stop(signal);
		process.exit(0);
	};
	process.on('SIGTERM', end);
	process.on('SIGINT', end);
	link?.onStop(() => void end('the primary'));
}

/** What one process of a server does for all: sweeps, retention, and the articles of the day. */
function startDuties(parts: {
	config: Config;
	log: Log;
	database: Database;
	counts: SharedCounts | undefined;
	app: App;
	mail: ReturnType<typeof createMail>;
	clock: () => Date;
	secret: string;
	observers: Observers;
}): { stop(): Promise<void> } {
	const { config, log, counts, app, secret, observers } = parts;
	sweepFiles(parts);
	if (counts) sweepCounts(counts, log);
	const write = async () =>
		app.request('/functions/v1/generate-daily-articles', { method: 'POST', headers: { apikey: secret } });
	const articles = config.DAILY_ARTICLES
		? startDailyClock({ write: () => observedJob('articles', observers, write), log })
		: null;
	const retention = startRetention(parts, observers);
	return {
		async stop() {
			retention.stop();
			await articles?.stop();
		},
	};
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

/**
 * Files in the database are deleted with their rows; those in S3 are deleted here, some time later. Uploads that were
 * never finished are given up first.
 */
function sweepFiles({
	database,
	config,
	log,
	observers,
}: {
	database: Database;
	config: Config;
	log: Log;
	observers: Observers;
}): void {
	const bytes = createByteStore({ database, config });
	const sweepAll = async () => {
		await sweepUploads({ database, bytes });
		await bytes.sweep();
	};
	const sweep = () =>
		observedJob('sweep_files', observers, sweepAll).catch((error) =>
			log.warn({ err: error }, 'deleted files and unfinished uploads could not be removed yet'),
		);
	setInterval(sweep, SWEEP_MS).unref();
}

function sweepCounts(counts: SharedCounts, log: Log): void {
	const sweep = () => counts.sweep().catch((error) => log.warn({ err: error }, 'old counts could not be removed yet'));
	setInterval(sweep, SWEEP_MS).unref();
}
