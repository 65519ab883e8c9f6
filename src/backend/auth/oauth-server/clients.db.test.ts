import fc from 'fast-check';
import * as oidc from 'openid-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#src/platform/database/database.ts';
import { openTestDatabase } from '#src/platform/testing/test-database.ts';
import { newEmail, openTestAuth, type SignedUp, signUp, type TestAuth } from '../testing/auth-fixture.ts';
import { addApp, ask, authorizePath, REDIRECT, type TestApp } from './testing/ask.ts';

let database: Database;
let auth: TestAuth;
let app: TestApp;
const settings = { AUTH_OAUTH_SERVER: 'on', AUTH_OAUTH_REGISTRATION: 'on' };
beforeAll(async () => {
	database = await openTestDatabase();
	auth = await openTestAuth(database, { settings });
	app = await addApp(auth);
});
afterAll(() => database.close());

/** The person in their browser: follows the app's address, approves, and is sent back. */
async function approve(address: URL, person: SignedUp): Promise<URL> {
	const asked = await auth.fetch(address, { redirect: 'manual' });
	const id = new URL(asked.headers.get('location') ?? '').searchParams.get('authorization_id');
	await auth.call('GET', `/oauth/authorizations/${id}`, { token: person.access });
	const { body } = await auth.call('POST', `/oauth/authorizations/${id}/consent`, {
		token: person.access,
		body: { action: 'approve' },
	});
	return new URL(String(body.redirect_url));
}

describe('a standard OpenID Connect client', () => {
	const redirect = 'https://app.example.org/callback';
	const metadata = { client_name: 'Star Map', redirect_uris: [redirect] };
	it.each([
		['with a secret, by Basic', { token_endpoint_auth_method: 'client_secret_basic' }, oidc.ClientSecretBasic()],
		['with a secret in the body', { token_endpoint_auth_method: 'client_secret_post' }, oidc.ClientSecretPost()],
		['without a secret', { token_endpoint_auth_method: 'none' }, oidc.None()],
	])('finds, registers, signs in, refreshes: %s', async (_, method, authentication) => {
		const config = await oidc.dynamicClientRegistration(
			new URL('http://localhost:3000/auth/v1'),
			{ ...metadata, ...method },
			authentication,
			{ execute: [oidc.allowInsecureRequests], [oidc.customFetch]: auth.fetch as oidc.CustomFetch },
		);
		const person = await signUp(auth, { data: { full_name: 'Simin Day' } });
		const verifier = oidc.randomPKCECodeVerifier();
		const state = oidc.randomState();
		const nonce = oidc.randomNonce();
		const address = oidc.buildAuthorizationUrl(config, {
			redirect_uri: redirect,
			scope: 'openid email profile offline_access',
			code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
			code_challenge_method: 'S256',
			state,
			nonce,
		});
		const back = await approve(address, person);
		const checks = { pkceCodeVerifier: verifier, expectedState: state, expectedNonce: nonce, idTokenExpected: true };
		const tokens = await oidc.authorizationCodeGrant(config, back, checks);
		expect(tokens.claims()).toMatchObject({ sub: person.id, email: person.email, name: 'Simin Day', nonce });
		const info = await oidc.fetchUserInfo(config, tokens.access_token, person.id);
		expect(info).toMatchObject({ sub: person.id, email: person.email, email_verified: true, name: 'Simin Day' });
		const next = await oidc.refreshTokenGrant(config, tokens.refresh_token ?? '');
		expect(next.refresh_token).not.toBe(tokens.refresh_token);
		expect((await oidc.fetchUserInfo(config, next.access_token, person.id)).sub).toBe(person.id);
	});
});

describe('discovery', () => {
	it('is one document under two names', async () => {
		const one = await auth.call('GET', '/.well-known/openid-configuration');
		const two = await auth.call('GET', '/.well-known/oauth-authorization-server');
		expect(one.body).toEqual(two.body);
		expect(one.headers.get('cache-control')).toBe('public, max-age=600');
		const issuer = 'http://localhost:3000/auth/v1';
		expect(one.body).toMatchObject({
			issuer,
			authorization_endpoint: `${issuer}/oauth/authorize`,
			token_endpoint: `${issuer}/oauth/token`,
			userinfo_endpoint: `${issuer}/oauth/userinfo`,
			jwks_uri: `${issuer}/.well-known/jwks.json`,
			registration_endpoint: `${issuer}/oauth/clients/register`,
			response_types_supported: ['code'],
			code_challenge_methods_supported: ['S256', 'plain'],
		});
	});

	it('names no registration where there is none', async () => {
		const off = await openTestAuth(database);
		const { status, body } = await off.call('GET', '/.well-known/openid-configuration');
		expect([status, body.registration_endpoint]).toEqual([200, undefined]);
	});
});

