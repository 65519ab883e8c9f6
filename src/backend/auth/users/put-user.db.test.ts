import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#src/platform/database/database.ts';
import { openTestDatabase } from '#src/platform/testing/test-database.ts';
import { newEmail, openTestAuth, type SignedUp, signUp, type TestAuth } from '../testing/auth-fixture.ts';
import { codeOf, followMail, newPhone, textedCode } from '../testing/sent-mails.ts';

/** Changes of address and of password that need a confirmation; the others are in user.db.test.ts. */

let database: Database;
let auth: TestAuth;
let trusting: TestAuth;
let person: SignedUp;
let email: string;
beforeAll(async () => {
	database = await openTestDatabase();
	const settings = { AUTH_AUTOCONFIRM: 'off', AUTH_PHONE: 'on', AUTH_ANONYMOUS: 'on' };
	auth = await openTestAuth(database, { settings });
	trusting = await openTestAuth(database, {
		settings: { AUTH_PHONE: 'on', AUTH_PHONE_AUTOCONFIRM: 'on', AUTH_ANONYMOUS: 'on' },
	});
});
beforeEach(async () => {
	person = await signUp(trusting);
	email = newEmail();
});
afterAll(() => database.close());

const put = (body: unknown, token = person.access, service = auth, query = '') =>
	service.call('PUT', `/user${query}`, { body, token });
const verify = (body: object) => auth.call('POST', '/verify', { body });
const asked = (to: string) => codeOf(auth.mailbox.lastTo(to));
const anonymous = async (service = auth) => {
	const { status, body } = await service.call('POST', '/signup', { body: { data: { theme: 'dark' } } });
	expect(status).toBe(200);
	return body as { access_token: string; user: { id: string } };
};

describe('a new e-mail address', () => {
	it('is confirmed by both addresses, and counts when both have confirmed', async () => {
		const { body } = await put({ email });
		expect(body).toMatchObject({ email: person.email, new_email: email });
		const [first, second] = [auth.mailbox.lastTo(email), auth.mailbox.lastTo(person.email)];
		expect(first).toMatchObject({ kind: 'email_change', newEmail: email });
		expect(first.code === second.code && first.link === second.link).toBe(false);
		const half = await followMail(auth, first);
		expect(half.location).toBe(
			'http://localhost:3000#message=Confirmation+link+accepted.+Please+proceed+to+confirm+link+sent+to+the+other+email&sb=',
		);
		expect((await followMail(auth, first)).fragment.error_code).toBe('otp_expired');
		const whole = await followMail(auth, second);
		expect(whole.fragment).toMatchObject({ type: 'email_change', access_token: expect.any(String) });
		const user = (await auth.call('GET', '/user', { token: whole.fragment.access_token })).body;
		expect(user).toMatchObject({
			id: person.id,
			email,
			user_metadata: { email, email_verified: true },
			identities: [{ provider: 'email', email, identity_data: { email, email_verified: true } }],
			app_metadata: { provider: 'email', providers: ['email'] },
		});
		expect(user).not.toHaveProperty('new_email');
		expect(auth.mailbox.lastTo(person.email)).toMatchObject({ kind: 'email_changed', newEmail: email });
		const login = await auth.call('POST', '/token?grant_type=password', { body: { email, password: person.password } });
		expect(login.status).toBe(200);
	});

	it('is accepted by codes, in either order', async () => {
		await put({ email });
		const half = await verify({ email: person.email, token: asked(person.email), type: 'email_change' });
		expect([half.status, half.body]).toEqual([
			200,
			{
				msg: 'Confirmation link accepted. Please proceed to confirm link sent to the other email',
				code: '200',
			},
		]);
		const whole = await verify({ email, token: asked(email), type: 'email_change' });
		expect(whole.body.user).toMatchObject({ id: person.id, email });
	});

	it('is accepted by both at the same moment', async () => {
		for (let round = 0; round < 4; round++) {
			const someone = await signUp(trusting);
			const to = newEmail();
			await put({ email: to }, someone.access);
			const answers = await Promise.all(
				[to, someone.email].map((by) => verify({ email: by, token: asked(by), type: 'email_change' })),
			);
			expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
			expect(answers.filter((answer) => answer.body.user)).toHaveLength(1);
			const { rows } = await database.query('select email from auth.users where id = $1', [someone.id]);
			expect(rows).toEqual([{ email: to }]);
		}
	});

	it('is confirmed by the new address alone where that is enough', async () => {
		const settings = { AUTH_AUTOCONFIRM: 'off', AUTH_SECURE_EMAIL_CHANGE: 'off' };
		const simple = await openTestAuth(database, { settings });
		await put({ email }, person.access, simple);
		expect(simple.mailbox.mails.map((message) => message.to)).toEqual([email]);
		const arrival = await followMail(simple, simple.mailbox.lastTo(email));
		expect(arrival.fragment.type).toBe('email_change');
	});

	it('waits even where addresses are confirmed at once', async () => {
		expect((await put({ email }, person.access, trusting)).body).toMatchObject({ new_email: email });
		expect(trusting.mailbox.lastTo(email).kind).toBe('email_change');
	});

	it('goes through the PKCE flow', async () => {
		await put({ email, code_challenge: 'c'.repeat(43), code_challenge_method: 's256' });
		const half = await followMail(auth, auth.mailbox.lastTo(person.email));
		expect([half.query.message, half.fragment.message]).toEqual([
			expect.stringMatching(/^Confirmation link accepted/),
			expect.stringMatching(/^Confirmation link accepted/),
		]);
		expect((await followMail(auth, auth.mailbox.lastTo(email))).query.code).toBeDefined();
	});

	it('may be asked for again after a minute only', async () => {
		await put({ email });
		expect((await put({ email: newEmail() })).body.code).toBe('over_email_send_rate_limit');
	});

	it('that somebody took meanwhile is refused', async () => {
		await put({ email });
		await verify({ email: person.email, token: asked(person.email), type: 'email_change' });
		await trusting.call('POST', '/signup', { body: { email, password: 'correct horse' } });
		const answer = await verify({ email, token: asked(email), type: 'email_change' });
		expect([answer.status, answer.body.code]).toEqual([422, 'email_exists']);
	});

	it('whose mail cannot be sent changes nothing, the password neither', async () => {
		auth.mailbox.refuse(new Error('connection refused'));
		const answer = await put({ email, password: 'another one', data: { theme: 'dark' } });
		expect([answer.status, answer.body.message]).toEqual([500, 'Error sending email change email']);
		const { body } = await auth.call('GET', '/user', { token: person.access });
		expect(body).not.toHaveProperty('new_email');
		expect(body.user_metadata).not.toHaveProperty('theme');
		expect((await auth.call('POST', '/token?grant_type=password', { body: person })).status).toBe(200);
	});

	it('together with a new password: the codes for it stay good', async () => {
		expect((await put({ email, password: 'another one' })).status).toBe(200);
		for (const by of [person.email, email]) {
			const message = auth.mailbox.mails.findLast(({ to, kind }) => to === by && kind === 'email_change');
			expect((await verify({ email: by, token: message?.code, type: 'email_change' })).status).toBe(200);
		}
	});
});

