import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#src/platform/database/database.ts';
import { openTestDatabase } from '#src/platform/testing/test-database.ts';
import { openTestAuth, signInAgain, signUp, type TestAuth } from '../testing/auth-fixture.ts';

let database: Database;
beforeAll(async () => {
	database = await openTestDatabase();
});
afterAll(() => database.close());

const HOUR = 3600;
const refresh = (auth: TestAuth, token: string) =>
	auth.call('POST', '/token?grant_type=refresh_token', { body: { refresh_token: token } });
const lifetimeOf = async (auth: TestAuth, access: string) => {
	const { exp, iat } = await auth.keys.verify(access);
	return (exp as number) - (iat as number);
};

describe('a session', () => {
	it('ends after AUTH_SESSION_TIMEBOX, however often it is refreshed', async () => {
		const auth = await openTestAuth(database, { settings: { AUTH_SESSION_TIMEBOX: String(2 * HOUR) } });
		const person = await signUp(auth);
		auth.skip(HOUR * 1.5);
		const { status, body } = await refresh(auth, person.refresh);
		expect(status).toBe(200);
		auth.skip(HOUR * 0.5);
		const over = await refresh(auth, body.refresh_token as string);
		expect([over.status, over.body]).toEqual([
			400,
			{ code: 'session_expired', message: 'Invalid Refresh Token: Session Expired' },
		]);
	});

	it('has no access token that outlives it', async () => {
		const auth = await openTestAuth(database, { settings: { AUTH_SESSION_TIMEBOX: String(2 * HOUR) } });
		const person = await signUp(auth);
		expect(await lifetimeOf(auth, person.access)).toBe(HOUR);
		auth.skip(HOUR * 1.75);
		const { body } = await refresh(auth, person.refresh);
		const lifetime = await lifetimeOf(auth, body.access_token as string);
		expect(lifetime).toBeGreaterThan(HOUR / 4 - 10);
		expect(lifetime).toBeLessThanOrEqual(HOUR / 4);
		expect(body.expires_in).toBe(lifetime);
	});

	it('ends when its own end has come', async () => {
		const auth = await openTestAuth(database);
		const person = await signUp(auth);
		await database.query('update auth.sessions set not_after = $2 where user_id = $1', [
			person.id,
			new Date(Date.now() + 60_000),
		]);
		const { status, body } = await refresh(auth, person.refresh);
		expect([status, (body.expires_in as number) <= 60]).toEqual([200, true]);
		auth.skip(61);
		expect((await refresh(auth, body.refresh_token as string)).body.message).toBe(
			'Invalid Refresh Token: Session Expired',
		);
	});

	it('ends after AUTH_SESSION_INACTIVITY without a refresh', async () => {
		const auth = await openTestAuth(database, { settings: { AUTH_SESSION_INACTIVITY: String(2 * HOUR) } });
		let { refresh: token } = await signUp(auth);
		for (let round = 0; round < 3; round++) {
			auth.skip(HOUR * 1.9);
			token = (await refresh(auth, token)).body.refresh_token as string;
		}
		auth.skip(HOUR * 2);
		const { status, body } = await refresh(auth, token);
		expect([status, body]).toEqual([
			400,
			{ code: 'session_expired', message: 'Invalid Refresh Token: Session Expired (Inactivity)' },
		]);
	});

	it('ends with the next sign-in under AUTH_SESSION_SINGLE', async () => {
		const auth = await openTestAuth(database, { settings: { AUTH_SESSION_SINGLE: 'on' } });
		const first = await signUp(auth);
		const stranger = await signUp(auth);
		auth.skip(1);
		const second = await signInAgain(auth, first);
		const { status, body } = await refresh(auth, first.refresh);
		expect([status, body]).toEqual([
			400,
			{ code: 'session_expired', message: 'Invalid Refresh Token: Session Expired (Revoked by Newer Login)' },
		]);
		expect((await refresh(auth, second.refresh)).status).toBe(200);
		expect((await refresh(auth, stranger.refresh)).status).toBe(200);
	});

	it('lives beside others without it', async () => {
		const auth = await openTestAuth(database);
		const first = await signUp(auth);
		const second = await signInAgain(auth, first);
		expect((await refresh(auth, first.refresh)).status).toBe(200);
		expect((await refresh(auth, second.refresh)).status).toBe(200);
	});

	it('of an app of the OAuth server is not refreshed here', async () => {
		const auth = await openTestAuth(database);
		const person = await signUp(auth);
		await database.query(
			`with app as (
				insert into auth.oauth_clients (
					client_name, redirect_uris, grant_types, client_type, token_endpoint_auth_method, registration_type)
				values ('App', '{https://app.example}', '{refresh_token}', 'public', 'none', 'manual') returning id)
			update auth.sessions set oauth_client_id = app.id from app where user_id = $1`,
			[person.id],
		);
		const { status, body } = await refresh(auth, person.refresh);
		expect([status, body]).toEqual([
			400,
			{ error: 'invalid_client', error_description: 'The refresh token was issued to another client' },
		]);
	});
});

describe('with a second factor that was not shown', () => {
	const withFactor = async (settings: Record<string, string>) => {
		const auth = await openTestAuth(database, { settings });
		const person = await signUp(auth);
		await database.query(
			`insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at)
			values (gen_random_uuid(), $1, 'key', 'webauthn', 'verified', now(), now())`,
			[person.id],
		);
		return { auth, person: await signInAgain(auth, person) };
	};

	it('a session ends after AUTH_SESSION_LOW_AAL, and its access token with it', async () => {
		const { auth, person } = await withFactor({ AUTH_SESSION_LOW_AAL: '900' });
		expect(await lifetimeOf(auth, person.access)).toBe(900);
		auth.skip(600);
		const { status, body } = await refresh(auth, person.refresh);
		expect([status, (body.expires_in as number) <= 300]).toEqual([200, true]);
		auth.skip(300);
		const over = await refresh(auth, body.refresh_token as string);
		expect([over.status, over.body]).toEqual([
			400,
			{
				code: 'session_expired',
				message: 'Invalid Refresh Token: Session Expired (Low AAL: User Needs MFA Verification)',
			},
		]);
	});

	it('but not once the factor was shown, and never without that limit', async () => {
		const { auth, person } = await withFactor({ AUTH_SESSION_LOW_AAL: '900' });
		await database.query("update auth.sessions set aal = 'aal2' where user_id = $1", [person.id]);
		auth.skip(HOUR);
		expect((await refresh(auth, person.refresh)).body.expires_in).toBe(HOUR);
		const unlimited = await withFactor({});
		unlimited.auth.skip(HOUR);
		expect((await refresh(unlimited.auth, unlimited.person.refresh)).status).toBe(200);
	});
});
