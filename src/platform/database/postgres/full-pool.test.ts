import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import type { Database } from '../database.ts';
import { openPostgres } from './postgres.ts';

let server: TestServer | null;
let database: Database;
beforeAll(async () => {
	server = await startTestServer();
	if (server) database = openPostgres(server.address, { connections: 2, queue: 1 });
});
afterAll(async () => {
	await database?.close();
	await server?.stop();
});

const busy = { name: 'DatabaseUnavailable', code: 'busy' };
const work = () => database.query('select pg_sleep(2)');

it('says that it is full, at once where too many wait, and where a wait was too long', async (context) => {
	if (!server) return context.skip();
	const running = [work(), work()];
	const began = performance.now();
	const waits = database.query('select 1');
	await expect(database.query('select 1')).rejects.toMatchObject(busy);
	expect(performance.now() - began).toBeLessThan(500);
	await expect(waits).rejects.toMatchObject(busy);
	await Promise.all(running);
	expect((await database.query('select 1 as n')).rows).toEqual([{ n: 1 }]);
});
