import { randomUUID } from 'node:crypto';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#src/platform/database/database.ts';
import { openTestDatabase } from '#src/platform/testing/test-database.ts';
import { openTestAuth, type SignedUp, signUp, type TestAuth } from '../testing/auth-fixture.ts';
import {
	addApp,
	ask,
	askToken,
	authorizePath,
	CHALLENGE,
	codeFor,
	exchange,
	REDIRECT,
	type TestApp,
	VERIFIER,
} from './testing/ask.ts';

let database: Database;
let auth: TestAuth;
let person: SignedUp;
let app: TestApp;
const settings = { AUTH_OAUTH_SERVER: 'on' };
beforeAll(async () => {
	database = await openTestDatabase();
	auth = await openTestAuth(database, { settings });
	person = await signUp(auth, { data: { full_name: 'Simin Day' } });
	app = await addApp(auth);
});
afterAll(() => database.close());

const locationOf = (headers: Headers) => new URL(headers.get('location') ?? '');

describe('while it is off', () => {
	it.each([
		['GET', '/oauth/authorize'],
		['GET', '/oauth/authorizations/x'],
		['POST', '/oauth/authorizations/x/consent'],
		['POST', '/oauth/token'],
		['GET', '/oauth/userinfo'],
		['POST', '/oauth/clients/register'],
		['GET', '/user/oauth/grants'],
		['GET', '/admin/oauth/clients'],
		['GET', '/.well-known/oauth-authorization-server'],
	])('%s %s is not there', async (method, path) => {
		const off = await openTestAuth(database);
		const answer = await off.call(method, path, { token: off.apiKeys.secret });
		expect([answer.status, answer.body]).toEqual([
			404,
			{ code: 'feature_disabled', message: 'OAuth server is disabled' },
		]);
	});
});

describe('the authorize endpoint', () => {
	it('redirects to the consent page, in the visitor’s language', async () => {
		const answer = await auth.call('GET', authorizePath(app), {
			headers: { 'accept-language': 'de, fa-IR;q=0.8, en;q=0.5' },
		});
		expect(answer.status).toBe(302);
		expect(answer.headers.get('location')).toMatch(
			/^http:\/\/localhost:3000\/fa\/oauth\/consent\?authorization_id=[a-z0-9]{32}$/,
		);
	});

	it.each([
		['no client', { client_id: undefined }, 'validation_failed', 'client_id is required'],
		['no UUID', { client_id: 'star-map' }, 'validation_failed', 'invalid client_id format'],
		['an unknown client', { client_id: randomUUID() }, 'oauth_client_not_found', 'OAuth client not found'],
		['no address', { redirect_uri: undefined }, 'validation_failed', 'redirect_uri is required'],
		['another address', { redirect_uri: 'https://evil.example/' }, 'validation_failed', 'invalid redirect_uri'],
		['one more parameter', { redirect_uri: `${REDIRECT}&x=1` }, 'validation_failed', 'invalid redirect_uri'],
		['a path below', { redirect_uri: REDIRECT.replace('?', '/x?') }, 'validation_failed', 'invalid redirect_uri'],
		['other case', { redirect_uri: REDIRECT.toUpperCase() }, 'validation_failed', 'invalid redirect_uri'],
	])('does not redirect with %s', async (_, changes, code, message) => {
		const answer = await auth.call('GET', authorizePath(app, changes));
		expect([answer.status, answer.body]).toEqual([400, { code, message }]);
		expect(answer.headers.get('location')).toBeNull();
	});

	it.each([
		[{ response_type: 'token' }, 'response_type must be code'],
		[{ response_type: undefined }, 'response_type must be code'],
		[{ response_mode: 'fragment' }, 'response_mode must be query'],
		[{ scope: 'openid everything' }, 'scope holds what this app cannot ask for'],
		[{ code_challenge: undefined }, 'PKCE flow requires code_challenge_method and code_challenge'],
		[{ code_challenge_method: undefined }, 'PKCE flow requires code_challenge_method and code_challenge'],
		[{ code_challenge: 'short' }, 'code challenge has to be between 43 and 128 characters'],
		[{ code_challenge_method: 'S512' }, 'code_challenge_method must be s256 or plain'],
		[{ resource: 'no address' }, 'resource must be an absolute URI without a fragment'],
		[{ nonce: 'a\u0000b' }, 'a parameter cannot be read'],
	])('tells the app of %j', async (changes, message) => {
		const { status, headers } = await auth.call('GET', authorizePath(app, changes));
		const url = locationOf(headers);
		expect([status, url.origin + url.pathname]).toEqual([302, 'https://app.example.org/callback']);
		expect(Object.fromEntries(url.searchParams)).toEqual({
			kept: '1',
			error: 'invalid_request',
			error_description: message,
			state: 'a state & more',
		});
	});

	it('asks for the address of mail where no scope is named', async () => {
		const id = await ask(auth, app, { scope: undefined });
		const { body } = await auth.call('GET', `/oauth/authorizations/${id}`, { token: person.access });
		expect(body.scope).toBe('email');
	});

	it('limits an app to the scopes that it registered', async () => {
		const narrow = await addApp(auth, { scope: 'openid' });
		const { headers } = await auth.call('GET', authorizePath(narrow));
		expect(locationOf(headers).searchParams.get('error')).toBe('invalid_request');
		expect(await ask(auth, narrow, { scope: 'openid' })).toHaveLength(32);
	});
});

