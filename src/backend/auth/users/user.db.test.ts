import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#src/platform/database/database.ts';
import { openTestDatabase } from '#src/platform/testing/test-database.ts';
import { createPasswords } from '../passwords/passwords.ts';
import { newEmail, openTestAuth, type SignedUp, signInAgain, signUp, type TestAuth } from '../testing/auth-fixture.ts';

let database: Database;
let auth: TestAuth;
let person: SignedUp;
beforeAll(async () => {
	database = await openTestDatabase();
	auth = await openTestAuth(database);
});
beforeEach(async () => {
	person = await signUp(auth, { data: { full_name: 'Before', lang: 'en' } });
});
afterAll(() => database.close());

const put = (body: unknown, token = person.access) => auth.call('PUT', '/user', { body, token });
const get = (token = person.access) => auth.call('GET', '/user', { token });

describe('GET /user', () => {
	it('is never kept by caches', async () => {
		const answer = await get();
		expect(answer.headers.get('content-type')).toBe('application/json');
		expect(answer.headers.get('cache-control')).toBe('no-store');
	});

	it('may be asked for an audience', async () => {
		const ask = (aud: string) => auth.call('GET', '/user', { token: person.access, headers: { 'x-jwt-aud': aud } });
		expect((await ask('authenticated')).status).toBe(200);
		const { status, body } = await ask('elsewhere');
		expect([status, body]).toEqual([
			400,
			{ code: 'validation_failed', message: "Token audience doesn't match request audience" },
		]);
	});

	it('omits nulls, except inside metadata', async () => {
		await database.query(
			`update auth.users set raw_app_meta_data = '{"a":null,"b":{"c":null}}', phone_change = '', phone = '34600111222' where id = $1`,
			[person.id],
		);
		const { body } = await get();
		expect(body.app_metadata).toEqual({ a: null, b: { c: null } });
		expect(body.phone).toBe('34600111222');
		expect(body).not.toHaveProperty('new_phone');
		expect(Object.values(body)).not.toContain(null);
	});
});

