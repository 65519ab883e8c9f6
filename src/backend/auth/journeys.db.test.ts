import { AuthSessionMissingError, isAuthRetryableFetchError, isAuthWeakPasswordError } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Database, DatabaseUnavailable } from '#src/platform/database/database.ts';
import { openTestDatabase } from '#src/platform/testing/test-database.ts';
import { newEmail, openTestAuth, type TestAuth } from './testing/auth-fixture.ts';

/** The unmodified client, as the app uses it: what a person does, and what the client makes of our answers. */

let database: Database;
let auth: TestAuth;
let email: string;
beforeAll(async () => {
	database = await openTestDatabase();
	auth = await openTestAuth(database);
});
beforeEach(() => {
	email = newEmail();
});
afterAll(() => database.close());

const password = 'correct horse';

/** A client in which somebody has just signed up. */
async function signedUp(service = auth) {
	const client = service.client();
	const { data, error } = await client.auth.signUp({
		email,
		password,
		options: { data: { full_name: 'Attar' }, emailRedirectTo: 'http://localhost:3000/fa' },
	});
	if (error || !data.session) throw error ?? new Error('no session');
	return { client, session: data.session };
}

describe('a person with the client', () => {
	it('signs up, has a session, and signs out', async () => {
		const { client } = await signedUp();
		const events: string[] = [];
		client.auth.onAuthStateChange((event) => void events.push(event));
		const { data } = await client.auth.getUser();
		expect(data.user).toMatchObject({
			email,
			user_metadata: { full_name: 'Attar' },
			identities: [{ provider: 'email' }],
		});
		expect(await client.auth.signOut()).toEqual({ error: null });
		expect((await client.auth.getSession()).data.session).toBeNull();
		expect((await client.auth.getUser()).error).toBeInstanceOf(AuthSessionMissingError);
		expect(events).toEqual(['INITIAL_SESSION', 'SIGNED_OUT']);
	});

	it('signs in and reads the claims without a request', async () => {
		await signedUp();
		const client = auth.client();
		const { data, error } = await client.auth.signInWithPassword({ email, password });
		expect(error).toBeNull();
		expect(data.session).toMatchObject({ token_type: 'bearer', expires_in: 3600 });
		const claims = await client.auth.getClaims();
		expect(claims.error).toBeNull();
		expect(claims.data?.header.alg).toBe('ES256');
		expect(claims.data?.claims).toMatchObject({
			email,
			role: 'authenticated',
			aal: 'aal1',
			session_id: expect.any(String),
		});
		const level = await client.auth.mfa.getAuthenticatorAssuranceLevel();
		expect(level.data).toMatchObject({
			currentLevel: 'aal1',
			nextLevel: 'aal1',
			currentAuthenticationMethods: [{ method: 'password' }],
		});
	});

	it('refreshes, in two tabs at once', async () => {
		const { client, session } = await signedUp();
		const other = auth.client();
		await other.auth.setSession(session);
		const [one, two] = await Promise.all([client.auth.refreshSession(), other.auth.refreshSession()]);
		expect([one.error, two.error]).toEqual([null, null]);
		expect(one.data.session?.refresh_token).toBe(two.data.session?.refresh_token);
		expect(one.data.session?.refresh_token).not.toBe(session.refresh_token);
	});

	it('changes name, password and address', async () => {
		const { client } = await signedUp();
		const events: string[] = [];
		client.auth.onAuthStateChange((event) => void events.push(event));
		expect((await client.auth.updateUser({ data: { full_name: 'Rumi' } })).data.user?.user_metadata.full_name).toBe(
			'Rumi',
		);
		expect((await client.auth.updateUser({ password: 'another one' })).error).toBeNull();
		const changed = await client.auth.updateUser(
			{ email: `new.${email}` },
			{ emailRedirectTo: 'http://localhost:3000/es' },
		);
		expect(changed.data.user).toMatchObject({ email, new_email: `new.${email}` });
		expect(events.filter((event) => event === 'USER_UPDATED')).toHaveLength(3);
		expect((await auth.client().auth.signInWithPassword({ email, password: 'another one' })).error).toBeNull();
	});

	it.each([
		['local', [true, false]],
		['others', [false, true]],
		['global', [true, true]],
	] as const)('signs out: %s', async (scope, [mineEnded, otherEnded]) => {
		const { client: mine, session } = await signedUp();
		const other = auth.client();
		await other.auth.signInWithPassword({ email, password });
		expect((await mine.auth.signOut({ scope })).error).toBeNull();
		const ended = async (token: string) =>
			(await auth.call('GET', '/user', { token })).body.code === 'session_not_found';
		expect(await ended(session.access_token)).toBe(mineEnded);
		expect((await other.auth.getUser()).error !== null).toBe(otherEnded);
		expect((await other.auth.getSession()).data.session === null).toBe(otherEnded);
	});

	it('is signed out by a trusted server with their token', async () => {
		const { client, session } = await signedUp();
		const { error } = await auth.client().auth.admin.signOut(session.access_token, 'global');
		expect(error).toBeNull();
		expect((await client.auth.getUser()).error).toBeInstanceOf(AuthSessionMissingError);
	});

	it('loses the session at once when somebody else changes the password', async () => {
		const { client: mine } = await signedUp();
		const other = auth.client();
		await other.auth.signInWithPassword({ email, password });
		await mine.auth.updateUser({ password: 'another one' });
		const { error } = await other.auth.getUser();
		expect(error).toBeInstanceOf(AuthSessionMissingError);
		expect((await other.auth.getSession()).data.session).toBeNull();
		expect((await mine.auth.getUser()).error).toBeNull();
	});

	it('signs up where addresses must be confirmed, and gets no session', async () => {
		const cautious = await openTestAuth(database, { settings: { AUTH_AUTOCONFIRM: 'off' } });
		const { data, error } = await cautious.client().auth.signUp({ email, password });
		expect(error).toBeNull();
		expect([data.session, data.user?.email, data.user?.identities?.length]).toEqual([null, email, 1]);
		await database.query('update auth.users set email_confirmed_at = now() where email = $1', [email]);
		const again = await cautious.client().auth.signUp({ email, password });
		expect([again.data.session, again.data.user?.email, again.data.user?.identities?.length]).toEqual([null, email, 0]);
	});
});

