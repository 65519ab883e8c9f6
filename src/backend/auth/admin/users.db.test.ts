import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#src/platform/database/database.ts';
import { openTestDatabase } from '#src/platform/testing/test-database.ts';
import { newEmail, openTestAuth, signInAgain, signUp, type TestAuth } from '../testing/auth-fixture.ts';
import { addTotp } from '../testing/second-factor.ts';
import { listUsers } from './user-rows.ts';

let database: Database;
let auth: TestAuth;
const settings = { AUTH_PHONE: 'on' };
beforeAll(async () => {
	database = await openTestDatabase();
	auth = await openTestAuth(database, { settings });
});
afterAll(() => database.close());

const adminOf = (of = auth) => of.client({ Authorization: `Bearer ${of.apiKeys.secret}` }).auth.admin;
const call = (method: string, path: string, body?: unknown) =>
	auth.call(method, path, { token: auth.apiKeys.secret, body });
const password = 'correct horse';
let phones = 34600000000;
const newPhone = () => String(++phones);

describe('who may use it', () => {
	const endpoints: [string, string][] = [
		['GET', '/admin/users'],
		['POST', '/admin/users'],
		['GET', `/admin/users/${randomUUID()}`],
		['PUT', `/admin/users/${randomUUID()}`],
		['DELETE', `/admin/users/${randomUUID()}`],
		['GET', `/admin/users/${randomUUID()}/factors`],
		['PUT', `/admin/users/${randomUUID()}/factors/x`],
		['DELETE', `/admin/users/${randomUUID()}/factors/x`],
		['GET', `/admin/users/${randomUUID()}/passkeys`],
		['DELETE', `/admin/users/${randomUUID()}/passkeys/x`],
		['POST', '/admin/generate_link'],
		['GET', '/admin/audit'],
		['POST', '/invite'],
	];
	it.each(endpoints)('%s %s: only trusted servers', async (method, path) => {
		const person = await signUp(auth);
		const past = Math.floor(auth.parts.clock().getTime() / 1000) - 10;
		const cases: [string | undefined, number, string][] = [
			[undefined, 401, 'no_authorization'],
			['nonsense', 403, 'bad_jwt'],
			[auth.apiKeys.publishable, 403, 'not_admin'],
			[auth.apiKeys.anonToken, 403, 'not_admin'],
			[person.access, 403, 'not_admin'],
			[await auth.keys.sign({ role: 'service_role', exp: past }), 403, 'bad_jwt'],
			[await auth.keys.sign({ role: 'service_role', session_id: randomUUID() }), 403, 'session_not_found'],
			[await auth.keys.sign({ role: 'service_role', session_id: 'x' }), 403, 'bad_jwt'],
		];
		for (const [token, status, code] of cases) {
			const answer = await auth.call(method, path, { token });
			expect([answer.status, answer.body.code]).toEqual([status, code]);
		}
	});

	it('a service_role token needs neither subject nor end', async () => {
		const tokens = [
			auth.apiKeys.secret,
			auth.apiKeys.serviceRoleToken,
			await auth.keys.sign({ role: 'service_role' }),
			await auth.keys.sign({ role: 'supabase_admin', sub: '1234567890' }),
		];
		for (const token of tokens) expect((await auth.call('GET', '/admin/users', { token })).status).toBe(200);
	});
});