describe('supabase-js', () => {
	it('asks, approves, denies, lists and revokes', async () => {
		const client = auth.client();
		await client.auth.signUp({ email: newEmail(), password: 'correct horse' });
		const id = await ask(auth, app);
		const { data: details } = await client.auth.oauth.getAuthorizationDetails(id);
		expect(details).toMatchObject({
			authorization_id: id,
			client: { id: app.id, name: 'Star Map' },
			scope: 'openid email',
		});
		const approved = await client.auth.oauth.approveAuthorization(id);
		expect(approved.data?.redirect_url).toContain(`${REDIRECT}&code=`);
		const { data: again } = await client.auth.oauth.getAuthorizationDetails(await ask(auth, app));
		expect(again).toEqual({ redirect_url: expect.stringContaining('code=') });

		const other = await addApp(auth);
		const asked = await ask(auth, other);
		await client.auth.oauth.getAuthorizationDetails(asked);
		const denied = await client.auth.oauth.denyAuthorization(asked);
		expect(denied.data?.redirect_url).toContain('error=access_denied');

		expect((await client.auth.oauth.listGrants()).data).toMatchObject([
			{ client: { id: app.id }, scopes: ['openid', 'email'] },
		]);
		expect(await client.auth.oauth.revokeGrant({ clientId: app.id })).toEqual({ data: {}, error: null });
		expect((await client.auth.oauth.listGrants()).data).toEqual([]);
		const missing = await client.auth.oauth.revokeGrant({ clientId: app.id });
		expect(missing.error).toMatchObject({ status: 404, code: 'oauth_consent_not_found' });
	});

	it('administers apps', async () => {
		const { admin } = auth.client({ Authorization: `Bearer ${auth.apiKeys.secret}` }).auth;
		const made = await admin.oauth.createClient({ client_name: 'Moon Diary', redirect_uris: ['moon.diary:/back'] });
		expect(made.data).toMatchObject({
			client_id: expect.any(String),
			client_secret: expect.stringMatching(/^[\w-]{43}$/),
			client_type: 'confidential',
			token_endpoint_auth_method: 'client_secret_basic',
			grant_types: ['authorization_code', 'refresh_token'],
			response_types: ['code'],
			registration_type: 'manual',
		});
		const id = made.data?.client_id ?? '';
		const {
			client_secret: secret,
			client_secret_expires_at: _,
			...shown
		} = made.data as unknown as Record<string, unknown>;
		expect((await admin.oauth.getClient(id)).data).toEqual(shown);
		expect((await admin.oauth.listClients()).data?.clients[0]).toEqual(shown);
		const changed = await admin.oauth.updateClient(id, { client_name: 'Sun Diary', client_uri: 'https://sun.example' });
		expect(changed.data).toMatchObject({
			client_name: 'Sun Diary',
			client_uri: 'https://sun.example',
			redirect_uris: ['moon.diary:/back'],
		});
		expect((await admin.oauth.updateClient(id, {})).error).toMatchObject({
			status: 400,
			message: 'No fields provided for update',
		});
		const renewed = await admin.oauth.regenerateClientSecret(id);
		expect(renewed.data?.client_secret).not.toBe(secret);
		expect((await admin.oauth.deleteClient(id)).error).toBeNull();
		for (const { error } of [
			await admin.oauth.getClient(id),
			await admin.oauth.deleteClient(id),
			await admin.oauth.updateClient(id, { client_name: 'x' }),
		])
			expect(error).toMatchObject({ status: 404, code: 'oauth_client_not_found' });
	});
});

