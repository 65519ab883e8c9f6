import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorTexts } from '#src/pages/error-texts.ts';
import { type Database, DatabaseUnavailable } from '#src/platform/database/database.ts';
import { createLimits, limitKinds } from '#src/platform/limits/limits.ts';
import { openTestDatabase } from '#src/platform/testing/test-database.ts';
import { openTestApp, type TestApp } from '#src/testing/test-app.ts';

let database: Database;
let testApp: TestApp;
beforeAll(async () => {
	database = await openTestDatabase();
	testApp = await openTestApp(database);
});
afterAll(() => database.close());

const get = (path: string, headers: Record<string, string> = {}) => testApp.app.request(path, { headers });

describe('the operator’s endpoints', () => {
	it('report that the server is up, and that the database answers', async () => {
		expect(await (await get('/health')).json()).toEqual({ status: 'ok' });
		expect(await (await get('/ready')).json()).toEqual({ status: 'ready', database: database.kind });
	});

	it('count requests by endpoint, for the operator only', async () => {
		await get('/health');
		expect(await (await get('/metrics')).text()).toContain(
			'hoopoe_http_request_seconds_count{endpoint="health",method="GET",status="2xx"}',
		);
		const guarded = await openTestApp(database, { METRICS_TOKEN: 'let-me-in' });
		expect((await guarded.app.request('/metrics')).status).toBe(403);
		expect((await guarded.app.request('/metrics', { headers: { authorization: 'Bearer let-me-in' } })).status).toBe(
			200,
		);
		const far = await openTestApp(database, { TRUSTED_PROXIES: '1' });
		expect((await far.app.request('/metrics', { headers: { 'x-forwarded-for': '203.0.113.9' } })).status).toBe(403);
	});

	it('list every public page in every language for crawlers', async () => {
		const sitemap = await (await get('/sitemap.xml')).text();
		for (const path of ['/en', '/fa/hafez', '/ar/explore', '/es/about'])
			expect(sitemap).toContain(`<loc>http://localhost:3000${path}</loc>`);
		expect(sitemap).not.toContain('/profile');
		expect(await (await get('/robots.txt')).text()).toContain('Sitemap: http://localhost:3000/sitemap.xml');
	});
});

describe('the OAuth server', () => {
	it('is found behind the well-known names at the root, from any origin', async () => {
		const on = await openTestApp(database, { AUTH_OAUTH_SERVER: 'on' });
		for (const name of ['openid-configuration', 'oauth-authorization-server']) {
			const answer = await on.app.request(`/.well-known/${name}/auth/v1`);
			expect(answer.headers.get('access-control-allow-origin')).toBe('*');
			expect(await answer.json()).toMatchObject({ issuer: 'http://localhost:3000/auth/v1' });
		}
		expect((await get('/.well-known/oauth-authorization-server/auth/v1')).status).toBe(404);
	});

	it('gives apps no access to rows of users', async () => {
		const { keys } = testApp.parts;
		const sub = crypto.randomUUID();
		for (const claims of [
			{ role: 'authenticated', sub, client_id: crypto.randomUUID() },
			{ sub, aud: crypto.randomUUID(), at_hash: 'x' },
		]) {
			const answer = await get('/rest/v1/hafez_readings', { authorization: `Bearer ${await keys.sign(claims)}` });
			expect([answer.status, await answer.json()]).toEqual([403, expect.objectContaining({ code: '42501' })]);
		}
	});
});

