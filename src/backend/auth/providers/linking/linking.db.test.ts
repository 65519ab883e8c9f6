import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#src/platform/database/database.ts';
import { openTestDatabase } from '#src/platform/testing/test-database.ts';
import { openTestAuth, type SignedUp, signUp, type TestAuth } from '../../testing/auth-fixture.ts';
import type { OpenidProvider } from '../testing/openid-provider.ts';
import { comeBack, fragmentOf, goThrough, newSomebody, openOutside, SITE } from '../testing/outside.ts';

let database: Database;
let auth: TestAuth;
let google: OpenidProvider;
let person: SignedUp;
let client: SupabaseClient;
beforeAll(async () => {
	database = await openTestDatabase();
	({ auth, google } = await openOutside(database, { AUTH_ANONYMOUS: 'on' }));
});
beforeEach(async () => {
	google.state.somebody = newSomebody();
	person = await signUp(auth, { data: { full_name: 'Own name' } });
	client = await clientOf(person);
});
afterAll(async () => {
	await google.close();
	await database.close();
});

async function clientOf({ access, refresh }: { access: string; refresh: string }) {
	const one = auth.client();
	await one.auth.setSession({ access_token: access, refresh_token: refresh });
	return one;
}
const back = (url: string | null | undefined) => google.visit(url ?? '').then((came) => comeBack(auth, came));
async function link(by = client): Promise<URL> {
	const { data, error } = await by.auth.linkIdentity({ provider: 'google', options: { redirectTo: `${SITE}/en` } });
	expect(error).toBeNull();
	return back(data.url);
}
const identitiesOf = async (by = client) => (await by.auth.getUserIdentities()).data?.identities ?? [];
const told = (url: URL) => [fragmentOf(url).error_code, fragmentOf(url).error_description];

describe('linking', () => {
	it('adds Google to one’s account, whatever its address', async () => {
		const came = await link();
		expect((await auth.keys.verify(fragmentOf(came).access_token ?? '')).sub).toBe(person.id);
		expect(await identitiesOf()).toMatchObject([
			{ provider: 'email', id: person.id },
			{ provider: 'google', id: google.state.somebody.sub, email: google.state.somebody.email },
		]);
		const { data } = await client.auth.getUser();
		expect(data.user).toMatchObject({
			email: person.email,
			app_metadata: { provider: 'email', providers: ['email', 'google'] },
			user_metadata: { full_name: 'Own name' },
		});
		const again = await goThrough(auth, google, `${SITE}/auth/v1/authorize?provider=google`);
		expect((await auth.keys.verify(fragmentOf(again).access_token ?? '')).sub).toBe(person.id);
	});

	it('works by PKCE', async () => {
		const pkce = auth.client({}, { flowType: 'pkce' });
		await pkce.auth.setSession({ access_token: person.access, refresh_token: person.refresh });
		const came = await link(pkce);
		const { data } = await pkce.auth.exchangeCodeForSession(came.searchParams.get('code') ?? '');
		expect(data.user?.id).toBe(person.id);
		expect(data.user?.identities).toHaveLength(2);
	});

	it('happens once, and never to two people', async () => {
		await link();
		expect(told(await link())).toEqual(['identity_already_exists', 'Identity is already linked']);
		const other = await clientOf(await signUp(auth));
		expect(told(await link(other))).toEqual(['identity_already_exists', 'Identity is already linked to another user']);
		expect(await identitiesOf(other)).toHaveLength(1);
	});

	it('makes an anonymous user permanent', async () => {
		const nobody = auth.client();
		await nobody.auth.signInAnonymously({ options: { data: { theme: 'dark' } } });
		const before = (await nobody.auth.getUser()).data.user;
		const came = await link(nobody);
		const { body } = await auth.call('GET', '/user', { token: fragmentOf(came).access_token });
		expect(body).toMatchObject({
			id: before?.id,
			is_anonymous: false,
			email: google.state.somebody.email,
			email_confirmed_at: expect.any(String),
			app_metadata: { provider: 'google', providers: ['google'] },
			user_metadata: { theme: 'dark', full_name: google.state.somebody.name },
		});
	});

	it('never adds the address of another user, nor an unproven one', async () => {
		const nobody = auth.client();
		await nobody.auth.signInAnonymously();
		google.state.somebody = newSomebody({ email: person.email });
		expect(told(await link(nobody))).toEqual([
			'email_exists',
			'A user with this email address has already been registered',
		]);
		google.state.somebody = newSomebody({ email_verified: false });
		const came = await link(nobody);
		const { body } = await auth.call('GET', '/user', { token: fragmentOf(came).access_token });
		expect(body).toMatchObject({ email: '', is_anonymous: false });
	});

	it('ends with the account', async () => {
		const { data } = await client.auth.linkIdentity({ provider: 'google' });
		await database.query('delete from auth.users where id = $1', [person.id]);
		expect((await back(data.url)).searchParams.get('error_code')).toBe('bad_oauth_state');
	});

	it('redirects a browser that does not ask for the address alone', async () => {
		const answer = await auth.call('GET', '/user/identities/authorize?provider=google', { token: person.access });
		expect(answer.status).toBe(302);
		expect(answer.headers.get('location')).toContain(`${google.issuer}/auth?`);
	});
});