describe.each([
	['the new API', {}],
	['the old API', { 'X-Supabase-Api-Version': '2023-01-01' }],
])('errors as the client sees them, with %s', (_, headers: Record<string, string>) => {
	it('of signing in', async () => {
		const { error } = await auth.client(headers).auth.signInWithPassword({ email, password });
		expect(error).toMatchObject({
			name: 'AuthApiError',
			status: 400,
			code: 'invalid_credentials',
			message: 'Invalid login credentials',
		});
	});

	it('of signing up', async () => {
		await signedUp();
		const client = auth.client(headers);
		expect((await client.auth.signUp({ email, password })).error).toMatchObject({
			code: 'user_already_exists',
			status: 422,
		});
		expect((await client.auth.signUp({ email: 'no address', password })).error).toMatchObject({
			code: 'validation_failed',
			status: 400,
		});
		const { error } = await client.auth.signUp({ email: newEmail(), password: '123' });
		expect(isAuthWeakPasswordError(error) && error.reasons).toEqual(['length']);
	});

	it('of a token refreshed too late', async () => {
		const service = await openTestAuth(database);
		const { session } = await signedUp(service);
		const client = service.client(headers);
		await client.auth.refreshSession(session);
		await client.auth.refreshSession();
		service.skip(11);
		const { error } = await client.auth.refreshSession(session);
		expect(error).toMatchObject({ code: 'refresh_token_already_used', status: 400 });
		// The client keeps a session whose access token has not expired, until it learns here that it has ended.
		expect((await client.auth.getUser()).error).toBeInstanceOf(AuthSessionMissingError);
		expect((await client.auth.getSession()).data.session).toBeNull();
	});

	it('of changing what may not be changed', async () => {
		await signedUp();
		const client = auth.client(headers);
		await client.auth.signInWithPassword({ email, password });
		expect((await client.auth.updateUser({ password })).error).toMatchObject({ code: 'same_password', status: 422 });
	});

	it('of an unreachable database can be retried', async () => {
		const away = () => Promise.reject(new DatabaseUnavailable('unreachable', 'away'));
		const broken = await openTestAuth(database, { database: { ...database, query: away, batch: away } });
		const { error } = await broken.client(headers).auth.signInWithPassword({ email, password });
		expect(isAuthRetryableFetchError(error)).toBe(true);
	});
});