describe('every request', () => {
	it('has an id, in its answer and in its line of the log', async () => {
		const id = (await get('/health')).headers.get('x-request-id') ?? '';
		expect(id).toMatch(/^[0-9a-f-]{36}$/);
		expect(testApp.logged()).toContain(id);
	});

	it('is logged without its query and without what is asked', async () => {
		const question = 'will my secret love come back';
		await get(`/rest/v1/hafez_readings?question=eq.${encodeURIComponent(question)}`);
		await testApp.client().functions.invoke('hafez-interpretation', { body: { poem: 'x', question, language: 'en' } });
		await testApp.client().auth.signInWithPassword({ email: 'somebody@private.example', password: 'hunter2 hunter2' });
		for (const part of ['secret', 'somebody@', 'hunter2']) expect(testApp.logged()).not.toContain(part);
	});

	it.each(['/auth/v1/nothing', '/rest/v1/../nothing', '/functions/v1/nothing', '/storage/v1/nothing'])(
		'to the unknown path %s is answered in JSON',
		async (path) => {
			const answer = await get(path);
			expect(answer.status).toBeGreaterThanOrEqual(400);
			expect(answer.status).toBeLessThan(500);
		},
	);

	it('of another origin may read what a client needs', async () => {
		const answer = await testApp.app.request('/auth/v1/settings', {
			method: 'OPTIONS',
			headers: {
				origin: 'https://elsewhere.example',
				'access-control-request-method': 'POST',
				'access-control-request-headers': 'apikey,x-supabase-api-version',
			},
		});
		expect(answer.headers.get('access-control-allow-headers')).toContain('apikey');
		const settings = await get('/auth/v1/settings', { origin: 'https://elsewhere.example' });
		expect(settings.headers.get('access-control-expose-headers')?.toLowerCase()).toContain('x-supabase-api-version');
	});
});

