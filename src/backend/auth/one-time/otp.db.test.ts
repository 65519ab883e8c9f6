import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#src/platform/database/database.ts';
import { Problem } from '#src/platform/http/problem.ts';
import { openTestDatabase } from '#src/platform/testing/test-database.ts';
import { newEmail, openTestAuth, signUp, type TestAuth } from '../testing/auth-fixture.ts';
import { codeOf, followMail, newPhone, textedCode } from '../testing/sent-mails.ts';

let database: Database;
/** Where addresses must be confirmed, and phone is on. */
let auth: TestAuth;
/** Where they count as confirmed at once. */
let trusting: TestAuth;
beforeAll(async () => {
	database = await openTestDatabase();
	auth = await openTestAuth(database, { settings: { AUTH_AUTOCONFIRM: 'off', AUTH_PHONE: 'on' } });
	trusting = await openTestAuth(database, { settings: { AUTH_PHONE: 'on', AUTH_PHONE_AUTOCONFIRM: 'on' } });
});
afterAll(() => database.close());

const challenge = 'c'.repeat(43);
const otp = (body: object, service = auth) => service.call('POST', '/otp', { body });
const rowOf = async (address: string) =>
	(
		await database.query<{ id: string; [column: string]: unknown }>(
			'select * from auth.users where $1 in (email, phone)',
			[address],
		)
	).rows[0];

describe('POST /otp', () => {
	it.each([
		[
			{},
			{ email: 'x', phone: '1' },
			400,
			'validation_failed',
			'Only an email address or phone number should be provided',
		],
		[{}, { email: 'x', channel: 'sms' }, 400, 'validation_failed', 'Channel should only be specified with Phone OTP'],
		[{}, {}, 400, 'validation_failed', 'One of email or phone must be set'],
		[{}, { create_user: false }, 400, 'validation_failed', 'One of email or phone must be set'],
		[{}, { email: 'x' }, 400, 'validation_failed', 'Unable to validate email address: invalid format'],
		[{}, { phone: 'x' }, 400, 'validation_failed', 'Invalid phone number format (E.164 required)'],
		[
			{},
			{ email: 'x@example.com', code_challenge: challenge },
			400,
			'validation_failed',
			'PKCE flow requires code_challenge_method and code_challenge',
		],
		[{}, { email: 'nobody@example.com', create_user: false }, 422, 'otp_disabled', 'Signups not allowed for otp'],
		[{}, { phone: '34600000001', create_user: false }, 422, 'otp_disabled', 'Signups not allowed for otp'],
		[{ AUTH_EMAIL: 'off' }, { email: 'x@example.com' }, 422, 'email_provider_disabled', 'Email logins are disabled'],
		[
			{ AUTH_MAGIC_LINK: 'off' },
			{ email: 'x@example.com' },
			422,
			'email_provider_disabled',
			'Login with magic link is disabled',
		],
		[{ AUTH_PHONE: 'off' }, { phone: '34600000001' }, 400, 'phone_provider_disabled', 'Unsupported phone provider'],
		[
			{ AUTH_PHONE: 'on' },
			{ phone: '34600000001', channel: 'whatsapp' },
			400,
			'validation_failed',
			expect.stringMatching(/^Invalid channel/),
		],
		[
			{ AUTH_SIGNUP: 'off' },
			{ email: 'nobody@example.com' },
			422,
			'signup_disabled',
			'Signups not allowed for this instance',
		],
		[
			{ AUTH_SIGNUP: 'off', AUTH_PHONE: 'on' },
			{ phone: '34600000001' },
			422,
			'signup_disabled',
			'Signups not allowed for this instance',
		],
	] as const)('with %j and %j: %i %s', async (settings, body, status, code, message) => {
		const answer = await otp(body, await openTestAuth(database, { settings }));
		expect([answer.status, answer.body.code, answer.body.message]).toEqual([status, code, message]);
	});

	it('signs somebody new up, and sends what confirms them', async () => {
		const email = newEmail();
		const answer = await otp({ email, data: { full_name: 'Attar' } });
		expect([answer.status, answer.body]).toEqual([200, {}]);
		const message = auth.mailbox.lastTo(email);
		expect(message.kind).toBe('confirmation');
		expect(new URL(message.link ?? '').searchParams.get('type')).toBe('signup');
		const verified = await auth.call('POST', '/verify', { body: { email, token: codeOf(message), type: 'email' } });
		expect(verified.body.user).toMatchObject({ email, user_metadata: { full_name: 'Attar', email_verified: true } });
		expect((await rowOf(email))?.encrypted_password).toBeNull();
	});

	it('sends a magic link at once where addresses need no confirmation', async () => {
		const email = newEmail();
		await otp({ email }, trusting);
		const message = trusting.mailbox.lastTo(email);
		expect(message.kind).toBe('magic_link');
		const arrival = await followMail(trusting, message);
		expect(arrival.fragment).toMatchObject({ type: 'magiclink', access_token: expect.any(String) });
	});

	it('sends a magic link to a confirmed user', async () => {
		const { email } = await signUp(trusting);
		await otp({ email: email.toUpperCase() });
		expect(auth.mailbox.lastTo(email).kind).toBe('magic_link');
	});

	it('removes the password of an unconfirmed account once its address is proven', async () => {
		const email = newEmail();
		await auth.call('POST', '/signup', { body: { email, password: 'the stranger’s' } });
		auth.skip(61);
		await otp({ email });
		const message = auth.mailbox.lastTo(email);
		expect(message.kind).toBe('confirmation');
		expect((await followMail(auth, message)).fragment.access_token).toBeDefined();
		const login = await auth.call('POST', '/token?grant_type=password', {
			body: { email, password: 'the stranger’s' },
		});
		expect([login.status, login.body.code]).toEqual([400, 'invalid_credentials']);
	});

	it('keeps the password of a confirmed user', async () => {
		const person = await signUp(trusting);
		await otp({ email: person.email });
		await followMail(auth, auth.mailbox.lastTo(person.email));
		expect((await auth.call('POST', '/token?grant_type=password', { body: person })).status).toBe(200);
	});

	it('makes one person, however often it is asked at the same time', async () => {
		const email = newEmail();
		const answers = await Promise.all(Array.from({ length: 6 }, () => otp({ email })));
		expect(answers.map((answer) => answer.status).sort()).toEqual([200, 429, 429, 429, 429, 429]);
		expect(auth.mailbox.mails.filter((message) => message.to === email)).toHaveLength(1);
	});

	it('texts a code to somebody new, and says nothing of it', async () => {
		const phone = newPhone();
		const answer = await otp({ phone: `+${phone}`, data: { full_name: 'Attar' }, channel: 'sms' });
		expect([answer.status, answer.body]).toEqual([200, {}]);
		const { status, body } = await auth.call('POST', '/verify', {
			body: { phone: `+${phone}`, token: textedCode(auth, phone), type: 'sms' },
		});
		expect(status).toBe(200);
		expect(body.user).toMatchObject({
			phone,
			email: '',
			phone_confirmed_at: expect.any(String),
			app_metadata: { provider: 'phone', providers: ['phone'] },
			user_metadata: { full_name: 'Attar', phone_verified: true },
			identities: [{ provider: 'phone', identity_data: { phone, phone_verified: true, email_verified: false } }],
		});
		auth.skip(61);
		const again = await otp({ phone });
		expect(again.body).toEqual({ message_id: expect.stringMatching(/^message-\d+$/) });
	});
});

