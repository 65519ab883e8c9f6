import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#src/platform/database/database.ts';
import { openTestDatabase } from '#src/platform/testing/test-database.ts';
import type { TestAuth } from '../testing/auth-fixture.ts';
import type { OpenidProvider } from './testing/openid-provider.ts';
import { fragmentOf, goThrough, newSomebody, openOutside, SITE } from './testing/outside.ts';

let database: Database;
let auth: TestAuth;
let google: OpenidProvider;
beforeAll(async () => {
	database = await openTestDatabase();
	({ auth, google } = await openOutside(database));
});
beforeEach(() => {
	google.state.somebody = newSomebody();
});
afterAll(async () => {
	await google.close();
	await database.close();
});

describe('with Google, implicit', () => {
	it('signs somebody new in, as supabase-js asks for it', async () => {
		const client = auth.client();
		const { data } = await client.auth.signInWithOAuth({
			provider: 'google',
			options: {
				redirectTo: `${SITE}/fa`,
				skipBrowserRedirect: true,
				scopes: 'address',
				queryParams: { access_type: 'offline', prompt: 'consent' },
			},
		});
		const back = await goThrough(auth, google, data.url ?? '');
		expect(Object.fromEntries(google.state.asked)).toMatchObject({
			access_type: 'offline',
			prompt: 'consent',
			scope: 'openid email profile address',
			response_type: 'code',
			code_challenge_method: 'S256',
			redirect_uri: `${SITE}/auth/v1/callback`,
		});
		expect(google.state.asked.has('redirect_to')).toBe(false);
		expect(`${back.origin}${back.pathname}${back.search}`).toBe(`${SITE}/fa`);
		const fields = fragmentOf(back);
		expect(Object.keys(fields)).toEqual(
			'access_token expires_at expires_in provider_refresh_token provider_token refresh_token sb token_type'.split(' '),
		);
		const { access_token = '', refresh_token = '', provider_token, provider_refresh_token } = fields;
		expect([provider_token, provider_refresh_token].every((token) => token && token.length > 20)).toBe(true);

		const { sub, email = '' } = google.state.somebody;
		const session = await client.auth.setSession({ access_token, refresh_token });
		expect(session.data.user).toMatchObject({
			email,
			app_metadata: { provider: 'google', providers: ['google'] },
			user_metadata: {
				sub,
				provider_id: sub,
				iss: google.issuer,
				email,
				email_verified: true,
				phone_verified: false,
				name: 'Simin Daneshvar',
				full_name: 'Simin Daneshvar',
			},
			is_anonymous: false,
		});
		expect(session.data.user?.email_confirmed_at).toBeTruthy();
		const { data: identities } = await client.auth.getUserIdentities();
		expect(identities?.identities).toMatchObject([{ provider: 'google', id: sub, email }]);
		const claims = await auth.keys.verify(access_token);
		expect(claims).toMatchObject({ aal: 'aal1', amr: [{ method: 'oauth' }] });
		expect((await auth.call('GET', '/settings')).body.external).toMatchObject({ google: true, github: false });
	});

	it('recognizes them the next time, and updates what has changed', async () => {
		const url = `${SITE}/auth/v1/authorize?provider=google&redirect_to=${encodeURIComponent(`${SITE}/es`)}`;
		const userOf = async (back: URL) =>
			(await auth.call('GET', '/user', { token: fragmentOf(back).access_token })).body as {
				id: string;
				email: string;
				identities: { last_sign_in_at: string; identity_data: Record<string, unknown> }[];
				user_metadata: Record<string, unknown>;
			};
		const first = await userOf(await goThrough(auth, google, url));
		auth.skip(60);
		google.state.somebody = { ...google.state.somebody, email: 'moved@example.org', name: 'S. D.' };
		const second = await userOf(await goThrough(auth, google, url));
		expect(second.id).toBe(first.id);
		expect(second.email).toBe(first.email);
		expect(second.user_metadata).toMatchObject({ full_name: 'S. D.' });
		expect(second.identities).toHaveLength(1);
		expect(second.identities[0]?.identity_data).toMatchObject({ email: 'moved@example.org' });
		expect(Date.parse(second.identities[0]?.last_sign_in_at ?? '')).toBeGreaterThan(
			Date.parse(first.identities[0]?.last_sign_in_at ?? ''),
		);
	});

	it('keeps the domain of a company account', async () => {
		google.state.somebody = newSomebody({ hd: 'school.example' });
		const back = await goThrough(auth, google, `${SITE}/auth/v1/authorize?provider=google`);
		const { body } = await auth.call('GET', '/user', { token: fragmentOf(back).access_token });
		expect(body.user_metadata).toMatchObject({ custom_claims: { hd: 'school.example' } });
	});

	it('makes one account for parallel first sign-ins', async () => {
		const url = `${SITE}/auth/v1/authorize?provider=google`;
		const backs = await Promise.all(Array.from({ length: 6 }, () => goThrough(auth, google, url)));
		const subjects = await Promise.all(
			backs.map(async (back) => (await auth.keys.verify(fragmentOf(back).access_token ?? '')).sub),
		);
		expect(new Set(subjects).size).toBe(1);
	});

	it('takes the answer by POST too', async () => {
		const sent = await auth.fetch(`${SITE}/auth/v1/authorize?provider=google`, { redirect: 'manual' });
		const came = new URL(await google.visit(sent.headers.get('location') ?? ''));
		const answer = await auth.fetch(`${came.origin}${came.pathname}`, {
			method: 'POST',
			redirect: 'manual',
			headers: { 'content-type': 'application/x-www-form-urlencoded' },
			body: came.search.slice(1),
		});
		expect(answer.status).toBe(302);
		expect(answer.headers.get('location')).toContain('#access_token=');
		expect(answer.headers.get('cache-control')).toBe('no-store');
	});
});

describe('with Google, PKCE', () => {
	it('exchanges a code for the session, once, with the provider’s tokens', async () => {
		const client = auth.client({}, { flowType: 'pkce' });
		const { data } = await client.auth.signInWithOAuth({
			provider: 'google',
			options: { redirectTo: `${SITE}/en?next=%2Fprofile`, skipBrowserRedirect: true },
		});
		const back = await goThrough(auth, google, data.url ?? '');
		expect(back.search).toMatch(/^\?next=%2Fprofile&code=[0-9a-f-]{36}$/);
		expect(back.hash).toBe('');
		const code = back.searchParams.get('code') ?? '';
		const { rows } = await database.query<{ tokens: string }>(
			'select provider_access_token || provider_refresh_token as tokens from auth.flow_state where user_id is not null',
		);
		const { data: exchanged, error } = await client.auth.exchangeCodeForSession(code);
		expect(error).toBeNull();
		expect(exchanged.user?.email).toBe(google.state.somebody.email);
		const { provider_token: token = '', provider_refresh_token: refresh = '' } = exchanged.session ?? {};
		expect(token && refresh).toBeTruthy();
		for (const { tokens } of rows) {
			expect(tokens).not.toContain(token);
			expect(tokens).not.toContain(refresh);
		}
		expect(await auth.keys.verify(exchanged.session?.access_token ?? '')).toMatchObject({ amr: [{ method: 'oauth' }] });
		const again = await client.auth.exchangeCodeForSession(code);
		expect(again.data.session).toBeNull();
	});
});
