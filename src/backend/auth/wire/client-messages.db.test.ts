import { AuthSessionMissingError, createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#src/platform/database/database.ts';
import { openTestDatabase } from '#src/platform/testing/test-database.ts';
import { openTestAuth, type SignedUp, signUp, type TestAuth } from '../testing/auth-fixture.ts';

/** What the client itself does without a request, or when it learns that a session has ended. */

const SITE = 'http://localhost:3000';
const password = 'correct horse';
let database: Database;
let auth: TestAuth;
beforeAll(async () => {
	database = await openTestDatabase();
	auth = await openTestAuth(database);
});
afterAll(() => database.close());

/** A browser, whose storage can be read. */
async function browserOf({ access, refresh }: SignedUp, fetch = auth.fetch) {
	const kept = new Map<string, string>();
	const client = createClient(SITE, auth.apiKeys.publishable, {
		global: { fetch },
		auth: {
			autoRefreshToken: false,
			detectSessionInUrl: false,
			flowType: 'pkce',
			storageKey: 'kept',
			storage: {
				getItem: (key) => kept.get(key) ?? null,
				setItem: (key, value) => void kept.set(key, value),
				removeItem: (key) => void kept.delete(key),
			},
		},
	});
	const { error } = await client.auth.setSession({ access_token: access, refresh_token: refresh });
	if (error) throw error;
	return { client, kept };
}

describe('missing fields are reported before any request', () => {
	const cases: [string, (auth: SupabaseClient['auth']) => Promise<{ error: Error | null }>][] = [
		[
			'You must provide either an email or phone number and a password',
			(one) => one.signInWithPassword({ password } as never),
		],
		['You must provide either an email or phone number and a password', (one) => one.signUp({ password } as never)],
		['You must provide either an email or phone number.', (one) => one.signInWithOtp({} as never)],
		['You must provide either an email or phone number and a type', (one) => one.resend({ type: 'signup' } as never)],
		['Auth session missing!', (one) => one.updateUser({ data: {} })],
		['Auth session missing!', (one) => one.reauthenticate()],
		['Auth session missing!', (one) => one.setSession({ access_token: '', refresh_token: '' })],
		// The client asks this of itself only where there is a window.
		[
			'No browser detected.',
			(one) =>
				(
					one as unknown as { _getSessionFromURL(params: object, type: string): Promise<{ error: Error }> }
				)._getSessionFromURL({}, 'implicit'),
		],
	];
	it.each(cases)('%s', async (message, ask) => {
		const asked: unknown[] = [];
		const client = createClient(SITE, auth.apiKeys.publishable, {
			global: { fetch: async (input) => asked.push(input) as never },
			auth: { persistSession: false, autoRefreshToken: false },
		});
		const { error } = await ask(client.auth);
		expect([error?.message, asked]).toEqual([message, []]);
	});

	it('supabaseKey is required.', () => {
		expect(() => createClient(SITE, '')).toThrow('supabaseKey is required.');
	});

	it('web3 is Ethereum and Solana', async () => {
		const asked = auth.client().auth.signInWithWeb3({ chain: 'bitcoin' } as never);
		await expect(asked).rejects.toThrow('Unsupported chain "bitcoin"');
	});
});

describe('a token that was changed', () => {
	it('Invalid JWT signature, by our public keys', async () => {
		const { access } = await signUp(auth);
		const [header = '', payload = '', signature = ''] = access.split('.');
		const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
		const forged = Buffer.from(JSON.stringify({ ...claims, role: 'service_role' })).toString('base64url');
		const { error } = await auth.client().auth.getClaims(`${header}.${forged}.${signature}`);
		expect(error?.message).toBe('Invalid JWT signature');
		expect((await auth.client().auth.getClaims(access)).error).toBeNull();
	});
});

describe('a session that is over', () => {
	it.each([
		['its session was ended elsewhere: 403', 403, 'delete from auth.sessions where user_id = $1'],
		['the account is gone: 403', 403, 'delete from auth.users where id = $1'],
	])('is signed out in the client, even where %s', async (_, status, sql) => {
		const person = await signUp(auth);
		const { client, kept } = await browserOf(person);
		await database.query(sql, [person.id]);
		expect((await auth.call('POST', '/logout', { token: person.access })).status).toBe(status);
		const events: string[] = [];
		client.auth.onAuthStateChange((event) => void events.push(event));
		expect(await client.auth.signOut()).toEqual({ error: null });
		expect([[...kept.keys()], events.at(-1)]).toEqual([[], 'SIGNED_OUT']);
	});

	it.each([401, 404])('is signed out in the client, even where a gateway answers %i', async (status) => {
		const person = await signUp(auth);
		const gateway = (async (input: RequestInfo | URL, init?: RequestInit) =>
			new URL(String(input)).pathname.endsWith('/logout')
				? Response.json({ message: 'not here' }, { status })
				: auth.fetch(input, init)) as typeof fetch;
		const { client, kept } = await browserOf(person, gateway);
		expect(await client.auth.signOut()).toEqual({ error: null });
		expect([...kept.keys()]).toEqual([]);
	});

	it('is removed from storage with the verifier of a flow, at the next getUser', async () => {
		const person = await signUp(auth);
		const { client, kept } = await browserOf(person);
		await client.auth.resetPasswordForEmail(person.email);
		expect([...kept.keys()].some((key) => key.includes('code-verifier'))).toBe(true);
		await database.query('delete from auth.sessions where user_id = $1', [person.id]);
		expect((await client.auth.getUser()).error).toBeInstanceOf(AuthSessionMissingError);
		expect([...kept.keys()]).toEqual([]);
	});

	it('is refreshed once it has expired, and dropped where it cannot be', async () => {
		const person = await signUp(auth);
		const { client, kept } = await browserOf(person);
		const expire = () => {
			const stored = JSON.parse(kept.get('kept') ?? '{}');
			kept.set('kept', JSON.stringify({ ...stored, expires_at: Math.floor(Date.now() / 1000) - 1 }));
		};
		expire();
		expect((await client.auth.getSession()).data.session?.refresh_token).not.toBe(person.refresh);
		await database.query('delete from auth.sessions where user_id = $1', [person.id]);
		expire();
		expect((await client.auth.getSession()).data.session).toBeNull();
		expect([...kept.keys()]).toEqual([]);
	});

	it.each(['access_token', 'refresh_token', 'expires_at'])('is none where it lacks %s', async (part) => {
		const { client, kept } = await browserOf(await signUp(auth));
		const { [part]: _, ...rest } = JSON.parse(kept.get('kept') ?? '{}');
		kept.set('kept', JSON.stringify(rest));
		expect((await client.auth.getSession()).data.session).toBeNull();
		expect(kept.has('kept')).toBe(false);
	});
});
