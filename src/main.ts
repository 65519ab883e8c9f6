import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { type Config, ConfigError, processConfig } from '#src/platform/config.ts';
import { type OpenDatabase, openDatabase } from '#src/platform/database/open-database.ts';
import { OpenError } from '#src/platform/database/open-error.ts';
import { createLog, type Log } from '#src/platform/log.ts';
import { MigrationError, migrate } from '#src/platform/migrate.ts';
import { applyQuotas } from '#src/platform/quotas.ts';

async function start(): Promise<void> {
	const config = processConfig();
	const log = createLog(config.LOG_LEVEL);
	const development = process.argv.includes('--development');
	const opening = openReady(config, log);
	// Loading modules holds this process up; by its next turn PostgreSQL is starting in processes of its own.
	opening.catch(() => {});
	await nextTurn();
	const { serve, loadBuild } = await import('./serve.ts');
	await nextTurn();
	if (!development) await loadBuild();
	await serve({ config, log, database: await opening, development });
}

/** The database with its schema and its settings. */
async function openReady(config: Config, log: Log): Promise<OpenDatabase> {
	const database = await openDatabase(config, log);
	if (database.kind === 'embedded') await untilItAnswers(database);
	const applied = await migrate(database);
	if (applied.length > 0) log.info({ migrations: applied }, 'the database is up to date');
	await applyQuotas(database, config);
	return database;
}

/** How long a database server of our own may take to answer: on a busy machine it recovers and starts slowly. */
const ANSWERS_WITHIN_MS = 30_000;

/** @throws DatabaseUnavailable where it still does not answer */
async function untilItAnswers(database: OpenDatabase): Promise<void> {
	for (const began = performance.now(); ; await pause(100))
		try {
			await database.query('select 1');
			return;
		} catch (error) {
			if (performance.now() - began > ANSWERS_WITHIN_MS) throw error;
		}
}

start().catch((error: unknown) => {
	const expected = error instanceof ConfigError || error instanceof OpenError || error instanceof MigrationError;
	const { code } = error as { code?: string };
	if (expected) console.error(error.message);
	else if (code === 'EADDRINUSE') console.error('PORT is taken by another program. Stop it, or choose another PORT.');
	else if (error instanceof Error && error.name === 'DatabaseUnavailable')
		console.error(`The database of DATABASE_URL cannot be reached: ${error.message}.`);
	else console.error(error);
	process.exit(1);
});
