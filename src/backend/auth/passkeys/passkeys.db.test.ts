import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#src/platform/database/database.ts';
import { openTestDatabase } from '#src/platform/testing/test-database.ts';
import {
	type Answer,
	openTestAuth,
	type SignedUp,
	sessionOf,
	signInAgain,
	signUp,
	type TestAuth,
} from '../testing/auth-fixture.ts';
import {
	type CreationOptions,
	createAuthenticator,
	type Mischief,
	type RequestOptions,
} from '../testing/authenticator.ts';
import { addTotp, raise } from '../testing/second-factor.ts';

let database: Database;
let auth: TestAuth;
let person: SignedUp;
beforeAll(async () => {
	database = await openTestDatabase();
	auth = await openTestAuth(database);
});
beforeEach(async () => {
	person = await signUp(auth);
});
afterAll(() => database.close());

type Key = ReturnType<typeof createAuthenticator>;
type Options<Kind> = { challenge_id: string; options: Kind; expires_at: number };

const codeOf = ({ status, body }: Answer) => [status, body.code, body.message];
const failed = [400, 'webauthn_verification_failed', 'Credential verification failed'];
const gone = [400, 'webauthn_challenge_not_found', 'Challenge not found or already used'];
const post = (path: string, body: unknown, token?: string) =>
	auth.call('POST', `/passkeys/${path}`, { body, token: token ?? undefined });
const toRegister = async (token = person.access) =>
	(await post('registration/options', {}, token)).body as unknown as Options<CreationOptions>;
const toSignIn = async () =>
	(await post('authentication/options', { gotrue_meta_security: {} })).body as unknown as Options<RequestOptions>;
const list = async (token: string) => JSON.parse((await auth.call('GET', '/passkeys', { token })).text);

async function register(key: Key, { token = person.access, ...mischief }: Mischief & { token?: string } = {}) {
	const { challenge_id, options } = await toRegister(token);
	return post('registration/verify', { challenge_id, credential: key.create(options, mischief) }, token);
}
async function signIn(key: Key, mischief: Mischief = {}) {
	const { challenge_id, options } = await toSignIn();
	return post('authentication/verify', { challenge_id, credential: key.get(options, mischief) });
}

