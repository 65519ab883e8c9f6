import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#src/platform/database/database.ts';
import { openTestDatabase } from '#src/platform/testing/test-database.ts';
import { newEmail, openTestAuth, signUp, type TestAuth } from '../testing/auth-fixture.ts';
import { newPhone, textedCode } from '../testing/sent-mails.ts';

let database: Database;
let auth: TestAuth;
let cautious: TestAuth;
beforeAll(async () => {
	database = await openTestDatabase();
	auth = await openTestAuth(database);
	cautious = await openTestAuth(database, { settings: { AUTH_AUTOCONFIRM: 'off' } });
});
afterAll(() => database.close());

const password = 'correct horse';
const challenge = 'a'.repeat(43);
const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/);
const uuid = expect.stringMatching(/^[0-9a-f-]{36}$/);

describe('signing up', () => {
	it('makes a person, an identity and a session', async () => {
		const email = newEmail();
		const data = { full_name: 'هدهد', lang: 'fa', nothing: null, sub: 'me', email_verified: true };
		const { status, body, headers } = await auth.call('POST', '/signup', {
			body: { email: email.toUpperCase(), password, data },
		});
		expect(status).toBe(200);
		expect(headers.get('cache-control')).toBe('no-store');
		const user = body.user as Record<string, unknown>;
		expect(user).toEqual({
			id: uuid,
			aud: 'authenticated',
			role: 'authenticated',
			email,
			phone: '',
			email_confirmed_at: time,
			confirmed_at: time,
			last_sign_in_at: time,
			app_metadata: { provider: 'email', providers: ['email'] },
			user_metadata: {
				full_name: 'هدهد',
				lang: 'fa',
				nothing: null,
				sub: user.id,
				email,
				email_verified: true,
				phone_verified: false,
			},
			identities: [
				{
					identity_id: uuid,
					id: user.id,
					user_id: user.id,
					provider: 'email',
					email,
					identity_data: {
						full_name: 'هدهد',
						lang: 'fa',
						nothing: null,
						sub: user.id,
						email,
						email_verified: false,
						phone_verified: false,
					},
					last_sign_in_at: time,
					created_at: time,
					updated_at: time,
				},
			],
			is_anonymous: false,
			created_at: time,
			updated_at: time,
		});
		expect(body).toMatchObject({
			token_type: 'bearer',
			expires_in: 3600,
			refresh_token: expect.stringMatching(/^[\w-]{51}$/),
		});
		const claims = await auth.keys.verify(body.access_token as string);
		expect(claims).toEqual({
			iss: 'http://localhost:3000/auth/v1',
			sub: user.id,
			aud: 'authenticated',
			iat: expect.any(Number),
			exp: (claims.iat as number) + 3600,
			email,
			phone: '',
			app_metadata: user.app_metadata,
			user_metadata: user.user_metadata,
			role: 'authenticated',
			aal: 'aal1',
			amr: [{ method: 'password', timestamp: claims.iat }],
			session_id: uuid,
			is_anonymous: false,
		});
		expect(body.expires_at).toBe(claims.exp);
		expect(headers.get('sb-auth-user-id')).toBe(user.id);
		expect(headers.get('sb-auth-session-id')).toBe(claims.session_id);
		const { rows } = await database.query('select host(ip) as ip, aal from auth.sessions where id = $1', [
			claims.session_id,
		]);
		expect(rows).toEqual([{ ip: '203.0.113.7', aal: 'aal1' }]);
		const profile = await database.query('select full_name from public.profiles where user_id = $1', [user.id]);
		expect(profile.rows).toEqual([{ full_name: 'هدهد' }]);
	});

	it('stores the password as a hash only, and logs nothing', async () => {
		const { id } = await signUp(auth);
		const { rows } = await database.query<{ row: string }>('select u::text as row from auth.users u where id = $1', [
			id,
		]);
		expect(rows[0]?.row).not.toContain(password);
		expect(auth.log).toEqual({ info: [], warn: [], error: [] });
	});

	// In GoTrue's order: each body is wrong in the ways of all rows below it too, where that is possible.
	it.each([
		[{}, {}, 422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled'],
		[{ AUTH_SIGNUP: 'off' }, { email: 'x' }, 422, 'signup_disabled', 'Signups not allowed for this instance'],
		[{}, { email: 'x' }, 400, 'validation_failed', 'Signup requires a valid password'],
		[
			{},
			{ email: 'x', phone: '1', password: '12345' },
			422,
			'weak_password',
			'Password should be at least 6 characters.',
		],
		[
			{ AUTH_PASSWORD_MIN: '10' },
			{ email: 'x', password: '123456789' },
			422,
			'weak_password',
			'Password should be at least 10 characters.',
		],
		[
			{},
			{ email: 'x', password: 'é'.repeat(37) },
			400,
			'validation_failed',
			'Password cannot be longer than 72 characters',
		],
		[
			{},
			{ email: 'x', phone: '1', password },
			400,
			'validation_failed',
			'Only an email address or phone number should be provided on signup.',
		],
		[
			{},
			{ phone: '1', password, channel: 'pigeon' },
			400,
			'validation_failed',
			expect.stringMatching(/^Invalid channel/),
		],
		[
			{},
			{ phone: '1', password, channel: 'sms', code_challenge: 'x' },
			400,
			'validation_failed',
			'PKCE not supported for phone signups',
		],
		[
			{ AUTH_EMAIL: 'off' },
			{ email: 'x', password, code_challenge: challenge },
			400,
			'validation_failed',
			'PKCE flow requires code_challenge_method and code_challenge',
		],
		[
			{},
			{ email: 'x', password, code_challenge_method: 's256' },
			400,
			'validation_failed',
			'PKCE flow requires code_challenge_method and code_challenge',
		],
		[
			{},
			{ email: 'x', password, code_challenge: 'short', code_challenge_method: 's256' },
			400,
			'validation_failed',
			'code challenge has to be between 43 and 128 characters',
		],
		[
			{},
			{ email: 'x', password, code_challenge: '+'.repeat(43), code_challenge_method: 's256' },
			400,
			'validation_failed',
			expect.stringMatching(/^code challenge can only/),
		],
		[
			{},
			{ email: 'x', password, code_challenge: challenge, code_challenge_method: 'md5' },
			400,
			'validation_failed',
			'code_challenge_method must be s256 or plain',
		],
		[{}, { phone: '1', password }, 400, 'phone_provider_disabled', 'Phone signups are disabled'],
		[{ AUTH_EMAIL: 'off' }, { email: 'x', password }, 400, 'email_provider_disabled', 'Email signups are disabled'],
		[{}, { email: 'x', password }, 400, 'validation_failed', 'Unable to validate email address: invalid format'],
		[
			{},
			{ email: 'a b@example.com', password },
			400,
			'validation_failed',
			'Unable to validate email address: invalid format',
		],
		[
			{},
			{ email: `${'a'.repeat(250)}@example.com`, password },
			400,
			'validation_failed',
			'An email address is too long',
		],
	] as const)('with %j and %j: %i %s', async (settings, body, status, code, message) => {
		const answer = await (await openTestAuth(database, { settings })).call('POST', '/signup', { body });
		expect([answer.status, answer.body.code, answer.body.message]).toEqual([status, code, message]);
	});

	it('is refused to those who have an account', async () => {
		const { email } = await signUp(auth);
		const answer = await auth.call('POST', '/signup', {
			body: { email: email.toUpperCase(), password: 'another one' },
		});
		expect([answer.status, answer.body]).toEqual([
			422,
			{ code: 'user_already_exists', message: 'User already registered' },
		]);
	});

	it('is refused too where the account lies in another audience', async () => {
		const { email } = await signUp(auth);
		const answer = await auth.call('POST', '/signup', {
			body: { email, password },
			headers: { 'x-jwt-aud': 'elsewhere' },
		});
		expect([answer.status, answer.body.code]).toEqual([422, 'user_already_exists']);
	});

	it('happens once, however often it is asked at the same time', async () => {
		const body = { email: newEmail(), password };
		const answers = await Promise.all(Array.from({ length: 8 }, () => auth.call('POST', '/signup', { body })));
		expect(answers.map((answer) => answer.status).sort()).toEqual([200, 422, 422, 422, 422, 422, 422, 422]);
		const { rows } = await database.query('select id from auth.users where email = $1', [body.email]);
		expect(rows).toHaveLength(1);
	});
});

describe('signing up where addresses must be confirmed', () => {
	it('answers the unconfirmed user without a session, and sends a mail', async () => {
		const email = newEmail();
		const { status, body } = await cautious.call('POST', '/signup', {
			body: { email, password, data: { full_name: 'A' } },
		});
		expect(status).toBe(200);
		expect(body).toMatchObject({
			id: uuid,
			email,
			confirmation_sent_at: time,
			role: 'authenticated',
			identities: [{ provider: 'email' }],
		});
		expect(body.user_metadata).toMatchObject({ full_name: 'A', email_verified: false });
		for (const field of ['email_confirmed_at', 'confirmed_at', 'last_sign_in_at', 'access_token', 'user'])
			expect(body).not.toHaveProperty(field);
		expect(cautious.mailbox.lastTo(email)).toMatchObject({
			kind: 'confirmation',
			code: expect.stringMatching(/^\d{6}$/),
		});
		const login = await cautious.call('POST', '/token?grant_type=password', { body: { email, password } });
		expect([login.status, login.body]).toEqual([400, { code: 'email_not_confirmed', message: 'Email not confirmed' }]);
	});

	it('changes nothing for somebody unconfirmed, and writes again', async () => {
		const email = newEmail();
		const first = await cautious.call('POST', '/signup', { body: { email, password, data: { n: 1 } } });
		const body = { email, password: 'another one', data: { n: 2 } };
		const soon = await cautious.call('POST', '/signup', { body });
		expect([soon.status, soon.body.code]).toEqual([429, 'over_email_send_rate_limit']);
		cautious.skip(61);
		const again = await cautious.call('POST', '/signup', { body });
		const { confirmation_sent_at: _sent, updated_at: _updated, ...same } = first.body;
		expect(again.status).toBe(200);
		expect(again.body).toMatchObject(same);
		expect(cautious.mailbox.mails.filter((message) => message.to === email)).toHaveLength(2);
		const login = await cautious.call('POST', '/token?grant_type=password', {
			body: { email, password: 'another one' },
		});
		expect(login.body.code).toBe('invalid_credentials');
	});

	it('shows no data of an invited user', async () => {
		const email = newEmail();
		const first = await cautious.call('POST', '/signup', { body: { email, password, data: { n: 1 } } });
		await database.query('update auth.users set invited_at = now() where id = $1', [first.body.id]);
		cautious.skip(61);
		const again = await cautious.call('POST', '/signup', { body: { email, password } });
		expect(again.body).toMatchObject({ id: first.body.id, user_metadata: {}, identities: [] });
	});

	it('does not tell who has an account', async () => {
		const { email, id } = await signUp(auth);
		const { status, body } = await cautious.call('POST', '/signup', {
			body: { email, password, data: { full_name: 'Someone' } },
		});
		expect(status).toBe(200);
		expect(body).toEqual({
			id: uuid,
			aud: 'authenticated',
			role: '',
			email,
			phone: '',
			confirmation_sent_at: time,
			app_metadata: { provider: 'email', providers: ['email'] },
			user_metadata: { full_name: 'Someone' },
			identities: [],
			created_at: body.confirmation_sent_at,
			updated_at: body.confirmation_sent_at,
			is_anonymous: false,
		});
		expect(body.id).not.toBe(id);
		expect(cautious.mailbox.mails.filter((message) => message.to === email)).toEqual([]);
	});

	it('tells a confirmed address from a new one by three fields alone, which are those of the wire', async () => {
		const { email } = await signUp(auth);
		const data = { full_name: 'Someone' };
		const known = await cautious.call('POST', '/signup', { body: { email, password, data } });
		const fresh = await cautious.call('POST', '/signup', { body: { email: newEmail(), password, data } });
		expect(Object.keys(known.body).sort()).toEqual(Object.keys(fresh.body).sort());
		expect([...known.headers.keys()]).toEqual([...fresh.headers.keys()]);
		const format = (value: unknown) => String(value).replace(/\d/g, '0');
		const told = Object.keys(fresh.body).filter((field) =>
			/_at$/.test(field)
				? format(known.body[field]) !== format(fresh.body[field])
				: !['id', 'email'].includes(field) && JSON.stringify(known.body[field]) !== JSON.stringify(fresh.body[field]),
		);
		expect(told.sort()).toEqual(['identities', 'role', 'user_metadata']);
	});

	it('keeps no user whose mail could not be sent', async () => {
		const email = newEmail();
		cautious.mailbox.refuse(new Error('connection refused'));
		const refused = await cautious.call('POST', '/signup', { body: { email, password } });
		expect([refused.status, refused.body.message]).toEqual([500, 'Error sending confirmation email']);
		expect((await database.query('select from auth.users where email = $1', [email])).rows).toEqual([]);
	});

	it('lets those in later, by their password, once addresses need no confirmation', async () => {
		const email = newEmail();
		await cautious.call('POST', '/signup', { body: { email, password } });
		const wrong = await auth.call('POST', '/signup', { body: { email, password: 'another one' } });
		expect([wrong.status, wrong.body.code]).toEqual([422, 'user_already_exists']);
		const right = await auth.call('POST', '/signup', { body: { email, password } });
		expect(right.body.user).toMatchObject({ email, email_confirmed_at: time, user_metadata: { email_verified: true } });
	});
});

describe('signing up by phone', () => {
	const settings = { AUTH_PHONE: 'on', AUTH_AUTOCONFIRM: 'off' };

	it('requires the code of a text message', async () => {
		const phones = await openTestAuth(database, { settings });
		const phone = newPhone();
		const { status, body } = await phones.call('POST', '/signup', {
			body: { phone: `+${phone}`, password, data: { full_name: 'A' }, channel: 'sms' },
		});
		expect(status).toBe(200);
		expect(body).toMatchObject({
			phone,
			email: '',
			confirmation_sent_at: time,
			app_metadata: { provider: 'phone', providers: ['phone'] },
			user_metadata: { full_name: 'A', phone, phone_verified: false },
			identities: [{ provider: 'phone', id: body.id }],
		});
		expect(body).not.toHaveProperty('access_token');
		const login = () => phones.call('POST', '/token?grant_type=password', { body: { phone: `+${phone}`, password } });
		expect([(await login()).status, (await login()).body]).toEqual([
			400,
			{ code: 'phone_not_confirmed', message: 'Phone not confirmed' },
		]);
		const token = textedCode(phones, phone);
		expect((await phones.call('POST', '/verify', { body: { phone, token, type: 'sms' } })).status).toBe(200);
		expect((await login()).status).toBe(200);
		const again = await phones.call('POST', '/signup', { body: { phone, password } });
		expect(again.body).toMatchObject({ phone, role: '', identities: [], app_metadata: { provider: 'phone' } });
		expect(phones.mailbox.texts).toHaveLength(1);
	});

	it('needs none where numbers are confirmed at once', async () => {
		const phones = await openTestAuth(database, { settings: { ...settings, AUTH_PHONE_AUTOCONFIRM: 'on' } });
		const phone = newPhone();
		const { body } = await phones.call('POST', '/signup', { body: { phone, password } });
		expect(body.user).toMatchObject({ phone, phone_confirmed_at: time });
		const again = await phones.call('POST', '/signup', { body: { phone, password } });
		expect(again.body.code).toBe('user_already_exists');
	});

	it('works without an SMS provider where numbers are confirmed at once, and only there', async () => {
		const alone = { ...settings, SMS_PROVIDER: '' };
		const phones = await openTestAuth(database, { settings: { ...alone, AUTH_PHONE_AUTOCONFIRM: 'on' } });
		const phone = newPhone();
		expect((await phones.call('GET', '/settings')).body.external).toMatchObject({ phone: true });
		const { body } = await phones.call('POST', '/signup', { body: { phone, password } });
		expect(body.user).toMatchObject({ phone, phone_confirmed_at: time });
		const login = await phones.call('POST', '/token?grant_type=password', { body: { phone, password } });
		expect(login.status).toBe(200);
		expect((await phones.call('POST', '/otp', { body: { phone } })).body.code).toBe('phone_provider_disabled');
		const refused = await openTestAuth(database, { settings: alone });
		expect((await refused.call('POST', '/signup', { body: { phone, password } })).body.code).toBe(
			'phone_provider_disabled',
		);
	});

	it.each([
		[settings, { phone: '0600', password }, 400, 'validation_failed', 'Invalid phone number format (E.164 required)'],
		[
			settings,
			{ phone: '34600111222', password, channel: 'whatsapp' },
			400,
			'validation_failed',
			expect.stringMatching(/^Invalid channel/),
		],
		[
			{ ...settings, AUTH_PHONE: 'off' },
			{ phone: '0600', password },
			400,
			'phone_provider_disabled',
			'Phone signups are disabled',
		],
	] as const)('with %j and %j: %i %s', async (on, body, status, code, message) => {
		const answer = await (await openTestAuth(database, { settings: on })).call('POST', '/signup', { body });
		expect([answer.status, answer.body.code, answer.body.message]).toEqual([status, code, message]);
	});
});

it('anonymous sign-up is off where sign-up is off', async () => {
	const closed = await openTestAuth(database, { settings: { AUTH_ANONYMOUS: 'on', AUTH_SIGNUP: 'off' } });
	expect((await closed.call('POST', '/signup', { body: {} })).body.code).toBe('signup_disabled');
});
