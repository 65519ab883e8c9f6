import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#src/platform/database/database.ts';
import { openTestDatabase } from '#src/platform/testing/test-database.ts';
import { newEmail, openTestAuth, type SignedUp, signUp, type TestAuth } from '../testing/auth-fixture.ts';
import { codeOf, followMail, newPhone, textedCode } from '../testing/sent-mails.ts';

/** POST /resend, POST /recover and GET /reauthenticate. */

let database: Database;
let auth: TestAuth;
let trusting: TestAuth;
let email: string;
let person: SignedUp;
beforeAll(async () => {
	database = await openTestDatabase();
	auth = await openTestAuth(database, { settings: { AUTH_AUTOCONFIRM: 'off', AUTH_PHONE: 'on' } });
	trusting = await openTestAuth(database);
});
beforeEach(async () => {
	email = newEmail();
	person = await signUp(trusting);
});
afterAll(() => database.close());

const password = 'correct horse';
const resend = (body: object) => auth.call('POST', '/resend', { body });
const mailsTo = (to: string) => auth.mailbox.mails.filter((message) => message.to === to);

describe('POST /resend', () => {
	it.each([
		[{}, {}, 'validation_failed', 'Missing one of these types: signup, email_change, sms, phone_change'],
		[
			{},
			{ type: 'recovery', email: 'x' },
			'validation_failed',
			'Missing one of these types: signup, email_change, sms, phone_change',
		],
		[{}, { type: 'signup' }, 'validation_failed', 'Missing email address or phone number'],
		[{}, { type: 'signup', phone: '1' }, 'validation_failed', 'Type provided requires an email address'],
		[{}, { type: 'email_change', phone: '1' }, 'validation_failed', 'Type provided requires an email address'],
		[{}, { type: 'sms', email: 'x' }, 'validation_failed', 'Type provided requires a phone number'],
		[
			{},
			{ type: 'sms', email: 'x', phone: '1' },
			'validation_failed',
			'Only an email address or phone number should be provided.',
		],
		[{}, { type: 'signup', email: 'x' }, 'validation_failed', 'Unable to validate email address: invalid format'],
		[
			{ AUTH_EMAIL: 'off' },
			{ type: 'signup', email: 'x@example.com' },
			'email_provider_disabled',
			'Email logins are disabled',
		],
		[{}, { type: 'sms', phone: '1' }, 'phone_provider_disabled', 'Phone logins are disabled'],
	] as const)('with %j and %j: 400 %s', async (settings, body, code, message) => {
		const answer = await (await openTestAuth(database, { settings })).call('POST', '/resend', { body });
		expect([answer.status, answer.body]).toEqual([400, { code, message }]);
	});

	it('confirms again, and only the newest mail counts', async () => {
		await auth.call('POST', '/signup', { body: { email, password } });
		const [first] = mailsTo(email);
		expect((await resend({ type: 'signup', email })).body.code).toBe('over_email_send_rate_limit');
		auth.skip(61);
		expect((await resend({ type: 'signup', email })).body).toEqual({});
		expect(mailsTo(email)).toHaveLength(2);
		const old = await auth.call('POST', '/verify', { body: { email, token: codeOf(first as never), type: 'signup' } });
		expect(old.status).toBe(403);
		expect((await followMail(auth, auth.mailbox.lastTo(email))).fragment.type).toBe('signup');
	});

	it('keeps the password that was chosen at sign-up', async () => {
		await auth.call('POST', '/signup', { body: { email, password } });
		auth.skip(61);
		await resend({ type: 'signup', email });
		await followMail(auth, auth.mailbox.lastTo(email));
		expect((await auth.call('POST', '/token?grant_type=password', { body: { email, password } })).status).toBe(200);
	});

	it.each([
		['signup', () => ({ email: newEmail() })],
		['signup', () => ({ email: person.email })],
		['email_change', () => ({ email: person.email })],
		['email_change', () => ({ email: newEmail() })],
		['sms', () => ({ phone: newPhone() })],
		['phone_change', () => ({ phone: newPhone() })],
	])('%s sends nothing where nothing is pending, with the same answer', async (type, address) => {
		const before = [auth.mailbox.mails.length, auth.mailbox.texts.length];
		const { status, body } = await resend({ type, ...address() });
		expect([status, body]).toEqual([200, {}]);
		expect([auth.mailbox.mails.length, auth.mailbox.texts.length]).toEqual(before);
	});

	it('asks both addresses of a change again, by the old one or the new', async () => {
		await auth.call('PUT', '/user', { token: person.access, body: { email } });
		for (const by of [person.email, email]) {
			auth.skip(61);
			expect((await resend({ type: 'email_change', email: by })).body).toEqual({});
		}
		expect([mailsTo(email).length, mailsTo(person.email).length]).toEqual([3, 3]);
		expect(auth.mailbox.lastTo(email)).toMatchObject({ kind: 'email_change', newEmail: email });
	});

	it('texts the code of a change again', async () => {
		const phone = newPhone();
		await auth.call('PUT', '/user', { token: person.access, body: { phone } });
		auth.skip(61);
		expect((await resend({ type: 'phone_change', phone })).body).toEqual({ message_id: expect.any(String) });
		const answer = await auth.call('POST', '/verify', {
			body: { phone, token: textedCode(auth, phone), type: 'phone_change' },
		});
		expect(answer.body.user).toMatchObject({ id: person.id, phone, email: person.email });
	});
});

