import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#src/platform/database/database.ts';
import { Problem } from '#src/platform/http/problem.ts';
import { openTestDatabase } from '#src/platform/testing/test-database.ts';
import {
	type Answer,
	openTestAuth,
	type SignedUp,
	sessionOf,
	signUp,
	type TestAuth,
} from '../../testing/auth-fixture.ts';

let database: Database;
let auth: TestAuth;
let person: SignedUp;
let factorId: string;
let phone: string;
let phones = 0;
beforeAll(async () => {
	database = await openTestDatabase();
	auth = await openTestAuth(database, { settings: { AUTH_MFA_PHONE: 'on', AUTH_SMS_PER_HOUR: '1000' } });
});
beforeEach(async () => {
	person = await signUp(auth);
	phone = `3460000${String(++phones).padStart(4, '0')}`;
	const { body } = await auth.call('POST', '/factors', {
		token: person.access,
		body: { factor_type: 'phone', phone: `+${phone}` },
	});
	factorId = body.id as string;
});
afterAll(() => database.close());

const codeOf = ({ status, body }: Answer) => [status, body.code, body.message];
const ask = (body?: unknown, service = auth) =>
	service.call('POST', `/factors/${factorId}/challenge`, { token: person.access, body });
const verify = (challengeId: unknown, code: string) =>
	auth.call('POST', `/factors/${factorId}/verify`, { token: person.access, body: { challenge_id: challengeId, code } });
const lastText = () => {
	const text = auth.mailbox.texts.findLast(({ to }) => to === phone);
	return { ...text, code: /\d{6}/.exec(text?.message ?? '')?.[0] ?? '' };
};
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('a phone as second factor', () => {
	it('is sent a code, which raises the session', async () => {
		const { status, body } = await ask({ factorId, channel: 'sms' });
		expect([status, body]).toEqual([200, { id: expect.any(String), type: 'phone', expires_at: expect.any(Number) }]);
		expect(lastText()).toMatchObject({ to: phone, channel: 'sms' });
		const answer = await verify(body.id, lastText().code);
		expect(answer.status).toBe(200);
		const { access } = sessionOf(answer, person);
		const claims = JSON.parse(Buffer.from(access.split('.')[1] ?? '', 'base64url').toString());
		expect([claims.aal, claims.amr[0].method]).toEqual(['aal2', 'mfa/phone']);
		expect((answer.body.user as { factors: unknown }).factors).toMatchObject([{ status: 'verified', phone }]);
	});

	it('keeps no code that could be read', async () => {
		const { body } = await ask();
		const { rows } = await database.query<{ otp_code: string }>(
			'select otp_code from auth.mfa_challenges where id = $1',
			[body.id],
		);
		expect(rows[0]?.otp_code).toMatch(/^[\w-]{43}$/);
	});

	it('accepts a right code once, and no wrong one', async () => {
		const { body } = await ask();
		const { code } = lastText();
		const wrong = [422, 'mfa_verification_failed', 'Invalid MFA Phone code entered'];
		expect(codeOf(await verify(body.id, other(code)))).toEqual(wrong);
		expect(codeOf(await verify(body.id, ''))).toEqual([400, 'validation_failed', 'Code needs to be non-empty']);
		expect((await verify(body.id, code)).status).toBe(200);
		expect((await verify(body.id, code)).body.code).toBe('mfa_ip_address_mismatch');
	});

	it('takes the code of its own challenge only', async () => {
		const first = await ask();
		const { code } = lastText();
		auth.skip(61);
		const second = await ask();
		if (lastText().code !== code)
			expect((await verify(second.body.id, code)).body.code).toBe('mfa_verification_failed');
		expect((await verify(first.body.id, code)).status).toBe(200);
	});

	it('is sent no second code at once', async () => {
		const answers = await Promise.all([ask(), ask(), ask()]);
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429]);
		const late = await ask();
		expect(codeOf(late)).toEqual([
			429,
			'over_sms_send_rate_limit',
			expect.stringMatching(/^For security purposes, you can only request this after \d+ seconds\.$/),
		]);
		expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(55);
		auth.skip(61);
		expect((await ask()).status).toBe(200);
	});

	it('counts against the limit of all messages of an hour', async () => {
		const thrifty = await openTestAuth(database, {
			settings: { AUTH_MFA_PHONE: 'on', AUTH_SMS_PER_HOUR: '1', AUTH_SMS_FREQUENCY: '0' },
			clock: () => new Date(Date.now() + 4 * 3_600_000),
		});
		const token = await auth.keys.sign({
			...JSON.parse(Buffer.from(person.access.split('.')[1] ?? '', 'base64url').toString()),
			exp: Math.floor(Date.now() / 1000) + 10 * 3600,
		});
		const endpoint = `/factors/${factorId}/challenge`;
		expect((await thrifty.call('POST', endpoint, { token })).status).toBe(200);
		expect(codeOf(await thrifty.call('POST', endpoint, { token }))).toEqual([
			429,
			'over_sms_send_rate_limit',
			'SMS rate limit exceeded',
		]);
	});

	it('can be asked again at once where the message could not be sent', async () => {
		auth.mailbox.refuse(new Problem('sms_send_failed', 422, 'Error sending confirmation OTP to provider: no'));
		expect((await ask()).body.code).toBe('sms_send_failed');
		expect((await ask()).status).toBe(200);
	});

	it('refuses channels that nobody sends on', async () => {
		for (const channel of ['whatsapp', 'pigeon'])
			expect(codeOf(await ask({ channel }))).toEqual([
				400,
				'validation_failed',
				expect.stringContaining("supported values are 'sms' or 'whatsapp'"),
			]);
	});

	it('cannot be enrolled again once it is verified', async () => {
		const { body } = await ask();
		const raised = sessionOf(await verify(body.id, lastText().code), person);
		const again = await auth.call('POST', '/factors', {
			token: raised.access,
			body: { factor_type: 'phone', phone, friendly_name: 'again' },
		});
		expect(codeOf(again)).toEqual([
			422,
			'mfa_verified_factor_exists',
			'A verified phone factor already exists, unenroll the existing factor to continue',
		]);
	});

	it('is off where nobody sends messages', async () => {
		const mute = await openTestAuth(database, { settings: { AUTH_MFA_PHONE: 'on' }, sms: null });
		expect(codeOf(await ask(undefined, mute))).toEqual([
			422,
			'mfa_phone_verify_not_enabled',
			'MFA verification is disabled for Phone',
		]);
	});
});