describe('PUT /user', () => {
	it('merges data, key by key; null deletes', async () => {
		const { status, body } = await put({ data: { full_name: null, theme: { dark: null }, 'a"b,{}\\': 1 } });
		expect(status).toBe(200);
		expect(body.user_metadata).toMatchObject({ lang: 'en', theme: { dark: null }, 'a"b,{}\\': 1, email: person.email });
		expect(body.user_metadata).not.toHaveProperty('full_name');
		expect((await get()).body).toEqual(body);
		expect((await put({ data: { 'a"b,{}\\': null, NULL: null } })).body.user_metadata).not.toHaveProperty('a"b,{}\\');
	});

	it('changes nothing with an empty body', async () => {
		const before = (await get()).body;
		expect((await put({})).body).toEqual({ ...before, updated_at: expect.any(String) });
	});

	it('loses no part of many changes at once', async () => {
		await Promise.all(Array.from({ length: 20 }, (_, index) => put({ data: { [`k${index}`]: index } })));
		const metadata = (await get()).body.user_metadata as Record<string, unknown>;
		expect(Object.keys(metadata).filter((key) => /^k\d+$/.test(key))).toHaveLength(20);
	});

	it('changes the password and ends all other sessions at once', async () => {
		const other = await signInAgain(auth, person);
		await database.query("update auth.users set recovery_token = 'pending-' || id where id = $1", [person.id]);
		expect((await put({ password: 'another one' })).status).toBe(200);
		expect((await get()).status).toBe(200);
		expect((await get(other.access)).body.code).toBe('session_not_found');
		const refresh = (token: string) =>
			auth.call('POST', '/token?grant_type=refresh_token', { body: { refresh_token: token } });
		expect((await refresh(other.refresh)).body.code).toBe('refresh_token_not_found');
		expect((await refresh(person.refresh)).status).toBe(200);
		const login = (password: string) =>
			auth.call('POST', '/token?grant_type=password', { body: { email: person.email, password } });
		expect((await login(person.password)).body.code).toBe('invalid_credentials');
		expect((await login('another one')).status).toBe(200);
		const { rows } = await database.query('select recovery_token from auth.users where id = $1', [person.id]);
		expect(rows).toEqual([{ recovery_token: null }]);
	});

	it('ends every session begun with the old password, even one begun at the same moment', async () => {
		for (let round = 0; round < 5; round++) {
			const someone = await signUp(auth);
			const logins = Array.from({ length: 6 }, () =>
				auth.call('POST', '/token?grant_type=password', { body: someone }),
			);
			const [changed, ...answers] = await Promise.all([put({ password: 'another one' }, someone.access), ...logins]);
			expect(changed?.status).toBe(200);
			for (const { status, body } of answers)
				if (status === 200) expect((await get(body.access_token as string)).body.code).toBe('session_not_found');
			expect((await get(someone.access)).status).toBe(200);
		}
	});

	it('refuses changes by other sessions once the password has changed, even at the same moment', async () => {
		const stolen = await signInAgain(auth, person);
		const passwords = createPasswords({ cost: 4 });
		const racing = await openTestAuth(database, {
			keys: auth.keys,
			passwords: {
				...passwords,
				hash: async (given, signal) => {
					expect((await put({ password: 'the owner’s' })).status).toBe(200);
					return passwords.hash(given, signal);
				},
			},
		});
		const answer = await racing.call('PUT', '/user', { token: stolen.access, body: { password: 'the thief’s' } });
		expect([answer.status, answer.body.code]).toEqual([409, 'conflict']);
		expect((await get()).status).toBe(200);
		expect((await get(stolen.access)).body.code).toBe('session_not_found');
		await signInAgain(auth, { email: person.email, password: 'the owner’s' });
	});

	it('keeps the old address until the new one is confirmed', async () => {
		const email = newEmail();
		auth.mailbox.mails.length = 0;
		const { status, body } = await put({
			email: email.toUpperCase(),
			code_challenge: null,
			code_challenge_method: null,
		});
		expect(status).toBe(200);
		expect(body).toMatchObject({ email: person.email, new_email: email, email_change_sent_at: expect.any(String) });
		expect(auth.mailbox.mails.map(({ to, kind }) => [to, kind])).toEqual([
			[email, 'email_change'],
			[person.email, 'email_change'],
		]);
		expect(
			(await auth.call('POST', '/token?grant_type=password', { body: { email, password: person.password } })).status,
		).toBe(400);
	});

	it('ignores a change to the current address', async () => {
		const { status, body } = await put({ email: person.email.toUpperCase() });
		expect(status).toBe(200);
		expect(body).not.toHaveProperty('new_email');
	});

	it.each([
		[{ email: 'x', app_metadata: {} }, 400, 'validation_failed', 'Unable to validate email address: invalid format'],
		[{ phone: 'x' }, 400, 'validation_failed', 'Invalid phone number format (E.164 required)'],
		[
			{ phone: '+34 600 111 222', channel: 'pigeon' },
			400,
			'validation_failed',
			expect.stringMatching(/^Invalid channel/),
		],
		[{ password: '123', app_metadata: {} }, 422, 'weak_password', 'Password should be at least 6 characters.'],
		[{ password: 'x'.repeat(73) }, 400, 'validation_failed', 'Password cannot be longer than 72 characters'],
		[
			{ email: 'a@example.com', code_challenge: 'x' },
			400,
			'validation_failed',
			'PKCE flow requires code_challenge_method and code_challenge',
		],
		[{ app_metadata: { admin: true } }, 403, 'not_admin', 'Updating app_metadata requires admin privileges'],
		[{ phone: '+34 600 111 222' }, 400, 'phone_provider_disabled', 'Unsupported phone provider'],
		[{ password: 'correct horse' }, 422, 'same_password', 'New password should be different from the old password.'],
	])('%j: %i %s', async (body, status, code, message) => {
		const answer = await put(body);
		expect([answer.status, answer.body.code, answer.body.message]).toEqual([status, code, message]);
	});

	it('refuses an address that is taken', async () => {
		const other = await signUp(auth);
		const { status, body } = await put({ email: other.email });
		expect([status, body]).toEqual([
			422,
			{ code: 'email_exists', message: 'A user with this email address has already been registered' },
		]);
	});

	it('refuses changes to accounts of single sign-on', async () => {
		await database.query('update auth.users set is_sso_user = true where id = $1', [person.id]);
		for (const body of [{ email: newEmail() }, { password: 'another one' }, { nonce: '123456' }])
			expect((await put(body)).body.code).toBe('user_sso_managed');
		expect((await put({ data: { theme: 'dark' } })).status).toBe(200);
	});

	it('requires a user', async () => {
		expect((await auth.call('PUT', '/user', { body: {} })).status).toBe(401);
		expect((await put({}, auth.apiKeys.publishable)).body.code).toBe('bad_jwt');
	});
});