describe('a new phone number', () => {
	it('waits for its code', async () => {
		const phone = newPhone();
		const { body } = await put({ phone: `+${phone}`, channel: 'sms' });
		expect(body).toMatchObject({ phone: '', new_phone: phone, phone_change_sent_at: expect.any(String) });
		const changed = await verify({ phone, token: textedCode(auth, phone), type: 'phone_change' });
		expect(changed.body.user).toMatchObject({
			id: person.id,
			phone,
			phone_confirmed_at: expect.any(String),
			app_metadata: { provider: 'email', providers: ['email', 'phone'] },
		});
		expect(changed.body.user).not.toHaveProperty('new_phone');
	});

	it('counts at once where numbers need no confirmation', async () => {
		const phone = newPhone();
		const { body } = await put({ phone }, person.access, trusting);
		expect(body).toMatchObject({ phone, app_metadata: { providers: ['email', 'phone'] } });
		expect(trusting.mailbox.texts).toEqual([]);
	});

	it('that somebody has is refused', async () => {
		const phone = newPhone();
		await trusting.call('POST', '/signup', { body: { phone, password: 'correct horse' } });
		const { status, body } = await put({ phone });
		expect([status, body]).toEqual([
			422,
			{ code: 'phone_exists', message: 'A user with this phone number has already been registered' },
		]);
	});
});

