import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../database/database.ts';
import { openPglite } from '../database/pglite.ts';
import { openPostgres } from '../database/postgres.ts';
import { migrate } from '../migrate.ts';

/** Set by `prepare-databases.ts`: a folder with a migrated embedded database, to be copied. */
const TEMPLATE_FOLDER = 'TEST_PGLITE_TEMPLATE';
/** Set for the runs on a real server: a database whose template `hoopoe_template` is migrated. */
const SERVER_URL = 'TEST_DATABASE_URL';

/** A migrated database of one's own, embedded, or on the server of TEST_DATABASE_URL. Closing it removes it. */
export async function openTestDatabase(): Promise<Database> {
	const server = process.env[SERVER_URL];
	return server ? onServer(server) : embedded();
}

async function embedded(): Promise<Database> {
	const template = process.env[TEMPLATE_FOLDER];
	const folder = mkdtempSync(join(tmpdir(), 'hoopoe-test-'));
	if (template) cpSync(template, folder, { recursive: true });
	const database = await openPglite(folder);
	if (!template) await migrate(database);
	return {
		...database,
		close: async () => {
			await database.close();
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

async function onServer(url: string): Promise<Database> {
	const name = `test_${randomUUID().replaceAll('-', '')}`;
	const maintenance = openPostgres(url, { connections: 1 });
	await maintenance.script(`create database ${name} template hoopoe_template`);
	const own = new URL(url);
	own.pathname = `/${name}`;
	const database = openPostgres(own.href, { connections: 8 });
	return {
		...database,
		close: async () => {
			await database.close();
			await maintenance.script(`drop database ${name} with (force)`);
			await maintenance.close();
		},
	};
}
