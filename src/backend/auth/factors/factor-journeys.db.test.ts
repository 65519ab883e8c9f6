import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#src/platform/database/database.ts';
import { openTestDatabase } from '#src/platform/testing/test-database.ts';
import { newEmail, openTestAuth, type TestAuth } from '../testing/auth-fixture.ts';
import { createAuthenticator } from '../testing/authenticator.ts';
import { totpCode } from '../testing/second-factor.ts';

/** Second factors and passkeys with the unmodified client. */

let database: Database;
let auth: TestAuth;
let email: string;
const password = 'correct horse';
beforeAll(async () => {
	database = await openTestDatabase();
	auth = await openTestAuth(database, { settings: { AUTH_MFA_PHONE: 'on' } });
});
beforeEach(() => {
	email = newEmail();
});
afterAll(() => database.close());

/** The client with its experiments on, in which somebody is signed in. */
async function signedIn() {
	const client = createClient('http://localhost:3000', auth.apiKeys.publishable, {
		global: { fetch: auth.fetch },
		auth: {
			autoRefreshToken: false,
			detectSessionInUrl: false,
			persistSession: false,
			experimental: { recoveryCodes: true },
		},
	});
	const { error } = await client.auth.signInWithPassword({ email, password });
	if (error) throw error;
	return client;
}
async function signedUp() {
	const { error } = await auth.client().auth.signUp({ email, password });
	if (error) throw error;
	return signedIn();
}
type Client = Awaited<ReturnType<typeof signedIn>>;

async function addApp(client: Client, friendlyName = 'app') {
	const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName });
	if (error) throw error;
	const verified = await client.auth.mfa.challengeAndVerify({
		factorId: data.id,
		code: totpCode(auth, data.totp.secret),
	});
	if (verified.error) throw verified.error;
	auth.skip(30);
	return data;
}
const levels = async (client: Client) => {
	const { data } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
	return [
		data?.currentLevel,
		data?.nextLevel,
		data?.currentAuthenticationMethods.map((entry) => (typeof entry === 'string' ? entry : entry.method)),
	];
};

