import { createHash } from 'node:crypto';
import { generateKeyPair } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#src/platform/database/database.ts';
import { openTestDatabase } from '#src/platform/testing/test-database.ts';
import { openTestAuth, signUp, type TestAuth } from '../testing/auth-fixture.ts';
import { CLIENT, type OpenidProvider } from './testing/openid-provider.ts';
import { newSomebody, openOutside } from './testing/outside.ts';

let database: Database;
let auth: TestAuth;
let google: OpenidProvider;
beforeAll(async () => {
	database = await openTestDatabase();
	({ auth, google } = await openOutside(database, { GOOGLE_CLIENT_ID: `${CLIENT.id}, phone-app` }));
});
beforeEach(() => {
	google.state.somebody = newSomebody();
});
afterAll(async () => {
	await google.close();
	await database.close();
});

const grant = (body: unknown, { service = auth, token }: { service?: TestAuth; token?: string } = {}) =>
	service.call('POST', '/token?grant_type=id_token', { body, token });
const sha256 = (value: string) => createHash('sha256').update(value).digest();
const hashed = (nonce: string) => sha256(nonce).toString('hex');
const halfOf = (accessToken: string) => sha256(accessToken).subarray(0, 16).toString('base64url');
const oauth = (error: string, error_description: string) => [400, { error, error_description }];

describe('an ID token', () => {
	it('signs somebody in, with nonce and access token, as supabase-js hands it in', async () => {
		const token = await google.idToken({ nonce: hashed('n'), at_hash: halfOf('access') });
		const { data, error } = await auth
			.client()
			.auth.signInWithIdToken({ provider: 'google', token, access_token: 'access', nonce: 'n' });
		expect(error).toBeNull();
		expect(data.user).toMatchObject({
			email: google.state.somebody.email,
			app_metadata: { provider: 'google', providers: ['google'] },
		});
		expect(await auth.keys.verify(data.session?.access_token ?? '')).toMatchObject({ amr: [{ method: 'oauth' }] });
		expect(data.session).not.toHaveProperty('provider_token');
	});

	it('may be for any client of ours, and be named by issuer and client', async () => {
		const id_token = await google.idToken({ aud: ['phone-app', 'elsewhere'] });
		expect((await grant({ provider: 'google', id_token })).status).toBe(200);
		expect((await grant({ issuer: google.issuer, client_id: 'phone-app', id_token })).status).toBe(200);
	});

	it.each([
		[{}, oauth('invalid request', 'id_token required')],
		[{ id_token: 'x' }, oauth('invalid request', 'provider or client_id and issuer required')],
		[
			{ id_token: 'x', issuer: 'https://a.example' },
			oauth('invalid request', 'provider or client_id and issuer required'),
		],
		[{ id_token: 'x', provider: 'google' }, oauth('invalid request', 'Bad ID token')],
		[
			{ id_token: 'x', provider: 'apple' },
			[400, { code: 'provider_disabled', message: 'Provider (issuer "https://appleid.apple.com") is not enabled' }],
		],
		[
			{ id_token: 'x', provider: 'github' },
			[400, { code: 'validation_failed', message: 'Custom OIDC provider "github" not allowed' }],
		],
		[
			{ id_token: 'x', issuer: 'https://a.example', client_id: 'c' },
			[400, { code: 'validation_failed', message: 'Custom OIDC provider "https://a.example" not allowed' }],
		],
		[
			{ id_token: 'x', provider: 'custom:none' },
			[400, { code: 'custom_provider_not_found', message: 'Custom OIDC provider not found' }],
		],
	])('is asked for: %j', async (body, expected) => {
		const answer = await grant(body);
		expect([answer.status, answer.body]).toEqual(expected);
	});

	it('of a provider that is off is not looked at', async () => {
		const off = await openTestAuth(database);
		const answer = await grant({ provider: 'google', id_token: await google.idToken() }, { service: off });
		expect([answer.status, answer.body]).toEqual([
			400,
			{ code: 'provider_disabled', message: 'Provider (issuer "https://accounts.google.com") is not enabled' },
		]);
	});

	const now = Math.floor(Date.now() / 1000);
	it.each([
		[{ sub: undefined }, {}, 'invalid request', 'Missing sub claim in id_token'],
		[{ aud: 'another-app' }, {}, 'invalid request', 'Unacceptable audience in id_token: [another-app]'],
		[{ aud: ['a', 'b'] }, {}, 'invalid request', 'Unacceptable audience in id_token: [a b]'],
		[{ aud: undefined }, {}, 'invalid request', 'Unacceptable audience in id_token: []'],
		[{ exp: now - 60 }, {}, 'invalid request', 'Bad ID token'],
		[{ exp: undefined }, {}, 'invalid request', 'Bad ID token'],
		[{ nbf: now + 600 }, {}, 'invalid request', 'Bad ID token'],
		[{ iss: 'https://evil.example' }, {}, 'invalid request', 'Bad ID token'],
		[{ at_hash: halfOf('access') }, { access_token: 'another' }, 'invalid request', 'Bad ID token'],
		[{ nonce: hashed('n') }, { nonce: 'm' }, 'invalid nonce', 'Nonces mismatch'],
		[{ nonce: 'n' }, { nonce: 'n' }, 'invalid nonce', 'Nonces mismatch'],
		[
			{ nonce: hashed('n') },
			{},
			'invalid request',
			'Passed nonce and nonce in id_token should either both exist or not.',
		],
		[{}, { nonce: 'n' }, 'invalid request', 'Passed nonce and nonce in id_token should either both exist or not.'],
	])('is checked: %j with %j', async (claims, beside, error, description) => {
		const id_token = await google.idToken(claims as never);
		const answer = await grant({ provider: 'google', id_token, ...beside });
		expect([answer.status, answer.body]).toEqual(oauth(error, description));
	});

	it('is refused with a signature of another key', async () => {
		const { privateKey } = await generateKeyPair('RS256');
		const answer = await grant({ provider: 'google', id_token: await google.idToken({}, privateKey) });
		expect(answer.body).toEqual({ error: 'invalid request', error_description: 'Bad ID token' });
		const [, payload] = (await google.idToken()).split('.');
		const header = Buffer.from('{"alg":"none"}').toString('base64url');
		expect((await grant({ provider: 'google', id_token: `${header}.${payload}.` })).body.error).toBe('invalid request');
	});

	it('is refused for banned users, and for new ones without sign-up', async () => {
		const closed = await openTestAuth(database, {
			settings: { GOOGLE_CLIENT_ID: CLIENT.id, GOOGLE_ISSUER: google.issuer, AUTH_SIGNUP: 'off' },
		});
		const id_token = await google.idToken();
		expect((await grant({ provider: 'google', id_token }, { service: closed })).body.code).toBe('signup_disabled');
		expect((await grant({ provider: 'google', id_token })).status).toBe(200);
		await database.query("update auth.users set banned_until = now() + interval '1 day' where email = $1", [
			google.state.somebody.email,
		]);
		const banned = await grant({ provider: 'google', id_token });
		expect([banned.status, banned.body.code]).toEqual([403, 'user_banned']);
	});

	it('with an address that is not proven gets a mail sent', async () => {
		const strict = await openTestAuth(database, {
			settings: { GOOGLE_CLIENT_ID: CLIENT.id, GOOGLE_ISSUER: google.issuer, AUTH_AUTOCONFIRM: 'off' },
		});
		google.state.somebody = newSomebody({ email_verified: false });
		const answer = await grant({ provider: 'google', id_token: await google.idToken() }, { service: strict });
		expect([answer.status, answer.body.code]).toEqual([422, 'provider_email_needs_verification']);
		expect(strict.mailbox.lastTo(google.state.somebody.email ?? '').kind).toBe('confirmation');
	});
});