describe('creating a user', () => {
	it('answers the user, who can then sign in', async () => {
		const email = newEmail();
		const { data, error } = await adminOf().createUser({
			email: email.toUpperCase(),
			password,
			email_confirm: true,
			user_metadata: { name: 'Simin' },
			app_metadata: { plan: 'gold' },
		});
		expect(error).toBeNull();
		expect(data.user).toMatchObject({
			email,
			role: 'authenticated',
			aud: 'authenticated',
			email_confirmed_at: expect.any(String),
			user_metadata: { name: 'Simin', email_verified: true },
			app_metadata: { provider: 'email', providers: ['email'], plan: 'gold' },
			identities: [{ provider: 'email', id: data.user?.id, identity_data: { email, email_verified: false } }],
		});
		expect((await auth.client().auth.signInWithPassword({ email, password })).error).toBeNull();
		expect(auth.mailbox.mails).toEqual([]);
	});

	it('leaves addresses unconfirmed whatever the settings, and keeps metadata as given', async () => {
		const email = newEmail();
		const { body } = await call('POST', '/admin/users', { email, password: 'x', user_metadata: { a: 1 } });
		expect(body).not.toHaveProperty('email_confirmed_at');
		expect(body.user_metadata).toEqual({ a: 1 });
		const { error } = await auth.client().auth.signInWithPassword({ email, password: 'x' });
		expect(error?.code).toBe('email_not_confirmed');
	});

	it('takes phones, ids, roles, bans and both addresses', async () => {
		const id = randomUUID();
		const wishes = {
			id,
			email: newEmail(),
			phone: `+${newPhone()}`,
			phone_confirm: true,
			role: 'authenticated',
			ban_duration: '24h',
		};
		const { status, body } = await call('POST', '/admin/users', wishes);
		expect([status, body]).toEqual([
			200,
			expect.objectContaining({
				id,
				phone: wishes.phone.slice(1),
				phone_confirmed_at: expect.any(String),
				app_metadata: { provider: 'email', providers: ['email', 'phone'] },
			}),
		]);
		expect((body.identities as unknown[]).length).toBe(2);
		expect(Date.parse(String(body.banned_until)) - auth.parts.clock().getTime()).toBeGreaterThan(23.9 * 3_600_000);
	});

	it.each([
		['bcrypt', '$2a$06$m0CrhHm10qJ3lXRY.5zDGO3rS2KdeeWLuGmsfGlMfOxih58VYVfxe', 'a'],
		[
			'Firebase',
			'$fbscrypt$v=1,n=14,r=8,p=1,ss=Bw==,sk=jxspr8Ki0RYycVU8zykbdLGjFQ3McFUH0uiiTvC8pVMXAn210wjLNmdZJzxUECKbm0QsEmYUSDzZvpjeJ9WmXA==$42xEC+ixf3L2lw==$lSrfV15cpx95/sZS2W9c9Kp6i/LVgQNDNC/qzrCnh1SAyZvqmZqAjTdn3aoItz+VHjoZilo78198JAdRuid5lQ==',
			'user1password',
		],
	])('imports a hash of %s', async (_, hash, known) => {
		const email = newEmail();
		await call('POST', '/admin/users', { email, password_hash: hash, email_confirm: true });
		expect((await signInAgain(auth, { email, password: known })).access).not.toBe('');
	});

	it.each([
		[{}, 400, 'validation_failed', 'Cannot create a user without either an email or phone'],
		[{ email: 'x' }, 400, 'validation_failed', 'Unable to validate email address: invalid format'],
		[{ phone: '0' }, 400, 'validation_failed', 'Invalid phone number format (E.164 required)'],
		[{ email: 'a@x.example', id: 'x' }, 400, 'validation_failed', 'ID must conform to the uuid v4 format'],
		[
			{ email: 'a@x.example', id: '00000000-0000-0000-0000-000000000000' },
			400,
			'validation_failed',
			'ID cannot be a nil uuid',
		],
		[
			{ email: 'a@x.example', password, password_hash: 'x' },
			400,
			'validation_failed',
			'Only a password or a password hash should be provided',
		],
		[
			{ email: 'a@x.example', password: 'x'.repeat(73) },
			400,
			'validation_failed',
			'Password cannot be longer than 72 characters',
		],
		[
			{ email: 'a@x.example', ban_duration: '1 day' },
			400,
			'validation_failed',
			'invalid format for ban duration: 1 day',
		],
		[
			{ email: 'a@x.example', user_metadata: [] },
			400,
			'bad_json',
			'Could not parse request body as JSON: user_metadata: must be an object',
		],
	])('refuses %j', async (body, status, code, message) => {
		const answer = await call('POST', '/admin/users', body);
		expect([answer.status, answer.body]).toEqual([status, { code, message }]);
	});

	it('refuses an address or id that is taken', async () => {
		const phone = newPhone();
		const { body } = await call('POST', '/admin/users', { email: newEmail(), phone });
		const cases = [
			[{ email: body.email }, 422, 'email_exists', 'A user with this email address has already been registered'],
			[{ phone }, 422, 'phone_exists', 'Phone number already registered by another user'],
			[{ email: newEmail(), id: body.id }, 409, 'conflict', 'A user with this id exists already'],
		] as const;
		for (const [wishes, status, code, message] of cases) {
			const answer = await call('POST', '/admin/users', wishes);
			expect([answer.status, answer.body]).toEqual([status, { code, message }]);
		}
	});
});