describe('an anonymous user', () => {
	it('has neither address nor password', async () => {
		const { access_token: token, user } = await anonymous();
		expect(user).toMatchObject({
			email: '',
			phone: '',
			is_anonymous: true,
			app_metadata: {},
			user_metadata: { theme: 'dark' },
			identities: [],
		});
		expect(await auth.keys.verify(token)).toMatchObject({ is_anonymous: true, amr: [{ method: 'anonymous' }] });
	});

	it('may have no password without an address', async () => {
		const { access_token: token } = await anonymous();
		const { status, body } = await put({ password: 'another one' }, token);
		expect([status, body]).toEqual([
			422,
			{
				code: 'validation_failed',
				message: 'Updating password of an anonymous user without an email or phone is not allowed',
			},
		]);
	});

	it('becomes permanent by mail, with the same id', async () => {
		const { access_token: token, user } = await anonymous();
		const changed = await put({ email, password: 'correct horse' }, token);
		expect(changed.body).toMatchObject({ is_anonymous: true, new_email: email });
		expect((await auth.call('POST', '/resend', { body: { type: 'email_change', email } })).status).toBe(429);
		const { body } = await verify({ email, token: asked(email), type: 'email_change' });
		expect(body.user).toMatchObject({
			id: user.id,
			email,
			is_anonymous: false,
			email_confirmed_at: expect.any(String),
			app_metadata: { provider: 'email', providers: ['email'] },
			user_metadata: { theme: 'dark' },
			identities: [{ provider: 'email', identity_data: { email, email_verified: true } }],
		});
		expect(await auth.keys.verify(body.access_token as string)).toMatchObject({ is_anonymous: false });
		const login = await auth.call('POST', '/token?grant_type=password', { body: { email, password: 'correct horse' } });
		expect(login.body.user).toMatchObject({ id: user.id });
	});

	it('becomes permanent at once where addresses need no confirmation', async () => {
		const { access_token: token, user } = await anonymous(trusting);
		const { body } = await put({ email, password: 'correct horse' }, token, trusting);
		expect(body).toMatchObject({
			id: user.id,
			email,
			is_anonymous: false,
			identities: [{ provider: 'email', identity_data: { email_verified: false } }],
		});
		expect(trusting.mailbox.mails.filter(({ to, kind }) => to === email && kind === 'email_change')).toEqual([]);
	});

	it('becomes permanent by phone', async () => {
		const phone = newPhone();
		const { access_token: token, user } = await anonymous();
		await put({ phone }, token);
		const { body } = await verify({ phone, token: textedCode(auth, phone), type: 'phone_change' });
		expect(body.user).toMatchObject({ id: user.id, phone, is_anonymous: false, app_metadata: { provider: 'phone' } });
	});
});

describe('a new password', () => {
	it('is notified to the user', async () => {
		await put({ password: 'another one' });
		expect(auth.mailbox.lastTo(person.email)).toMatchObject({ kind: 'password_changed', link: null, code: null });
	});

	it('requires a code where the session is old', async () => {
		const careful = await openTestAuth(database, { settings: { AUTH_PASSWORD_REAUTHENTICATION: 'on' } });
		const change = (body: object) => put({ password: 'another one', ...body }, fresh, careful);
		let fresh = person.access;
		expect((await put({ password: 'a young one' }, fresh, careful)).status).toBe(200);
		careful.skip(24 * 3600 + 1);
		const refreshed = await careful.call('POST', '/token?grant_type=refresh_token', {
			body: { refresh_token: person.refresh },
		});
		fresh = refreshed.body.access_token as string;
		expect((await change({})).body).toEqual({
			code: 'reauthentication_needed',
			message: 'Password update requires reauthentication',
		});
		await careful.call('GET', '/reauthenticate', { token: fresh });
		const nonce = codeOf(careful.mailbox.lastTo(person.email));
		const wrong = await change({ nonce: nonce === '123456' ? '123457' : '123456' });
		expect([wrong.status, wrong.body]).toEqual([
			422,
			{ code: 'reauthentication_not_valid', message: 'Nonce has expired or is invalid' },
		]);
		const answers = await Promise.all([1, 2, 3].map((number) => change({ nonce, password: `another one ${number}` })));
		expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
		expect((await change({ nonce })).body.code).toBe('reauthentication_not_valid');
	});

	it('requires the current one where that is set, but not in a session that began by mail', async () => {
		const careful = await openTestAuth(database, {
			settings: { AUTH_PASSWORD_CURRENT: 'on', AUTH_AUTOCONFIRM: 'off' },
		});
		const change = (body: object, token = person.access) => put({ password: 'another one', ...body }, token, careful);
		const message = 'Current password required when setting new password.';
		expect([(await change({})).status, (await change({})).body]).toEqual([
			400,
			{ code: 'current_password_required', message },
		]);
		expect((await change({ current_password: 'wrong' })).body).toEqual({ code: 'current_password_invalid', message });
		expect((await change({ current_password: person.password })).status).toBe(200);
		await careful.call('POST', '/recover', { body: { email: person.email } });
		const { fragment } = await followMail(careful, careful.mailbox.lastTo(person.email));
		expect((await change({ password: 'yet another' }, fragment.access_token)).status).toBe(200);
	});
});
