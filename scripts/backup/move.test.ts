import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../src/platform/database/database.ts';
import { openDatabase } from '../../src/platform/database/open-database.ts';
import { openPostgres, type ServerAddress } from '../../src/platform/database/postgres/postgres.ts';
import { migrate } from '../../src/platform/migrate.ts';
import { silentLog } from '../../src/platform/process/log.ts';
import { readConfig } from '../../src/platform/settings/config.ts';
import { giveReadyFolder } from '../../src/platform/testing/ready-folder.ts';
import { makeTestDatabase } from '../../src/platform/testing/test-database.ts';
import { beginSnapshot, dump } from '../../src/platform/transfer/dump.ts';
import type { DatabaseRecord } from '../../src/platform/transfer/records.ts';
import { runScript } from '../testing/run-command.ts';

const PATIENCE = 240_000;
const READINGS = 2_000;
const folder = mkdtempSync(join(tmpdir(), 'hoopoe-move-'));
chmodSync(folder, 0o755);
const settings = (name: string) => ({ DATA_DIR: join(folder, name) });

let server: { database: Database; address: ServerAddress };
beforeAll(async () => {
	await giveReadyFolder(join(folder, 'first'));
	server = await makeTestDatabase();
});
afterAll(async () => {
	await server.database.close();
	rmSync(folder, { recursive: true, force: true });
});

function urlOf(address: ServerAddress): string {
	if ('url' in address) return address.url;
	const { user, password, host, port, database } = address;
	return `postgres://${user}:${password}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
}
async function withEmbedded<T>(name: string, work: (database: Database) => Promise<T>): Promise<T> {
	const database = await openDatabase(readConfig(settings(name)), silentLog);
	try {
		await migrate(database);
		return await work(database);
	} finally {
		await database.close();
	}
}
/** The pool of the test database stays unused: a connection of it would be a server's. */
async function withServer(work: (database: Database) => Promise<void>): Promise<void> {
	const database = openPostgres(server.address);
	try {
		await work(database);
	} finally {
		await database.close();
	}
}
const everythingIn = (database: Database) =>
	database.transaction(async (tx) => {
		await beginSnapshot(tx);
		const records: DatabaseRecord[] = [];
		for await (const record of dump(tx)) records.push(record);
		return records;
	});

it('carries everything to a server and back, counted and compared', { timeout: PATIENCE }, async () => {
	const before = await withEmbedded('first', async (database) => {
		await database.query(
			`with person as (
				insert into auth.users (id, aud, role, email)
				values (gen_random_uuid(), 'authenticated', 'authenticated', 'a@example.org') returning id)
			insert into public.hafez_readings (user_id, poem_id, question, interpretation)
			select id, 1, 'سؤال ' || n, 'answer' from person, generate_series(1, $1) as n`,
			[READINGS],
		);
		return everythingIn(database);
	});
	const url = urlOf(server.address);
	const there = await runScript('move', [url], settings('first'));
	expect(there).toMatchObject({ code: 0, err: '' });
	expect(there.out).toContain('public.hafez_readings: 2,000 rows, the same on both sides');
	expect(await runScript('move', [url], settings('first'))).toMatchObject({
		code: 1,
		err: 'The database to move to holds 1 account. --replace puts what is moved in their place.',
	});
	await withServer(async (database) => {
		expect(await everythingIn(database)).toEqual(before);
		expect(await runScript('move', [url, '--back'], settings('second'))).toMatchObject({
			code: 1,
			err: expect.stringContaining('Servers are connected to that database'),
		});
	});
	expect(await runScript('move', [url, '--back'], settings('second'))).toMatchObject({ code: 0, err: '' });
	expect(await withEmbedded('second', everythingIn)).toEqual(before);
});

it('is refused while the embedded database serves', { timeout: PATIENCE }, async () => {
	await withEmbedded('first', async () => {
		expect(await runScript('move', [urlOf(server.address)], settings('first'))).toMatchObject({
			code: 1,
			err: expect.stringMatching(/^Another process \(\d+\) has the database in /),
		});
	});
});

it.each<[string, string[], string]>([
	['no address', [], 'wants the address of a PostgreSQL server'],
	['a server that is not there', ['postgres://127.0.0.1:1/x'], 'cannot be reached'],
])('is refused with %s', { timeout: PATIENCE }, async (_, words, message) => {
	const { code, err } = await runScript('move', words, settings('first'));
	expect([code, err]).toEqual([1, expect.stringContaining(message)]);
});
