import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SupabaseClient } from '@supabase/supabase-js';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#src/platform/database/database.ts';
import { openTestDatabase } from '#src/platform/testing/test-database.ts';
import { openTestAuth, signUp, type TestAuth } from '../../testing/auth-fixture.ts';
import { CLIENT, type OpenidProvider, openOpenidProvider } from '../testing/openid-provider.ts';
import { CALLBACK, comeBack, fragmentOf, goThrough, leave, newSomebody, SITE } from '../testing/outside.ts';

let database: Database;
let auth: TestAuth;
let school: OpenidProvider;
let admin: SupabaseClient['auth']['admin'];
beforeAll(async () => {
	database = await openTestDatabase();
	school = await openOpenidProvider({ callback: CALLBACK, userinfoOnly: true });
	auth = await openTestAuth(database, { settings: { AUTH_CUSTOM_PROVIDERS_MAX: '3' } });
	admin = createClient(SITE, auth.apiKeys.secret, { global: { fetch: auth.fetch }, auth: { persistSession: false } })
		.auth.admin;
});
beforeEach(async () => {
	await database.query('delete from auth.custom_providers');
	school.state.somebody = newSomebody();
});
afterAll(async () => {
	await school.close();
	await database.close();
});

const oidc = (changes: Record<string, unknown> = {}) => ({
	provider_type: 'oidc' as const,
	identifier: 'custom:school',
	name: 'School',
	client_id: CLIENT.id,
	client_secret: CLIENT.secret,
	issuer: school.issuer,
	...changes,
});
const oauth2 = (base = 'https://id.example.org', changes: Record<string, unknown> = {}) => ({
	provider_type: 'oauth2' as const,
	identifier: 'custom:plain',
	name: 'Plain',
	client_id: 'plain-client',
	client_secret: 'plain secret',
	authorization_url: `${base}/authorize`,
	token_url: `${base}/token`,
	userinfo_url: `${base}/user`,
	...changes,
});
const call = (method: string, path: string, body?: unknown) =>
	auth.call(method, `/admin/custom-providers${path}`, { body, token: auth.apiKeys.secret });
const enter = (provider: string) => goThrough(auth, school, `${SITE}/auth/v1/authorize?provider=${provider}`);