describe('POST /recover', () => {
	it.each([
		[{}, {}, 'validation_failed', 'Password recovery requires an email'],
		[{}, { email: 'x' }, 'validation_failed', 'Unable to validate email address: invalid format'],
		[
			{},
			{ email: 'x@example.com', code_challenge_method: 's256' },
			'validation_failed',
			'PKCE flow requires code_challenge_method and code_challenge',
		],
		[{ AUTH_EMAIL: 'off' }, { email: 'x@example.com' }, 'email_provider_disabled', 'Email logins are disabled'],
	] as const)('with %j and %j: 400 %s', async (settings, body, code, message) => {
		const answer = await (await openTestAuth(database, { settings })).call('POST', '/recover', { body });
		expect([answer.status, answer.body]).toEqual([400, { code, message }]);
	});

	it('answers the same for an unknown address, and sends no mail', async () => {
		const { status, body } = await auth.call('POST', '/recover', { body: { email } });
		expect([status, body, mailsTo(email)]).toEqual([200, {}, []]);
	});

	it('leads to a new password, which ends every other session', async () => {
		const { status, body } = await auth.call('POST', '/recover', { body: { email: person.email } });
		expect([status, body]).toEqual([200, {}]);
		const { fragment } = await followMail(auth, auth.mailbox.lastTo(person.email));
		expect(fragment.type).toBe('recovery');
		const put = await auth.call('PUT', '/user', { token: fragment.access_token, body: { password: 'another one' } });
		expect(put.status).toBe(200);
		expect((await auth.call('GET', '/user', { token: person.access })).body.code).toBe('session_not_found');
		expect(auth.mailbox.lastTo(person.email).kind).toBe('password_changed');
	});

	it('takes about as long for somebody unknown as for somebody known', async () => {
		const slow = async (message: Parameters<typeof auth.parts.mail.send>[0]) => {
			await new Promise((resume) => setTimeout(resume, 80));
			return auth.mailbox.mail.send(message);
		};
		const service = await openTestAuth(database, { mail: { ...auth.mailbox.mail, send: slow } });
		const time = async (to: string) => {
			const began = performance.now();
			await service.call('POST', '/recover', { body: { email: to } });
			return performance.now() - began;
		};
		expect(await time(person.email)).toBeGreaterThan(75);
		expect(await time(email)).toBeGreaterThan(75);
	});
});

describe('GET /reauthenticate', () => {
	it('sends a code that is no link and signs nobody in', async () => {
		const answer = await auth.call('GET', '/reauthenticate', { token: person.access });
		expect([answer.status, answer.body]).toEqual([200, {}]);
		const message = auth.mailbox.lastTo(person.email);
		expect(message).toMatchObject({ kind: 'reauthentication', link: null });
		for (const type of ['email', 'signup', 'recovery', 'magiclink']) {
			const body = { email: person.email, token: codeOf(message), type };
			expect((await auth.call('POST', '/verify', { body })).status).toBe(403);
		}
		const soon = await auth.call('GET', '/reauthenticate', { token: person.access });
		expect(soon.body.code).toBe('over_email_send_rate_limit');
	});

	it('goes by phone where there is no address', async () => {
		const phone = newPhone();
		await auth.call('POST', '/signup', { body: { phone, password } });
		const { body } = await auth.call('POST', '/verify', {
			body: { phone, token: textedCode(auth, phone), type: 'sms' },
		});
		const answer = await auth.call('GET', '/reauthenticate', { token: body.access_token as string });
		expect(answer.body).toEqual({ message_id: expect.any(String) });
	});

	it.each([
		['email = null', 400, 'validation_failed', 'Reauthentication requires the user to have an email or a phone number'],
		['email_confirmed_at = null', 422, 'email_not_confirmed', 'Please verify your email first.'],
		[
			"email = null, phone = '34611' || floor(random() * 1000000)",
			422,
			'phone_not_confirmed',
			'Please verify your phone first.',
		],
	])('with %s: %i %s', async (change, status, code, message) => {
		await database.query(`update auth.users set ${change} where id = $1`, [person.id]);
		const answer = await auth.call('GET', '/reauthenticate', { token: person.access });
		expect([answer.status, answer.body]).toEqual([status, { code, message }]);
	});

	it('wants a person', async () => {
		expect((await auth.call('GET', '/reauthenticate')).status).toBe(401);
	});
});