describe('POST /magiclink', () => {
	it.each([
		[{}, {}, 422, 'validation_failed', 'Password recovery requires an email'],
		[{}, { email: 'x' }, 400, 'validation_failed', 'Unable to validate email address: invalid format'],
		[{ AUTH_MAGIC_LINK: 'off' }, { email: 'x' }, 422, 'email_provider_disabled', 'Login with magic link is disabled'],
		[{ AUTH_EMAIL: 'off' }, { email: 'x' }, 422, 'email_provider_disabled', 'Email logins are disabled'],
	] as const)('with %j and %j: %i %s', async (settings, body, status, code, message) => {
		const answer = await (await openTestAuth(database, { settings })).call('POST', '/magiclink', { body });
		expect([answer.status, answer.body.code, answer.body.message]).toEqual([status, code, message]);
	});

	it('sends the link', async () => {
		const { email } = await signUp(trusting);
		expect((await auth.call('POST', '/magiclink', { body: { email } })).body).toEqual({});
		expect(auth.mailbox.lastTo(email).kind).toBe('magic_link');
	});
});

describe('how often', () => {
	it('one kind to one person: says how long to wait', async () => {
		const { email } = await signUp(trusting);
		await otp({ email });
		auth.skip(3);
		const soon = await otp({ email });
		expect([soon.status, soon.body]).toEqual([
			429,
			{
				code: 'over_email_send_rate_limit',
				message: expect.stringMatching(/^For security purposes, you can only request this after 5[67] seconds\.$/),
			},
		]);
		expect(Number(soon.headers.get('retry-after'))).toBeGreaterThan(50);
		auth.skip(58);
		expect((await otp({ email })).status).toBe(200);
		const phone = newPhone();
		await otp({ phone });
		const again = await otp({ phone });
		expect([again.status, again.body.code]).toEqual([429, 'over_sms_send_rate_limit']);
	});

	it('all together in an hour, on every server of the database', async () => {
		await database.query('delete from auth.message_counts');
		const settings = { AUTH_AUTOCONFIRM: 'off', AUTH_EMAILS_PER_HOUR: '2', AUTH_SMS_PER_HOUR: '1', AUTH_PHONE: 'on' };
		const one = await openTestAuth(database, { settings });
		const two = await openTestAuth(database, { settings });
		// The middle of an hour, so that none ends while the test runs.
		const half = 3600 - (Math.floor(Date.now() / 1000) % 3600) + 1800;
		for (const service of [one, two]) service.skip(half);
		const email = newEmail();
		expect((await otp({ email: newEmail() }, one)).status).toBe(200);
		expect((await otp({ email: newEmail() }, two)).status).toBe(200);
		const third = await otp({ email }, one);
		expect([third.status, third.body]).toEqual([
			429,
			{ code: 'over_email_send_rate_limit', message: 'email rate limit exceeded' },
		]);
		expect(await rowOf(email)).toBeUndefined();
		await otp({ phone: newPhone() }, one);
		const text = await otp({ phone: newPhone() }, two);
		expect([text.status, text.body.message]).toEqual([429, 'SMS rate limit exceeded']);
		one.skip(3600);
		expect((await otp({ email }, one)).status).toBe(200);
	});

	it('is not counted while addresses are confirmed at once', async () => {
		await database.query('delete from auth.message_counts');
		const service = await openTestAuth(database, { settings: { AUTH_EMAILS_PER_HOUR: '1' } });
		for (let count = 0; count < 3; count++) expect((await otp({ email: newEmail() }, service)).status).toBe(200);
	});
});