describe('the authorization request', () => {
	const open = (id: string, token: string | undefined, headers = {}) =>
		auth.call('GET', `/oauth/authorizations/${id}`, { token, headers });
	const decide = (id: string, action: unknown, token = person.access, headers = {}) =>
		auth.call('POST', `/oauth/authorizations/${id}/consent`, { token, body: { action }, headers });

	it('shows the app and its scopes', async () => {
		const described = await addApp(auth, {
			client_uri: 'https://app.example.org',
			logo_uri: 'https://app.example.org/l.png',
		});
		const id = await ask(auth, described);
		expect((await open(id, person.access)).body).toEqual({
			authorization_id: id,
			redirect_uri: REDIRECT,
			client: {
				id: described.id,
				name: 'Star Map',
				uri: 'https://app.example.org',
				logo_uri: 'https://app.example.org/l.png',
			},
			user: { id: person.id, email: person.email },
			scope: 'openid email',
		});
	});

	it('belongs to the user who opened it first', async () => {
		const other = await signUp(auth);
		const id = await ask(auth, app);
		expect((await open(id, person.access)).status).toBe(200);
		for (const answer of [await open(id, other.access), await decide(id, 'approve', other.access)])
			expect([answer.status, answer.body]).toEqual([
				404,
				{ code: 'oauth_authorization_not_found', message: 'authorization not found' },
			]);
		expect((await open(id, person.access)).status).toBe(200);
	});

	it('has to be opened before it is decided', async () => {
		const answer = await decide(await ask(auth, app), 'approve');
		expect([answer.status, answer.body.code]).toEqual([404, 'oauth_authorization_not_found']);
	});

	it('is only for people who are signed in', async () => {
		const id = await ask(auth, app);
		expect((await open(id, undefined)).status).toBe(401);
		expect((await open(id, auth.apiKeys.publishable)).status).toBe(403);
	});

	it.each([['https://evil.example'], ['null'], ['http://evil.example:3000']])(
		'is not decided from %s',
		async (origin) => {
			const id = await ask(auth, app);
			await open(id, person.access);
			for (const answer of [
				await open(id, person.access, { origin }),
				await decide(id, 'approve', person.access, { origin }),
			])
				expect([answer.status, answer.body]).toEqual([
					400,
					{ code: 'validation_failed', message: 'unauthorized request origin' },
				]);
			expect((await open(id, person.access, { origin: 'http://localhost:3000' })).status).toBe(200);
		},
	);

	it.each([['maybe'], [null], ['APPROVE']])('is not answered by %j', async (action) => {
		const id = await ask(auth, app);
		await open(id, person.access);
		const answer = await decide(id, action);
		expect([answer.status, answer.body]).toEqual([
			400,
			{ code: 'validation_failed', message: "action must be 'approve' or 'deny'" },
		]);
	});

	it('that is denied redirects with the error, once', async () => {
		const id = await ask(auth, app);
		await open(id, person.access);
		const { body } = await decide(id, 'deny');
		expect(body).toEqual({
			redirect_url: `${REDIRECT}&error=access_denied&error_description=User+denied+the+request&state=a+state+%26+more`,
		});
		for (const answer of [await decide(id, 'approve'), await open(id, person.access)])
			expect([answer.status, answer.body]).toEqual([
				400,
				{ code: 'validation_failed', message: 'authorization request cannot be processed' },
			]);
	});

	it('expires after ten minutes', async () => {
		const later = await openTestAuth(database, { settings });
		const id = await ask(later, app);
		await later.call('GET', `/oauth/authorizations/${id}`, { token: person.access });
		later.skip(601);
		const answer = await later.call('POST', `/oauth/authorizations/${id}/consent`, {
			token: person.access,
			body: { action: 'approve' },
		});
		expect([answer.status, answer.body.code]).toEqual([404, 'oauth_authorization_not_found']);
	});

	it('that is approved needs no consent again for the same or fewer scopes, but for more', async () => {
		const somebody = await signUp(auth);
		expect(await codeFor(auth, app, somebody)).not.toBe('');
		const again = await open(await ask(auth, app, { scope: 'email' }), somebody.access);
		expect(Object.keys(again.body)).toEqual(['redirect_url']);
		const more = await open(await ask(auth, app, { scope: 'email phone' }), somebody.access);
		expect(more.body).toMatchObject({ scope: 'email phone', client: { name: 'Star Map' } });
	});
});

