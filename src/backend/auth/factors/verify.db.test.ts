import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#src/platform/database/database.ts';
import { openTestDatabase } from '#src/platform/testing/test-database.ts';
import {
	type Answer,
	openTestAuth,
	type SignedUp,
	sessionOf,
	signInAgain,
	signUp,
	type TestAuth,
} from '../testing/auth-fixture.ts';
import { type App, addTotp, challenge, enrollTotp, proveTotp, raise, totpCode } from '../testing/second-factor.ts';

let database: Database;
let auth: TestAuth;
let person: SignedUp;
let app: App;
beforeAll(async () => {
	database = await openTestDatabase();
	auth = await openTestAuth(database);
});
beforeEach(async () => {
	person = await signUp(auth);
	app = await enrollTotp(auth, person.access);
});
afterAll(() => database.close());

const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
const codeOf = ({ status, body }: Answer) => [status, body.code, body.message];
const verify = (body: unknown, token = person.access, factorId = app.factorId) =>
	auth.call('POST', `/factors/${factorId}/verify`, { token, body });
const refresh = (token: string) =>
	auth.call('POST', '/token?grant_type=refresh_token', { body: { refresh_token: token } });
const lives = async (token: string) => (await auth.call('GET', '/user', { token })).status === 200;
const nowhere = '00000000-0000-4000-8000-000000000000';

describe('POST /factors/{id}/challenge', () => {
	it('asks an authenticator app, with or without a body', async () => {
		for (const body of [{ factorId: app.factorId }, undefined]) {
			const answer = await auth.call('POST', `/factors/${app.factorId}/challenge`, { token: person.access, body });
			expect([answer.status, answer.body]).toEqual([
				200,
				{ id: expect.any(String), type: 'totp', expires_at: expect.any(Number) },
			]);
			const lifetime = (answer.body.expires_at as number) - auth.parts.clock().getTime() / 1000;
			expect(lifetime).toBeGreaterThan(290);
			expect(lifetime).toBeLessThanOrEqual(300);
		}
		const { body } = await auth.call('GET', '/user', { token: person.access });
		expect((body.factors as { last_challenged_at: string }[])[0]?.last_challenged_at).toMatch(/Z$/);
	});

	it.each(['challenge', 'verify'])('%s knows only factors of this person', async (endpoint) => {
		const stranger = await signUp(auth);
		const ask = async (id: string, token: string) =>
			codeOf(
				await auth.call('POST', `/factors/${id}/${endpoint}`, { token, body: { code: '123456', challenge_id: id } }),
			);
		expect(await ask('none', person.access)).toEqual([404, 'validation_failed', 'factor_id must be an UUID']);
		expect(await ask(nowhere, person.access)).toEqual([404, 'mfa_factor_not_found', 'Factor not found']);
		expect(await ask(app.factorId, stranger.access)).toEqual([404, 'mfa_factor_not_found', 'Factor not found']);
	});

	it.each(['challenge', 'verify'])('%s is off where the kind is', async (endpoint) => {
		const strict = await openTestAuth(database, { settings: { AUTH_MFA_TOTP: 'off' } });
		const answer = await strict.call('POST', `/factors/${app.factorId}/${endpoint}`, {
			token: person.access,
			body: {},
		});
		expect(codeOf(answer)).toEqual([422, 'mfa_totp_verify_not_enabled', 'MFA verification is disabled for TOTP']);
	});
});

