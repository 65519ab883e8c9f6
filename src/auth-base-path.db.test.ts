import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { AuthClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#src/platform/database/database.ts';
import { openTestDatabase } from '#src/platform/testing/test-database.ts';
import { openTestApp, type TestApp } from './testing/test-app.ts';

let database: Database;
beforeAll(async () => {
	database = await openTestDatabase();
});
afterAll(() => database.close());

/** The bare auth client, as tools use it that know of nothing but the auth service. */
const clientAt = (url: string, fetch: typeof globalThis.fetch) =>
	new AuthClient({ url, fetch, persistSession: false, autoRefreshToken: false });
const fetchOf = ({ app }: TestApp) =>
	((input: string, init?: RequestInit) => app.request(input, init)) as typeof globalThis.fetch;

describe('the auth service', () => {
	it.each([
		['/', 'http://localhost:3000'],
		['/', 'http://localhost:3000/auth/v1'],
		['/identity', 'http://localhost:3000/identity'],
		['/identity', 'http://localhost:3000/auth/v1'],
	])('with AUTH_BASE_PATH %s is at %s', async (AUTH_BASE_PATH, url) => {
		const app = await openTestApp(database, { AUTH_BASE_PATH });
		const client = clientAt(url, fetchOf(app));
		const email = `${crypto.randomUUID()}@example.com`;
		const { data, error } = await client.signUp({ email, password: 'correct horse' });
		expect([error, data.user?.email]).toEqual([null, email]);
		expect((await client.getUser()).data.user?.email).toBe(email);
		const wrong = await client.signInWithPassword({ email, password: 'wrong' });
		expect(wrong.error?.code).toBe('invalid_credentials');
	});

	it('is nowhere else by itself', async () => {
		const { app } = await openTestApp(database);
		expect((await app.request('/signup', { method: 'POST', body: '{}' })).status).toBe(404);
	});

	it('at the root leaves the other endpoints as they are, and answers browsers of other origins', async () => {
		const { app } = await openTestApp(database, { AUTH_BASE_PATH: '/' });
		expect(await (await app.request('/health')).json()).toEqual({ status: 'ok' });
		expect((await app.request('/rest/v1/blog_articles')).status).toBe(200);
		expect((await app.request('/nothing')).status).toBe(404);
		const preflight = await app.request('/token', { method: 'OPTIONS', headers: { origin: 'https://a.example' } });
		expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, '*']);
	});

	it('at the root of a real port reads bodies and knows who calls', async () => {
		const { app } = await openTestApp(database, { AUTH_BASE_PATH: '/' });
		const server = createServer(getRequestListener(app.fetch));
		await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
		try {
			const client = clientAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, fetch);
			const { data, error } = await client.signUp({
				email: `${crypto.randomUUID()}@example.com`,
				password: 'correct horse',
			});
			expect(error).toBeNull();
			const { rows } = await database.query<{ ip: string }>(
				'select host(ip) as ip from auth.sessions where user_id = $1',
				[data.user?.id],
			);
			expect(rows).toEqual([{ ip: '127.0.0.1' }]);
		} finally {
			server.closeAllConnections();
			server.close();
		}
	});
});
