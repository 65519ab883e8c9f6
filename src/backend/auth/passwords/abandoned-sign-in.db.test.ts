import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#src/platform/database/database.ts';
import { openTestDatabase } from '#src/platform/testing/test-database.ts';
import { openTestApp } from '#src/testing/test-app.ts';
import { createPasswords, type Passwords } from './passwords.ts';

let database: Database;
beforeAll(async () => {
	database = await openTestDatabase();
});
afterAll(() => database.close());

/** A server on a port where one password is hashed at a time and none is queued; after `hold` hashes never end. */
async function openServer(settings: Record<string, string> = {}) {
	const real = createPasswords({ cost: 4, parallel: 1, longestWaitMs: 0 });
	const signals: AbortSignal[] = [];
	const passwords: Passwords = {
		...real,
		verify(password, encoded, signal) {
			signals.push(signal);
			return holding ? held(signal) : real.verify(password, encoded, signal);
		},
	};
	let holding = false;
	const held = (signal: AbortSignal) =>
		new Promise<boolean>((_, reject) =>
			signal.addEventListener('abort', () => reject(new Error('left')), { once: true }),
		);
	const { app, client, logged } = await openTestApp(database, settings, { passwords });
	const server = createServer();
	server.on('request', getRequestListener(app.fetch));
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	const email = `${crypto.randomUUID()}@example.org`;
	const password = 'a password';
	await client().auth.signUp({ email, password });
	const { port } = server.address() as AddressInfo;
	return {
		signals,
		logged,
		hold: () => {
			holding = true;
		},
		signIn: (signal?: AbortSignal) =>
			fetch(`http://127.0.0.1:${port}/auth/v1/token?grant_type=password`, {
				method: 'POST',
				headers: { 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01' },
				body: JSON.stringify({ email, password }),
				signal: signal ?? null,
			}),
		close: () => {
			server.closeAllConnections();
			server.close();
		},
	};
}

const until = async (holds: () => boolean) => {
	while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5));
};

describe('an abandoned sign-in', () => {
	it('is cancelled when the client disconnects', async () => {
		const server = await openServer();
		expect((await server.signIn()).status).toBe(200);
		server.hold();
		const leaving = new AbortController();
		const answer = server.signIn(leaving.signal);
		await until(() => server.signals.length === 2);
		expect(server.signals[1]?.aborted).toBe(false);
		leaving.abort();
		await expect(answer).rejects.toThrow();
		await until(() => server.signals[1]?.aborted === true);
		server.close();
	});

	it('is cancelled after the time-out was answered', async () => {
		const server = await openServer({ REQUEST_TIMEOUT: '1' });
		server.hold();
		const answer = await server.signIn();
		expect([answer.status, (await answer.json()).code]).toEqual([504, 'request_timeout']);
		await until(() => server.signals[0]?.aborted === true);
		server.close();
	});
});

describe('more sign-ins than the queue takes', () => {
	it('are refused at once in the words of the service, which logs no fault', async () => {
		const server = await openServer();
		const answers = await Promise.all(Array.from({ length: 40 }, () => server.signIn()));
		const refused = answers.find(({ status }) => status === 503);
		expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]));
		expect(refused?.headers.get('retry-after')).toBe('1');
		expect(refused?.headers.get('x-sb-error-code')).toBe('over_capacity');
		expect(await refused?.json()).toEqual({ code: 'over_capacity', message: expect.any(String) });
		expect(server.logged()).toContain('too many password hashes wait already');
		expect(server.logged()).not.toContain('auth request failed');
		server.close();
	});
});