describe('limits', () => {
	const from = (address: string) => ({ 'x-forwarded-for': address, 'content-type': 'application/json' });

	it('of size: a body that is too large is refused, and nothing is read of it', async () => {
		const small = await openTestApp(database, { BODY_LIMIT: '2000' });
		for (const path of ['/auth/v1/signup', '/rest/v1/hafez_readings', '/functions/v1/hafez-interpretation']) {
			const answer = await small.app.request(path, {
				method: 'POST',
				body: JSON.stringify({ question: 'x'.repeat(3000) }),
				headers: { 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01' },
			});
			expect(answer.status).toBe(413);
			expect(answer.headers.get('x-sb-error-code')).toBe('request_entity_too_large');
			expect(await answer.json()).toMatchObject({ message: 'Request body too large (max 2000 bytes)' });
		}
	});

	it('of time: work that takes too long is answered with 504', async () => {
		const slow: Database = { ...database, query: () => new Promise(() => {}), batch: () => new Promise(() => {}) };
		const { app } = await openTestApp(database, { REQUEST_TIMEOUT: '1' }, { database: slow });
		const answer = await app.request('/auth/v1/token?grant_type=password', {
			method: 'POST',
			body: '{"email":"a@b.co","password":"123456"}',
			headers: { 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01' },
		});
		expect(answer.status).toBe(504);
		expect(answer.headers.get('x-supabase-api-version')).toBe('2024-01-01');
		expect(await answer.json()).toMatchObject({
			code: 'request_timeout',
			message: 'Processing this request timed out, please retry after a moment.',
		});
	});

	it('of rate, per address: the next one waits, another address does not', async () => {
		const limits = createLimits({ enabled: true, kinds: { ...limitKinds, request: { points: 3, seconds: 60 } } });
		const { app } = await openTestApp(database, { TRUSTED_PROXIES: '1' }, { limits });
		const ask = (address: string) => app.request('/rest/v1/blog_articles?select=id', { headers: from(address) });
		for (let count = 0; count < 3; count++) expect((await ask('203.0.113.1')).status).toBe(200);
		const refused = await ask('203.0.113.1');
		expect(refused.status).toBe(429);
		expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
		expect((await ask('203.0.113.2')).status).toBe(200);
		// Addresses that the visitor sends before that of the proxy are not trusted.
		expect(
			(await app.request('/rest/v1/blog_articles?select=id', { headers: from('203.0.113.77, 203.0.113.1') })).status,
		).toBe(429);
	});

	it('of rate, per user: wherever they come from', async () => {
		const limits = createLimits({ enabled: true, kinds: { ...limitKinds, request: { points: 4, seconds: 60 } } });
		const { userId } = await testApp.signedIn();
		const token = await testApp.parts.keys.sign({
			sub: userId,
			role: 'authenticated',
			aud: 'authenticated',
			exp: Math.floor(Date.now() / 1000) + 60,
		});
		const { app } = await openTestApp(database, { TRUSTED_PROXIES: '1' }, { limits });
		const ask = (address: string) =>
			app.request('/rest/v1/hafez_readings?select=id', {
				headers: { ...from(address), authorization: `Bearer ${token}` },
			});
		for (let count = 0; count < 4; count++) expect((await ask(`203.0.113.${count + 10}`)).status).toBe(200);
		expect((await ask('203.0.113.99')).status).toBe(429);
	});

	it('of readings: 429 with Retry-After, before anything is computed', async () => {
		const limits = createLimits({ enabled: true, kinds: { ...limitKinds, function: { points: 1, seconds: 60 } } });
		const { app } = await openTestApp(database, { TRUSTED_PROXIES: '1' }, { limits });
		const ask = () =>
			app.request('/functions/v1/hafez-interpretation', { method: 'POST', body: '{}', headers: from('203.0.113.5') });
		expect((await ask()).status).toBe(400);
		const refused = await ask();
		expect(refused.status).toBe(429);
		expect(refused.headers.get('retry-after')).toBeTruthy();
	});
});

describe('faults', () => {
	it('before the pages: the texts of the error screen, in the language of the path', async () => {
		const broken = {
			serve: () => Promise.reject(new Error('unexpected')),
			findReady: () => null,
			warmUp: async () => {},
		};
		const { app } = await openTestApp(database, {}, { pages: () => broken });
		const answer = await app.request('/fa/hafez', { headers: { accept: 'text/html' } });
		expect(answer.status).toBe(500);
		expect(answer.headers.get('content-type')).toContain('text/html');
		const html = await answer.text();
		expect(html).toContain('<html lang="fa" dir="rtl">');
		expect(html).toContain('Unexpected Application Error!');
		expect(html).toContain(errorTexts.fa.line);
	});

	it('an unreachable database: 503 with Retry-After, and recovery by itself', async () => {
		let gone = false;
		const through = <T>(work: () => Promise<T>): Promise<T> =>
			gone ? Promise.reject(new DatabaseUnavailable('unreachable', 'gone')) : work();
		const fragile: Database = {
			...database,
			query: (text, values) => through(() => database.query(text, values)),
			batch: (statements) => through(() => database.batch(statements)),
			transaction: (work) => through(() => database.transaction(work)),
		};
		const { app, client } = await openTestApp(database, {}, { database: fragile });
		const ask = () => app.request('/rest/v1/blog_articles?select=id');
		expect((await ask()).status).toBe(200);
		gone = true;
		expect((await ask()).status).toBe(503);
		expect((await app.request('/ready')).status).toBe(503);
		expect((await app.request('/health')).status).toBe(200);
		const { error } = await client().auth.signInWithPassword({ email: 'a@b.co', password: '123456' });
		expect(error).toMatchObject({ status: 503 });
		gone = false;
		expect((await ask()).status).toBe(200);
		expect((await app.request('/ready')).status).toBe(200);
	});

	it('an error nobody expected: the generic body, one line with the request’s id, and the process goes on', async () => {
		const broken: Database = { ...database, query: () => Promise.reject(new Error('unexpected')) };
		const { app, logged } = await openTestApp(database, {}, { database: broken });
		const answer = await app.request('/ready');
		expect(answer.status).toBe(500);
		expect(await answer.text()).not.toContain('wire');
		const lines = (JSON.parse(logged()) as unknown[])
			.map((line) => JSON.stringify(line))
			.filter((line) => line.includes('unexpected'));
		expect(lines).toHaveLength(1);
		expect(lines[0]).toContain(answer.headers.get('x-request-id') ?? 'no id');
		expect((await app.request('/health')).status).toBe(200);
	});
});