describe('POST /factors/{id}/verify', () => {
	it('raises the session, which stays the same', async () => {
		const before = claimsOf(person.access);
		const answer = await proveTotp(auth, person.access, app);
		expect(answer.status).toBe(200);
		const raised = sessionOf(answer, person);
		const claims = claimsOf(raised.access);
		expect(claims).toMatchObject({ aal: 'aal2', session_id: before.session_id, sub: person.id });
		expect(claims.amr.map(({ method }: { method: string }) => method)).toEqual(['totp', 'password']);
		expect((answer.body.user as { factors: unknown }).factors).toMatchObject([
			{ id: app.factorId, status: 'verified', factor_type: 'totp' },
		]);
		expect((await auth.call('GET', '/user', { token: raised.access })).body).toEqual(answer.body.user);
		const refreshed = sessionOf(await refresh(raised.refresh), person);
		expect(claimsOf(refreshed.access)).toMatchObject({ aal: 'aal2', amr: claims.amr });
	});

	it('writes to the person, once', async () => {
		auth.mailbox.mails.length = 0;
		await raise(auth, person, app);
		await raise(auth, await signInAgain(auth, person), app);
		expect(auth.mailbox.mails.filter(({ to }) => to === person.email)).toEqual([
			{ kind: 'factor_added', to: person.email, userId: person.id, language: 'en', link: null, code: null },
		]);
	});

	it('is not undone by a mail that cannot be sent', async () => {
		auth.mailbox.refuse(new Error('connection refused'));
		expect((await proveTotp(auth, person.access, app)).status).toBe(200);
		expect(JSON.stringify(auth.log.warn)).toContain('no notice could be sent');
	});

	it('lets no earlier refresh token lead to what the session may do now', async () => {
		const older = person.refresh;
		const newer = sessionOf(await refresh(older), person);
		const raised = sessionOf(await proveTotp(auth, newer.access, app), person);
		for (const token of [older, newer.refresh])
			expect(codeOf(await refresh(token))).toEqual([
				400,
				'refresh_token_already_used',
				'Invalid Refresh Token: Already Used',
			]);
		// A refresh that was under way in another tab is no theft.
		expect(await lives(raised.access)).toBe(true);
		auth.skip(11);
		expect((await refresh(newer.refresh)).body.code).toBe('refresh_token_already_used');
		expect(await lives(raised.access)).toBe(false);
	});

	it('ends the other sessions that have not done the same, and no others', async () => {
		const raised = await raise(auth, person, app);
		const weak = await signInAgain(auth, person);
		const strong = await raise(auth, await signInAgain(auth, person), app);
		const late = await signInAgain(auth, person);
		const stranger = await signUp(auth);
		expect(await Promise.all([raised, weak, strong].map(({ access }) => lives(access)))).toEqual([true, false, true]);
		await raise(auth, late, app);
		expect(await Promise.all([raised, strong, stranger].map(({ access }) => lives(access)))).toEqual([
			true,
			true,
			true,
		]);
	});

	it('drops other apps that were begun', async () => {
		await auth.call('POST', '/factors', { token: person.access, body: { factor_type: 'totp', friendly_name: 'b' } });
		await auth.call('POST', '/factors', {
			token: person.access,
			body: { factor_type: 'webauthn', friendly_name: 'c' },
		});
		const { body } = await proveTotp(auth, person.access, app);
		expect((body.user as { factors: { factor_type: string }[] }).factors.map((factor) => factor.factor_type)).toEqual([
			'totp',
			'webauthn',
		]);
	});

	it.each([
		['no code', async () => ({ challenge_id: nowhere }), 400, 'validation_failed', 'Code needs to be non-empty'],
		[
			'a challenge that is not there',
			async () => ({ challenge_id: nowhere, code: '123456' }),
			422,
			'mfa_factor_not_found',
			'MFA factor with the provided challenge ID not found',
		],
		[
			'a challenge that is none',
			async () => ({ challenge_id: 'x', code: '123456' }),
			422,
			'mfa_factor_not_found',
			'MFA factor with the provided challenge ID not found',
		],
		[
			'a wrong code',
			async () => ({
				challenge_id: await challenge(auth, person.access, app.factorId),
				code: totpCode(auth, app.secret, 3000),
			}),
			422,
			'mfa_verification_failed',
			'Invalid TOTP code entered',
		],
		[
			'no code at all',
			async () => ({ challenge_id: await challenge(auth, person.access, app.factorId), code: 'abcdef' }),
			422,
			'mfa_verification_failed',
			'Invalid TOTP code entered',
		],
	])('%s', async (_, body, ...expected) => {
		expect(codeOf(await verify(await body()))).toEqual(expected);
		expect(claimsOf(sessionOf(await refresh(person.refresh), person).access).aal).toBe('aal1');
	});

	it('does not accept a challenge of another factor', async () => {
		const other = await enrollTotp(auth, person.access, 'other');
		const body = {
			challenge_id: await challenge(auth, person.access, other.factorId),
			code: totpCode(auth, app.secret),
		};
		expect((await verify(body)).body.code).toBe('mfa_factor_not_found');
	});

	it('accepts no challenge twice, and none from another address', async () => {
		const mismatch = [422, 'mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch.'];
		const id = await challenge(auth, person.access, app.factorId);
		await database.query("update auth.mfa_challenges set ip_address = '198.51.100.9' where id = $1", [id]);
		expect(codeOf(await verify({ challenge_id: id, code: totpCode(auth, app.secret) }))).toEqual(mismatch);
		const used = await challenge(auth, person.access, app.factorId);
		const raised = sessionOf(await verify({ challenge_id: used, code: totpCode(auth, app.secret) }), person);
		auth.skip(30);
		expect(codeOf(await verify({ challenge_id: used, code: totpCode(auth, app.secret) }, raised.access))).toEqual(
			mismatch,
		);
	});

	it('accepts no challenge after five minutes', async () => {
		const id = await challenge(auth, person.access, app.factorId);
		auth.skip(301);
		expect(codeOf(await verify({ challenge_id: id, code: totpCode(auth, app.secret) }))).toEqual([
			422,
			'mfa_challenge_expired',
			`MFA challenge ${id} has expired, verify against another challenge or create a new challenge.`,
		]);
	});

	it('takes a code once, even on another device and for another challenge', async () => {
		const code = totpCode(auth, app.secret);
		const first = await challenge(auth, person.access, app.factorId);
		const raised = sessionOf(await verify({ challenge_id: first, code }), person);
		const thief = await signInAgain(auth, person);
		const second = await challenge(auth, thief.access, app.factorId);
		for (const stale of [code, totpCode(auth, app.secret, -30)])
			expect(codeOf(await verify({ challenge_id: second, code: stale }, thief.access))).toEqual([
				422,
				'mfa_verification_failed',
				'Invalid TOTP code entered',
			]);
		expect(await lives(raised.access)).toBe(true);
		auth.skip(30);
		expect((await verify({ challenge_id: second, code: totpCode(auth, app.secret) }, thief.access)).status).toBe(200);
	});

	it('lets one of many parallel answers through', async () => {
		const { app: known, person: raised } = await addTotp(auth, await signUp(auth));
		const devices = await Promise.all([1, 2, 3].map(() => signInAgain(auth, raised)));
		const code = totpCode(auth, known.secret);
		const challenges = await Promise.all(devices.map(({ access }) => challenge(auth, access, known.factorId)));
		const answers = await Promise.all(
			devices.map(({ access }, index) => verify({ challenge_id: challenges[index], code }, access, known.factorId)),
		);
		expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
		expect(answers.every(({ status }) => status < 500)).toBe(true);
	});

	it('locks the factor for a quarter of an hour after failed attempts, whatever the challenge', async () => {
		const id = await challenge(auth, person.access, app.factorId);
		const guess = (code: string) => verify({ challenge_id: id, code });
		const wrongCode = totpCode(auth, app.secret, 3000);
		const answers = await Promise.all(Array.from({ length: 14 }, () => guess(wrongCode)));
		const statuses = answers.map(({ status }) => status).sort();
		expect(statuses).toEqual([...Array(10).fill(422), ...Array(4).fill(429)]);
		expect(codeOf(await guess(totpCode(auth, app.secret)))).toEqual([
			429,
			'over_request_rate_limit',
			'Request rate limit reached',
		]);
		auth.skip(15 * 60 + 1);
		expect((await proveTotp(auth, person.access, app)).status).toBe(200);
		const { rows } = await database.query('select from auth.mfa_attempts where user_id = $1', [person.id]);
		expect(rows).toEqual([]);
	});
});

