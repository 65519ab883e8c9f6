import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Database, DatabaseUnavailable } from '#src/platform/database/database.ts';
import { openTestDatabase } from '#src/platform/testing/test-database.ts';
import { newEmail, openTestAuth, signUp, type TestAuth } from '../../testing/auth-fixture.ts';
import { codeOf, followLink, followMail, newPhone, textedCode } from '../../testing/sent-mails.ts';
import { hashOfCode, tokenForPhone } from '../one-time-code.ts';

let database: Database;
let auth: TestAuth;
let trusting: TestAuth;
let email: string;
beforeAll(async () => {
	database = await openTestDatabase();
	auth = await openTestAuth(database, {
		settings: {
			AUTH_AUTOCONFIRM: 'off',
			AUTH_PHONE: 'on',
			AUTH_REDIRECT_URLS: 'https://app.example.org/**,hoopoe://**',
		},
	});
	trusting = await openTestAuth(database);
});
beforeEach(() => {
	email = newEmail();
});
afterAll(() => database.close());

const SITE = 'http://localhost:3000';
const password = 'correct horse';
const pkce = { code_challenge: 'c'.repeat(43), code_challenge_method: 's256' };
const verify = (body: object, service = auth) => service.call('POST', '/verify', { body });
const signupUnconfirmed = async (body: object = {}, query = '') => {
	const answer = await auth.call('POST', `/signup${query}`, { body: { email, password, ...body } });
	expect(answer.status, answer.text).toBe(200);
	return auth.mailbox.lastTo(email);
};
const tokenOf = (link: string | null) => new URL(link ?? '').searchParams.get('token') ?? '';
const userRow = async (address = email) =>
	(await database.query<Record<string, unknown>>('select * from auth.users where email = $1', [address])).rows[0];