describe('the token endpoint', () => {
	it('gives a session of the app for a code', async () => {
		const code = await codeFor(auth, app, person, { nonce: 'n-1', scope: 'openid email profile' });
		const { status, headers, body } = await exchange(auth, app, code);
		expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
		expect(body).toEqual({
			access_token: expect.any(String),
			token_type: 'bearer',
			expires_in: 3600,
			refresh_token: expect.any(String),
			scope: 'openid email profile',
			id_token: expect.any(String),
		});
		const access = await auth.keys.verify(String(body.access_token));
		expect(access).toMatchObject({
			sub: person.id,
			client_id: app.id,
			scope: 'openid email profile',
			email: person.email,
			amr: [{ method: 'oauth_provider/authorization_code' }],
			aal: 'aal1',
		});
		expect(decodeJwt(String(body.id_token))).toMatchObject({
			iss: 'http://localhost:3000/auth/v1',
			aud: app.id,
			sub: person.id,
			nonce: 'n-1',
			email: person.email,
			email_verified: true,
			name: 'Simin Day',
			auth_time: access.iat,
		});
	});

	it('puts into the tokens only what the scopes allow', async () => {
		const { body } = await exchange(auth, app, await codeFor(auth, app, person, { scope: 'openid' }));
		const access = await auth.keys.verify(String(body.access_token));
		expect(access).toMatchObject({ email: '', phone: '', user_metadata: {}, app_metadata: {} });
		const token = String(body.access_token);
		expect((await auth.call('GET', '/oauth/userinfo', { token })).body).toEqual({ sub: person.id });
		expect((await auth.call('GET', '/user', { token })).body).toMatchObject({
			id: person.id,
			email: '',
			identities: [],
		});
	});

	it.each([
		['no code', { code: '' }, 'invalid_request'],
		['no verifier', { code_verifier: '' }, 'invalid_request'],
		['another code', { code: 'another' }, 'invalid_grant'],
		['another verifier', { code_verifier: `${VERIFIER}x` }, 'invalid_grant'],
		['the challenge for the verifier', { code_verifier: CHALLENGE }, 'invalid_grant'],
		['another address', { redirect_uri: 'https://app.example.org/callback' }, 'invalid_grant'],
		['another resource', { resource: 'https://api.example.org' }, 'invalid_grant'],
		['another grant', { grant_type: 'password' }, 'unsupported_grant_type'],
		['no grant', { grant_type: '' }, 'unsupported_grant_type'],
		['an unreadable field', { code: 'a\u0000b' }, 'invalid_request'],
	])('refuses %s', async (_, changes, error) => {
		const code = await codeFor(auth, app, person);
		const answer = await exchange(auth, app, code, changes);
		expect([answer.status, answer.body]).toEqual([400, { error, error_description: expect.any(String) }]);
		expect((await exchange(auth, app, code)).status).toBe(200);
	});

	it('takes a code once; a second use ends the session of the first', async () => {
		const code = await codeFor(auth, app, person);
		const answers = await Promise.all(Array.from({ length: 5 }, () => exchange(auth, app, code)));
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400]);
		const token = String(answers.find(({ status }) => status === 200)?.body.access_token);
		await exchange(auth, app, code);
		const stolen = await auth.call('GET', '/oauth/userinfo', { token });
		expect([stolen.status, stolen.body.code]).toEqual([403, 'session_not_found']);
	});

	it('takes a code once, however many bring it at the same time', async () => {
		const code = await codeFor(auth, app, person);
		const answers = await Promise.all([1, 2, 3].map(() => exchange(auth, app, code)));
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
		const token = String(answers.find(({ status }) => status === 200)?.body.access_token);
		expect((await auth.call('GET', '/oauth/userinfo', { token })).body.code).toBe('session_not_found');
	});

	it('takes a code of its own app only', async () => {
		const other = await addApp(auth);
		const answer = await exchange(auth, other, await codeFor(auth, app, person));
		expect(answer.body.error).toBe('invalid_grant');
	});

	it.each([
		['nobody', {}, ''],
		['a wrong secret', {}, 'Basic', 'wrong'],
		['the wrong way', { client_secret: 'secret' }, ''],
		['no secret', { client_id: 'id' }, ''],
		['two ways', { client_secret: 'secret' }, 'Basic'],
		['two apps', { client_id: randomUUID() }, 'Basic'],
	] as [string, Record<string, string>, string, string?][])('does not know %s', async (_, extra, scheme, secret) => {
		const shown = { ...extra };
		if (shown.client_secret) shown.client_secret = app.secret;
		if (shown.client_id === 'id' || (shown.client_secret && !scheme)) shown.client_id = app.id;
		const answer = await auth.call('POST', '/oauth/token', {
			body: { grant_type: 'authorization_code', code: 'x', redirect_uri: REDIRECT, code_verifier: VERIFIER, ...shown },
			headers: scheme
				? { authorization: `Basic ${Buffer.from(`${app.id}:${secret ?? app.secret}`).toString('base64')}` }
				: {},
		});
		expect([answer.status, answer.body.code]).toEqual([400, 'invalid_credentials']);
	});

	it.each([
		['client_secret_post', 'confidential'],
		['none', 'public'],
	])('knows apps by %s, in JSON too', async (method, kind) => {
		const own = await addApp(auth, { token_endpoint_auth_method: method, client_type: kind });
		const code = await codeFor(auth, own, person);
		const answer = await auth.call('POST', '/oauth/token', {
			token: auth.apiKeys.publishable,
			body: {
				grant_type: 'authorization_code',
				code,
				redirect_uri: REDIRECT,
				code_verifier: VERIFIER,
				client_id: own.id,
				client_secret: own.secret,
			},
		});
		expect([answer.status, answer.text]).toEqual([200, expect.stringContaining('access_token')]);
	});

	it('cannot make ID tokens with a shared secret', async () => {
		const secret = 'a shared secret of more than 32 characters';
		const key = { kty: 'oct', k: Buffer.from(secret).toString('base64url'), kid: 'one', alg: 'HS256' };
		const shared = await openTestAuth(database, {
			settings: { ...settings, JWT_KEYS: JSON.stringify({ keys: [key] }) },
		});
		const somebody = await signUp(shared);
		const refused = await exchange(shared, app, await codeFor(shared, app, somebody));
		expect([refused.status, refused.body.error]).toEqual([400, 'invalid_request']);
		const plain = await exchange(shared, app, await codeFor(shared, app, somebody, { scope: 'email' }));
		expect(plain.status).toBe(200);
	});
});

