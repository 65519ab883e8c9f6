import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { askHafez, questions, says, signUp, test } from './house.ts';

/** These tests start servers on the same port, one after the other. */
test.describe.configure({ mode: 'serial' });

const PORT = 4174;
const address = `http://localhost:${PORT}`;

/** Starts a server of its own on the folder and waits until it is ready. */
async function start(folder: string): Promise<ChildProcess> {
	const server = spawn('node', ['src/main.ts'], {
		env: {
			...process.env,
			NODE_ENV: 'production',
			PORT: String(PORT),
			DATA_DIR: folder,
			RATE_LIMITS: 'off',
			DAILY_ARTICLES: 'off',
			LOG_LEVEL: 'error',
		},
		stdio: 'ignore',
	});
	await expect
		.poll(
			() =>
				fetch(`${address}/ready`).then(
					(answer) => answer.status,
					() => 0,
				),
			{ timeout: 30_000 },
		)
		.toBe(200);
	return server;
}

test('what was kept is there after the server was killed and started again, and the session still counts', async ({
	page,
}) => {
	const folder = mkdtempSync(join(tmpdir(), 'hoopoe-kill-'));
	let server = await start(folder);
	try {
		await page.goto(`${address}/fa/auth?next=/fa/hafez`);
		await signUp(page, 'fa');
		await askHafez(page, 'fa');
		await expect(page.getByText(says.fa.reading.saved)).toBeVisible();
		const ended = new Promise((done) => server.once('exit', done));
		server.kill('SIGKILL');
		await ended;
		server = await start(folder);
		await page.goto(`${address}/fa/history`);
		await expect(page.getByText(questions.fa)).toHaveCount(1);
	} finally {
		server.kill('SIGKILL');
		rmSync(folder, { recursive: true, force: true });
	}
});

test('a second process on the same embedded database refuses with a clear message', async () => {
	const folder = mkdtempSync(join(tmpdir(), 'hoopoe-second-'));
	const server = await start(folder);
	try {
		const second = spawn('node', ['src/main.ts'], {
			env: { ...process.env, NODE_ENV: 'production', PORT: '0', DATA_DIR: folder },
			stdio: ['ignore', 'ignore', 'pipe'],
		});
		let message = '';
		second.stderr.on('data', (chunk) => {
			message += chunk;
		});
		const code = await new Promise((done) => second.once('exit', done));
		expect(code).toBe(1);
		expect(message.trim()).toBe(
			`Another process (${server.pid}) has the database in ${folder} open. Stop it first, or give this one its own DATA_DIR.`,
		);
	} finally {
		server.kill('SIGKILL');
		rmSync(folder, { recursive: true, force: true });
	}
});

test('asked to stop, the server finishes what runs', async () => {
	const folder = mkdtempSync(join(tmpdir(), 'hoopoe-stop-'));
	const server = await start(folder);
	const ended = new Promise((done) => server.once('exit', done));
	const sent = request(`${address}/auth/v1/signup`, {
		method: 'POST',
		headers: { 'content-type': 'application/json', expect: '100-continue' },
	});
	const status = new Promise((answer, fail) =>
		sent.once('error', fail).once('response', (response) => {
			response.resume();
			answer(response.statusCode);
		}),
	);
	sent.flushHeaders();
	// The server has the request in hand; its body comes after the signal.
	await new Promise((taken) => sent.once('continue', taken));
	server.kill('SIGTERM');
	await new Promise((done) => setTimeout(done, 200));
	sent.end(JSON.stringify({ email: 'last@example.org', password: 'a long password' }));
	expect(await status).toBe(200);
	expect(await ended).toBe(0);
	rmSync(folder, { recursive: true, force: true });
});
