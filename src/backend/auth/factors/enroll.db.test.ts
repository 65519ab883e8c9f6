import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#src/platform/database/database.ts';
import { openTestDatabase } from '#src/platform/testing/test-database.ts';
import { openTestAuth, type SignedUp, signInAgain, signUp, type TestAuth } from '../testing/auth-fixture.ts';
import { addTotp, enrollTotp, proveTotp, raise } from '../testing/second-factor.ts';

let database: Database;
let auth: TestAuth;
let person: SignedUp;
beforeAll(async () => {
	database = await openTestDatabase();
	auth = await openTestAuth(database, { settings: { AUTH_MFA_PHONE: 'on', AUTH_MFA_MAX_FACTORS: '4' } });
});
beforeEach(async () => {
	person = await signUp(auth);
});
afterAll(() => database.close());

const enroll = (body: unknown, token = person.access) => auth.call('POST', '/factors', { token, body });
const refused = async (body: unknown, token?: string) => {
	const answer = await enroll(body, token);
	return [answer.status, answer.body.code, answer.body.message];
};
const factorsOf = async (token: string) =>
	((await auth.call('GET', '/user', { token })).body.factors ?? []) as Record<string, unknown>[];

describe('POST /factors', () => {
	it('begins an authenticator app', async () => {
		const { status, body, headers } = await enroll({ factor_type: 'totp' });
		expect(status).toBe(200);
		expect(headers.get('cache-control')).toBe('no-store');
		expect(body).toEqual({
			id: expect.stringMatching(/^[0-9a-f-]{36}$/),
			type: 'totp',
			friendly_name: '',
			totp: {
				qr_code: expect.stringMatching(/^<svg /),
				secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
				uri: expect.stringContaining('otpauth://totp/localhost%3A3000:'),
			},
		});
		const { totp } = body as { totp: { uri: string; secret: string } };
		expect(decodeURIComponent(totp.uri)).toContain(person.email);
		expect(new URL(totp.uri).searchParams.get('secret')).toBe(totp.secret);
		expect(await factorsOf(person.access)).toEqual([
			{
				id: body.id,
				factor_type: 'totp',
				status: 'unverified',
				phone: '',
				last_challenged_at: null,
				created_at: expect.stringMatching(/Z$/),
				updated_at: expect.stringMatching(/Z$/),
			},
		]);
	});

	it('keeps the secret encrypted', async () => {
		const { secret } = await enrollTotp(auth, person.access);
		const { rows } = await database.query<{ secret: string }>(
			'select secret from auth.mfa_factors where user_id = $1',
			[person.id],
		);
		expect(rows[0]?.secret).toMatch(/^[\w-]{60,}$/);
		expect(JSON.stringify([rows, auth.log])).not.toContain(secret);
	});

	it('takes the issuer and the name it is given', async () => {
		const { body } = await enroll({ factor_type: 'totp', friendly_name: 'My app', issuer: 'Hoopoe & sons' });
		expect(body.friendly_name).toBe('My app');
		expect(new URL((body.totp as { uri: string }).uri).searchParams.get('issuer')).toBe('Hoopoe & sons');
		expect((await factorsOf(person.access))[0]).toMatchObject({ friendly_name: 'My app' });
	});

	it('begins a phone and a security key', async () => {
		expect((await enroll({ factor_type: 'phone', phone: '+34 600 111 222' })).body).toEqual({
			id: expect.any(String),
			type: 'phone',
			friendly_name: '',
			phone: '+34 600 111 222',
		});
		expect((await enroll({ factor_type: 'webauthn', friendly_name: 'Key' })).body).toEqual({
			id: expect.any(String),
			type: 'webauthn',
			friendly_name: 'Key',
		});
		// Both may have been made within one millisecond.
		const phones = (await factorsOf(person.access)).map(({ phone }) => phone);
		expect(phones.toSorted()).toEqual(['', '34600111222']);
	});

	it.each([
		[{}, 400, 'validation_failed', 'factor_type needs to be totp, phone, or webauthn'],
		[{ factor_type: 'recovery_code' }, 400, 'validation_failed', 'factor_type needs to be totp, phone, or webauthn'],
		[{ factor_type: 'toString' }, 400, 'validation_failed', 'factor_type needs to be totp, phone, or webauthn'],
		[{ factor_type: 'phone' }, 400, 'validation_failed', 'Phone number required to enroll Phone factor'],
		[{ factor_type: 'phone', phone: '0600' }, 400, 'validation_failed', 'Invalid phone number format (E.164 required)'],
		[
			{ factor_type: 'totp', friendly_name: 'x'.repeat(256) },
			400,
			'validation_failed',
			'friendly_name cannot be longer than 255 characters',
		],
		[
			{ factor_type: 'totp', issuer: 'x'.repeat(65) },
			400,
			'validation_failed',
			'issuer cannot be longer than 64 characters',
		],
	])('%j: %i %s', async (body, ...expected) => {
		expect(await refused(body)).toEqual(expected);
	});

	it.each([
		['totp', 'AUTH_MFA_TOTP', 'MFA enroll is disabled for TOTP'],
		['phone', 'AUTH_MFA_PHONE', 'MFA enroll is disabled for Phone'],
		['webauthn', 'AUTH_MFA_WEBAUTHN', 'MFA enroll is disabled for WebAuthn'],
	])('%s can be switched off', async (kind, setting, message) => {
		const strict = await openTestAuth(database, { settings: { AUTH_MFA_PHONE: 'on', [setting]: 'off' } });
		const { status, body } = await strict.call('POST', '/factors', {
			token: person.access,
			body: { factor_type: kind, phone: '+34600111222' },
		});
		expect([status, body]).toEqual([422, { code: `mfa_${kind}_enroll_not_enabled`, message }]);
	});

	it('has no phones where nobody sends messages', async () => {
		const mute = await openTestAuth(database, { settings: { AUTH_MFA_PHONE: 'on' }, sms: null });
		const { body } = await mute.call('POST', '/factors', {
			token: person.access,
			body: { factor_type: 'phone', phone: '+34600111222' },
		});
		expect(body.code).toBe('mfa_phone_enroll_not_enabled');
	});

	it.each(['', 'My "app"'])('refuses a second one called %j', async (name) => {
		await enrollTotp(auth, person.access, name);
		expect(await refused({ factor_type: 'webauthn', friendly_name: name })).toEqual([
			422,
			'mfa_factor_name_conflict',
			`A factor with the friendly name ${JSON.stringify(name)} for this user already exists`,
		]);
		const other = await signUp(auth);
		expect((await enroll({ factor_type: 'totp', friendly_name: name }, other.access)).status).toBe(200);
	});

	it('refuses more than there may be, sent at once too', async () => {
		const answers = await Promise.all(
			[1, 2, 3, 4, 5, 6].map((number) => enroll({ factor_type: 'totp', friendly_name: `app ${number}` })),
		);
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 422, 422]);
		expect(await refused({ factor_type: 'totp', friendly_name: 'one more' })).toEqual([
			422,
			'too_many_enrolled_mfa_factors',
			'Maximum number of verified factors reached, unenroll to continue',
		]);
	});

	it('forgets what was never verified after five minutes', async () => {
		const app = await enrollTotp(auth, person.access);
		auth.skip(299);
		expect((await refused({ factor_type: 'totp' }))[1]).toBe('mfa_factor_name_conflict');
		auth.skip(2);
		expect((await enroll({ factor_type: 'totp' })).status).toBe(200);
		expect((await proveTotp(auth, person.access, app).catch((error: Error) => error)).toString()).toContain(
			'mfa_factor_not_found',
		);
	});

	it('wants aal2 once a factor is verified', async () => {
		const { app, person: raised } = await addTotp(auth, person);
		expect((await enroll({ factor_type: 'totp', friendly_name: 'two' }, raised.access)).status).toBe(200);
		const again = await signInAgain(auth, person);
		expect(await refused({ factor_type: 'totp', friendly_name: 'three' }, again.access)).toEqual([
			403,
			'insufficient_aal',
			'AAL2 required to enroll a new factor',
		]);
		const up = await raise(auth, again, app);
		expect((await enroll({ factor_type: 'totp', friendly_name: 'three' }, up.access)).status).toBe(200);
	});

	it('replaces an unverified factor of the same phone', async () => {
		const { body: first } = await enroll({ factor_type: 'phone', phone: '+34600111333', friendly_name: 'a' });
		const { body: second } = await enroll({ factor_type: 'phone', phone: '34 600 111 333', friendly_name: 'a' });
		expect((await factorsOf(person.access)).map(({ id }) => id)).toEqual([second.id]);
		expect(first.id).not.toBe(second.id);
	});

	it('is for people who are signed in, and not anonymous', async () => {
		const anonymous = await auth.keys.sign({ sub: person.id, is_anonymous: true });
		const sessionless = await auth.keys.sign({ sub: person.id });
		const endpoints = [
			['POST', '/factors'],
			['POST', `/factors/${person.id}/challenge`],
			['POST', `/factors/${person.id}/verify`],
			['DELETE', `/factors/${person.id}`],
			['GET', '/factors/recovery-codes'],
			['POST', '/factors/recovery-codes'],
			['POST', '/factors/recovery-codes/verify'],
			['POST', '/factors/recovery-codes/regenerate'],
			['DELETE', '/factors/recovery-codes'],
			['POST', '/passkeys/registration/options'],
			['POST', '/passkeys/registration/verify'],
		] as const;
		for (const [method, path] of endpoints) {
			const answers = await Promise.all([
				auth.call(method, path),
				auth.call(method, path, { token: auth.apiKeys.publishable }),
				auth.call(method, path, { token: anonymous }),
				auth.call(method, path, { token: sessionless }),
			]);
			expect(
				answers.map(({ status, body }) => [status, body.code]),
				`${method} ${path}`,
			).toEqual([
				[401, 'no_authorization'],
				[403, 'bad_jwt'],
				[403, 'no_authorization'],
				[403, 'session_not_found'],
			]);
		}
	});
});
