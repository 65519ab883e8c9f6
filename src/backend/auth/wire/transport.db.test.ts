import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#src/platform/database/database.ts';
import { DatabaseError, DatabaseUnavailable } from '#src/platform/database/database.ts';
import { createLimits, limitKinds } from '#src/platform/limits/limits.ts';
import { openTestDatabase } from '#src/platform/testing/test-database.ts';
import { openTestAuth, signUp, type TestAuth } from '../testing/auth-fixture.ts';

let database: Database;
let auth: TestAuth;
beforeAll(async () => {
	database = await openTestDatabase();
	auth = await openTestAuth(database);
});
afterAll(() => database.close());

const grant = '/token?grant_type=password';
const nobody = { email: 'nobody@example.com', password: 'whatever' };

describe('error bodies', () => {
	it.each([
		['2024-01-01', '2024-01-01'],
		['2025-06-30', '2024-01-01'],
	])('of the new API, asked by %s', async (version, echoed) => {
		const answer = await auth.call('POST', grant, { body: nobody, headers: { 'x-supabase-api-version': version } });
		expect(answer.status).toBe(400);
		expect(answer.headers.get('x-supabase-api-version')).toBe(echoed);
		expect(answer.headers.get('x-sb-error-code')).toBe('invalid_credentials');
		expect(answer.body).toEqual({ code: 'invalid_credentials', message: 'Invalid login credentials' });
	});

	it.each([['2023-12-31'], ['soon'], ['2024-13-45'], ['']])('of the old API, asked by %j', async (version) => {
		const answer = await auth.call('POST', grant, { body: nobody, headers: { 'x-supabase-api-version': version } });
		expect(answer.headers.get('x-supabase-api-version')).toBeNull();
		expect(answer.headers.get('x-sb-error-code')).toBe('invalid_credentials');
		expect(answer.body).toEqual({ code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' });
	});

	it('name the reasons of a weak password in both', async () => {
		const body = { email: 'a@example.com', password: '123' };
		const reasons = { weak_password: { reasons: ['length'] } };
		const message = 'Password should be at least 6 characters.';
		const fresh = await auth.call('POST', '/signup', { body });
		expect([fresh.status, fresh.body]).toEqual([422, { code: 'weak_password', message, ...reasons }]);
		const old = await auth.call('POST', '/signup', { body, headers: { 'x-supabase-api-version': '' } });
		expect([old.status, old.body]).toEqual([422, { code: 422, error_code: 'weak_password', msg: message, ...reasons }]);
	});

	it('are not sent with what went well', async () => {
		const { access } = await signUp(auth);
		const answer = await auth.call('GET', '/user', { token: access });
		expect([
			answer.status,
			answer.headers.get('x-supabase-api-version'),
			answer.headers.get('x-sb-error-code'),
		]).toEqual([200, null, null]);
	});
});

describe('bodies', () => {
	it.each([
		['', 'unexpected end of JSON input'],
		['{', 'invalid JSON'],
		['[]', 'an object is expected'],
		['"x"', 'an object is expected'],
		['{"email":5,"password":"whatever"}', 'email: Invalid input: expected string, received number'],
		['{"email":"a@example.com","password":"whatever","data":[]}', 'data: must be an object'],
		['{"email":"a\\u0000@example.com","password":"whatever"}', 'a text holds characters that cannot be kept'],
		[
			'{"email":"a@example.com","password":"whatever","data":{"\\ud800":1}}',
			'a text holds characters that cannot be kept',
		],
		[`{"data":${'['.repeat(200)}${']'.repeat(200)}}`, 'nested too deeply'],
	])('%s: 400 bad_json', async (body, what) => {
		const answer = await auth.call('POST', '/signup', { body });
		expect([answer.status, answer.body]).toEqual([
			400,
			{ code: 'bad_json', message: `Could not parse request body as JSON: ${what}` },
		]);
	});

	it('may be missing where no field is required', async () => {
		const { access } = await signUp(auth);
		const answer = await auth.call('POST', '/logout', { token: access });
		expect([answer.status, answer.text]).toEqual([204, '']);
	});

	it('count null, empty and absent alike, and ignore what they do not know', async () => {
		const { email, password } = await signUp(auth);
		const body = {
			email,
			password,
			phone: null,
			gotrue_meta_security: {},
			code_challenge: null,
			code_challenge_method: '',
			whatever: [1],
		};
		expect((await auth.call('POST', grant, { body })).status).toBe(200);
		expect((await auth.call('POST', grant, { body: 'null' })).body.message).toBe('missing email or phone');
	});

	it('end at the limit, announced or not', async () => {
		const long = JSON.stringify({ email: 'a@example.com', password: 'whatever', data: { x: 'x'.repeat(1_048_576) } });
		for (const headers of [{ 'content-length': String(long.length) }, {}] as Record<string, string>[]) {
			const answer = await auth.call('POST', '/signup', { body: long, headers });
			expect([answer.status, answer.body]).toEqual([
				413,
				{ code: 'request_entity_too_large', message: 'Request body too large (max 1048576 bytes)' },
			]);
		}
	});
});

describe('the Bearer token', () => {
	const shared = { JWT_SECRET: 'a shared secret of more than 32 characters' };
	const message = async (token: string | undefined, headers?: Record<string, string>) => {
		const { status, body } = await auth.call('GET', '/user', { token, ...(headers && { headers }) });
		return [status, body.code, body.message];
	};

	it('is asked for', async () => {
		const missing = [401, 'no_authorization', 'This endpoint requires a valid Bearer token'];
		expect(await message(undefined)).toEqual(missing);
		expect(await message(undefined, { authorization: 'Basic eDp5' })).toEqual(missing);
		expect(await message(undefined, { authorization: 'Bearer a b' })).toEqual(missing);
	});

	it('must be a good one', async () => {
		expect(await message('a.b.c')).toEqual([
			403,
			'bad_jwt',
			expect.stringMatching(/^invalid JWT: unable to parse or verify signature, /),
		]);
	});

	it('must be a person: API keys and role tokens are none', async () => {
		const none = [403, 'bad_jwt', 'invalid claim: missing sub claim'];
		for (const key of [
			auth.apiKeys.publishable,
			auth.apiKeys.secret,
			auth.apiKeys.anonToken,
			auth.apiKeys.serviceRoleToken,
		])
			expect(await message(key)).toEqual(none);
	});

	it('must name them, and their session, by UUIDs', async () => {
		expect(await message(await auth.keys.sign({ sub: '1234567890' }))).toEqual([
			400,
			'bad_jwt',
			'invalid claim: sub claim must be a UUID',
		]);
		const { id } = await signUp(auth);
		expect(await message(await auth.keys.sign({ sub: id, session_id: 'x' }))).toEqual([
			403,
			'bad_jwt',
			'invalid claim: session_id claim must be a UUID',
		]);
	});

	it('must name somebody who exists', async () => {
		expect(await message(await auth.keys.sign({ sub: crypto.randomUUID() }))).toEqual([
			403,
			'user_not_found',
			'User from sub claim in JWT does not exist',
		]);
	});

	it('must name a session that exists and is theirs', async () => {
		const gone = [403, 'session_not_found', 'Session from session_id claim in JWT does not exist'];
		const [one, other] = [await signUp(auth), await signUp(auth)];
		const { session_id } = await auth.keys.verify(other.access);
		expect(await message(await auth.keys.sign({ sub: one.id, session_id: crypto.randomUUID() }))).toEqual(gone);
		expect(await message(await auth.keys.sign({ sub: one.id, session_id }))).toEqual(gone);
	});

	it('may name none', async () => {
		const { id } = await signUp(auth);
		for (const session_id of [undefined, '', '00000000-0000-0000-0000-000000000000'])
			expect((await message(await auth.keys.sign({ sub: id, session_id })))[0]).toBe(200);
	});

	it('is refused for banned users', async () => {
		const { id, access } = await signUp(auth);
		await database.query("update auth.users set banned_until = now() + interval '1 hour' where id = $1", [id]);
		expect(await message(access)).toEqual([403, 'user_banned', 'User is banned']);
		await database.query("update auth.users set banned_until = now() - interval '1 hour' where id = $1", [id]);
		expect((await message(access))[0]).toBe(200);
	});

	it('expires', async () => {
		const late = await openTestAuth(database);
		const { access } = await signUp(late);
		late.skip(3601);
		const { status, body } = await late.call('GET', '/user', { token: access });
		expect([status, body.code]).toEqual([403, 'bad_jwt']);
		expect(body.message).toBe(
			'invalid JWT: unable to parse or verify signature, token has invalid claims: token is expired',
		);
	});

	it('may be made elsewhere with JWT_SECRET', async () => {
		const { SignJWT } = await import('jose');
		const open = await openTestAuth(database, { settings: shared });
		const { id } = await signUp(open);
		const token = await new SignJWT({ sub: id })
			.setProtectedHeader({ alg: 'HS256' })
			.sign(new TextEncoder().encode(shared.JWT_SECRET));
		expect((await open.call('GET', '/user', { token })).status).toBe(200);
	});

	it('is neither needed nor read by public endpoints', async () => {
		for (const token of [undefined, 'rubbish', auth.apiKeys.publishable])
			expect((await auth.call('POST', grant, { body: nobody, token })).body.code).toBe('invalid_credentials');
	});
});

describe('limits', () => {
	it('end in 429 with the seconds to wait, per kind and address', async () => {
		const limits = createLimits({ enabled: true, kinds: { ...limitKinds, auth_token: { points: 2, seconds: 300 } } });
		const limited = await openTestAuth(database, { limits });
		for (const status of [400, 400]) expect((await limited.call('POST', grant, { body: nobody })).status).toBe(status);
		const answer = await limited.call('POST', grant, { body: nobody });
		expect([answer.status, answer.body]).toEqual([
			429,
			{ code: 'over_request_rate_limit', message: 'Request rate limit reached' },
		]);
		expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
		expect((await limited.call('POST', '/signup', { body: {} })).status).toBe(422);
	});
});

describe('faults', () => {
	const failing = (error: Error) =>
		openTestAuth(database, {
			database: { ...database, query: () => Promise.reject(error), batch: () => Promise.reject(error) },
		});

	it('of the database: 503, which clients try again', async () => {
		const broken = await failing(new DatabaseUnavailable('unreachable', 'the database cannot be reached'));
		const answer = await broken.call('POST', grant, { body: nobody });
		expect([answer.status, answer.body.code, answer.headers.get('retry-after')]).toEqual([
			503,
			'unexpected_failure',
			'1',
		]);
	});

	it('of a statement that took too long: 504', async () => {
		const slow = await failing(
			new DatabaseError({ code: '57014', message: 'canceling statement due to statement timeout' }),
		);
		expect((await slow.call('POST', grant, { body: nobody })).body.code).toBe('request_timeout');
	});

	it('of ours: 500 without details, and one line in the log', async () => {
		const broken = await failing(new Error('a secret detail'));
		const old = await broken.call('POST', grant, { body: nobody, headers: { 'x-supabase-api-version': '' } });
		expect([old.status, old.body]).toEqual([
			500,
			{
				code: 500,
				error_code: 'unexpected_failure',
				msg: 'Unexpected failure, please check server logs for more information',
				error_id: 'request-1',
			},
		]);
		expect(broken.log.error).toHaveLength(1);
		expect(broken.log.error[0]?.[0]).toMatchObject({ err: { message: 'a secret detail' }, requestId: 'request-1' });
	});
});

describe('the other endpoints', () => {
	it('publish the keys, for ten minutes', async () => {
		const answer = await auth.call('GET', '/.well-known/jwks.json');
		expect(answer.headers.get('cache-control')).toBe('public, max-age=600');
		expect(answer.body).toEqual(JSON.parse(JSON.stringify(auth.keys.jwks())));
	});

	it('tell the settings', async () => {
		const { body } = await auth.call('GET', '/settings');
		expect(body).toMatchObject({
			disable_signup: false,
			mailer_autoconfirm: true,
			phone_autoconfirm: false,
			saml_enabled: false,
		});
		expect(body.external).toMatchObject({ email: true, phone: false, google: false, anonymous_users: false });
		const closed = await openTestAuth(database, {
			settings: {
				AUTH_SIGNUP: 'off',
				AUTH_EMAIL: 'off',
				AUTH_AUTOCONFIRM: 'off',
				AUTH_PHONE: 'on',
				AUTH_PHONE_AUTOCONFIRM: 'on',
				AUTH_ANONYMOUS: 'on',
			},
		});
		expect((await closed.call('GET', '/settings')).body).toMatchObject({
			disable_signup: true,
			mailer_autoconfirm: false,
			phone_autoconfirm: true,
			sms_provider: 'webhook',
			external: { email: false, phone: true, anonymous_users: true },
		});
	});

	it('report that the service is up', async () => {
		expect((await auth.call('GET', '/health')).body).toMatchObject({
			name: 'GoTrue',
			version: expect.stringMatching(/^v2\./),
		});
	});

	it('are no more than these', async () => {
		for (const path of ['/otp', '/recover', '/user/nothing', '/nothing'])
			expect((await auth.call('GET', path)).status).toBe(404);
	});
});