describe('registering an app', () => {
	const register = (body: unknown, by = auth) => by.call('POST', '/oauth/clients/register', { body });
	const good = { client_name: 'Star Map', redirect_uris: [REDIRECT] };

	it('is refused where it is off', async () => {
		const off = await openTestAuth(database, { settings: { AUTH_OAUTH_SERVER: 'on' } });
		const answer = await register(good, off);
		expect([answer.status, answer.body.code]).toEqual([403, 'oauth_dynamic_client_registration_disabled']);
	});

	it('marks it as self-registered', async () => {
		const { status, body } = await register({ ...good, token_endpoint_auth_method: 'none' });
		expect([status, body]).toEqual([
			201,
			expect.objectContaining({ registration_type: 'dynamic', client_type: 'public' }),
		]);
		expect(body).not.toHaveProperty('client_secret');
	});

	it.each([
		[{ redirect_uris: undefined }, 'redirect_uris is required'],
		[{ redirect_uris: [] }, 'redirect_uris is required'],
		[{ redirect_uris: Array(11).fill(REDIRECT) }, 'redirect_uris cannot exceed 10 items'],
		[{ client_name: ' ' }, 'client_name is required'],
		[{ client_name: 'x'.repeat(1025) }, 'client_name cannot exceed 1024 characters'],
		[{ client_uri: 'javascript:alert(1)' }, 'client_uri must be a valid URL'],
		[{ logo_uri: 'x' }, 'logo_uri must be a valid URL'],
		[{ grant_types: ['password'] }, "grant_types must only contain 'authorization_code' and/or 'refresh_token'"],
		[{ response_types: ['token'] }, "response_types must only contain 'code'"],
		[{ client_type: 'secret' }, "client_type must be 'public' or 'confidential'"],
		[
			{ client_type: 'public', token_endpoint_auth_method: 'client_secret_post' },
			"token_endpoint_auth_method 'client_secret_post' is not valid for public clients",
		],
		[{ scope: 'admin' }, 'scope must only contain openid, profile, email, phone, offline_access'],
	])('with %j is refused', async (changes, message) => {
		const answer = await register({ ...good, ...changes });
		expect([answer.status, answer.body]).toEqual([400, { code: 'validation_failed', message: `400: ${message}` }]);
	});

	it.each([
		['http://example.org/'],
		['https://app.example.org/#x'],
		['javascript:alert(1)'],
		['data:text/html,x'],
		['JaVaScRiPt://app.example.org/%0aalert(1)'],
		['https:app.example.org'],
		['https://user@app.example.org/'],
		['https://app.example.org\\@evil.example/'],
		['http://localhost.evil.example/'],
		['/callback'],
		['https://app.example.org/ x'],
		[''],
	])('with the address %j is refused', async (uri) => {
		const { status, body } = await register({ ...good, redirect_uris: [uri] });
		expect([status, body.message]).toEqual([400, expect.stringMatching(/^400: invalid redirect_uri: /)]);
	});

	it.each([['http://localhost:8080/cb'], ['http://127.0.0.1/cb'], ['http://[::1]:9/cb'], ['com.example.app:/cb']])(
		'with the address %j is allowed',
		async (uri) => {
			expect((await register({ ...good, redirect_uris: [uri] })).status).toBe(201);
		},
	);
});

describe('any input', () => {
	const word = fc.oneof(
		fc.string({ unit: 'binary', maxLength: 60 }),
		fc.constantFrom(
			'',
			'code',
			'openid',
			'none',
			'https://evil.example/',
			`${REDIRECT}#`,
			`${REDIRECT}@evil.example`,
			'//evil.example',
			'javascript:alert(1)',
			'\u0000',
			'%00',
		),
	);
	const names = [
		'client_id',
		'redirect_uri',
		'response_type',
		'scope',
		'state',
		'code_challenge',
		'code_challenge_method',
		'nonce',
		'resource',
		'prompt',
		'ui_locales',
	];

	it('the authorize endpoint redirects only to the app and the consent page', async () => {
		await fc.assert(
			fc.asyncProperty(fc.dictionary(fc.constantFrom(...names), word, { maxKeys: 4 }), async (changes) => {
				const { status, headers } = await auth.call('GET', authorizePath(app, changes));
				expect([302, 400]).toContain(status);
				const to = headers.get('location') ?? '';
				if (status === 400) {
					expect(to).toBe('');
					return;
				}
				expect(
					to.startsWith(`${REDIRECT}&error=`) ||
						/^http:\/\/localhost:3000\/\w\w\/oauth\/consent\?authorization_id=\w{32}$/.test(to),
				).toBe(true);
			}),
			{ numRuns: 200 },
		);
	});

	it('the token and registration endpoints answer with an error of the caller', async () => {
		const json = fc.oneof(
			fc.json(),
			fc
				.dictionary(
					fc.constantFrom(
						'grant_type',
						'code',
						'client_id',
						'client_secret',
						'redirect_uris',
						'client_name',
						'refresh_token',
					),
					fc.oneof(word, fc.constant('refresh_token'), fc.array(word)),
				)
				.map((value) => JSON.stringify(value)),
			word,
		);
		await fc.assert(
			fc.asyncProperty(json, word, async (body, basic) => {
				const authorization = `Basic ${Buffer.from(`${app.id}:${basic}`).toString('base64')}`;
				const form = { 'content-type': 'application/x-www-form-urlencoded' };
				for (const answer of [
					await auth.call('POST', '/oauth/token', { body }),
					await auth.call('POST', '/oauth/token', { body, headers: { ...form, authorization } }),
					await auth.call('POST', '/oauth/clients/register', { body }),
				])
					expect([201, 400]).toContain(answer.status);
			}),
			{ numRuns: 100 },
		);
	});
});
