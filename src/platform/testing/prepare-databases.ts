import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbedded } from '../database/embedded/open-embedded.ts';
import { openPostgres, type ServerAddress } from '../database/postgres/postgres.ts';
import { migrate } from '../migrate.ts';
import { silentLog } from '../process/log.ts';
import { prepareReadyFolders } from './ready-folder.ts';
import { startTestServer } from './test-server.ts';

/**
 * The database that tests copy: on the server that TEST_SERVER names, or a folder of PGlite. Two runs on one server give
 * theirs different names.
 */
export const TEMPLATE = process.env.TEST_TEMPLATE ?? 'hoopoe_template';

/**
 * Vitest's global set-up: one database is migrated and the tests copy it, which is far quicker than migrating each. It is
 * on the PostgreSQL that the product embeds; with TEST_DATABASE_URL on that server; with TEST_ENGINE=pglite it is PGlite.
 */
export async function setup(): Promise<() => Promise<void>> {
	const removeReadyFolders = prepareReadyFolders();
	const stop = await (process.env.TEST_ENGINE === 'pglite' ? preparePglite() : prepareServer());
	return async () => {
		await stop();
		removeReadyFolders();
	};
}

async function prepareServer(): Promise<() => Promise<void>> {
	const server = process.env.TEST_DATABASE_URL ? null : await startTestServer();
	if (!server && !process.env.TEST_DATABASE_URL)
		throw new Error('PostgreSQL cannot be run here: set TEST_DATABASE_URL to a server for tests');
	const address: ServerAddress = server?.address ?? { url: process.env.TEST_DATABASE_URL as string };
	const maintenance = openPostgres(address, { connections: 1 });
	await maintenance.script(`drop database if exists ${TEMPLATE}`);
	await maintenance.script(`create database ${TEMPLATE}`);
	const template = openPostgres(withDatabase(address, TEMPLATE), { connections: 2 });
	await migrate(template);
	await template.close();
	await maintenance.close();
	process.env.TEST_SERVER = JSON.stringify(address);
	process.env.TEST_SUPERUSER = JSON.stringify(server?.superuser ?? address);
	return async () => server?.stop();
}

async function preparePglite(): Promise<() => Promise<void>> {
	const folder = mkdtempSync(join(tmpdir(), 'hoopoe-template-'));
	const template = await openEmbedded(folder, silentLog, { engine: 'pglite' });
	await migrate(template);
	await template.close();
	process.env.TEST_PGLITE_TEMPLATE = folder;
	return async () => rmSync(folder, { recursive: true, force: true });
}

/** The same server, another database of it. */
export function withDatabase(address: ServerAddress, database: string): ServerAddress {
	if (!('url' in address)) return { ...address, database };
	const url = new URL(address.url);
	url.pathname = `/${database}`;
	return { url: url.href };
}
