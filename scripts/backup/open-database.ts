import { resolve } from 'node:path';
import type { Config } from '../../src/platform/config.ts';
import type { Database } from '../../src/platform/database/database.ts';
import { findRunningCluster } from '../../src/platform/database/embedded/running-cluster.ts';
import { openDatabase } from '../../src/platform/database/open-database.ts';
import { openPostgres } from '../../src/platform/database/postgres.ts';
import { silentLog } from '../../src/platform/log.ts';

/** One connection without limits of time, for work on everything. */
export const UNLIMITED = { connections: 1, statementTimeoutMs: 0, probe: false } as const;

/**
 * The database of the settings, also while a server has it open: an embedded PostgreSQL is reached through its socket.
 * PGlite has one connection, so there the server has to be stopped.
 */
export async function openBeside(config: Config): Promise<Database> {
	if (config.DATABASE_URL) return openPostgres({ url: config.DATABASE_URL }, UNLIMITED);
	const running = findRunningCluster(resolve(config.DATA_DIR));
	if (running) return openPostgres(running, { ...UNLIMITED, kind: 'embedded' });
	return openDatabase({ ...config, DATABASE_CONNECTIONS: 1 }, silentLog);
}