describe('unlinking', () => {
	const remove = (id: string, token = person.access) => auth.call('DELETE', `/user/identities/${id}`, { token });

	it('takes Google away again', async () => {
		await link();
		const [, linked] = await identitiesOf();
		const { error } = await client.auth.unlinkIdentity(linked as never);
		expect(error).toBeNull();
		expect(await identitiesOf()).toMatchObject([{ provider: 'email' }]);
		const { data } = await client.auth.getUser();
		expect(data.user).toMatchObject({ email: person.email, app_metadata: { provider: 'email', providers: ['email'] } });
		expect(fragmentOf(await link()).access_token).toBeTruthy();
	});

	it('of the e-mail identity leaves the address of another, and no password', async () => {
		await link();
		await database.query("update auth.users set recovery_token = 'pending' || id where id = $1", [person.id]);
		const [own] = await identitiesOf();
		expect((await remove(own?.identity_id ?? '')).body).toEqual({});
		const { rows } = await database.query(
			`select email, email_confirmed_at is not null as confirmed, encrypted_password, recovery_token, raw_app_meta_data as app
			from auth.users where id = $1`,
			[person.id],
		);
		expect(rows).toEqual([
			{
				email: google.state.somebody.email,
				confirmed: true,
				encrypted_password: null,
				recovery_token: null,
				app: { provider: 'google', providers: ['google'] },
			},
		]);
	});

	it('leaves no unproven address', async () => {
		google.state.somebody = newSomebody({ email_verified: false });
		await link();
		const [own] = await identitiesOf();
		expect((await remove(own?.identity_id ?? '')).status).toBe(200);
		expect((await client.auth.getUser()).data.user).toMatchObject({ email: '' });
		// A user who proves it gets an account of their own.
		google.state.somebody = { ...newSomebody(), email: google.state.somebody.email ?? '' };
		const came = await goThrough(auth, google, `${SITE}/auth/v1/authorize?provider=google`);
		expect((await auth.keys.verify(fragmentOf(came).access_token ?? '')).sub).not.toBe(person.id);
	});

	it('never takes the address of another user', async () => {
		const other = await signUp(auth);
		google.state.somebody = newSomebody({ email: other.email });
		await link();
		const [own] = await identitiesOf();
		const answer = await remove(own?.identity_id ?? '');
		expect([answer.status, answer.body.code]).toEqual([422, 'email_conflict_identity_not_deletable']);
		expect(await identitiesOf()).toHaveLength(2);
	});

	it('of the phone takes the number', async () => {
		await database.query("update auth.users set phone = '34600111222', phone_confirmed_at = now() where id = $1", [
			person.id,
		]);
		const id = randomUUID();
		await database.query(
			"insert into auth.identities (id, user_id, provider, provider_id, identity_data) values ($1::uuid, $2::uuid, 'phone', $2::uuid::text, '{}')",
			[id, person.id],
		);
		expect((await remove(id.toUpperCase())).status).toBe(200);
		expect((await client.auth.getUser()).data.user).toMatchObject({ phone: '', email: person.email });
	});

	it('leaves one identity under parallel requests', async () => {
		await link();
		const both = await identitiesOf();
		const answers = await Promise.all(both.map(({ identity_id }) => remove(identity_id ?? '')));
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
		expect(await identitiesOf()).toHaveLength(1);
	});

	it.each([
		['a stranger’s', 422, 'identity_not_found', "Identity doesn't exist"],
		['unknown', 422, 'identity_not_found', "Identity doesn't exist"],
		['x', 404, 'validation_failed', 'identity_id must be an UUID'],
	])('refuses what is not one’s own: %s', async (which, status, code, message) => {
		await link();
		const other = await clientOf(await signUp(auth));
		const [theirs] = await identitiesOf(other);
		const id = { 'a stranger’s': theirs?.identity_id, unknown: randomUUID(), x: 'x' }[which] ?? '';
		const answer = await remove(id);
		expect([answer.status, answer.body]).toEqual([status, { code, message }]);
		expect(await identitiesOf(other)).toHaveLength(1);
	});

	it('refuses the last one', async () => {
		const [own] = await identitiesOf();
		const { error } = await client.auth.unlinkIdentity(own as never);
		expect([error?.code, error?.message]).toEqual([
			'single_identity_not_deletable',
			'User must have at least 1 identity after unlinking',
		]);
	});
});

describe('both', () => {
	const endpoints: [string, string][] = [
		['GET', '/user/identities/authorize?provider=google&skip_http_redirect=true'],
		['DELETE', `/user/identities/${randomUUID()}`],
	];

	it.each(endpoints)('want somebody signed in: %s', async (method, path) => {
		expect((await auth.call(method, path)).status).toBe(401);
		expect((await auth.call(method, path, { token: auth.apiKeys.publishable })).body.code).toBe('bad_jwt');
	});

	it.each(endpoints)('may be off: %s', async (method, path) => {
		const off = await openTestAuth(database);
		const answer = await off.call(method, path, { token: person.access });
		expect([answer.status, answer.body]).toEqual([
			404,
			{ code: 'manual_linking_disabled', message: 'Manual linking is disabled' },
		]);
		expect((await off.call(method, path)).status).toBe(401);
	});
});