describe('a passkey', () => {
	it('is made, signs in by itself at aal1, and remembers when', async () => {
		const key = createAuthenticator({ aaguid: 'fbfc3007-154e-4ecc-8c0b-6e020557d7bd' });
		const { challenge_id, options, expires_at } = await toRegister();
		expect(options).toMatchObject({
			rp: { name: 'Hoopoe', id: 'localhost' },
			user: { id: Buffer.from(person.id).toString('base64url'), name: person.email, displayName: person.email },
			challenge: expect.stringMatching(/^[\w-]{43}$/),
			pubKeyCredParams: [-7, -8, -257].map((alg) => ({ type: 'public-key', alg })),
			timeout: 300_000,
			authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
			attestation: 'none',
		});
		expect(expires_at - auth.parts.clock().getTime() / 1000).toBeGreaterThan(290);
		auth.mailbox.mails.length = 0;
		const made = await post('registration/verify', { challenge_id, credential: key.create(options) }, person.access);
		expect([made.status, made.body]).toEqual([
			200,
			{ id: expect.any(String), friendly_name: 'iCloud Keychain', created_at: expect.stringMatching(/Z$/) },
		]);
		expect(auth.mailbox.lastTo(person.email).kind).toBe('factor_added');

		const asked = await toSignIn();
		expect(asked).toEqual({
			challenge_id: expect.any(String),
			expires_at: expect.any(Number),
			options: {
				challenge: expect.stringMatching(/^[\w-]{43}$/),
				rpId: 'localhost',
				timeout: 300_000,
				userVerification: 'preferred',
			},
		});
		const answer = await signIn(key);
		expect(answer.status).toBe(200);
		const session = sessionOf(answer, person);
		expect(session.id).toBe(person.id);
		const claims = JSON.parse(Buffer.from(session.access.split('.')[1] ?? '', 'base64url').toString());
		expect([claims.aal, claims.amr[0].method]).toEqual(['aal1', 'passkey']);
		expect(await list(session.access)).toEqual([{ ...made.body, last_used_at: expect.stringMatching(/Z$/) }]);
	});

	it('is asked for a second factor like any other way to sign in', async () => {
		const key = createAuthenticator();
		await register(key);
		const { app } = await addTotp(auth, person);
		const raised = await raise(auth, sessionOf(await signIn(key), person), app);
		const claims = JSON.parse(Buffer.from(raised.access.split('.')[1] ?? '', 'base64url').toString());
		expect([claims.aal, claims.amr.map(({ method }: { method: string }) => method)]).toEqual([
			'aal2',
			['totp', 'passkey'],
		]);
	});

	it.each<[string, Mischief]>([
		['of another site', { origin: 'https://evil.example' }],
		['for another domain', { rpId: 'evil.example' }],
		['for another challenge', { challenge: 'AAAA' }],
		['of the wrong kind', { type: 'webauthn.other' }],
		['that nobody touched', { flags: 0b100 }],
	])('is neither made nor taken %s', async (_, mischief) => {
		const key = createAuthenticator();
		expect(codeOf(await register(key, mischief))).toEqual(failed);
		await register(key);
		expect(codeOf(await signIn(key, mischief))).toEqual(failed);
	});

	it('is not taken with another key, for another person, or when it was copied', async () => {
		const key = createAuthenticator();
		await register(key);
		const stranger = await signUp(auth);
		const handle = (id: string) => Buffer.from(id).toString('base64url');
		expect(codeOf(await signIn(key, { key: createAuthenticator().privateKey }))).toEqual(failed);
		for (const userHandle of [handle(stranger.id), handle('\0'), handle('x'), ''])
			expect(codeOf(await signIn(key, { userHandle }))).toEqual(failed);
		expect((await signIn(key)).status).toBe(200);
		expect(codeOf(await signIn(key, { cloned: true }))).toEqual(failed);
		expect(codeOf(await signIn(createAuthenticator()))).toEqual(failed);
	});

	it('answers a challenge once, right or wrong, and in time', async () => {
		const key = createAuthenticator();
		await register(key);
		const { challenge_id, options } = await toSignIn();
		const wrong = { challenge_id, credential: key.get(options, { origin: 'https://evil.example' }) };
		expect(codeOf(await post('authentication/verify', wrong))).toEqual(failed);
		expect(codeOf(await post('authentication/verify', { challenge_id, credential: key.get(options) }))).toEqual(gone);

		const late = await toSignIn();
		auth.skip(301);
		const answer = { challenge_id: late.challenge_id, credential: key.get(late.options) };
		expect(codeOf(await post('authentication/verify', answer))).toEqual([
			400,
			'webauthn_challenge_expired',
			'Challenge has expired',
		]);
		expect(codeOf(await post('authentication/verify', answer))).toEqual(gone);
	});

	it('answers its own challenge only', async () => {
		const key = createAuthenticator();
		const { challenge_id, options } = await toRegister();
		const credential = key.create(options);
		const stranger = await signUp(auth);
		expect(codeOf(await post('registration/verify', { challenge_id, credential }, stranger.access))).toEqual(gone);
		expect(codeOf(await post('authentication/verify', { challenge_id, credential }))).toEqual(gone);
		expect((await post('registration/verify', { challenge_id, credential }, person.access)).status).toBe(200);
		const signingIn = await toSignIn();
		const body = { challenge_id: signingIn.challenge_id, credential };
		expect(codeOf(await post('registration/verify', body, person.access))).toEqual(gone);
	});

	it.each(['registration', 'authentication'])('%s needs both of its fields', async (ceremony) => {
		const endpoint = `${ceremony}/verify`;
		const none = '00000000-0000-4000-8000-000000000000';
		expect(codeOf(await post(endpoint, {}, person.access))).toEqual([
			400,
			'validation_failed',
			'challenge_id is required',
		]);
		expect(codeOf(await post(endpoint, { challenge_id: none }, person.access))).toEqual([
			400,
			'validation_failed',
			'credential is required',
		]);
		for (const challenge_id of [none, 'x'])
			expect(codeOf(await post(endpoint, { challenge_id, credential: {} }, person.access))).toEqual(gone);
	});

	it('is kept once', async () => {
		const key = createAuthenticator();
		await register(key);
		expect((await toRegister()).options).toMatchObject({ excludeCredentials: [{ id: key.id, type: 'public-key' }] });
		expect((await register(key)).body.code).toBe('webauthn_credential_exists');
		const stranger = await signUp(auth);
		expect(codeOf(await register(key, { token: stranger.access })).slice(0, 2)).toEqual([
			422,
			'webauthn_credential_exists',
		]);
	});

	it('is one of ten at most', async () => {
		const begun = await toRegister();
		for (let number = 1; number <= 10; number++) expect((await register(createAuthenticator())).status).toBe(200);
		const late = createAuthenticator().create(begun.options);
		const answers = [
			await post('registration/options', {}, person.access),
			await post('registration/verify', { challenge_id: begun.challenge_id, credential: late }, person.access),
		];
		for (const answer of answers) expect(codeOf(answer).slice(0, 2)).toEqual([422, 'too_many_passkeys']);
	});

	it('does not sign in banned or unconfirmed users', async () => {
		const key = createAuthenticator();
		await register(key);
		const set = (sql: string) => database.query(`update auth.users set ${sql} where id = $1`, [person.id]);
		await set("banned_until = now() + interval '1 year'");
		expect(codeOf(await signIn(key))).toEqual([403, 'user_banned', 'User is banned']);
		await set('banned_until = null, email_confirmed_at = null');
		expect(codeOf(await signIn(key))).toEqual([403, 'email_not_confirmed', 'Email not confirmed']);
		await set("email = null, phone = '34600999888'");
		expect(codeOf(await signIn(key))).toEqual([403, 'phone_not_confirmed', 'Phone not confirmed']);
	});

	it('is listed, renamed and removed by its owner', async () => {
		expect(await list(person.access)).toEqual([]);
		const { body } = await register(createAuthenticator());
		const stranger = await signUp(auth);
		const rename = (id: unknown, friendly_name: unknown, token = person.access) =>
			auth.call('PATCH', `/passkeys/${id}`, { token, body: { friendly_name } });
		const renamed = await rename(body.id, 'ب'.repeat(120));
		expect([renamed.status, renamed.body.friendly_name]).toEqual([200, 'ب'.repeat(120)]);
		for (const name of ['', '  ', 'x'.repeat(121), null])
			expect(codeOf(await rename(body.id, name)).slice(0, 2)).toEqual([400, 'validation_failed']);
		const notFound = [404, 'validation_failed', 'Passkey not found'];
		expect(codeOf(await rename(body.id, 'mine', stranger.access))).toEqual(notFound);
		expect(codeOf(await rename('x', 'mine'))).toEqual(notFound);
		expect(codeOf(await auth.call('DELETE', `/passkeys/${body.id}`, { token: stranger.access }))).toEqual(notFound);

		auth.mailbox.mails.length = 0;
		const removed = await auth.call('DELETE', `/passkeys/${body.id}`, { token: person.access });
		expect([removed.status, removed.text]).toEqual([204, '']);
		expect(auth.mailbox.lastTo(person.email).kind).toBe('factor_removed');
		expect(codeOf(await auth.call('DELETE', `/passkeys/${body.id}`, { token: person.access }))).toEqual(notFound);
		expect(await list(person.access)).toEqual([]);
	});

	it('is made and removed at aal2 only, where there is a second factor', async () => {
		const { body } = await register(createAuthenticator());
		const begun = await toRegister();
		const { app, person: strong } = await addTotp(auth, person);
		const weak = await signInAgain(auth, person);
		const answers = [
			await post('registration/options', {}, weak.access),
			await post('registration/verify', { challenge_id: begun.challenge_id, credential: {} }, weak.access),
			await auth.call('DELETE', `/passkeys/${body.id}`, { token: weak.access }),
		];
		for (const answer of answers) expect(codeOf(answer).slice(0, 2)).toEqual([403, 'insufficient_aal']);
		expect(await list(weak.access)).toHaveLength(1);
		const path = `/passkeys/${body.id}`;
		expect((await auth.call('PATCH', path, { token: weak.access, body: { friendly_name: 'a' } })).status).toBe(200);
		expect((await register(createAuthenticator(), { token: strong.access })).status).toBe(200);
		const up = await raise(auth, weak, app);
		expect((await auth.call('DELETE', path, { token: up.access })).status).toBe(204);
	});

	it('is not for people of a single sign-on', async () => {
		await database.query('update auth.users set is_sso_user = true where id = $1', [person.id]);
		expect(codeOf(await post('registration/options', {}, person.access)).slice(0, 2)).toEqual([
			422,
			'validation_failed',
		]);
	});

	it('can be switched off, and says so before anything else', async () => {
		const strict = await openTestAuth(database, { settings: { AUTH_PASSKEYS: 'off' } });
		const endpoints = [
			['POST', '/passkeys/registration/options'],
			['POST', '/passkeys/registration/verify'],
			['POST', '/passkeys/authentication/options'],
			['POST', '/passkeys/authentication/verify'],
			['GET', '/passkeys'],
			['PATCH', '/passkeys/x'],
			['DELETE', '/passkeys/x'],
		] as const;
		for (const [method, path] of endpoints)
			expect(codeOf(await strict.call(method, path))).toEqual([404, 'passkey_disabled', 'Passkeys are disabled']);
		expect((await strict.call('GET', '/settings')).body.passkeys_enabled).toBe(false);
		expect((await auth.call('GET', '/settings')).body.passkeys_enabled).toBe(true);
	});
});