describe('the list', () => {
	it('has pages, and links to the others', async () => {
		const own = await openTestDatabase();
		const fresh = await openTestAuth(own);
		for (let count = 0; count < 5; count++) {
			await adminOf(fresh).createUser({
				email: `p${count}@list.example`,
				user_metadata: { full_name: `Number ${count}` },
			});
			fresh.skip(1);
		}
		const page = async (query: string) => {
			const { body, headers } = await fresh.call('GET', `/admin/users${query}`, { token: fresh.apiKeys.secret });
			const emails = (body.users as { email: string }[]).map(({ email }) => email.slice(0, 2));
			return { emails, aud: body.aud, total: headers.get('x-total-count'), link: headers.get('link') };
		};
		expect(await page('?page=&per_page=')).toEqual({
			emails: ['p4', 'p3', 'p2', 'p1', 'p0'],
			aud: 'authenticated',
			total: '5',
			link: '</admin/users?page=1&per_page=50>; rel="last"',
		});
		expect(await page('?page=2&per_page=2')).toEqual({
			emails: ['p2', 'p1'],
			aud: 'authenticated',
			total: '5',
			link: '</admin/users?page=3&per_page=2>; rel="next", </admin/users?page=3&per_page=2>; rel="last"',
		});
		expect((await page('?page=9')).emails).toEqual([]);
		expect((await page('?filter=number 3')).emails).toEqual(['p3']);
		expect((await page('?filter=P1@')).emails).toEqual(['p1']);
		expect((await page('?filter=%25')).emails).toEqual([]);
		expect((await page('?sort=created_at asc')).emails[0]).toBe('p0');
		const { data } = await adminOf(fresh).listUsers({ page: 1, perPage: 2 });
		expect(data).toMatchObject({ nextPage: 2, lastPage: 3, total: 5, users: [{ email: 'p4@list.example' }, {}] });
		await own.close();
	});

	it('of many users has an estimated total, and its pages reach each of them', async () => {
		const own = await openTestDatabase();
		await own.query(
			`insert into auth.users (id, email, created_at)
				select gen_random_uuid(), 'p' || n || '@many.example', now() - n * interval '1 minute' from generate_series(1, 1000) n`,
		);
		await own.query('analyze auth.users');
		await own.query(
			`insert into auth.users (id, email, created_at)
				select gen_random_uuid(), 'q' || n || '@many.example', now() from generate_series(1, 20) n`,
		);
		const sort = { column: 'created_at', direction: 'desc' } as const;
		const list = (page: number, perPage = 200, filter = '') =>
			listUsers(own, { aud: 'authenticated', filter, sort, page, perPage }, 100);
		const { users, total } = await list(1);
		expect(users).toHaveLength(200);
		expect(total).toBeGreaterThan(900);
		expect(total).toBeLessThan(1200);
		const seen = new Set<string>();
		let page = 1;
		for (let goesOn = true; goesOn; page++) {
			const next = await list(page);
			for (const { id } of next.users) seen.add(id);
			goesOn = page * 200 < next.total;
		}
		expect([seen.size, page - 1]).toEqual([1020, 6]);
		expect((await list(6)).total).toBe(1020);
		expect(await list(9)).toMatchObject({ users: [] });
		expect((await list(9)).total).toBeLessThan(1201);
		// A search has the exact total, and so does a short list.
		expect((await list(1, 10, 'q1')).total).toBe(11);
		expect((await listUsers(own, { aud: 'authenticated', filter: '', sort, page: 1, perPage: 1 }, 1020)).total).toBe(
			1020,
		);
		await own.close();
	});

	it.each([
		['?page=-1', 'Bad Pagination Parameters: strconv.ParseUint: parsing "-1": invalid syntax'],
		['?per_page=x', 'Bad Pagination Parameters: strconv.ParseUint: parsing "x": invalid syntax'],
		['?sort=password', "Bad Sort Parameters: bad field for sort 'password'"],
		['?sort=email up', "Bad Sort Parameters: bad direction for sort 'up', only 'asc' and 'desc' allowed"],
	])('cannot be read with %s', async (query, message) => {
		const answer = await call('GET', `/admin/users${query}`);
		expect([answer.status, answer.body]).toEqual([400, { code: 'validation_failed', message }]);
	});
});