describe('DELETE /factors/{id}', () => {
	const remove = (token: string, id = app.factorId) => auth.call('DELETE', `/factors/${id}`, { token });

	it('removes an unverified factor, at aal1 too', async () => {
		const { status, body } = await remove(person.access);
		expect([status, body]).toEqual([200, { id: app.factorId }]);
		expect((await auth.call('GET', '/user', { token: person.access })).body).not.toHaveProperty('factors');
	});

	it('wants aal2 for a verified one, and lowers the sessions that it raised', async () => {
		const raised = await raise(auth, person, app);
		const weak = await signInAgain(auth, person);
		expect(codeOf(await remove(weak.access))).toEqual([
			422,
			'insufficient_aal',
			'AAL2 required to unenroll verified factor',
		]);
		auth.mailbox.mails.length = 0;
		expect((await remove(raised.access)).body).toEqual({ id: app.factorId });
		expect(auth.mailbox.lastTo(person.email).kind).toBe('factor_removed');
		const { aal, amr } = claimsOf(sessionOf(await refresh(raised.refresh), person).access);
		expect([aal, amr.map(({ method }: { method: string }) => method)]).toEqual(['aal1', ['password']]);
		expect(await lives(weak.access)).toBe(true);
	});

	it('keeps a session up that another factor raised', async () => {
		const raised = await raise(auth, person, app);
		const second = await enrollTotp(auth, raised.access, 'second');
		const up = await raise(auth, raised, second);
		await remove(up.access);
		expect(claimsOf(sessionOf(await refresh(up.refresh), person).access).aal).toBe('aal2');
	});

	it('knows only factors of this person', async () => {
		const stranger = await signUp(auth);
		expect((await remove(stranger.access)).body.code).toBe('mfa_factor_not_found');
		expect(codeOf(await remove(person.access, 'x'))).toEqual([404, 'validation_failed', 'factor_id must be an UUID']);
	});
});