describe('refresh tokens of an app', () => {
	const begin = async () => (await exchange(auth, app, await codeFor(auth, app, person))).body;
	const refresh = (token: unknown, by = app) =>
		askToken(auth, by, { grant_type: 'refresh_token', refresh_token: String(token) });

	it('go on with the session and its scopes', async () => {
		const first = await begin();
		const { status, body } = await refresh(first.refresh_token);
		expect([status, body.scope]).toEqual([200, 'openid email']);
		expect(body.refresh_token).not.toBe(first.refresh_token);
		const [one, two] = await Promise.all([first, body].map((tokens) => auth.keys.verify(String(tokens.access_token))));
		expect(two).toMatchObject({ session_id: one?.session_id, client_id: app.id, scope: 'openid email' });
		expect(decodeJwt(String(body.id_token)).sub).toBe(person.id);
	});

	it('work for no other app and not at the other endpoint, nor other tokens at this one', async () => {
		const { refresh_token: token } = await begin();
		const answers = [
			await refresh(token, await addApp(auth)),
			await auth.call('POST', '/token?grant_type=refresh_token', { body: { refresh_token: token } }),
			await refresh((await signUp(auth)).refresh),
		];
		for (const answer of answers)
			expect([answer.status, answer.body]).toEqual([
				400,
				{ error: 'invalid_client', error_description: expect.any(String) },
			]);
		expect((await refresh(token)).status).toBe(200);
	});

	it.each([['x'], ['abcdefghijkl'], ['']])('%j is none', async (token) => {
		const { status, body } = await refresh(token);
		expect([status, body.error]).toEqual([400, token ? 'invalid_grant' : 'invalid_request']);
	});

	it('are refused to apps that did not register for them', async () => {
		const once = await addApp(auth, { grant_types: ['authorization_code'] });
		const { body } = await exchange(auth, once, await codeFor(auth, once, person));
		expect(body).not.toHaveProperty('refresh_token');
		expect((await refresh('x', once)).body.error).toBe('unauthorized_client');
	});
});

