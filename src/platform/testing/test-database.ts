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

/** The same, with its address, for tests that start processes of their own; only on a server. */
export async function makeTestDatabase(): Promise<{ database: Database; address: ServerAddress }> {
	const server = JSON.parse(process.env.TEST_SERVER as string) as ServerAddress;
	const name = `test_${randomUUID().replaceAll('-', '')}`;
	const maintenance = openPostgres(server, { connections: 1 });
	await maintenance.script(`create database ${name} template ${TEMPLATE}`);
	const address = withDatabase(server, name);
	const database = openPostgres(address, { connections: 8 });
	return {
		address,
		database: {
			...database,
			async close() {
				await database.close();
				await maintenance.close();
				// Only a superuser may end what autovacuum does there.
				const superuser = openPostgres(JSON.parse(process.env.TEST_SUPERUSER as string), { connections: 1 });
				await superuser.script(`drop database ${name} with (force)`);
				await superuser.close();
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
