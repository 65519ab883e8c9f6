import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import type { Database } from '#src/platform/database/database.ts';
import type { ServerAddress } from '#src/platform/database/postgres/postgres.ts';
import { makeTestDatabase } from '#src/platform/testing/test-database.ts';
import { STEADY_MS } from './platform/workers/fork-workers.ts';
import { type Line, startWorkers, type WorkingServer } from './testing/workers.ts';

const built = existsSync(new URL('../build/server/index.js', import.meta.url));
const publishable = 'sb_publishable_workers_of_a_test';
const secret = 'sb_secret_workers_of_a_test';

/** A database's address as DATABASE_URL. */
function urlOf(address: ServerAddress): string {
	if ('url' in address) return address.url;
	const { host, port, user, password, database } = address;
	return `postgres://${user}:${password}@localhost/${database}?host=${encodeURIComponent(host)}&port=${port}`;
}

/** Needs the built pages; `npm test` builds them first. */
describe.runIf(built)('worker processes on one database', () => {
	let database: Database;
	let settings: Record<string, string>;
	let server: WorkingServer;
	let lines: Line[];
	let begun: number;
	beforeAll(async () => {
		const made = await makeTestDatabase();
		database = made.database;
		settings = {
			DATABASE_URL: urlOf(made.address),
			PUBLISHABLE_KEY: publishable,
			SECRET_KEY: secret,
			TRUSTED_PROXIES: '1',
			DAILY_ARTICLES_COUNT: '2',
			SITE_URL: 'http://localhost:3000',
		};
		server = await startWorkers({ ...settings, WEB_CONCURRENCY: '2' });
		lines = await server.connectToAll(2);
		begun = Date.now();
	}, 300_000);
	afterAll(async () => {
		server.process.kill('SIGKILL');
		await database.close();
	});

	const post = (line: Line | undefined, path: string, body: unknown, headers: Record<string, string> = {}) =>
		(line as Line).ask(path, { method: 'POST', headers: { apikey: publishable, ...headers }, body });

	it('count a limit together', async () => {
		const headers = { 'x-forwarded-for': '203.0.113.7' };
		const statuses: number[] = [];
		for (let turn = 0; turn < 40; turn++)
			statuses.push((await post(lines[turn % 2], '/auth/v1/verify', { type: 'email', token: '1' }, headers)).status);
		expect(statuses.filter((status) => status !== 429)).toHaveLength(30);
	});

	it('all know at once who has signed out', async () => {
		const email = `${randomUUID()}@example.org`;
		const { body } = await post(lines[0], '/auth/v1/signup', { email, password: 'a long password' });
		const headers = { apikey: publishable, authorization: `Bearer ${JSON.parse(body).access_token}` };
		expect((await lines[1]?.ask('/auth/v1/user', { headers }))?.status).toBe(200);
		expect((await post(lines[0], '/auth/v1/logout', undefined, headers)).status).toBe(204);
		expect((await lines[1]?.ask('/auth/v1/user', { headers }))?.status).toBe(403);
	});

	it('all show at once what was changed in an article', async () => {
		const slug = `told-${randomUUID()}`;
		const headers = { apikey: secret };
		const article = { slug, title_en: 'As it was', content_en: 'A text.', published: true };
		expect((await post(lines[0], '/rest/v1/blog_articles', article, headers)).status).toBe(201);
		const read = async (line: Line | undefined) => (await line?.ask(`/en/blog/${slug}`))?.body ?? '';
		for (const line of lines) expect(await read(line)).toContain('As it was');
		await lines[0]?.ask(`/rest/v1/blog_articles?slug=eq.${slug}`, {
			method: 'PATCH',
			headers,
			body: { title_en: 'As it is now' },
		});
		for (const line of lines) await expect.poll(() => read(line), { timeout: 1500 }).toContain('As it is now');
	});

	it('answer with the sum of what all of them counted', async () => {
		const healthy = async (line: Line | undefined) => {
			const text = (await line?.ask('/metrics', { headers: { 'x-forwarded-for': '127.0.0.1' } }))?.body ?? '';
			return Number(/^hoopoe_http_request_seconds_count\{endpoint="health".*\} (\d+)$/m.exec(text)?.[1]);
		};
		const before = await healthy(lines[0]);
		for (const line of lines) await line.ask('/health');
		expect(await healthy(lines[1])).toBe(before + 2);
	});

	it('of two servers write the articles of the day once', async () => {
		const other = await startWorkers({ ...settings, WEB_CONCURRENCY: '1' });
		try {
			const line = await other.connect();
			const ask = (one: Line | undefined) =>
				post(one, '/functions/v1/generate-daily-articles', {}, { apikey: secret }).then(({ body }) => JSON.parse(body));
			const answers = await Promise.all([ask(lines[0]), ask(lines[1]), ask(line)]);
			for (const { today } of answers) expect(today.length).toBeLessThanOrEqual(2);
			const written = 'select id from internal.articles_written where slot is not null and article_id is not null';
			await expect.poll(async () => (await database.query(written)).rows.length, { timeout: 20_000 }).toBe(2);
		} finally {
			await other.stop();
		}
	}, 300_000);

	it('pass on messages between clients, and close their sockets for a reconnect when they stop', async () => {
		const own = await startWorkers({ ...settings, WEB_CONCURRENCY: '2' });
		onTestFinished(() => void own.process.kill('SIGKILL'));
		await own.connectToAll(2);
		const open = async () => {
			const socket = new WebSocket(
				`${own.url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${publishable}&vsn=1.0.0`,
			);
			let heard = '';
			const closed = new Promise<number>((resolve) => socket.once('close', resolve));
			socket.on('message', (said) => {
				heard += said;
			});
			await new Promise((opened, failed) => socket.once('open', opened).once('error', failed));
			socket.send('{"topic":"realtime:room","event":"phx_join","payload":{},"ref":"1","join_ref":"1"}');
			await expect.poll(() => heard).toContain('"status":"ok"');
			return { socket, closed, heard: () => heard };
		};
		// One connection after the other goes to the other worker.
		const sockets = [await open(), await open(), await open(), await open()];
		const say = (word: string) =>
			sockets[0]?.socket.send(
				`{"topic":"realtime:room","event":"broadcast","payload":{"event":"${word}"},"ref":"2","join_ref":"1"}`,
			);
		say('first');
		for (const { heard } of sockets.slice(1)) await expect.poll(heard).toContain('first');

		await own.stop();
		expect(await Promise.all(sockets.map(({ closed }) => closed))).toEqual([1012, 1012, 1012, 1012]);
	}, 300_000);

	it('are replaced when they are killed, while the others go on', async () => {
		// Only a worker that has lived so long is replaced without a pause: the wait is part of what is tested.
		await pause(begun + STEADY_MS - Date.now());
		const before = server.pids();
		let failed = 0;
		let served = 0;
		let dying = true;
		const crowd = Array.from({ length: 4 }, async () => {
			while (dying) {
				const answer = await server
					.askOnce('/rest/v1/blog_articles?select=id', { headers: { apikey: secret } })
					.catch(() => null);
				if (answer?.status === 200) served++;
				else failed++;
				await pause(50);
			}
		});
		process.kill(before[0] as number, 'SIGKILL');
		await expect.poll(() => server.pids().filter((pid) => !before.includes(pid)).length, { timeout: 10_000 }).toBe(1);
		const again = await server.connectToAll(2);
		dying = false;
		await Promise.all(crowd);
		for (const line of again) line.close();
		// What the killed one was working on is lost, one request a client at most.
		expect(failed).toBeLessThanOrEqual(4);
		expect(served).toBeGreaterThan(0);
		expect(server.logged()).toContainEqual(
			expect.objectContaining({ msg: 'a worker process ended and is replaced', signal: 'SIGKILL', pause: 0 }),
		);
	}, 300_000);

	it('answer what runs when they are told to stop, and end', async () => {
		const all = await server.connectToAll(2);
		const workers = server.pids();
		const running = all.map((line) =>
			post(line, '/auth/v1/signup', { email: `${randomUUID()}@example.org`, password: 'a long password' }),
		);
		await pause(20);
		expect(await server.stop()).toBe(0);
		for (const answer of await Promise.all(running)) expect(answer.status).toBe(200);
		for (const pid of workers) expect(() => process.kill(pid, 0)).toThrow();
	}, 60_000);
});
