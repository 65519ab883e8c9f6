import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#src/platform/database/database.ts';
import { openTestDatabase } from '#src/platform/testing/test-database.ts';
import { newEmail, openTestAuth, type SignedUp, signUp, type TestAuth } from '../testing/auth-fixture.ts';
import { createAuthenticator } from '../testing/authenticator.ts';
import { addTotp, challenge } from '../testing/second-factor.ts';

let database: Database;
let auth: TestAuth;
let person: SignedUp;
beforeAll(async () => {
	database = await openTestDatabase();
	auth = await openTestAuth(database);
});
beforeEach(async () => {
	person = await signUp(auth);
	await database.query("delete from auth.audit_log_entries where payload ->> 'action' = 'login_failed'");
});
afterAll(() => database.close());

type Line = { payload: Record<string, unknown>; ip_address: string };
const failures = async () =>
	(
		await database.query<Line>(
			"select payload, ip_address from auth.audit_log_entries where payload ->> 'action' = 'login_failed' order by created_at",
		)
	).rows;
const line = (method: string, reason: string, actor: string | null) => ({
	payload: { action: 'login_failed', method, reason, ...(actor && { actor_id: actor }) },
	ip_address: '203.0.113.7',
});
const withPassword = (body: Record<string, unknown>) => auth.call('POST', '/token?grant_type=password', { body });

describe('a sign-in that fails leaves one line, with nothing of what was typed', () => {
	it('a password', async () => {
		await withPassword({ email: person.email, password: 'a secret guess' });
		await withPassword({ email: newEmail(), password: 'a secret guess' });
		await database.query("update auth.users set banned_until = now() + interval '1 day' where id = $1", [person.id]);
		await withPassword(person);
		await database.query('update auth.users set banned_until = null, email_confirmed_at = null where id = $1', [
			person.id,
		]);
		await withPassword(person);
		expect(await failures()).toEqual([
			line('password', 'invalid_credentials', person.id),
			line('password', 'invalid_credentials', null),
			line('password', 'user_banned', person.id),
			line('password', 'email_not_confirmed', person.id),
		]);
	});

	it('a code or link of a mail', async () => {
		await auth.call('POST', '/verify', { body: { email: person.email, token: '123456', type: 'email' } });
		await auth.call('GET', `/verify?type=magiclink&token=${'a'.repeat(56)}`);
		expect(await failures()).toEqual([line('otp', 'otp_expired', null), line('otp', 'otp_expired', null)]);
	});

	it('a second factor', async () => {
		const { app, person: raised } = await addTotp(auth, person);
		const challengeId = await challenge(auth, raised.access, app.factorId);
		await auth.call('POST', `/factors/${app.factorId}/verify`, {
			token: raised.access,
			body: { challenge_id: challengeId, code: 'abcdef' },
		});
		await auth.call('POST', '/factors/recovery-codes/verify', { token: raised.access, body: { code: 'abcdef' } });
		expect(await failures()).toEqual([
			line('totp', 'mfa_verification_failed', person.id),
			line('recovery_code', 'mfa_verification_failed', person.id),
		]);
	});

	it('an unknown passkey', async () => {
		const { body } = await auth.call('POST', '/passkeys/authentication/options', { body: {} });
		const { rpId, challenge: asked } = body.options as { rpId: string; challenge: string };
		const credential = createAuthenticator().get({ rpId, challenge: asked }, { userHandle: randomUUID() });
		await auth.call('POST', '/passkeys/authentication/verify', {
			body: { challenge_id: body.challenge_id, credential },
		});
		expect(await failures()).toEqual([line('passkey', 'webauthn_verification_failed', null)]);
	});
});

it('neither a success nor a malformed request writes a line', async () => {
	await withPassword(person);
	await withPassword({ password: 'no address' });
	expect(await failures()).toEqual([]);
});
