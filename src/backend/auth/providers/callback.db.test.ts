import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { generateKeyPair, SignJWT } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#src/platform/database/database.ts';
import { createLimits } from '#src/platform/limits/limits.ts';
import { openTestDatabase } from '#src/platform/testing/test-database.ts';
import { openTestAuth, type TestAuth } from '../testing/auth-fixture.ts';
import { CLIENT, type OpenidProvider } from './testing/openid-provider.ts';
import { comeBack, fragmentOf, goThrough, leave, newSomebody, openOutside, SITE } from './testing/outside.ts';

let database: Database;
let auth: TestAuth;
let google: OpenidProvider;
beforeAll(async () => {
	database = await openTestDatabase();
	// A provider may use up 0.8 s.
	({ auth, google } = await openOutside(database, {
		REQUEST_TIMEOUT: '1',
		AUTH_REDIRECT_URLS: 'https://app.example.org/**',
	}));
});
beforeEach(() => {
	google.state.somebody = newSomebody();
});
afterEach(() => {
	google.state.refuses = false;
	for (const path of ['/.well-known/openid-configuration', '/token', '/jwks', '/me']) google.break(path, null);
});
afterAll(async () => {
	await google.close();
	await database.close();
});

const TARGET = 'https://app.example.org/back';
const AUTHORIZE = `${SITE}/auth/v1/authorize?provider=google&redirect_to=${encodeURIComponent(TARGET)}`;
const CHALLENGE = 'c'.repeat(43);
const PKCE = `${AUTHORIZE}&code_challenge=${CHALLENGE}&code_challenge_method=s256`;
/** A whole way to the provider, up to the address at which it sends the browser back to us. */
const arriveAt = async (url = AUTHORIZE) => new URL(await google.visit(await leave(auth, url)));
const told = (back: URL) => {
	const { sb, ...inFragment } = fragmentOf(back);
	expect(`${back.origin}${back.pathname}`).toBe(TARGET);
	expect(Object.fromEntries(back.searchParams)).toEqual(inFragment);
	return [inFragment.error, inFragment.error_code, inFragment.error_description, sb];
};
const json =
	(body: unknown, status = 200) =>
	(_request: IncomingMessage, response: ServerResponse) => {
		response.writeHead(status, { 'content-type': 'application/json' });
		response.end(typeof body === 'string' ? body : JSON.stringify(body));
	};

describe('GET /authorize', () => {
	it.each([
		['?', 400, 'Unsupported provider: Provider  could not be found'],
		['?provider=nobody', 400, 'Unsupported provider: Provider nobody could not be found'],
		['?provider=__proto__', 400, 'Unsupported provider: Provider __proto__ could not be found'],
		['?provider=custom:nobody', 400, 'Unsupported provider: Provider custom:nobody could not be found'],
		['?provider=custom:%00', 400, 'Unsupported provider: Provider custom:\0 could not be found'],
		['?provider=github', 400, 'Unsupported provider: provider is not enabled'],
		['?provider=vercel_marketplace', 400, 'Unsupported provider: provider is not enabled'],
		[
			`?provider=google&code_challenge=${CHALLENGE}`,
			400,
			'PKCE flow requires code_challenge_method and code_challenge',
		],
		[
			'?provider=google&code_challenge=short&code_challenge_method=s256',
			400,
			'code challenge has to be between 43 and 128 characters',
		],
	])('%s', async (query, status, message) => {
		const answer = await auth.call('GET', `/authorize${query}`);
		expect([answer.status, answer.body]).toEqual([status, { code: 'validation_failed', message }]);
	});

	it('lets nobody override our own parameters', async () => {
		const ours =
			'client_id client_secret redirect_uri response_type state nonce scope request request_uri response_mode';
		const query = ours.split(' ').map((name) => `${name}=evil`);
		const location = new URL(await leave(auth, `${AUTHORIZE}&${query.join('&')}&login_hint=me&apikey=k`));
		expect(location.search).not.toContain('evil');
		expect(location.searchParams.get('login_hint')).toBe('me');
		expect([location.searchParams.has('apikey'), location.searchParams.has('provider')]).toEqual([false, false]);
		expect(location.searchParams.get('code_challenge')).not.toBe(CHALLENGE);
	});

	it('is limited by address', async () => {
		const limited = await openTestAuth(database, { limits: createLimits({ enabled: true }) });
		const answers = [];
		for (let count = 0; count < 31; count++) answers.push((await limited.call('GET', '/authorize?provider=x')).status);
		expect([answers[0], answers.at(-1)]).toEqual([400, 429]);
	});
});