describe('the admin API', () => {
	it('creates, lists, reads, changes and deletes, as supabase-js asks for it', async () => {
		const made = await admin.customProviders.createProvider(oidc({ scopes: ['email'] }));
		expect(made.error).toBeNull();
		expect(made.data).toMatchObject({
			identifier: 'custom:school',
			issuer: school.issuer,
			enabled: true,
			pkce_enabled: true,
			email_optional: false,
			scopes: ['email'],
			acceptable_client_ids: [],
			attribute_mapping: {},
			discovery_document: { issuer: school.issuer, token_endpoint: `${school.issuer}/token` },
		});
		await admin.customProviders.createProvider(oauth2());
		const listed = await admin.customProviders.listProviders();
		expect(listed.data.providers.map(({ identifier }) => identifier)).toEqual(['custom:school', 'custom:plain']);
		const some = await admin.customProviders.listProviders({ type: 'oauth2' });
		expect(some.data.providers.map(({ identifier }) => identifier)).toEqual(['custom:plain']);
		const changed = await admin.customProviders.updateProvider('custom:school', {
			name: 'High school',
			enabled: false,
		});
		expect(changed.data).toMatchObject({ name: 'High school', enabled: false, scopes: ['email'] });
		expect((await admin.customProviders.getProvider('custom:school')).data).toEqual(changed.data);
		expect((await admin.customProviders.deleteProvider('custom:school')).error).toBeNull();
		const gone = await admin.customProviders.getProvider('custom:school');
		expect([gone.error?.status, gone.error?.code]).toEqual([404, 'custom_provider_not_found']);
	});

	it('answers with GoTrue’s statuses', async () => {
		expect((await call('POST', '', oidc())).status).toBe(201);
		expect((await call('POST', '', oidc())).body.code).toBe('conflict');
		expect((await call('POST', '', oauth2())).status).toBe(201);
		expect((await call('POST', '', oauth2(undefined, { identifier: 'custom:third' }))).status).toBe(201);
		const fourth = await call('POST', '', oauth2(undefined, { identifier: 'custom:fourth' }));
		expect([fourth.status, fourth.body.code]).toEqual([400, 'over_custom_provider_quota']);
		expect((await call('DELETE', '/custom:school')).status).toBe(204);
		for (const path of ['/custom:school', '/custom:%00', '/%20']) expect((await call('DELETE', path)).status).toBe(404);
		expect((await call('GET', '/custom:%00')).body.code).toBe('custom_provider_not_found');
		expect((await call('PUT', '/custom:school', {})).body.code).toBe('custom_provider_not_found');
	});

	it('shows the secret to nobody, and keeps it sealed', async () => {
		const answers = [await call('POST', '', oidc()), await call('GET', '/custom:school'), await call('GET', '')];
		for (const { text } of answers) expect(text).not.toMatch(/"client_secret"|a secret between/);
		const { rows } = await database.query<{ client_secret: string }>('select client_secret from auth.custom_providers');
		expect(rows[0]?.client_secret).toBeTruthy();
		expect(JSON.stringify(rows)).not.toContain('a secret between');
	});

	it('is for trusted servers only', async () => {
		const { access } = await signUp(auth);
		for (const [method, path] of [
			['GET', ''],
			['POST', ''],
			['GET', '/custom:x'],
			['PUT', '/custom:x'],
			['DELETE', '/custom:x'],
		]) {
			const endpoint = `/admin/custom-providers${path}`;
			expect((await auth.call(method ?? '', endpoint)).status).toBe(401);
			for (const token of [access, auth.apiKeys.publishable])
				expect((await auth.call(method ?? '', endpoint, { token })).body.code).toBe('not_admin');
		}
	});

	it.each([
		[{ identifier: 'school' }],
		[{ identifier: 'custom:' }],
		[{ identifier: 'custom:A b' }],
		[{ provider_type: 'saml' }],
		[{ name: '' }],
		[{ client_id: null }],
		[{ scopes: 'email' }],
		[{ authorization_params: { prompt: 1 } }],
		[{ enabled: 'yes' }],
		[{ issuer: undefined }],
		[{ issuer: 'http://issuer.example.org' }],
		[{ issuer: 'ftp://issuer.example.org' }],
		[{ issuer: 'http://127.0.0.1:1' }],
		[{ discovery_url: 'javascript:alert(1)' }],
	])('refuses unusable settings: %j', async (changes) => {
		const answer = await call('POST', '', oidc(changes));
		expect([answer.status, answer.body.code]).toEqual([400, 'validation_failed']);
	});

	it('checks the name of the issuer', async () => {
		const discovery_url = `${school.issuer}/.well-known/openid-configuration`;
		const other = oidc({ issuer: 'https://other.example.org', discovery_url });
		expect((await call('POST', '', other)).body.code).toBe('validation_failed');
		expect((await call('POST', '', oidc({ discovery_url }))).status).toBe(201);
		expect((await call('PUT', '/custom:school', { issuer: 'https://other.example.org' })).status).toBe(400);
		expect((await call('POST', '', oauth2(undefined, { token_url: '' }))).body.code).toBe('validation_failed');
	});

	it('calls no private address where the site is on the internet', async () => {
		const site = await openTestAuth(database, { settings: { SITE_URL: 'https://hoopoe.example.org' } });
		const asked = school.state.requests.length;
		const answer = await site.call('POST', '/admin/custom-providers', { body: oidc(), token: site.apiKeys.secret });
		expect([answer.status, answer.body.code]).toEqual([400, 'validation_failed']);
		expect(school.state.requests).toHaveLength(asked);
		expect(JSON.stringify(site.log.warn)).toContain('not a public one');
	});
});

describe('a custom issuer', () => {
	it('signs people in, with what only its userinfo tells', async () => {
		await call('POST', '', oidc({ custom_claims_allowlist: ['hd'], authorization_params: { hd: 'school.example' } }));
		school.state.somebody = newSomebody({ hd: 'school.example' });
		const back = await enter('custom:school');
		expect(school.state.asked.get('hd')).toBe('school.example');
		const { body } = await auth.call('GET', '/user', { token: fragmentOf(back).access_token });
		expect(body).toMatchObject({
			email: school.state.somebody.email,
			app_metadata: { provider: 'custom:school', providers: ['custom:school'] },
			user_metadata: { full_name: 'Simin Daneshvar', custom_claims: { hd: 'school.example' } },
		});
	});

	it('is authenticated to by a method that it supports', async () => {
		const secret = { client_id: 'another-app', client_secret: CLIENT.secret };
		await call('POST', '', oidc(secret));
		expect(fragmentOf(await enter('custom:school')).access_token).toBeTruthy();
		await call('PUT', '/custom:school', { client_secret: 'wrong' });
		expect((await enter('custom:school')).searchParams.get('error_description')).toBe(
			'Unable to exchange external code',
		);
	});

	it('signs nobody in once it is disabled or deleted', async () => {
		await call('POST', '', oidc());
		const url = `${SITE}/auth/v1/authorize?provider=custom:school`;
		const came = await school.visit(await leave(auth, url));
		await call('PUT', '/custom:school', { enabled: false });
		expect((await comeBack(auth, came)).searchParams.get('error_description')).toBe(
			'Unsupported provider: provider is not enabled',
		);
		expect((await auth.call('GET', '/authorize?provider=custom:school')).body.message).toContain('not enabled');
		const id_token = await school.idToken();
		const hand = () =>
			auth.call('POST', '/token?grant_type=id_token', { body: { provider: 'custom:school', id_token } });
		expect((await hand()).body).toMatchObject({ code: 'provider_disabled' });
		await call('PUT', '/custom:school', { enabled: true });
		expect((await hand()).status).toBe(200);
		await call('DELETE', '/custom:school');
		expect((await hand()).body).toMatchObject({ code: 'custom_provider_not_found' });
	});

	it('may skip the nonce, and take tokens of other clients', async () => {
		await call('POST', '', oidc({ skip_nonce_check: true, acceptable_client_ids: ['phone-app'] }));
		const id_token = await school.idToken({ nonce: 'never compared', aud: 'phone-app' });
		const body = { provider: 'custom:school', id_token };
		expect((await auth.call('POST', '/token?grant_type=id_token', { body })).status).toBe(200);
		expect(fragmentOf(await enter('custom:school')).access_token).toBeTruthy();
	});

	it('may name people who have no address, if that is allowed', async () => {
		await call('POST', '', oidc({ email_optional: true }));
		school.state.somebody = { sub: newSomebody().sub, name: 'Nobody' };
		const back = await enter('custom:school');
		const { body } = await auth.call('GET', '/user', { token: fragmentOf(back).access_token });
		expect(body).toMatchObject({ email: '', user_metadata: { full_name: 'Nobody' } });
		expect(fragmentOf(await enter('custom:school')).access_token).toBeTruthy();
	});
});