describe('GET /verify', () => {
	it.each([
		['?token=x', 'Verify requires a verification type'],
		['?type=signup', 'Verify requires a token or a token hash'],
		['', 'Verify requires a verification type'],
	])('%s: 400 %s', async (query, message) => {
		const { status, body } = await auth.call('GET', `/verify${query}`);
		expect([status, body]).toEqual([400, { code: 'validation_failed', message }]);
	});

	it('signs in by the fragment, keys in order', async () => {
		const message = await signupUnconfirmed(
			{},
			`?redirect_to=${encodeURIComponent(`${SITE}/fa?sb_flow_id=a%20b&x=1#old`)}`,
		);
		expect(message.link).toMatch(
			/^http:\/\/localhost:3000\/auth\/v1\/verify\?token=[0-9a-f]{56}&type=signup&redirect_to=/,
		);
		const arrival = await followMail(auth, message);
		expect(arrival.status).toBe(303);
		expect(arrival.location.split('#')[0]).toBe(`${SITE}/fa?sb_flow_id=a%20b&x=1`);
		expect(Object.keys(arrival.fragment)).toEqual([
			'access_token',
			'expires_at',
			'expires_in',
			'refresh_token',
			'sb',
			'token_type',
			'type',
		]);
		expect(arrival.fragment).toMatchObject({ expires_in: '3600', sb: '', token_type: 'bearer', type: 'signup' });
		const claims = await auth.keys.verify(arrival.fragment.access_token ?? '');
		expect(claims).toMatchObject({ email, amr: [{ method: 'otp' }], aal: 'aal1' });
		const { body } = await auth.call('GET', '/user', { token: arrival.fragment.access_token });
		expect(body).toMatchObject({
			email_confirmed_at: expect.any(String),
			user_metadata: { email_verified: true },
			identities: [{ identity_data: { email_verified: true } }],
		});
	});

	it('works once, and ends every other link and code', async () => {
		const message = await signupUnconfirmed();
		await auth.call('POST', '/recover', { body: { email } });
		const recovery = auth.mailbox.lastTo(email);
		expect(recovery.kind).toBe('recovery');
		await followMail(auth, message);
		const refused = {
			error: 'access_denied',
			error_code: 'otp_expired',
			error_description: 'Email link is invalid or has expired',
			sb: '',
		};
		for (const again of [message, recovery]) {
			const arrival = await followMail(auth, again);
			expect([arrival.status, arrival.to, arrival.query, arrival.fragment]).toEqual([303, SITE, {}, refused]);
		}
		expect(await userRow()).toMatchObject({ confirmation_token: null, recovery_token: null });
	});

	it('signs in one of many who open it at the same time', async () => {
		const message = await signupUnconfirmed();
		const arrivals = await Promise.all(Array.from({ length: 8 }, () => followMail(auth, message)));
		expect(arrivals.filter((arrival) => arrival.fragment.access_token)).toHaveLength(1);
		const { rows } = await database.query(
			'select s.id from auth.sessions s join auth.users u on u.id = s.user_id where u.email = $1',
			[email],
		);
		expect(rows).toHaveLength(1);
	});

	it('is not used up by programs that only look', async () => {
		const message = await signupUnconfirmed();
		const { pathname, search } = new URL(message.link ?? '');
		const look = await auth.fetch(`${SITE}${pathname}${search}`, { method: 'HEAD' });
		expect([look.status, look.headers.get('location')]).toEqual([200, null]);
		expect((await followMail(auth, message)).fragment.access_token).toBeDefined();
	});

	it('lives as long as set', async () => {
		const service = await openTestAuth(database, {
			settings: { AUTH_AUTOCONFIRM: 'off', AUTH_EMAIL_CODE_EXPIRY: '600' },
		});
		const quick = newEmail();
		for (const to of [email, quick]) await service.call('POST', '/signup', { body: { email: to, password } });
		service.skip(590);
		expect((await followMail(service, service.mailbox.lastTo(quick))).fragment.type).toBe('signup');
		service.skip(11);
		expect((await followMail(service, service.mailbox.lastTo(email))).fragment.error_code).toBe('otp_expired');
		expect((await userRow())?.email_confirmed_at).toBeNull();
	});

	it('goes on with a code in the PKCE flow, and has no session yet', async () => {
		const message = await signupUnconfirmed(
			pkce,
			`?redirect_to=${encodeURIComponent('https://app.example.org/in?sb_flow_id=1#top')}`,
		);
		expect(tokenOf(message.link)).toMatch(/^pkce_[0-9a-f]{56}$/);
		const arrival = await followMail(auth, message);
		expect(arrival.location).toMatch(/^https:\/\/app\.example\.org\/in\?sb_flow_id=1&code=[0-9a-f-]{36}#top$/);
		expect(arrival.status).toBe(303);
		expect((await userRow())?.email_confirmed_at).toBeInstanceOf(Date);
		const { rows } = await database.query(
			'select s.id from auth.sessions s join auth.users u on u.id = s.user_id where u.email = $1',
			[email],
		);
		expect(rows).toEqual([]);
		const again = await followMail(auth, message);
		const refused = {
			error: 'access_denied',
			error_code: 'otp_expired',
			error_description: 'Email link is invalid or has expired',
		};
		expect([again.query, again.fragment]).toEqual([
			{ ...refused, sb_flow_id: '1' },
			{ ...refused, sb: '' },
		]);
	});

	it('says so where no flow was begun, and keeps the link', async () => {
		const message = await signupUnconfirmed(pkce);
		await database.query('delete from auth.flow_state where user_id = (select id from auth.users where email = $1)', [
			email,
		]);
		const arrival = await followMail(auth, message);
		expect(arrival.query).toEqual({
			error: 'invalid_request',
			error_code: 'flow_state_not_found',
			error_description: expect.stringMatching(/^No associated flow state found\. /),
		});
		expect((await userRow())?.email_confirmed_at).toBeNull();
	});

	it('does not work as an implicit link without its prefix', async () => {
		const message = await signupUnconfirmed(pkce);
		const link = message.link?.replace('pkce_', '') ?? '';
		expect((await followLink(auth, link)).fragment.error_code).toBe('otp_expired');
	});

	it('says so where the database is away, and can be opened again', async () => {
		const message = await signupUnconfirmed();
		const away = () => Promise.reject(new DatabaseUnavailable('unreachable', 'away'));
		const broken = await openTestAuth(database, { database: { ...database, query: away, batch: away } });
		expect((await followMail(broken, message)).fragment).toMatchObject({ error: 'temporarily_unavailable' });
		expect((await followMail(auth, message)).fragment.type).toBe('signup');
	});

	it.each(['nothing', 'sms', 'phone_change', '__proto__', 'constructor'])('of type %s is none', async (type) => {
		const arrival = await followLink(auth, `${SITE}/auth/v1/verify?token=${'0'.repeat(56)}&type=${type}`);
		expect(arrival.fragment).toMatchObject({ error: 'invalid_request', error_code: 'validation_failed' });
	});

	it.each([
		['https://evil.example.com/', SITE],
		['https://app.example.org.evil.com/', SITE],
		['//evil.example.com', SITE],
		['javascript:alert(1)', SITE],
		['https://app.example.org/a/b', 'https://app.example.org/a/b'],
		['hoopoe://in', 'hoopoe://in'],
	])('leads from %s to %s', async (wished, to) => {
		const query = `?token=x&type=signup&redirect_to=${encodeURIComponent(wished)}`;
		expect((await followLink(auth, `${SITE}/auth/v1/verify${query}`)).to).toBe(to);
	});

	it('refuses banned users', async () => {
		const message = await signupUnconfirmed();
		await database.query("update auth.users set banned_until = now() + interval '1 day' where email = $1", [email]);
		expect((await followMail(auth, message)).fragment).toMatchObject({ error_code: 'user_banned' });
	});
});

describe('POST /verify', () => {
	const hash = '0'.repeat(56);
	it.each([
		[{}, 400, 'Verify requires a verification type'],
		[{ type: 'signup' }, 400, 'Verify requires either a token or a token hash'],
		[{ type: 'signup', token: '1', token_hash: '1' }, 400, 'Verify requires either a token or a token hash'],
		[{ type: 'signup', token_hash: hash, email: 'x' }, 400, 'Only the token_hash and type should be provided'],
		[{ type: 'signup', token_hash: hash, phone: 'x' }, 400, 'Only the token_hash and type should be provided'],
		[{ type: 'signup', token_hash: hash, redirect_to: 'x' }, 400, 'Only the token_hash and type should be provided'],
		[{ type: 'signup', token: '1' }, 400, 'Only an email address or phone number should be provided on verify'],
		[
			{ type: 'signup', token: '1', email: 'x', phone: 'x' },
			400,
			'Only an email address or phone number should be provided on verify',
		],
		[{ type: 'signup', token: '1', email: 'x' }, 422, 'Invalid email format'],
		[{ type: 'sms', token: '1', phone: 'x' }, 400, 'Invalid phone number format (E.164 required)'],
		[{ type: 'pigeon', token: '1', email: 'x@example.com' }, 400, 'Unsupported verification type'],
		[{ type: 'pigeon', token_hash: hash }, 400, 'Unsupported verification type'],
		[{ type: 'sms', token_hash: hash }, 400, 'Invalid email verification type'],
		[{ type: 'sms', token: '1', email: 'x@example.com' }, 400, 'Invalid email verification type'],
		[{ type: 'signup', token: '1', phone: '34600111222' }, 400, 'Invalid sms verification type'],
	])('%j: %i %s', async (body, status, message) => {
		const answer = await verify(body);
		expect([answer.status, answer.body]).toEqual([status, { code: 'validation_failed', message }]);
	});

	it.each([
		[{ type: 'email', email: 'nobody@example.com', token: '123456' }, 'Token has expired or is invalid'],
		[{ type: 'email', email: 'nobody@example.com', token: 'letters' }, 'Token has expired or is invalid'],
		[{ type: 'sms', phone: '34600999999', token: '123456' }, 'Token has expired or is invalid'],
		[{ type: 'email', token_hash: hash }, 'Email link is invalid or has expired'],
		[{ type: 'email', token_hash: 'x' }, 'Email link is invalid or has expired'],
	])('%j: 403 %s', async (body, message) => {
		const answer = await verify(body);
		expect([answer.status, answer.body]).toEqual([403, { code: 'otp_expired', message }]);
	});

	it.each(['signup', 'email'])('confirms by code: %s', async (type) => {
		const message = await signupUnconfirmed();
		const { status, body, headers } = await verify({
			email: email.toUpperCase(),
			token: ` ${codeOf(message)} `,
			type,
			options: { redirectTo: 'x' },
			gotrue_meta_security: {},
		});
		expect(status).toBe(200);
		expect(headers.get('cache-control')).toBe('no-store');
		expect(body).toMatchObject({ token_type: 'bearer', user: { email, email_confirmed_at: expect.any(String) } });
		expect((await auth.keys.verify(body.access_token as string)).amr).toMatchObject([{ method: 'otp' }]);
	});

	it.each(['signup', 'email'])('confirms by the hash of the link: %s', async (type) => {
		const message = await signupUnconfirmed();
		expect(tokenOf(message.link)).toBe(hashOfCode(auth.keys, email, codeOf(message)));
		const { body } = await verify({ token_hash: tokenOf(message.link), type });
		expect(body.user).toMatchObject({ email });
	});

	it('has a link that nobody can compute from the address and a guess', async () => {
		const message = await signupUnconfirmed();
		const guessed = createHash('sha224')
			.update(email + codeOf(message))
			.digest('hex');
		expect((await verify({ token_hash: guessed, type: 'signup' })).body.code).toBe('otp_expired');
		expect((await verify({ token_hash: tokenOf(message.link), type: 'signup' })).status).toBe(200);
	});

	it('answers with a session at once, even where the mail was of the PKCE flow', async () => {
		const message = await signupUnconfirmed(pkce);
		const { status, body } = await verify({ email, token: codeOf(message), type: 'signup' });
		expect([status, typeof body.access_token]).toEqual([200, 'string']);
	});

	it('wants the code of its own kind', async () => {
		const message = await signupUnconfirmed();
		for (const type of ['recovery', 'magiclink', 'email_change'])
			expect((await verify({ email, token: codeOf(message), type })).body.code).toBe('otp_expired');
	});

	it('wants the code in its own audience', async () => {
		const message = await signupUnconfirmed();
		const elsewhere = await auth.call('POST', '/verify', {
			body: { email, token: codeOf(message), type: 'signup' },
			headers: { 'x-jwt-aud': 'elsewhere' },
		});
		expect(elsewhere.body.code).toBe('otp_expired');
	});

	it.each([
		['recovery', '/recover'],
		['magiclink', '/otp'],
		['email', '/otp'],
	])('signs in by a code of type %s', async (type, endpoint) => {
		const person = await signUp(trusting);
		await auth.call('POST', endpoint, { body: { email: person.email } });
		const token = codeOf(auth.mailbox.lastTo(person.email));
		const { body } = await verify({ email: person.email, token, type });
		expect(body.user).toMatchObject({ id: person.id });
		expect((await verify({ email: person.email, token, type })).status).toBe(403);
	});

	it('does not take the code of a phone for the proof of a mailbox', async () => {
		const phone = newPhone();
		await auth.call('POST', '/signup', { body: { phone, password } });
		await database.query('update auth.users set email = $2 where phone = $1', [phone, email]);
		const code = textedCode(auth, phone);
		for (const token_hash of [hashOfCode(auth.keys, phone, code), tokenForPhone(auth.keys, phone, code)])
			for (const type of ['signup', 'email'])
				expect((await verify({ token_hash, type })).body.code).toBe('otp_expired');
		expect((await verify({ phone, token: code, type: 'sms' })).status).toBe(200);
	});

	it('ends the code of a phone soon', async () => {
		const phone = newPhone();
		await auth.call('POST', '/signup', { body: { phone, password } });
		auth.skip(61);
		expect((await verify({ phone, token: textedCode(auth, phone), type: 'sms' })).body).toEqual({
			code: 'otp_expired',
			message: 'Token has expired or is invalid',
		});
		expect((await auth.call('POST', '/resend', { body: { phone, type: 'sms' } })).body).toHaveProperty('message_id');
		expect((await verify({ phone, token: textedCode(auth, phone), type: 'sms' })).status).toBe(200);
		const login = await auth.call('POST', '/token?grant_type=password', { body: { phone: `+${phone}`, password } });
		expect(login.body.user).toMatchObject({ phone });
	});

	it('refuses banned users', async () => {
		const message = await signupUnconfirmed();
		await database.query("update auth.users set banned_until = now() + interval '1 day' where email = $1", [email]);
		const answer = await verify({ email, token: codeOf(message), type: 'signup' });
		expect([answer.status, answer.body.code]).toEqual([403, 'user_banned']);
	});

	it('counts guesses for one person together, wherever they come from', async () => {
		const taken: string[] = [];
		const limits = { take: async (_kind: string, key: string) => void taken.push(key) };
		const service = await openTestAuth(database, { limits });
		await verify({ email, token: '123456', type: 'email' }, service);
		expect(taken).toEqual(['203.0.113.7', `code:${email}`]);
	});
});
