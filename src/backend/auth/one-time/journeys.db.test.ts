import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#src/platform/database/database.ts';
import { openTestDatabase } from '#src/platform/testing/test-database.ts';
import { newEmail, openTestAuth, type TestAuth } from '../testing/auth-fixture.ts';
import { codeOf, followMail, newPhone, textedCode } from '../testing/sent-mails.ts';

/** The unmodified client: everything that goes by mail or phone, in both flows. */

let database: Database;
let auth: TestAuth;
let email: string;
beforeAll(async () => {
	database = await openTestDatabase();
	auth = await openTestAuth(database, {
		settings: { AUTH_AUTOCONFIRM: 'off', AUTH_PHONE: 'on', AUTH_ANONYMOUS: 'on' },
	});
});
beforeEach(() => {
	email = newEmail();
	auth.skip(61);
});
afterAll(() => database.close());

const password = 'correct horse';
const emailRedirectTo = 'http://localhost:3000/fa';

/** A client of the PKCE flow, as one browser has it. */
function pkceClient(): SupabaseClient {
	const kept = new Map<string, string>();
	return createClient('http://localhost:3000', auth.apiKeys.publishable, {
		global: { fetch: auth.fetch },
		auth: {
			flowType: 'pkce',
			autoRefreshToken: false,
			detectSessionInUrl: false,
			storage: {
				getItem: (key) => kept.get(key) ?? null,
				setItem: (key, value) => void kept.set(key, value),
				removeItem: (key) => void kept.delete(key),
			},
		},
	});
}

/** A signed-in user with a confirmed address. */
async function somebody(client = auth.client()) {
	await client.auth.signUp({ email, password });
	const { data, error } = await client.auth.verifyOtp({ email, token: code(), type: 'signup' });
	if (error || !data.session) throw error ?? new Error('no session');
	auth.skip(61);
	return { client, session: data.session };
}
const message = (to = email) => auth.mailbox.lastTo(to);
const code = (to = email) => codeOf(message(to));
const eventsOf = (client: SupabaseClient) => {
	const events: string[] = [];
	client.auth.onAuthStateChange((event) => void events.push(event));
	return events;
};
/** Opens the mail's link and hands what came back to the client, as its page would. */
async function arriveImplicit(client: SupabaseClient, to = email) {
	const { fragment } = await followMail(auth, message(to));
	const { access_token = '', refresh_token = '' } = fragment;
	const { error } = await client.auth.setSession({ access_token, refresh_token });
	expect(error).toBeNull();
	return fragment;
}
async function arrivePkce(client: SupabaseClient, to = email) {
	const { query } = await followMail(auth, message(to));
	return client.auth.exchangeCodeForSession(query.code ?? '');
}