describe('the client', () => {
	it('enrolls an app, verifies it, challenges it again, and unenrolls it', async () => {
		const client = await signedUp();
		const events: string[] = [];
		client.auth.onAuthStateChange((event) => void events.push(event));
		expect(await levels(client)).toEqual(['aal1', 'aal1', ['password']]);

		const { data: enrolled } = await client.auth.mfa.enroll({ factorType: 'totp', issuer: 'Hoopoe' });
		expect(enrolled?.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg /);
		const factorId = enrolled?.id ?? '';
		const secret = enrolled?.totp.secret ?? '';
		expect((await client.auth.mfa.listFactors()).data).toMatchObject({ totp: [], all: [{ id: factorId }] });
		const { data: asked } = await client.auth.mfa.challenge({ factorId });
		const verified = await client.auth.mfa.verify({
			factorId,
			challengeId: asked?.id ?? '',
			code: totpCode(auth, secret),
		});
		expect(verified.error).toBeNull();
		expect(await levels(client)).toEqual(['aal2', 'aal2', ['totp', 'password']]);
		expect((await client.auth.mfa.listFactors()).data?.totp).toMatchObject([{ id: factorId, status: 'verified' }]);
		expect(events).toContain('MFA_CHALLENGE_VERIFIED');

		auth.skip(30);
		const second = await signedIn();
		expect(await levels(second)).toEqual(['aal1', 'aal2', ['password']]);
		expect((await second.auth.mfa.unenroll({ factorId })).error).toMatchObject({ code: 'insufficient_aal' });
		expect((await second.auth.mfa.challengeAndVerify({ factorId, code: '000000' })).error).toMatchObject({
			code: 'mfa_verification_failed',
			status: 422,
		});
		await second.auth.mfa.challengeAndVerify({ factorId, code: totpCode(auth, secret) });
		expect((await second.auth.refreshSession()).error).toBeNull();
		expect(await levels(second)).toEqual(['aal2', 'aal2', ['totp', 'password']]);

		expect((await second.auth.mfa.unenroll({ factorId })).data).toEqual({ id: factorId });
		await second.auth.refreshSession();
		expect(await levels(second)).toEqual(['aal1', 'aal1', ['password']]);
		await client.auth.refreshSession();
		expect((await levels(client))[0]).toBe('aal1');
	});

	it('changes password and address only at aal2', async () => {
		await addApp(await signedUp());
		const weak = await signedIn();
		for (const change of [{ password: 'another one' }, { email: newEmail() }])
			expect((await weak.auth.updateUser(change)).error).toMatchObject({ code: 'insufficient_aal', status: 401 });
		expect((await weak.auth.updateUser({ data: { full_name: 'Attar' } })).error).toBeNull();
	});

	it('enrolls a phone', async () => {
		const client = await signedUp();
		const { data, error } = await client.auth.mfa.enroll({
			factorType: 'phone',
			phone: '+34600555666',
			friendlyName: 'p',
		});
		expect([error, data?.phone]).toEqual([null, '+34600555666']);
		const factorId = data?.id ?? '';
		const { data: asked } = await client.auth.mfa.challenge({ factorId, channel: 'sms' });
		const code = /\d{6}/.exec(auth.mailbox.texts.at(-1)?.message ?? '')?.[0] ?? '';
		expect((await client.auth.mfa.verify({ factorId, challengeId: asked?.id ?? '', code })).error).toBeNull();
		expect(await levels(client)).toEqual(['aal2', 'aal2', ['mfa/phone', 'password']]);
		expect((await client.auth.mfa.listFactors()).data?.phone).toHaveLength(1);
	});

	it('enrolls a security key, and verifies with it', async () => {
		const client = await signedUp();
		const key = createAuthenticator();
		const { data: enrolled } = await client.auth.mfa.enroll({ factorType: 'webauthn', friendlyName: 'blue' });
		const factorId = enrolled?.id ?? '';
		/** What the client asks the browser; the test's authenticator answers. Bytes as text again. */
		const use = async (by: Client) => {
			const webauthn = { rpId: 'localhost', rpOrigins: ['http://localhost:3000'] };
			const { data: asked } = await by.auth.mfa.challenge({ factorId, webauthn });
			if (!asked) throw new Error('no challenge');
			const { type, credential_options } = asked.webauthn;
			const { publicKey } = JSON.parse(
				JSON.stringify(credential_options, (_, value) =>
					value instanceof ArrayBuffer ? Buffer.from(value).toString('base64url') : value,
				),
			);
			const credential = type === 'create' ? key.create(publicKey) : key.get(publicKey);
			return by.auth.mfa.verify({
				factorId,
				challengeId: asked.id,
				webauthn: { type, ...webauthn, credential_response: { toJSON: () => credential } } as never,
			});
		};
		expect((await use(client)).error).toBeNull();
		expect(await levels(client)).toEqual(['aal2', 'aal2', ['mfa/webauthn', 'password']]);
		const later = await signedIn();
		expect(await levels(later)).toEqual(['aal1', 'aal2', ['password']]);
		expect((await use(later)).error).toBeNull();
		expect(await levels(later)).toEqual(['aal2', 'aal2', ['mfa/webauthn', 'password']]);
		expect((await later.auth.mfa.listFactors()).data?.webauthn).toMatchObject([{ friendly_name: 'blue' }]);
	});

	it('creates recovery codes, and verifies with one', async () => {
		const client = await signedUp();
		const { recoveryCodes } = client.auth.mfa;
		expect((await recoveryCodes.generate()).error).toMatchObject({ code: 'insufficient_aal' });
		await addApp(client);
		const { data } = await recoveryCodes.generate({ friendlyName: 'paper' });
		expect([data?.friendly_name, data?.codes.length]).toEqual(['paper', 10]);
		expect((await recoveryCodes.getStatus()).data).toMatchObject({ total: 10, remaining: 10 });

		const lost = await signedIn();
		expect((await lost.auth.mfa.recoveryCodes.verify({ code: 'wrong' })).error).toMatchObject({
			code: 'mfa_verification_failed',
		});
		const used = await lost.auth.mfa.recoveryCodes.verify({ code: data?.codes[0] ?? '' });
		expect(used.error).toBeNull();
		expect(await levels(lost)).toEqual(['aal2', 'aal2', ['mfa/recovery_code', 'password']]);
		expect((await lost.auth.mfa.listFactors()).data?.recovery_code).toHaveLength(1);
		expect((await lost.auth.mfa.recoveryCodes.regenerate()).data?.codes).toHaveLength(10);
		expect((await lost.auth.mfa.recoveryCodes.getStatus()).data?.remaining).toBe(10);
		expect((await lost.auth.mfa.recoveryCodes.unenroll()).data).toEqual({ id: data?.id });
		expect((await lost.auth.mfa.recoveryCodes.getStatus()).error).toMatchObject({ code: 'mfa_factor_not_found' });
	});

	it('registers a passkey, signs in with it, and manages it', async () => {
		const client = await signedUp();
		const key = createAuthenticator();
		const { data: begun } = await client.auth.passkey.startRegistration();
		if (!begun) throw new Error('no options');
		const registered = await client.auth.passkey.verifyRegistration({
			challengeId: begun.challenge_id,
			credential: key.create(begun.options as never),
		});
		expect([registered.error, registered.data?.friendly_name]).toEqual([null, 'Passkey']);

		const other = auth.client();
		const events: string[] = [];
		other.auth.onAuthStateChange((event) => void events.push(event));
		const { data: asked } = await other.auth.passkey.startAuthentication();
		if (!asked) throw new Error('no options');
		const { data, error } = await other.auth.passkey.verifyAuthentication({
			challengeId: asked.challenge_id,
			credential: key.get(asked.options as never),
		});
		expect([error, data?.session?.user.email]).toEqual([null, email]);
		expect(events).toContain('SIGNED_IN');
		expect((await other.auth.getUser()).data.user?.email).toBe(email);

		const passkeyId = registered.data?.id ?? '';
		expect((await other.auth.passkey.update({ passkeyId, friendlyName: 'My laptop' })).data).toMatchObject({
			friendly_name: 'My laptop',
		});
		expect((await other.auth.passkey.list()).data).toMatchObject([
			{ id: passkeyId, friendly_name: 'My laptop', last_used_at: expect.any(String) },
		]);
		expect((await other.auth.passkey.delete({ passkeyId })).error).toBeNull();
		expect((await client.auth.passkey.list()).data).toEqual([]);
	});

	it('has a passkey deleted by an administrator', async () => {
		const client = await signedUp();
		const { data: begun } = await client.auth.passkey.startRegistration();
		if (!begun) throw new Error('no options');
		const { data: made } = await client.auth.passkey.verifyRegistration({
			challengeId: begun.challenge_id,
			credential: createAuthenticator().create(begun.options as never),
		});
		const userId = (await client.auth.getUser()).data.user?.id ?? '';
		const passkeyId = made?.id ?? '';
		const { passkey } = auth.client({ Authorization: `Bearer ${auth.apiKeys.secret}` }).auth.admin;
		expect((await passkey.listPasskeys({ userId })).data).toMatchObject([{ id: passkeyId, friendly_name: 'Passkey' }]);
		expect((await passkey.deletePasskey({ userId, passkeyId })).error).toBeNull();
		expect((await passkey.listPasskeys({ userId })).data).toEqual([]);
		expect((await passkey.deletePasskey({ userId, passkeyId })).error?.status).toBe(404);
	});
});
