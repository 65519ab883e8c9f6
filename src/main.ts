import { setImmediate as nextTurn } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type OpenDatabase, openDatabase } from '#src/platform/database/open-database.ts';
import { untilItAnswers } from '#src/platform/database/until-it-answers.ts';
import { applyQuotas } from '#src/platform/limits/quotas.ts';
import { migrate } from '#src/platform/migrate.ts';
import { createLog, type Log } from '#src/platform/process/log.ts';
import { type Config, processConfig } from '#src/platform/settings/config.ts';
import { forkWorkers, WorkerStartError, type Workers } from '#src/platform/workers/fork-workers.ts';
import { explainStart } from './explain-start.ts';
import { sayWhere } from './say-where.ts';

/** This process asks the database for little where workers serve. */
const PRIMARY_CONNECTIONS = 2;

async function start(): Promise<void> {
	const config = processConfig();
	const log = createLog(config.LOG_LEVEL);
	const development = process.argv.includes('--development');
	if (development || config.WEB_CONCURRENCY === 1) await serveAlone(config, log, development);
	else await serveTogether(config, log);
}

/** Serves in this process. */
async function serveAlone(config: Config, log: Log, development: boolean): Promise<void> {
	const opening = openReady(config, log);
	// Loading modules holds this process up; by its next turn PostgreSQL is starting in processes of its own.
	opening.catch(() => {});
	await nextTurn();
	// A server elsewhere is quick to answer, and its answers would come too late while modules are loaded.
	if (config.DATABASE_URL) await opening;
	await serveHere({ ...config, WEB_CONCURRENCY: 1 }, log, opening, development);
}

async function serveHere(config: Config, log: Log, opening: Promise<OpenDatabase>, development = false): Promise<void> {
	const { serve, loadBuild } = await import('./serve.ts');
	await nextTurn();
	if (!development) await loadBuild();
	await serve({ config, log, database: await opening, development });
}

/** Opens the database, and has worker processes serve around it. */
async function serveTogether(config: Config, log: Log): Promise<void> {
	const file = fileURLToPath(new URL('./worker.ts', import.meta.url));
	const workers = forkWorkers({ file, count: config.WEB_CONCURRENCY, log });
	const opening = openReady(config, log, PRIMARY_CONNECTIONS);
	const stop = stopTogether(workers, opening, log);
	try {
		const database = await opening;
		if (database.address) {
			for (const signal of ['SIGTERM', 'SIGINT'] as const)
				process.on(signal, () => void stop(signal).then(process.exit));
			sayWhere(config, await workers.serve(database.address, config.PORT, config.HOST));
		} else {
			log.warn({}, 'WEB_CONCURRENCY is 1: PGlite serves one process');
			await workers.stop();
			await serveHere({ ...config, WEB_CONCURRENCY: 1 }, log, opening);
		}
	} catch (error) {
		await stop('the start failed').catch(() => {});
		throw error;
	}
}

/** Ends the workers, then the database. */
function stopTogether(workers: Workers, opening: Promise<OpenDatabase>, log: Log): (signal: string) => Promise<number> {
	let stopped: Promise<number> | undefined;
	const end = async (signal: string) => {
		log.info({ signal }, 'stopping: running requests may finish');
		const database = await opening.catch(() => null);
		database?.announceEnd();
		await workers.stop();
		await database?.close();
		return 0;
	};
	return (signal) => {
		stopped ??= end(signal);
		return stopped;
	};
}

/** What our own database server takes where nobody asks for more (`embedded/cluster.ts`). */
const USUAL_CONNECTIONS = 60;

/**
 * The database with its schema and its settings.
 * @param connections of this process
 */
async function openReady(config: Config, log: Log, connections = config.DATABASE_CONNECTIONS): Promise<OpenDatabase> {
	// Those of requests, three more for each worker, and some for the operator.
	const inAll = config.DATABASE_CONNECTIONS + 3 * config.WEB_CONCURRENCY + 20;
	const settings: Record<string, string> = inAll > USUAL_CONNECTIONS ? { max_connections: String(inAll) } : {};
	const database = await openDatabase({ ...config, DATABASE_CONNECTIONS: connections }, log, { settings });
	await untilItAnswers(database);
	const applied = await migrate(database);
	if (applied.length > 0) log.info({ migrations: applied }, 'the database is up to date');
	await applyQuotas(database, config);
	return database;
}

start().catch((error: unknown) => {
	// The worker process has said why.
	if (!(error instanceof WorkerStartError)) console.error(explainStart(error));
	process.exit(1);
});
