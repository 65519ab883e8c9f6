import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPglite } from '../database/pglite.ts';
import { openPostgres } from '../database/postgres.ts';
import { migrate } from '../migrate.ts';

/** Vitest's global set-up: migrates one database that the tests copy, which is far quicker than migrating each. */
export async function setup(): Promise<() => void> {
	const server = process.env.TEST_DATABASE_URL;
	if (server) {
		const maintenance = openPostgres(server, { connections: 1 });
		await maintenance.script('drop database if exists hoopoe_template');
		await maintenance.script('create database hoopoe_template');
		const url = new URL(server);
		url.pathname = '/hoopoe_template';
		const template = openPostgres(url.href, { connections: 2 });
		await migrate(template);
		await template.close();
		await maintenance.close();
		return () => {};
	}
	const folder = mkdtempSync(join(tmpdir(), 'hoopoe-template-'));
	const template = await openPglite(folder);
	await migrate(template);
	await template.close();
	process.env.TEST_PGLITE_TEMPLATE = folder;
	return () => rmSync(folder, { recursive: true, force: true });
}
