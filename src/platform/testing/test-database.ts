import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../database/database.ts';
import { openEmbedded } from '../database/embedded/open-embedded.ts';
import { openPostgres, type ServerAddress } from '../database/postgres/postgres.ts';
import { silentLog } from '../process/log.ts';
import { TEMPLATE, withDatabase } from './prepare-databases.ts';

/** A migrated database of one's own, on the server or engine that `prepare-databases.ts` chose. Closing it removes it. */
export async function openTestDatabase(): Promise<Database> {
	const folder = process.env.TEST_PGLITE_TEMPLATE;
	return folder ? copyPglite(folder) : (await makeTestDatabase()).database;
}

/** One connection a process that makes and removes databases; only a superuser may end what autovacuum does in them. */
let keeper: Database | undefined;
const keeperOf = (): Database => {
	keeper ??= openPostgres(JSON.parse(process.env.TEST_SUPERUSER as string), { connections: 1, probe: false });
	return keeper;
};

/** The same, with its address, for tests that start processes of their own; only on a server. */
export async function makeTestDatabase(): Promise<{ database: Database; address: ServerAddress }> {
	const server = JSON.parse(process.env.TEST_SERVER as string) as ServerAddress;
	const name = `test_${randomUUID().replaceAll('-', '')}`;
	// Its files are copied as they are, which takes half the time of writing them to the log as well.
	const { rows } = await keeperOf().query(
		'select pg_get_userbyid(datdba) as owner from pg_database where datname = $1',
		[TEMPLATE],
	);
	await keeperOf().script(`create database ${name} template ${TEMPLATE} owner ${rows[0]?.owner} strategy file_copy`);
	const address = withDatabase(server, name);
	const database = openPostgres(address, { connections: 8 });
	return {
		address,
		database: {
			...database,
			async close() {
				await database.close();
				await keeperOf().script(`drop database ${name} with (force)`);
			},
		},
	};
}

async function copyPglite(template: string): Promise<Database> {
	const folder = mkdtempSync(join(tmpdir(), 'hoopoe-test-'));
	cpSync(template, folder, { recursive: true });
	const database = await openEmbedded(folder, silentLog, { engine: 'pglite' });
	return {
		...database,
		async close() {
			await database.close();
			rmSync(folder, { recursive: true, force: true });
		},
	};
}