describe('a service of plain OAuth 2', () => {
	type Seen = { authorization: string | undefined; body: URLSearchParams };
	async function openService(user: unknown, userStatus = 200) {
		const seen: Seen[] = [];
		const server = createServer(async (request, response) => {
			const chunks: Buffer[] = [];
			for await (const chunk of request) chunks.push(chunk as Buffer);
			seen.push({
				authorization: request.headers.authorization,
				body: new URLSearchParams(Buffer.concat(chunks).toString()),
			});
			const isToken = request.url === '/token';
			response.writeHead(isToken ? 200 : userStatus, { 'content-type': 'application/json' });
			response.end(JSON.stringify(isToken ? { access_token: 'their token', token_type: 'bearer' } : user));
		});
		await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
		const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
		const close = () => {
			server.closeAllConnections();
			server.close();
		};
		return { base, seen, close };
	}
	/** The service's own page consents at once. */
	async function enterPlain(): Promise<URL> {
		const asked = new URL(await leave(auth, `${SITE}/auth/v1/authorize?provider=custom:plain&scopes=read`));
		expect([asked.searchParams.get('nonce'), asked.searchParams.get('scope')]).toEqual([null, 'read']);
		return comeBack(auth, `${CALLBACK}?code=their-code&state=${asked.searchParams.get('state')}`);
	}

	it('identifies the user by its userinfo', async () => {
		const email = newSomebody().email ?? '';
		const service = await openService({ id: 42, login: 'hoopoe', contact: { mail: email }, name: 'H' });
		try {
			const attribute_mapping = { email: 'contact.mail', email_verified: true };
			await call('POST', '', oauth2(service.base, { attribute_mapping }));
			const back = await enterPlain();
			expect(fragmentOf(back).provider_token).toBe('their token');
			const { body } = await auth.call('GET', '/user', { token: fragmentOf(back).access_token });
			expect(body).toMatchObject({
				email,
				identities: [{ provider: 'custom:plain', id: '42', identity_data: { user_name: 'hoopoe', full_name: 'H' } }],
			});
			const [token, user] = service.seen;
			expect(token?.authorization).toMatch(/^Basic /);
			expect(token?.body.get('code_verifier')).toHaveLength(43);
			expect(user?.authorization).toBe('Bearer their token');
		} finally {
			service.close();
		}
	});

	it.each([
		['nobody', {}, 200, 'The provider does not say who signed in'],
		['a list', [1], 200, 'Unable to exchange external code'],
		['an error', { message: 'no' }, 500, 'Unable to exchange external code'],
	])('says %s', async (_name, user, status, message) => {
		const service = await openService(user, status);
		try {
			await call('POST', '', oauth2(service.base, { pkce_enabled: false }));
			expect((await enterPlain()).searchParams.get('error_description')).toBe(message);
		} finally {
			service.close();
		}
	});

	it('has no ID tokens', async () => {
		await call('POST', '', oauth2());
		const body = { provider: 'custom:plain', id_token: 'x' };
		const answer = await auth.call('POST', '/token?grant_type=id_token', { body });
		expect([answer.status, answer.body.code]).toEqual([400, 'validation_failed']);
	});
});