describe('a message that cannot be sent', () => {
	it('leaves nothing of somebody new', async () => {
		const email = newEmail();
		auth.mailbox.refuse(new Error('connection refused'));
		const answer = await otp({ email });
		expect([answer.status, answer.body]).toEqual([
			500,
			{ code: 'unexpected_failure', message: 'Error sending confirmation email' },
		]);
		expect(await rowOf(email)).toBeUndefined();
		expect((await otp({ email })).status).toBe(200);
	});

	it('leaves no token, and may be asked for again at once', async () => {
		const { email } = await signUp(trusting);
		auth.mailbox.refuse(new Error('connection refused'));
		expect((await otp({ email })).body.message).toBe('Error sending magic link email');
		expect(await rowOf(email)).toMatchObject({ recovery_token: null, recovery_sent_at: null });
		expect((await otp({ email })).status).toBe(200);
	});

	it('passes on what the mail server said of the address, or the provider of the number', async () => {
		auth.mailbox.refuse(new Problem('email_address_invalid', 400, 'Email address "x" is invalid'));
		const message = await otp({ email: newEmail() });
		expect([message.status, message.body.code]).toEqual([400, 'email_address_invalid']);
		auth.mailbox.refuse(new Problem('sms_send_failed', 422, 'Error sending confirmation OTP to provider: no'));
		const phone = newPhone();
		const text = await otp({ phone });
		expect([text.status, text.body.code]).toEqual([422, 'sms_send_failed']);
		expect(await rowOf(phone)).toBeUndefined();
	});

	it('and no code is ever logged', () => {
		const logged = JSON.stringify([auth.log.info, auth.log.warn, auth.log.error.map((line) => String(line[1]))]);
		for (const { code, link } of auth.mailbox.mails) {
			if (code) expect(logged).not.toContain(code);
			if (link) expect(logged).not.toContain(new URL(link).searchParams.get('token'));
		}
	});
});

describe('the language of a mail', () => {
	it.each([
		[{ data: { language: 'fa' } }, '?redirect_to=http%3A%2F%2Flocalhost%3A3000%2Fes', 'ar', 'fa'],
		[{}, '?redirect_to=http%3A%2F%2Flocalhost%3A3000%2Fes%2Fauth', 'ar', 'es'],
		[{}, '', 'ar-EG,ar;q=0.9,en;q=0.8', 'ar'],
		[{}, '', '', 'en'],
	])('%j, %s, %s: %s', async (body, query, accept, language) => {
		const email = newEmail();
		await auth.call('POST', `/otp${query}`, { body: { email, ...body }, headers: { 'accept-language': accept } });
		expect(auth.mailbox.lastTo(email).language).toBe(language);
	});
});
