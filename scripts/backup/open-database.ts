import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Database } from '../../src/platform/database/database.ts';
import { PGLITE_FOLDER } from '../../src/platform/database/embedded/open-embedded.ts';
import { startPglite } from '../../src/platform/database/embedded/pglite.ts';
import { askForCopy } from '../../src/platform/database/embedded/pglite-copy.ts';
import { findRunningCluster } from '../../src/platform/database/embedded/running-cluster.ts';
import { openDatabase } from '../../src/platform/database/open-database.ts';
import { OpenError } from '../../src/platform/database/open-error.ts';
import { openPostgres } from '../../src/platform/database/postgres/postgres.ts';
import { silentLog } from '../../src/platform/process/log.ts';
import type { Config } from '../../src/platform/settings/config.ts';
import { Refusal } from '../admin/refusal.ts';

/** One connection without limits of time, for work on everything. */
export const UNLIMITED = { connections: 1, statementTimeoutMs: 0, probe: false } as const;

/**
 * The database of the settings as it is now, to be read only: as `openBeside`, and a copy of its files where a server has
 * PGlite open, which has one connection.
 */
export async function openToRead(config: Config): Promise<Database> {
	try {
		return await openBeside(config);
	} catch (error) {
		const files = join(resolve(config.DATA_DIR), PGLITE_FOLDER);
		const isTaken = error instanceof OpenError && /Another process/.test(error.message);
		if (!isTaken || !existsSync(join(files, 'PG_VERSION'))) throw error;
		const copy = await askForCopy(files);
		if (!copy) throw new Refusal(`${error.message} It did not give a copy of its database within a minute.`);
		return openCopy(copy);
	}
}

async function openCopy({ copy, remove }: { copy: string; remove: () => void }): Promise<Database> {
	try {
		const { server, address } = await startPglite(copy, { onLine: () => {}, onEnd: () => {} });
		const database = openPostgres(address, { ...UNLIMITED, kind: 'embedded' });
		return {
			...database,
			async close() {
				await database.close();
				await server.stop();
				remove();
			},
		};
	} catch (error) {
		remove();
		throw error;
	}
}

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