describe('a state', () => {
	const refused = async (query: string, code: string, description: string) => {
		const answer = await auth.fetch(`${SITE}/auth/v1/callback${query}`, { redirect: 'manual' });
		const location = new URL(answer.headers.get('location') ?? '');
		expect([answer.status, location.origin, location.pathname, location.hash]).toEqual([303, SITE, '/', '']);
		expect(Object.fromEntries(location.searchParams)).toEqual({
			error: 'invalid_request',
			error_code: code,
			error_description: description,
		});
	};

	it.each([
		['', 'bad_oauth_callback', 'OAuth state parameter missing'],
		['?code=x', 'bad_oauth_callback', 'OAuth state parameter missing'],
		['?state=x', 'bad_oauth_state', 'OAuth state parameter is invalid'],
		[`?state=${randomUUID()}&code=x`, 'bad_oauth_state', 'OAuth state not found or expired'],
	])('%s', refused);

	it('of a flow by mail is none of ours', async () => {
		const id = randomUUID();
		await database.query(
			"insert into auth.flow_state (id, provider_type, authentication_method) values ($1, 'email', 'magiclink')",
			[id],
		);
		await refused(`?state=${id}&code=x`, 'bad_oauth_state', 'OAuth state not found or expired');
	});

	it('works once', async () => {
		const implicit = await arriveAt();
		expect(fragmentOf(await comeBack(auth, implicit.href)).access_token).toBeTruthy();
		await refused(implicit.search, 'bad_oauth_state', 'OAuth state not found or expired');
		const pkce = await arriveAt(PKCE);
		expect((await comeBack(auth, pkce.href)).searchParams.get('code')).toBeTruthy();
		await refused(pkce.search, 'flow_state_already_used', 'State has already been used');
	});

	it('works once however many bring it at the same time', async () => {
		for (const url of [AUTHORIZE, PKCE]) {
			const { href } = await arriveAt(url);
			const backs = await Promise.all(Array.from({ length: 5 }, () => comeBack(auth, href)));
			expect(backs.filter((back) => back.href.startsWith(TARGET))).toHaveLength(1);
		}
	});

	it('is not used up by HEAD', async () => {
		const { href } = await arriveAt();
		expect((await auth.fetch(href, { method: 'HEAD' })).status).toBe(200);
		expect(fragmentOf(await comeBack(auth, href)).access_token).toBeTruthy();
	});

	it('expires', async () => {
		const { search } = await arriveAt();
		const later = await openTestAuth(database, { clock: () => new Date(Date.now() + 301_000) });
		const answer = await later.fetch(`${SITE}/auth/v1/callback${search}`, { redirect: 'manual' });
		expect(answer.headers.get('location')).toContain('error_description=OAuth+state+has+expired');
	});
});

describe('a provider that refuses', () => {
	it('is quoted', async () => {
		google.state.refuses = true;
		expect(told(await goThrough(auth, google, AUTHORIZE))).toEqual([
			'access_denied',
			'access_denied',
			'The person said no',
			'',
		]);
	});

	it.each([
		['error=login_required', 'login_required', 'The provider refused'],
		['error=%3Cscript%3E&error_description=x', 'server_error', 'x'],
		[`error=server_error&error_description=${'x'.repeat(2000)}`, 'server_error', 'x'.repeat(500)],
	])('is quoted cut and without control characters: %.40s', async (query, error, description) => {
		const state = new URL(await leave(auth, AUTHORIZE)).searchParams.get('state');
		const back = await comeBack(auth, `${SITE}/auth/v1/callback?state=${state}&${query}`);
		expect(told(back).slice(0, 3)).toEqual([error, error, description]);
	});

	it('must send a code', async () => {
		const state = new URL(await leave(auth, AUTHORIZE)).searchParams.get('state');
		expect(told(await comeBack(auth, `${SITE}/auth/v1/callback?state=${state}`)).slice(0, 2)).toEqual([
			'invalid_request',
			'bad_oauth_callback',
		]);
	});
});

