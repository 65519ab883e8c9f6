import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect } from '@playwright/test';
import { giveReadyFolder } from '../src/platform/testing/ready-folder.ts';
import { askHafez, test as plain, questions, says, signUp } from './support/fixtures.ts';
import { type Server, spawnServer, startServer } from './support/server.ts';

/** A folder with a database, for the length of a test; a server in it is started by `start`, and ends with the test. */
const test = plain.extend<{ folder: string; start: (port?: number) => Promise<Server> }>({
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
	folder: async ({}, use) => {
		const folder = mkdtempSync(join(tmpdir(), 'hoopoe-durability-'));
		await giveReadyFolder(folder);
		await use(folder);
		rmSync(folder, { recursive: true, force: true });
	},
	start: async ({ folder }, use) => {
		const started: Server[] = [];
		await use(async (port) => {
			const server = await startServer({ DATA_DIR: folder }, port);
			started.push(server);
			return server;
		});
		for (const server of started) await server.stop();
	},
});

test('what was kept is there after the server was killed and started again, and the session still counts', async ({
	page,
	start,
}) => {
	const server = await start();
	await page.goto(`${server.address}/fa/auth?next=/fa/hafez`);
	await signUp(page, 'fa');
	await askHafez(page, 'fa');
	await expect(page.getByText(says.fa.reading.saved)).toBeVisible();
	await server.stop();
	// The session is kept by the browser for this address alone.
	await start(Number(new URL(server.address).port));
	await page.goto(`${server.address}/fa/history`);
	await expect(page.getByText(questions.fa)).toHaveCount(1);
});

test('a second process on the same embedded database refuses with a clear message', async ({ folder, start }) => {
	const server = await start();
	const second = spawnServer({ PORT: '0', DATA_DIR: folder });
	const [message, [code]] = await Promise.all([text(second.stderr as Readable), once(second, 'exit')]);
	expect(code).toBe(1);
	expect(message.trim()).toBe(
		`Another process (${server.process.pid}) has the database in ${folder} open. Stop it first, or give this one its own DATA_DIR.`,
	);
});

test('asked to stop, the server finishes what runs', async ({ start }) => {
	const { address, process: server } = await start();
	const ended = once(server, 'exit');
	const sent = request(`${address}/auth/v1/signup`, {
		method: 'POST',
		headers: { 'content-type': 'application/json', expect: '100-continue' },
	});
	const answered = once(sent, 'response');
	sent.flushHeaders();
	// The server has the request in hand; its body comes after the signal, once it takes no new ones.
	await once(sent, 'continue');
	server.kill('SIGTERM');
	const takesMore = () =>
		fetch(`${address}/ready`, { headers: { connection: 'close' } }).then(
			() => true,
			() => false,
		);
	await expect.poll(takesMore).toBe(false);
	sent.end(JSON.stringify({ email: 'last@example.org', password: 'a long password' }));
	const [response] = (await answered) as [IncomingMessage];
	response.resume();
	expect(response.statusCode).toBe(200);
	expect((await ended)[0]).toBe(0);
});