describe('an ID token to link', () => {
	it('adds the provider to one’s account, as supabase-js hands it in', async () => {
		const person = await signUp(auth);
		const client = auth.client();
		await client.auth.setSession({ access_token: person.access, refresh_token: person.refresh });
		const events: string[] = [];
		client.auth.onAuthStateChange((event) => void events.push(event));
		const { data, error } = await client.auth.linkIdentity({ provider: 'google', token: await google.idToken() });
		expect(error).toBeNull();
		expect(data.user).toMatchObject({ id: person.id, email: person.email });
		expect(data.user?.identities?.map(({ provider }) => provider)).toEqual(['email', 'google']);
		expect(events).toContain('USER_UPDATED');
	});

	it('requires a session, and linking enabled', async () => {
		const body = { provider: 'google', id_token: await google.idToken(), link_identity: true };
		expect((await grant(body)).status).toBe(401);
		expect((await grant(body, { token: auth.apiKeys.publishable })).body.code).toBe('bad_jwt');
		const { access } = await signUp(auth);
		const off = await openTestAuth(database, {
			settings: { GOOGLE_CLIENT_ID: CLIENT.id, GOOGLE_ISSUER: google.issuer },
		});
		expect((await grant(body, { service: off, token: access })).body.code).toBe('manual_linking_disabled');
		expect((await grant(body, { token: access })).status).toBe(200);
		const { access: another } = await signUp(auth);
		const answer = await grant(body, { token: another });
		expect([answer.status, answer.body.code]).toEqual([422, 'identity_already_exists']);
	});
});