describe('an answer that is not for us', () => {
	const EXCHANGE = ['server_error', 'unexpected_failure', 'Unable to exchange external code', ''];

	it('names another issuer (mix-up, RFC 9207)', async () => {
		const came = await arriveAt();
		came.searchParams.set('iss', 'https://evil.example');
		expect(told(await comeBack(auth, came.href))).toEqual(EXCHANGE);
		const without = await arriveAt();
		without.searchParams.delete('iss');
		expect(told(await comeBack(auth, without.href))).toEqual(EXCHANGE);
	});

	it('brings the code of another flow', async () => {
		const [mine, theirs] = [await arriveAt(), await arriveAt()];
		mine.searchParams.set('code', theirs.searchParams.get('code') ?? '');
		expect(told(await comeBack(auth, mine.href))).toEqual(EXCHANGE);
	});

	it('sends parameters twice, or unusable ones', async () => {
		for (const query of ['code=a&code=b', 'code=%00', `code=${'x'.repeat(5000)}`]) {
			const state = new URL(await leave(auth, AUTHORIZE)).searchParams.get('state');
			expect(told(await comeBack(auth, `${SITE}/auth/v1/callback?state=${state}&${query}`))).toEqual(EXCHANGE);
		}
	});

	/** The token endpoint answers with an ID token of our making, signed by the provider's key unless said otherwise. */
	const answerWith = async (claims: Record<string, unknown>, key?: CryptoKey) => {
		const came = await arriveAt();
		const nonce = google.state.asked.get('nonce');
		const id_token = await google.idToken({ nonce, ...claims } as never, key);
		google.break('/token', json({ access_token: 'a', token_type: 'Bearer', expires_in: 60, id_token }));
		return comeBack(auth, came.href);
	};

	it('is checked as a whole', async () => {
		expect(fragmentOf(await answerWith({})).access_token).toBeTruthy();
		const now = Math.floor(Date.now() / 1000);
		for (const claims of [
			{ nonce: 'another' },
			{ nonce: undefined },
			{ aud: 'another-app' },
			{ iss: 'https://evil.example' },
			{ exp: now - 600, iat: now - 1200 },
			{ sub: undefined },
		])
			expect(told(await answerWith(claims))).toEqual(EXCHANGE);
	});

	it('is signed by somebody else', async () => {
		const { privateKey } = await generateKeyPair('RS256');
		expect(told(await answerWith({}, privateKey))).toEqual(EXCHANGE);
	});

	it('is not signed, or signed with the public key as a secret', async () => {
		const came = await arriveAt();
		const claims = { iss: google.issuer, aud: CLIENT.id, ...google.state.somebody };
		const shared = await new SignJWT({ ...claims, nonce: google.state.asked.get('nonce') })
			.setProtectedHeader({ alg: 'HS256' })
			.setIssuedAt()
			.setExpirationTime('5m')
			.sign(new TextEncoder().encode(CLIENT.secret));
		google.break('/token', json({ access_token: 'a', token_type: 'Bearer', id_token: shared }));
		expect(told(await comeBack(auth, came.href))).toEqual(EXCHANGE);
	});
});