describe('one user', () => {
	it.each([['GET'], ['PUT'], ['DELETE']])('%s of an unknown user', async (method) => {
		const body = method === 'GET' ? undefined : {};
		const none = await call(method, '/admin/users/x', body);
		expect([none.status, none.body]).toEqual([404, { code: 'validation_failed', message: 'user_id must be an UUID' }]);
		const unknown = await call(method, `/admin/users/${randomUUID()}`, body);
		expect([unknown.status, unknown.body]).toEqual([404, { code: 'user_not_found', message: 'User not found' }]);
	});

	it('is changed at once, addresses and all', async () => {
		const person = await signUp(auth, { data: { full_name: 'Simin', gone: 1 } });
		const email = newEmail();
		const phone = newPhone();
		const { data, error } = await adminOf().updateUserById(person.id, {
			email,
			phone,
			phone_confirm: true,
			user_metadata: { full_name: 'Simin Day', gone: null },
			app_metadata: { plan: 'gold' },
		});
		expect(error).toBeNull();
		expect(data.user).toMatchObject({
			email,
			phone,
			phone_confirmed_at: expect.any(String),
			user_metadata: { full_name: 'Simin Day' },
			app_metadata: { providers: ['email', 'phone'], plan: 'gold' },
		});
		expect(data.user?.user_metadata).not.toHaveProperty('gone');
		expect(data.user?.identities?.map(({ identity_data: of }) => of?.email ?? of?.phone)).toEqual([email, phone]);
		expect((await auth.call('GET', '/user', { token: person.access })).body.email).toBe(email);
		expect((await adminOf().getUserById(person.id)).data.user).toEqual(data.user);
	});

	it('gets a new password, and every session ends', async () => {
		const person = await signUp(auth);
		const weak = await call('PUT', `/admin/users/${person.id}`, { password: 'short' });
		expect([weak.status, weak.body.code]).toEqual([422, 'weak_password']);
		expect((await auth.call('GET', '/user', { token: person.access })).status).toBe(200);
		await call('PUT', `/admin/users/${person.id}`, { password: 'another horse' });
		expect((await auth.call('GET', '/user', { token: person.access })).body.code).toBe('session_not_found');
		expect((await signInAgain(auth, { ...person, password: 'another horse' })).id).toBe(person.id);
	});

	it('can be banned, and the ban lifted', async () => {
		const person = await signUp(auth);
		const token = person.access;
		await adminOf().updateUserById(person.id, { ban_duration: '1h30m' });
		expect((await auth.call('GET', '/user', { token })).body.code).toBe('user_banned');
		await adminOf().updateUserById(person.id, { ban_duration: 'none' });
		expect((await auth.call('GET', '/user', { token })).status).toBe(200);
	});

	it('cannot be given an address of another user', async () => {
		const [one, two] = [await signUp(auth), await signUp(auth)];
		const answer = await call('PUT', `/admin/users/${one.id}`, { email: two.email, user_metadata: { x: 1 } });
		expect([answer.status, answer.body.code]).toEqual([422, 'email_exists']);
		expect((await auth.call('GET', '/user', { token: one.access })).body.user_metadata).not.toHaveProperty('x');
	});

	it('is deleted with all rows', async () => {
		const person = await signUp(auth);
		expect(await adminOf().deleteUser(person.id)).toMatchObject({ data: { user: { id: person.id } }, error: null });
		expect((await auth.call('GET', '/user', { token: person.access })).body.code).toBe('user_not_found');
		expect((await signUp(auth, { email: person.email })).id).not.toBe(person.id);
	});

	it('is deleted softly: the row stays without personal data', async () => {
		const person = await signUp(auth, { data: { full_name: 'Simin' } });
		await database.query("insert into public.user_roles (user_id, role) values ($1, 'admin')", [person.id]);
		expect((await call('DELETE', `/admin/users/${person.id}`, { should_soft_delete: true })).text).toBe('{}');
		const { body } = await call('GET', `/admin/users/${person.id}`);
		expect(body).toMatchObject({ deleted_at: expect.any(String), user_metadata: {}, app_metadata: {} });
		expect(JSON.stringify(body)).not.toContain(person.email);
		expect((await auth.call('GET', '/user', { token: person.access })).body.code).toBe('session_not_found');
		const { rows } = await database.query(
			'select from public.profiles where user_id = $1 union all select from public.user_roles where user_id = $1',
			[person.id],
		);
		expect(rows).toEqual([]);
		expect((await auth.call('POST', '/token?grant_type=password', { body: person })).body.code).toBe(
			'invalid_credentials',
		);
		expect((await signUp(auth, { email: person.email })).id).not.toBe(person.id);
	});
});