describe('the tokens of an app', () => {
	it.each([
		['PUT', '/user'],
		['POST', '/logout'],
		['GET', '/user/oauth/grants'],
		['GET', '/oauth/authorizations/x'],
	])('do not open %s %s', async (method, path) => {
		const { body } = await exchange(auth, app, await codeFor(auth, app, person));
		const answer = await auth.call(method, path, {
			token: String(body.access_token),
			body: method === 'GET' ? undefined : {},
		});
		expect([answer.status, answer.body.code]).toEqual([403, 'insufficient_scope']);
		const withIdToken = await auth.call(method, path, {
			token: String(body.id_token),
			body: method === 'GET' ? undefined : {},
		});
		expect([withIdToken.status, withIdToken.body.code]).toEqual([403, 'bad_jwt']);
	});
});

describe('grants', () => {
	it('are listed, and end the sessions of the app when they are revoked', async () => {
		const somebody = await signUp(auth);
		const { body: tokens } = await exchange(auth, app, await codeFor(auth, app, somebody));
		const waiting = await codeFor(auth, app, somebody);
		const list = () => auth.call('GET', '/user/oauth/grants', { token: somebody.access });
		expect((await list()).body).toEqual([
			{
				client: { id: app.id, name: 'Star Map', uri: '', logo_uri: '' },
				scopes: ['openid', 'email'],
				granted_at: expect.stringMatching(/^\d{4}-.*Z$/),
			},
		]);
		const revoke = () => auth.call('DELETE', `/user/oauth/grants?client_id=${app.id}`, { token: somebody.access });
		expect([(await revoke()).status, (await list()).text]).toEqual([204, '[]']);
		expect((await auth.call('GET', '/oauth/userinfo', { token: String(tokens.access_token) })).body.code).toBe(
			'session_not_found',
		);
		expect(
			(await askToken(auth, app, { grant_type: 'refresh_token', refresh_token: String(tokens.refresh_token) })).body
				.error,
		).toBe('invalid_grant');
		expect((await exchange(auth, app, waiting)).body.error).toBe('invalid_grant');
		expect((await auth.call('GET', '/user', { token: somebody.access })).status).toBe(200);
		expect([(await revoke()).status, (await revoke()).body.code]).toEqual([404, 'oauth_consent_not_found']);
	});

	it.each([
		['', 'client_id query parameter is required'],
		['?client_id=x', 'invalid client_id format'],
	])('are not revoked by %j', async (query, message) => {
		const answer = await auth.call('DELETE', `/user/oauth/grants${query}`, { token: person.access });
		expect([answer.status, answer.body]).toEqual([400, { code: 'validation_failed', message }]);
	});
});