describe('a provider that fails', () => {
	const EXCHANGE = 'Unable to exchange external code';
	const ways: [string, (request: IncomingMessage, response: ServerResponse) => void][] = [
		['hangs up', (request) => request.socket.destroy()],
		['is silent', () => {}],
		['fails', json({ error: 'server_error' }, 500)],
		['says no', json({ error: 'invalid_grant', error_description: 'no' }, 400)],
		['says nothing', json('')],
		['stammers', json('{"access_token":')],
		['shows a page', (_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Sorry')],
		['sends elsewhere', (_request, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
		['talks without end', (_request, response) => response.end('x'.repeat(3_000_000))],
		['gives no ID token', json({ access_token: 'a', token_type: 'Bearer' })],
		['gives an odd ID token', json({ access_token: 'a', token_type: 'Bearer', id_token: 'a.b.c' })],
		['gives an odd token', json({ access_token: 7, token_type: 'Bearer', id_token: null })],
	];

	it.each(ways)('%s at its token endpoint', async (_name, answer) => {
		const came = await arriveAt();
		google.break('/token', answer);
		expect(told(await comeBack(auth, came.href)).slice(0, 3)).toEqual(['server_error', 'unexpected_failure', EXCHANGE]);
		expect(JSON.stringify(auth.log.warn.at(-1))).not.toContain(CLIENT.secret);
	});

	it.each(ways.slice(0, 9))('%s before the person is sent there', async (_name, answer) => {
		const fresh = await openTestAuth(database, {
			settings: { GOOGLE_CLIENT_ID: CLIENT.id, GOOGLE_ISSUER: google.issuer, REQUEST_TIMEOUT: '1' },
		});
		google.break('/.well-known/openid-configuration', answer);
		const call = () => fresh.call('GET', '/authorize?provider=google');
		const failed = await call();
		expect([failed.status, failed.body]).toEqual([
			400,
			{ code: 'validation_failed', message: 'Unsupported provider: google cannot be reached' },
		]);
		// A failure is not remembered.
		google.break('/.well-known/openid-configuration', null);
		expect((await call()).status).toBe(302);
	});

	it('redirects the browser back with the error instead of showing JSON', async () => {
		const away = await openTestAuth(database, {
			settings: { GOOGLE_CLIENT_ID: CLIENT.id, GOOGLE_ISSUER: 'http://127.0.0.1:1', REQUEST_TIMEOUT: '1' },
		});
		const headers = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
		const back = async (query: string) => {
			const url = `${SITE}/auth/v1/authorize?${query}`;
			const answer = await away.fetch(url, { headers, redirect: 'manual' });
			expect(answer.status).toBe(302);
			return new URL(answer.headers.get('location') ?? '');
		};
		const unreachable = await back(`provider=google&redirect_to=${encodeURIComponent(`${SITE}/fa/history`)}`);
		expect(unreachable.href.startsWith(`${SITE}/fa/history?`)).toBe(true);
		expect(fragmentOf(unreachable)).toMatchObject({
			error: 'temporarily_unavailable',
			error_code: 'provider_unreachable',
		});
		const off = await back('provider=github&redirect_to=https://evil.example/');
		expect(off.origin).toBe(SITE);
		expect(fragmentOf(off)).toMatchObject({ error: 'invalid_request', error_code: 'validation_failed' });
	});

	it('is asked for its metadata once', async () => {
		google.state.requests.length = 0;
		const fresh = await openTestAuth(database, {
			settings: { GOOGLE_CLIENT_ID: CLIENT.id, GOOGLE_ISSUER: google.issuer },
		});
		const asked = () => google.state.requests.filter((path) => path.startsWith('/.well-known/')).length;
		await Promise.all(Array.from({ length: 5 }, () => fresh.call('GET', '/authorize?provider=google')));
		expect(asked()).toBe(1);
		for (const round of [1, 2, 3]) {
			google.state.somebody = newSomebody({ name: `Round ${round}` });
			expect(fragmentOf(await goThrough(auth, google, AUTHORIZE)).access_token).toBeTruthy();
		}
		expect(google.state.requests.filter((path) => path === '/jwks').length).toBeLessThan(2);
		fresh.skip(3601);
		await fresh.call('GET', '/authorize?provider=google');
		expect(asked()).toBe(2);
	});

	it('is not asked without TLS', async () => {
		const open = await openTestAuth(database, {
			settings: { GOOGLE_CLIENT_ID: CLIENT.id, GOOGLE_ISSUER: 'http://accounts.example.org' },
		});
		expect((await open.call('GET', '/authorize?provider=google')).body.message).toContain('cannot be reached');
	});
});