describe('second factors and passkeys', () => {
	it('are listed, renamed and removed', async () => {
		const { person, app } = await addTotp(auth, await signUp(auth));
		const admin = adminOf();
		const { data: listed } = await admin.mfa.listFactors({ userId: person.id });
		expect(listed?.factors).toMatchObject([{ id: app.factorId, factor_type: 'totp', status: 'verified' }]);
		const path = `/admin/users/${person.id}/factors/${app.factorId}`;
		expect((await call('PUT', path, { friendly_name: 'Old phone' })).body).toMatchObject({
			friendly_name: 'Old phone',
		});
		expect((await call('PUT', path, { phone: '34600' })).status).toBe(400);
		const { data: removed } = await admin.mfa.deleteFactor({ userId: person.id, id: app.factorId });
		// The client wraps this one answer twice.
		expect(removed).toMatchObject({ data: { id: app.factorId } });
		expect((await call('GET', `/admin/users/${person.id}/factors`)).text).toBe('[]');
		expect((await call('DELETE', path)).body).toEqual({ code: 'mfa_factor_not_found', message: 'Factor not found' });
		expect((await call('DELETE', `${path}x`)).body.message).toBe('factor_id must be an UUID');
	});

	it('passkeys are a bare array', async () => {
		const { id } = await signUp(auth);
		expect((await call('GET', `/admin/users/${id}/passkeys`)).text).toBe('[]');
		expect((await call('DELETE', `/admin/users/${id}/passkeys/${randomUUID()}`)).status).toBe(404);
	});
});

describe('the audit log', () => {
	it('is read newest first, and searched', async () => {
		const person = await signUp(auth);
		const { body } = await call('GET', `/admin/audit?query=author:${person.email}`);
		const lines = body as unknown as { payload: { action: string; actor_id: string }; ip_address: string }[];
		// The two were written in one moment.
		expect(lines.map(({ payload }) => payload.action).sort()).toEqual(['login', 'user_signedup']);
		expect(lines[0]).toMatchObject({ payload: { actor_id: person.id }, ip_address: '203.0.113.7' });
		const logins = await call('GET', '/admin/audit?query=action:login&per_page=1');
		expect(logins.body).toMatchObject([
			{ id: expect.any(String), created_at: expect.any(String), payload: { action: 'login' } },
		]);
		expect(Number(logins.headers.get('x-total-count'))).toBeGreaterThan(1);
		expect((await call('GET', '/admin/audit?query=password:x')).status).toBe(400);
		expect((await call('GET', '/admin/audit?query=action')).status).toBe(400);
	});
});

it('no request of an administrator makes the server fail', async () => {
	const value = fc.oneof(
		fc.string({ unit: 'binary', maxLength: 40 }),
		fc.constantFrom('a@b.example', '34600', '24h', '1e9h', '99999999h', randomUUID()),
		fc.boolean(),
		fc.integer(),
		fc.constant(null),
		fc.object({ maxDepth: 1 }),
	);
	const names = [
		'id',
		'aud',
		'role',
		'email',
		'phone',
		'password',
		'password_hash',
		'email_confirm',
		'user_metadata',
		'app_metadata',
		'ban_duration',
		'type',
		'new_email',
		'data',
		'redirect_to',
		'friendly_name',
	];
	const { id } = await signUp(auth);
	await fc.assert(
		fc.asyncProperty(
			fc.dictionary(fc.constantFrom(...names), value),
			fc.string({ unit: 'binary', maxLength: 20 }),
			async (body, text) => {
				const query = encodeURIComponent(text.toWellFormed());
				for (const answer of [
					await call('POST', '/admin/users', body),
					await call('PUT', `/admin/users/${id}`, body),
					await call('POST', '/admin/generate_link', { type: 'signup', ...body }),
					await call('GET', `/admin/users?filter=${query}&sort=${query}`),
					await call('GET', `/admin/users?filter=${query}`),
					await call('GET', `/admin/audit?query=action:${query}`),
				])
					expect(answer.status).toBeLessThan(500);
			},
		),
		{ numRuns: 60 },
	);
});