describe('by mail', () => {
	it('signs up and confirms by the link: implicit', async () => {
		const client = auth.client();
		const { data, error } = await client.auth.signUp({
			email,
			password,
			options: { data: { full_name: 'Attar' }, emailRedirectTo },
		});
		expect([error, data.session, data.user?.identities?.length]).toEqual([null, null, 1]);
		expect((await client.auth.signInWithPassword({ email, password })).error?.code).toBe('email_not_confirmed');
		expect((await arriveImplicit(client)).type).toBe('signup');
		expect((await client.auth.getUser()).data.user).toMatchObject({ email, user_metadata: { full_name: 'Attar' } });
		expect((await auth.client().auth.signInWithPassword({ email, password })).error).toBeNull();
	});

	it('signs up and confirms by the link: PKCE', async () => {
		const client = pkceClient();
		const events = eventsOf(client);
		await client.auth.signUp({ email, password, options: { emailRedirectTo } });
		const { data, error } = await arrivePkce(client);
		expect([error, data.user?.email]).toEqual([null, email]);
		await expect.poll(() => events).toEqual(['INITIAL_SESSION', 'SIGNED_IN']);
	});

	it('is of no use in another browser, where the flow is PKCE', async () => {
		await pkceClient().auth.signUp({ email, password });
		const { query } = await followMail(auth, message());
		const { error } = await pkceClient().auth.exchangeCodeForSession(query.code ?? '');
		expect(error).not.toBeNull();
	});

	it.each(['signup', 'email'] as const)('confirms a sign-up by its code: %s', async (type) => {
		const client = auth.client();
		await client.auth.signUp({ email, password });
		const { data, error } = await client.auth.verifyOtp({ email, token: code(), type });
		expect([error, data.user?.email]).toEqual([null, email]);
		const again = await client.auth.verifyOtp({ email, token: code(), type });
		expect(again.error).toMatchObject({ status: 403, code: 'otp_expired', message: 'Token has expired or is invalid' });
	});

	it('asks for the confirmation again', async () => {
		const client = auth.client();
		await client.auth.signUp({ email, password });
		const soon = await client.auth.resend({ type: 'signup', email });
		expect(soon.error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' });
		auth.skip(61);
		expect((await client.auth.resend({ type: 'signup', email, options: { emailRedirectTo } })).error).toBeNull();
		expect((await client.auth.verifyOtp({ email, token: code(), type: 'signup' })).error).toBeNull();
	});

	it('signs in by a magic link or its code: implicit', async () => {
		await somebody();
		const client = auth.client();
		expect((await client.auth.signInWithOtp({ email, options: { emailRedirectTo } })).error).toBeNull();
		expect((await arriveImplicit(client)).type).toBe('magiclink');
		for (const type of ['email', 'magiclink'] as const) {
			auth.skip(61);
			await client.auth.signInWithOtp({ email });
			expect((await client.auth.verifyOtp({ email, token: code(), type })).error).toBeNull();
		}
	});

	it('signs in by a magic link: PKCE', async () => {
		await somebody();
		const client = pkceClient();
		await client.auth.signInWithOtp({ email, options: { emailRedirectTo } });
		const { data, error } = await arrivePkce(client);
		expect([error, data.user?.email]).toEqual([null, email]);
	});

	it('signs up by a magic link, in both flows', async () => {
		const client = auth.client();
		await client.auth.signInWithOtp({ email });
		expect((await arriveImplicit(client)).type).toBe('signup');
		email = newEmail();
		const other = pkceClient();
		await other.auth.signInWithOtp({ email });
		expect((await arrivePkce(other)).error).toBeNull();
	});

	it('does not sign up with shouldCreateUser off', async () => {
		const { error } = await auth.client().auth.signInWithOtp({ email, options: { shouldCreateUser: false } });
		expect(error).toMatchObject({ status: 422, code: 'otp_disabled', message: 'Signups not allowed for otp' });
	});

	it('verifies by the hash of a link', async () => {
		const client = auth.client();
		await client.auth.signUp({ email, password });
		const token_hash = new URL(message().link ?? '').searchParams.get('token') ?? '';
		expect((await client.auth.verifyOtp({ token_hash, type: 'signup' })).data.user?.email).toBe(email);
	});

	it('leads to a new password: implicit, by code and PKCE', async () => {
		await somebody();
		const client = auth.client();
		expect((await client.auth.resetPasswordForEmail(email, { redirectTo: emailRedirectTo })).error).toBeNull();
		expect((await arriveImplicit(client)).type).toBe('recovery');
		expect((await client.auth.updateUser({ password: 'password two' })).error).toBeNull();

		auth.skip(61);
		const second = auth.client();
		const events = eventsOf(second);
		await second.auth.resetPasswordForEmail(email);
		expect((await second.auth.verifyOtp({ email, token: code(), type: 'recovery' })).error).toBeNull();
		await expect.poll(() => events).toContain('PASSWORD_RECOVERY');
		expect((await second.auth.updateUser({ password: 'password three' })).error).toBeNull();

		auth.skip(61);
		const third = pkceClient();
		const thirdEvents = eventsOf(third);
		await third.auth.resetPasswordForEmail(email, { redirectTo: emailRedirectTo });
		expect((await arrivePkce(third)).error).toBeNull();
		await expect.poll(() => thirdEvents).toContain('PASSWORD_RECOVERY');
		expect((await third.auth.updateUser({ password: 'password four' })).error).toBeNull();
		expect((await auth.client().auth.signInWithPassword({ email, password: 'password four' })).error).toBeNull();
	});

	it('does not tell whether an address is known', async () => {
		const client = auth.client();
		expect((await client.auth.resetPasswordForEmail(email)).error).toBeNull();
		expect((await client.auth.resend({ type: 'signup', email })).error).toBeNull();
	});

	it('changes the address, by both links or both codes', async () => {
		const { client } = await somebody();
		const next = newEmail();
		const { data } = await client.auth.updateUser({ email: next }, { emailRedirectTo });
		expect(data.user).toMatchObject({ email, new_email: next });
		expect((await followMail(auth, message(email))).fragment.message).toMatch(/^Confirmation link accepted/);
		expect((await arriveImplicit(client, next)).type).toBe('email_change');
		expect((await client.auth.getUser()).data.user?.email).toBe(next);

		auth.skip(61);
		const last = newEmail();
		await client.auth.updateUser({ email: last });
		const half = await client.auth.verifyOtp({ email: next, token: code(next), type: 'email_change' });
		expect([half.error, half.data.session]).toEqual([null, null]);
		const whole = await client.auth.verifyOtp({ email: last, token: code(last), type: 'email_change' });
		expect([whole.error, whole.data.user?.email]).toEqual([null, last]);
	});

	it('changes the address: PKCE', async () => {
		const { client } = await somebody(pkceClient());
		const next = newEmail();
		await client.auth.updateUser({ email: next }, { emailRedirectTo });
		expect((await followMail(auth, message(email))).query.message).toMatch(/^Confirmation link accepted/);
		const { data, error } = await arrivePkce(client, next);
		expect([error, data.user?.email]).toEqual([null, next]);
	});

	it('reauthenticates, and uses the code with a new password', async () => {
		const { client } = await somebody();
		expect((await client.auth.reauthenticate()).error).toBeNull();
		expect((await client.auth.updateUser({ password: 'another one', nonce: code() })).error).toBeNull();
	});
});

describe('by phone', () => {
	it('signs up, in, again, and changes the number', async () => {
		const client = auth.client();
		const phone = newPhone();
		const { data } = await client.auth.signUp({ phone: `+${phone}`, password, options: { channel: 'sms' } });
		expect([data.session, data.user?.phone]).toEqual([null, phone]);
		auth.skip(61);
		expect((await client.auth.resend({ type: 'sms', phone })).data.messageId).toBeDefined();
		expect((await client.auth.verifyOtp({ phone, token: textedCode(auth, phone), type: 'sms' })).error).toBeNull();
		expect((await client.auth.signInWithPassword({ phone, password })).error).toBeNull();
		auth.skip(61);
		const sent = await client.auth.signInWithOtp({ phone });
		expect(sent.data.messageId).toMatch(/^message-/);
		expect((await client.auth.verifyOtp({ phone, token: textedCode(auth, phone), type: 'sms' })).error).toBeNull();
		const next = newPhone();
		expect((await client.auth.updateUser({ phone: next })).data.user?.new_phone).toBe(next);
		const changed = await client.auth.verifyOtp({
			phone: next,
			token: textedCode(auth, next),
			type: 'phone_change',
		});
		expect([changed.error, changed.data.user?.phone]).toEqual([null, next]);
	});
});

describe('anonymously', () => {
	it('signs in, and becomes a permanent user', async () => {
		const client = auth.client();
		const { data, error } = await client.auth.signInAnonymously({ options: { data: { theme: 'dark' } } });
		expect([error, data.user?.is_anonymous, data.user?.user_metadata]).toEqual([null, true, { theme: 'dark' }]);
		await client.auth.updateUser({ email, password });
		expect((await client.auth.resend({ type: 'email_change', email })).error?.code).toBe('over_email_send_rate_limit');
		const verified = await client.auth.verifyOtp({ email, token: code(), type: 'email_change' });
		expect(verified.data.user).toMatchObject({ id: data.user?.id, email, is_anonymous: false });
		expect((await auth.client().auth.signInWithPassword({ email, password })).data.user?.id).toBe(data.user?.id);
	});

	it('is refused where that is off', async () => {
		const closed = await openTestAuth(database);
		const { error } = await closed.client().auth.signInAnonymously();
		expect(error).toMatchObject({ status: 422, code: 'anonymous_provider_disabled' });
	});
});
