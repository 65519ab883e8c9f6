import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#src/platform/database/database.ts';
import { openTestDatabase } from '#src/platform/testing/test-database.ts';
import { openTestApp, type TestApp } from '#src/testing/test-app.ts';
import { png } from './testing/files.ts';

let database: Database;
let testApp: TestApp;
let person: Awaited<ReturnType<TestApp['signedIn']>>;
let hasTimers = true;
beforeAll(async () => {
	database = await openTestDatabase();
	const { rows } = await database.query<{ version: string }>('select version()');
	hasTimers = !/emscripten|pglite/i.test(rows[0]?.version ?? '');
	testApp = await openTestApp(database, {
		STATEMENT_TIMEOUT_ANON: '1',
		STATEMENT_TIMEOUT_AUTHENTICATED: '1',
		REQUEST_TIMEOUT: '1',
		DATABASE_CONNECTIONS: '8',
	});
	person = await testApp.signedIn();
});
afterAll(() => database.close());

const from = (address: string) => ({ incoming: { socket: { remoteAddress: address } } });
async function ask(path: string, init: RequestInit, address: string) {
	const began = performance.now();
	const response = await testApp.app.request(`/storage/v1${path}`, init, from(address));
	const { code } = (await response.json()) as { code: string };
	return { status: response.status, code, ms: performance.now() - began };
}

/** Runs `work` while no other connection can read or write a table. */
const whileLocked = <T>(table: string, work: () => Promise<T>): Promise<T> =>
	database.transaction(async (tx) => {
		await tx.query(`lock table ${table} in access exclusive mode`);
		return work();
	});
const waiting = async () => {
	const { rows } = await database.query<{ n: number }>(
		"select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock' and query like '%storage.objects%'",
	);
	return rows[0]?.n;
};

describe('while storage.objects is locked', () => {
	it('a visitor is answered 504 after the time of their statements, and has half of the connections', async (test) => {
		if (!hasTimers) return test.skip();
		const path = '/object/public/avatars/x/y.png';
		const answers = await whileLocked('storage.objects', async () => {
			const asked = Promise.all(Array.from({ length: 8 }, () => ask(path, {}, '203.0.113.5')));
			await expect.poll(waiting).toBe(4);
			return asked;
		});
		expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(504));
		expect(answers.filter(({ code }) => code === 'DatabaseTimeout').length).toBeGreaterThanOrEqual(4);
		expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(4000);
		expect(testApp.logged()).not.toContain('storage failed');
	});

	it('so is somebody who is signed in, reading and writing', async (test) => {
		if (!hasTimers) return test.skip();
		const { data } = await person.client.auth.getSession();
		const headers = { authorization: `Bearer ${data.session?.access_token}`, 'content-type': 'image/png' };
		const path = `/object/avatars/${person.userId}/a.png`;
		const answers = await whileLocked('storage.objects', () =>
			Promise.all([
				ask(path, { headers }, '203.0.113.6'),
				ask(path, { method: 'POST', headers, body: png() }, '203.0.113.6'),
			]),
		);
		for (const { status, code, ms } of answers) {
			expect([status, code]).toEqual([504, 'DatabaseTimeout']);
			expect(ms).toBeLessThan(4000);
		}
	});
});

it('an upload may take longer than REQUEST_TIMEOUT as long as it goes on', async () => {
	const { data } = await person.client.auth.getSession();
	const bytes = png();
	const body = new ReadableStream({
		async start(controller) {
			for (let at = 0; at < bytes.length; at += Math.ceil(bytes.length / 6)) {
				controller.enqueue(bytes.subarray(at, at + Math.ceil(bytes.length / 6)));
				await new Promise((resolve) => setTimeout(resolve, 500));
			}
			controller.close();
		},
	});
	const response = await testApp.app.request(
		`/storage/v1/object/avatars/${person.userId}/slow.png`,
		{
			method: 'POST',
			headers: { authorization: `Bearer ${data.session?.access_token}`, 'content-type': 'image/png' },
			body,
			duplex: 'half',
		} as RequestInit,
		from('203.0.113.7'),
	);
	expect(response.status).toBe(200);
});

it('a request that does not end is answered 504', async () => {
	const { data } = await person.client.auth.getSession();
	const init = {
		method: 'POST',
		headers: { authorization: `Bearer ${data.session?.access_token}` },
		// Its end never comes.
		body: new ReadableStream(),
		duplex: 'half',
	} as RequestInit;
	const answer = await ask('/object/list/avatars', init, '203.0.113.8');
	expect([answer.status, answer.code]).toEqual([504, 'request_timeout']);
});
