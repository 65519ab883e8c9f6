import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#src/platform/database/database.ts';
import { ConfigError, readConfig } from '#src/platform/settings/config.ts';
import { openTestDatabase } from '#src/platform/testing/test-database.ts';
import { newEmail, openTestAuth, signUp } from './testing/auth-fixture.ts';
import { addTotp, challenge, enrollTotp } from './testing/second-factor.ts';
import { codeOf, newPhone, textedCode } from './testing/sent-mails.ts';

let database: Database;
beforeAll(async () => {
	database = await openTestDatabase();
});
afterAll(() => database.close());

const open = (settings: Record<string, string>, more: { sms?: null } = {}) =>
	openTestAuth(database, { settings: { AUTH_PHONE: 'on', AUTH_AUTOCONFIRM: 'off', ...settings }, ...more });

describe('the length of one-time codes', () => {
	it('follows the setting in mails', async () => {
		const auth = await open({ AUTH_EMAIL_CODE_LENGTH: '8' });
		const email = newEmail();
		await auth.call('POST', '/otp', { body: { email } });
		const code = codeOf(auth.mailbox.mails.at(-1) as never);
		expect(code).toMatch(/^\d{8}$/);
		const short = await auth.call('POST', '/verify', { body: { type: 'email', email, token: code.slice(0, 6) } });
		expect([short.status, short.body.code]).toEqual([403, 'otp_expired']);
		expect((await auth.call('POST', '/verify', { body: { type: 'email', email, token: code } })).status).toBe(200);
	});

	it('and in text messages', async () => {
		const auth = await open({ AUTH_SMS_CODE_LENGTH: '7' });
		const phone = newPhone();
		await auth.call('POST', '/otp', { body: { phone } });
		const message = auth.mailbox.texts.at(-1)?.message ?? '';
		const code = /^\d+/.exec(message)?.[0] ?? '';
		expect(code).toHaveLength(7);
		expect((await auth.call('POST', '/verify', { body: { type: 'sms', phone, token: code } })).status).toBe(200);
	});

	it('and in links made by an administrator', async () => {
		const auth = await open({ AUTH_EMAIL_CODE_LENGTH: '10' });
		const { body } = await auth.call('POST', '/admin/generate_link', {
			token: auth.apiKeys.secret,
			body: { type: 'magiclink', email: newEmail() },
		});
		expect(body.email_otp).toMatch(/^\d{10}$/);
	});
});

describe('codes for tests', () => {
	const settings = { AUTH_SMS_TEST_CODES: '15005550006=123456, +15005550007:654321', AUTH_MFA_PHONE: 'on' };

	it('are always the same, and nothing is sent, with or without a provider', async () => {
		const auth = await open(settings, { sms: null });
		const asked = await auth.call('POST', '/otp', { body: { phone: '+15005550007' } });
		expect([asked.status, asked.body]).toEqual([200, {}]);
		const wrong = await auth.call('POST', '/verify', { body: { type: 'sms', phone: '15005550007', token: '123456' } });
		expect(wrong.status).toBe(403);
		const right = await auth.call('POST', '/verify', { body: { type: 'sms', phone: '15005550007', token: '654321' } });
		expect(right.status).toBe(200);
		const other = await auth.call('POST', '/otp', { body: { phone: newPhone() } });
		expect([other.status, other.body.code]).toEqual([400, 'phone_provider_disabled']);
		expect(auth.mailbox.texts).toEqual([]);
	});

	it('do not change the codes of other numbers', async () => {
		const auth = await open(settings);
		const phone = newPhone();
		await auth.call('POST', '/otp', { body: { phone } });
		expect(textedCode(auth, phone)).toMatch(/^\d{6}$/);
	});

	it('prove a second factor', async () => {
		const auth = await open({ ...settings, AUTH_AUTOCONFIRM: 'on' });
		const { access } = await signUp(auth);
		const { body } = await auth.call('POST', '/factors', {
			token: access,
			body: { factor_type: 'phone', phone: '+15005550006' },
		});
		const asked = await challenge(auth, access, body.id as string);
		const proof = { challenge_id: asked, code: '123456' };
		const answer = await auth.call('POST', `/factors/${body.id}/verify`, { token: access, body: proof });
		expect([answer.status, auth.mailbox.texts]).toEqual([200, []]);
	});

	it.each([
		{ AUTH_SMS_TEST_CODES: '15005550006=1234' },
		{ AUTH_SMS_TEST_CODES: 'nobody=123456' },
		{ AUTH_SMS_TEST_CODES: '15005550006=1234567' },
		{ AUTH_EMAIL_CODE_LENGTH: '5' },
		{ AUTH_SMS_CODE_LENGTH: '11' },
	])('%j stops the start', (wrong) => {
		expect(() => readConfig(wrong)).toThrow(ConfigError);
	});
});

describe('second factors', () => {
	it('can go on being asked for where no new ones may be added', async () => {
		const before = await open({ AUTH_AUTOCONFIRM: 'on' });
		const { app, person } = await addTotp(before, await signUp(before));
		const auth = await open({ AUTH_AUTOCONFIRM: 'on', AUTH_MFA_TOTP_ENROLL: 'off' });
		const more = await auth.call('POST', '/factors', { token: person.access, body: { factor_type: 'totp' } });
		expect([more.status, more.body.code]).toEqual([422, 'mfa_totp_enroll_not_enabled']);
		expect(await challenge(auth, person.access, app.factorId)).toEqual(expect.any(String));
	});

	it('can be added where they are not asked for yet', async () => {
		const auth = await open({ AUTH_AUTOCONFIRM: 'on', AUTH_MFA_TOTP_VERIFY: 'off' });
		const { access } = await signUp(auth);
		const { factorId } = await enrollTotp(auth, access);
		const asked = await auth.call('POST', `/factors/${factorId}/challenge`, { token: access, body: {} });
		expect([asked.status, asked.body.code]).toEqual([422, 'mfa_totp_verify_not_enabled']);
	});

	it('tell the name that the operator gave', async () => {
		const auth = await open({ AUTH_AUTOCONFIRM: 'on', AUTH_WEBAUTHN_RP_NAME: 'The Valley' });
		const { access } = await signUp(auth);
		const { body } = await auth.call('POST', '/factors', { token: access, body: { factor_type: 'webauthn' } });
		const asked = await auth.call('POST', `/factors/${body.id}/challenge`, { token: access, body: {} });
		expect(asked.body).toMatchObject({
			webauthn: { credential_options: { publicKey: { rp: { name: 'The Valley', id: 'localhost' } } } },
		});
	});
});
