import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#src/platform/database/database.ts';
import { openTestDatabase } from '#src/platform/testing/test-database.ts';
import { openTestAuth, signInAgain, signUp, type TestAuth } from '../testing/auth-fixture.ts';
import { createPasswords } from './passwords.ts';

let database: Database;
let auth: TestAuth;
beforeAll(async () => {
	database = await openTestDatabase();
	auth = await openTestAuth(database);
});
afterAll(() => database.close());

const path = '/token?grant_type=password';
const password = 'correct horse';

describe('the kinds of grants', () => {
	it.each([['/token'], ['/token?grant_type='], ['/token?grant_type=magic'], ['/token?grant_type=toString']])(
		'%s is none',
		async (unknown) => {
			const answer = await auth.call('POST', unknown, { body: {} });
			expect([answer.status, answer.body]).toEqual([
				400,
				{ code: 'invalid_credentials', message: 'unsupported_grant_type' },
			]);
		},
	);
});

describe('signing in', () => {
	it('starts a session of its own', async () => {
		const first = await signUp(auth);
		const answer = await auth.call('POST', path, { body: { email: first.email.toUpperCase(), password } });
		expect(answer.status).toBe(200);
		const [one, two] = [
			await auth.keys.verify(first.access),
			await auth.keys.verify(answer.body.access_token as string),
		];
		expect(two).toMatchObject({ sub: first.id, aal: 'aal1', amr: [{ method: 'password', timestamp: two.iat }] });
		expect(two.session_id).not.toBe(one.session_id);
		expect(answer.body).not.toHaveProperty('weak_password');
	});

	it('answers as GET /user does afterwards', async () => {
		const { email } = await signUp(auth);
		const { body } = await auth.call('POST', path, { body: { email, password } });
		expect((await auth.call('GET', '/user', { token: body.access_token as string })).body).toEqual(body.user);
	});

	it.each([
		[
			{},
			{ email: 'a@example.com', phone: '1', password },
			400,
			'validation_failed',
			'Only an email address or phone number should be provided on login.',
		],
		[{}, { password }, 400, 'validation_failed', 'missing email or phone'],
		[{}, { phone: '1', password }, 422, 'phone_provider_disabled', 'Phone logins are disabled'],
		[
			{ AUTH_EMAIL: 'off' },
			{ email: 'a@example.com', password },
			422,
			'email_provider_disabled',
			'Email logins are disabled',
		],
		[{}, { email: 'nobody@example.com', password }, 400, 'invalid_credentials', 'Invalid login credentials'],
		[{}, { email: 'nobody@example.com' }, 400, 'invalid_credentials', 'Invalid login credentials'],
		[{}, { email: "' or 1=1 --", password }, 400, 'invalid_credentials', 'Invalid login credentials'],
	] as const)('with %j and %j: %i %s', async (settings, body, status, code, message) => {
		const answer = await (await openTestAuth(database, { settings })).call('POST', path, { body });
		expect([answer.status, answer.body]).toEqual([status, { code, message }]);
	});

	it.each([['wrong'], [''], [`${password} `], [password.toUpperCase()]])(
		'with the password %j is refused',
		async (wrong) => {
			const { email } = await signUp(auth);
			expect((await auth.call('POST', path, { body: { email, password: wrong } })).body.code).toBe(
				'invalid_credentials',
			);
		},
	);

	it('is not truncated to the 72 bytes of bcrypt', async () => {
		const long = 'x'.repeat(72);
		const { email } = await signUp(auth, { password: long });
		expect((await auth.call('POST', path, { body: { email, password: `${long}y` } })).body.code).toBe(
			'invalid_credentials',
		);
		expect((await auth.call('POST', path, { body: { email, password: long } })).status).toBe(200);
	});

	it('is refused without a password of one’s own, and through single sign-on', async () => {
		const { email, id } = await signUp(auth);
		await database.query('update auth.users set encrypted_password = null where id = $1', [id]);
		expect((await auth.call('POST', path, { body: { email, password } })).body.code).toBe('invalid_credentials');
		const sso = await signUp(auth);
		await database.query('update auth.users set is_sso_user = true where id = $1', [sso.id]);
		expect((await auth.call('POST', path, { body: sso })).body.code).toBe('invalid_credentials');
	});

	it('is looked for in the audience that was asked for', async () => {
		const { email } = await signUp(auth);
		const answer = await auth.call('POST', path, { body: { email, password }, headers: { 'x-jwt-aud': 'elsewhere' } });
		expect(answer.body.code).toBe('invalid_credentials');
	});

	it('answers user_banned to banned users, whatever their password', async () => {
		const { email, id } = await signUp(auth);
		await database.query("update auth.users set banned_until = now() + interval '1 hour' where id = $1", [id]);
		for (const tried of [password, 'wrong']) {
			const answer = await auth.call('POST', path, { body: { email, password: tried } });
			expect([answer.status, answer.body]).toEqual([400, { code: 'user_banned', message: 'User is banned' }]);
		}
	});

	it('warns of a password that today’s rules would refuse', async () => {
		const strict = await openTestAuth(database, { settings: { AUTH_PASSWORD_MIN: '20' } });
		const { email } = await signUp(auth);
		const { status, body } = await strict.call('POST', path, { body: { email, password } });
		expect([status, body.weak_password]).toEqual([
			200,
			{ message: 'Password should be at least 20 characters.', reasons: ['length'] },
		]);
	});

	it('fails where the password changes while it is being checked', async () => {
		const person = await signUp(auth);
		const passwords = createPasswords({ cost: 4 });
		const racing = await openTestAuth(database, {
			passwords: {
				...passwords,
				verify: async (given, encoded, signal) => {
					const right = await passwords.verify(given, encoded, signal);
					await database.query('update auth.users set encrypted_password = $2 where id = $1', [
						person.id,
						await passwords.hash('new', signal),
					]);
					return right;
				},
			},
		});
		expect((await racing.call('POST', path, { body: person })).body.code).toBe('invalid_credentials');
		const { rows } = await database.query('select id from auth.sessions where user_id = $1', [person.id]);
		expect(rows).toHaveLength(1);
	});

	it('takes two round trips', async () => {
		const { email } = await signUp(auth);
		let trips = 0;
		const counted = await openTestAuth(database, {
			database: {
				...database,
				query: (text, values) => {
					trips++;
					return database.query(text, values);
				},
				batch: (statements) => {
					trips++;
					return database.batch(statements);
				},
			},
		});
		const { access } = await signInAgain(counted, { email, password });
		expect(trips).toBe(2);
		trips = 0;
		await counted.call('GET', '/user', { token: access });
		expect(trips).toBe(1);
	});
});
