import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#src/platform/database/database.ts';
import { openTestDatabase } from '#src/platform/testing/test-database.ts';
import { openTestAuth, signUp, type TestAuth } from '../testing/auth-fixture.ts';
import {
	altered,
	openIdentityProvider,
	type Posted,
	type Saying,
	type TestIdentityProvider,
} from './testing/identity-provider.ts';

const settings = { AUTH_SAML: 'on', AUTH_REDIRECT_URLS: 'https://app.example.org/**' };
const SITE = 'http://localhost:3000';
const TARGET = 'https://app.example.org/after?from=sso';
let database: Database;
let auth: TestAuth;
let idp: TestIdentityProvider;
let providerId: string;

beforeAll(async () => {
	database = await openTestDatabase();
	auth = await openTestAuth(database, { settings });
	const { text } = await auth.call('GET', '/sso/saml/metadata');
	idp = await openIdentityProvider(text);
	providerId = await register(idp, { domains: ['Uni.example'] });
});
afterAll(() => database.close());

async function register(provider: TestIdentityProvider, body: Record<string, unknown> = {}): Promise<string> {
	const answer = await auth.call('POST', '/admin/sso/providers', {
		token: auth.apiKeys.secret,
		body: {
			type: 'saml',
			metadata_xml: provider.metadata,
			attribute_mapping: { keys: { email: { name: 'mail' }, groups: { name: 'memberOf', array: true } } },
			...body,
		},
	});
	if (answer.status !== 201) throw new Error(answer.text);
	return answer.body.id as string;
}

const post = (form: Partial<Posted>, to = auth) =>
	to.call('POST', '/sso/saml/acs', {
		body: new URLSearchParams(form).toString(),
		headers: { 'content-type': 'application/x-www-form-urlencoded' },
	});
const leave = async (body: Record<string, unknown> = {}, from = auth) =>
	(await from.call('POST', '/sso', { body: { provider_id: providerId, skip_http_redirect: true, ...body } })).body
		.url as string;
/** Goes to the identity provider, signs in there and comes back. */
const wayThrough = async (saying: Saying, body: Record<string, unknown> = {}) =>
	post(await idp.signIn(await leave(body), saying));
const locationOf = ({ headers }: { headers: Headers }) => new URL(headers.get('location') as string);
const fragmentOf = (answer: { headers: Headers }) => new URLSearchParams(locationOf(answer).hash.slice(1));
/** Every refusal looks the same: to the site itself, with the reason in the query only. */
const refusalOf = (answer: { status: number; headers: Headers }) => {
	const { origin, hash, searchParams } = locationOf(answer);
	return [answer.status, origin, hash, searchParams.get('error_code'), searchParams.get('error_description')];
};
const refusal = (code: string, description: string) => [303, SITE, '', code, description];
const invalid = refusal('validation_failed', 'SAML Assertion is not valid');

describe('signing in with an organisation', () => {
	it('through the client, in the implicit flow', async () => {
		const client = auth.client();
		const { data } = await client.auth.signInWithSSO({
			domain: 'uni.example',
			options: { redirectTo: TARGET, skipBrowserRedirect: true },
		});
		const arrived = await post(await idp.signIn(data?.url as string, { nameId: 'ann', email: 'Ann@Uni.example' }));
		expect([arrived.status, locationOf(arrived).href.split('#')[0]]).toEqual([302, TARGET]);
		const fragment = fragmentOf(arrived);
		expect([...fragment.keys()]).toEqual([
			'access_token',
			'expires_at',
			'expires_in',
			'refresh_token',
			'sb',
			'token_type',
		]);
		const session = await client.auth.setSession({
			access_token: fragment.get('access_token') as string,
			refresh_token: fragment.get('refresh_token') as string,
		});
		expect(session.error).toBeNull();
		expect(session.data.user).toMatchObject({
			email: 'ann@uni.example',
			app_metadata: { provider: `sso:${providerId}`, providers: [`sso:${providerId}`] },
			user_metadata: { custom_claims: { groups: ['staff'] } },
			identities: [
				{
					provider: `sso:${providerId}`,
					id: 'ann',
					identity_data: {
						iss: idp.entityId,
						sub: 'ann',
						email: 'ann@uni.example',
						email_verified: true,
						custom_claims: { groups: ['staff'] },
					},
				},
			],
		});
		expect(session.data.user?.email_confirmed_at).toBeTruthy();
		const claims = await auth.keys.verify(fragment.get('access_token') as string);
		expect(claims).toMatchObject({ aal: 'aal1', amr: [{ method: 'sso/saml', provider: providerId }] });
		const refreshed = await client.auth.refreshSession();
		expect(await auth.keys.verify(refreshed.data.session?.access_token as string)).toMatchObject({ amr: claims.amr });
	});

	it('through the client, with PKCE', async () => {
		const client = auth.client({}, { flowType: 'pkce' });
		const { data, error } = await client.auth.signInWithSSO({
			providerId,
			options: { redirectTo: TARGET, skipBrowserRedirect: true },
		});
		expect(error).toBeNull();
		const arrived = await post(await idp.signIn(data?.url as string, { nameId: 'bo', email: 'bo@uni.example' }));
		const target = locationOf(arrived);
		expect([arrived.status, target.origin, target.hash]).toEqual([302, 'https://app.example.org', '']);
		const code = target.searchParams.get('code') as string;
		const exchanged = await client.auth.exchangeCodeForSession(code);
		expect(exchanged.error).toBeNull();
		expect(exchanged.data.user?.email).toBe('bo@uni.example');
		expect(await auth.keys.verify(exchanged.data.session?.access_token as string)).toMatchObject({
			amr: [{ method: 'sso/saml', provider: providerId }],
		});
	});

	it('is the same person each time, whatever their address becomes', async () => {
		const first = await auth.keys.verify(
			fragmentOf(await wayThrough({ nameId: 'cy', email: 'cy@uni.example' })).get('access_token') as string,
		);
		const again = await auth.keys.verify(
			fragmentOf(await wayThrough({ nameId: 'cy', email: 'cy.new@uni.example' })).get('access_token') as string,
		);
		expect([again.sub, again.email]).toEqual([first.sub, 'cy.new@uni.example']);
	});

	it('never takes over an account with the same address', async () => {
		const person = await signUp(auth);
		const arrived = await wayThrough({ nameId: 'thief', email: person.email });
		const claims = await auth.keys.verify(fragmentOf(arrived).get('access_token') as string);
		expect(claims.email).toBe(person.email);
		expect(claims.sub).not.toBe(person.id);
		const password = await auth.call('POST', '/token?grant_type=password', { body: person });
		expect((password.body.user as { id: string }).id).toBe(person.id);
	});

	it('lasts no longer than the organisation says', async () => {
		const arrived = await wayThrough({
			nameId: 'dee',
			email: 'dee@uni.example',
			sessionNotOnOrAfter: new Date(Date.now() + 600_000),
		});
		const fragment = fragmentOf(arrived);
		expect(Number(fragment.get('expires_in'))).toBeLessThanOrEqual(600);
		const later = await openTestAuth(database, { settings });
		later.skip(601);
		const { body } = await later.call('POST', '/token?grant_type=refresh_token', {
			body: { refresh_token: fragment.get('refresh_token') },
		});
		expect(body.code).toBe('session_expired');
	});

	it('goes to the site itself where the target is not allowed', async () => {
		const arrived = await wayThrough(
			{ nameId: 'eve', email: 'eve@uni.example' },
			{ redirect_to: 'https://evil.example/' },
		);
		expect(locationOf(arrived).origin).toBe(SITE);
	});

	it('may begin at the identity provider, unless the operator forbids it', async () => {
		const saying = { nameId: 'fay', email: 'fay@uni.example' };
		const arrived = await post(await idp.answer(null, TARGET, saying));
		expect([arrived.status, locationOf(arrived).href.split('#')[0]]).toEqual([302, TARGET]);
		expect(locationOf(await post(await idp.answer(null, '', saying))).origin).toBe(SITE);
		expect(locationOf(await post(await idp.answer(null, 'https://evil.example/', saying))).origin).toBe(SITE);
		const strict = await openTestAuth(database, { settings: { ...settings, AUTH_SAML_IDP_INITIATED: 'off' } });
		expect(refusalOf(await post(await idp.answer(null, '', saying), strict))).toEqual(
			refusal('validation_failed', 'SAML RelayState is missing: sign-ins must begin on this site'),
		);
	});

	it('works with a signature around the whole response, too', async () => {
		const { text } = await auth.call('GET', '/sso/saml/metadata');
		const other = await openIdentityProvider(text, undefined, { signs: 'response' });
		const provider = { provider_id: await register(other) };
		const posted = await other.signIn(await leave(provider), { nameId: 'kim', email: 'kim@other.example' });
		const xml = Buffer.from(posted.SAMLResponse, 'base64').toString();
		expect(xml.indexOf('<ds:Signature')).toBeLessThan(xml.indexOf('<saml:Assertion'));
		expect((await post(posted)).status).toBe(302);
		const second = await other.signIn(await leave(provider), { nameId: 'kim', email: 'kim@other.example' });
		expect(refusalOf(await post(altered(second, (text) => text.replace('kim@', 'admin@'))))).toEqual(invalid);
	});

	it('works for people of hundreds of groups', async () => {
		const groups = Array.from({ length: 600 }, (_, index) => `cn=group-${index},ou=groups,dc=uni,dc=example`);
		const arrived = await wayThrough({ nameId: 'lee', email: 'lee@uni.example', groups });
		const { user_metadata: metadata } = await auth.keys.verify(fragmentOf(arrived).get('access_token') as string);
		expect(metadata).toMatchObject({ custom_claims: { groups } });
	});

	it('writes into the audit log', async () => {
		const arrived = await wayThrough({ nameId: 'gus', email: 'gus@uni.example' });
		const { sub } = await auth.keys.verify(fragmentOf(arrived).get('access_token') as string);
		const { rows } = await database.query(
			"select payload ->> 'action' as action from auth.audit_log_entries where payload ->> 'actor_id' = $1 order by created_at, id",
			[sub],
		);
		expect(rows.map((row) => row.action).sort()).toEqual(['login', 'user_signedup']);
	});
});

describe('an assertion is refused', () => {
	const good: Saying = { nameId: 'mallory', email: 'mallory@uni.example' };
	const past = new Date(Date.now() - 3600_000).toISOString();
	const future = new Date(Date.now() + 3600_000).toISOString();

	it.each<[string, Saying['tags']]>([
		['for another audience', { Audience: 'https://other.example/metadata' }],
		['for another place', { SubjectRecipient: 'https://other.example/acs' }],
		['to another request', { InResponseTo: '_another' }],
		['to no request', { InResponseTo: undefined }],
		['of another issuer', { Issuer: 'https://other.example' }],
		['that has expired', { ConditionsNotOnOrAfter: past }],
		['that was to be used before', { SubjectConfirmationDataNotOnOrAfter: past }],
		['of the future', { ConditionsNotBefore: future }],
	])('%s', async (_, tags) => {
		expect(refusalOf(await wayThrough({ ...good, tags }))).toEqual(invalid);
	});

	it('whose session is over', async () => {
		expect(refusalOf(await wayThrough({ ...good, sessionNotOnOrAfter: new Date(Date.now() - 1000) }))).toEqual(invalid);
	});

	it('signed by somebody else', async () => {
		const { text } = await auth.call('GET', '/sso/saml/metadata');
		const pretender = await openIdentityProvider(text, idp.entityId);
		expect(refusalOf(await post(await pretender.signIn(await leave(), good)))).toEqual(invalid);
		expect(refusalOf(await post(await pretender.answer(null, '', good)))).toEqual(invalid);
	});

	const withoutSignature = (xml: string) => xml.replace(/<(\w+:)?Signature[ >][\s\S]*?<\/(\w+:)?Signature>/g, '');
	const assertionIn = (xml: string) => /<saml:Assertion[\s\S]*<\/saml:Assertion>/.exec(xml)?.[0] as string;
	const evil = (assertion: string) =>
		withoutSignature(assertion)
			.replace('mallory', 'admin')
			.replace(/ID="[^"]*"/, 'ID="_evil"');
	it.each<[string, (xml: string) => string]>([
		['unsigned', withoutSignature],
		[
			'that is none but a refusal',
			(xml) => xml.replace(assertionIn(xml), '').replace('status:Success', 'status:Responder'),
		],
		['changed afterwards', (xml) => xml.replaceAll('mallory', 'admin')],
		['with another beside it', (xml) => xml.replace('<saml:Assertion', `${evil(assertionIn(xml))}<saml:Assertion`)],
		[
			'wrapped around the signed one',
			(xml) =>
				xml.replace(
					assertionIn(xml),
					evil(assertionIn(xml)).replace('</saml:Assertion>', `${assertionIn(xml)}</saml:Assertion>`),
				),
		],
		[
			'with the signed one put away in an extension',
			(xml) =>
				xml.replace(
					assertionIn(xml),
					`<samlp:Extensions>${assertionIn(xml)}</samlp:Extensions>${evil(assertionIn(xml))}`,
				),
		],
		[
			'with the signed one inside the signature of the other',
			(xml) => {
				const assertion = assertionIn(xml);
				const signature = /<(\w+:)?Signature[ >][\s\S]*<\/(\w+:)?Signature>/.exec(assertion)?.[0] as string;
				const carrying = signature.replace(
					/<\/((\w+:)?)Signature>$/,
					`<$1Object>${assertion.replace(signature, '')}</$1Object></$1Signature>`,
				);
				return xml.replace(assertion, evil(assertion).replace('<saml:Subject>', `${carrying}<saml:Subject>`));
			},
		],
		['with a grammar of its own', (xml) => `<!DOCTYPE x [<!ENTITY e "mallory">]>${xml}`],
		['too deep', (xml) => xml.replace('<saml:Subject>', `${'<a>'.repeat(3000)}${'</a>'.repeat(3000)}<saml:Subject>`)],
		['too wide', (xml) => xml.replace('<saml:Subject>', `${'<a/>'.repeat(5000)}<saml:Subject>`)],
		['too long', (xml) => xml.replace('<saml:Subject>', `<a>${'x'.repeat(300_000)}</a><saml:Subject>`)],
		['that is no XML', () => 'no xml'],
		['that is empty', () => ''],
	])('%s', async (_, change) => {
		const posted = await idp.signIn(await leave(), good);
		expect(refusalOf(await post(altered(posted, change)))).toEqual(invalid);
		const { rows } = await database.query("select from auth.identities where provider_id in ('admin', 'mallory')");
		expect(rows).toEqual([]);
	});

	it('that nobody asked for, in a response that claims an answer', async () => {
		const asked = await idp.signIn(await leave(), good);
		const request = /InResponseTo="([^"]+)"/.exec(Buffer.from(asked.SAMLResponse, 'base64').toString())?.[1];
		const unasked = await idp.answer(null, asked.RelayState, good);
		const claiming = altered(unasked, (xml) =>
			xml.replace('<samlp:Response', `<samlp:Response InResponseTo="${request}"`),
		);
		expect(refusalOf(await post(claiming))).toEqual(invalid);
		expect(auth.log.warn.at(-1)?.[0]).toMatchObject({ reason: 'not confirmed for this place, time and request' });
	});

	it('that comes a second time', async () => {
		const begun = await idp.signIn(await leave(), { nameId: 'hal', email: 'hal@uni.example' });
		expect((await post(begun)).status).toBe(302);
		expect(refusalOf(await post(begun))).toEqual(
			refusal('saml_relay_state_not_found', 'SAML RelayState does not exist, try logging in again?'),
		);
		// With a fresh request it answers another one; without any it says whom it answers.
		const other = new URL(await leave()).searchParams.get('RelayState') as string;
		expect(refusalOf(await post({ ...begun, RelayState: other }))).toEqual(invalid);
		expect(refusalOf(await post({ ...begun, RelayState: '' }))).toEqual(invalid);
		const unasked = await idp.answer(null, '', { nameId: 'hal', email: 'hal@uni.example' });
		expect((await post(unasked)).status).toBe(302);
		expect(refusalOf(await post(unasked))).toEqual(invalid);
	});

	it('that comes several times at once signs in once', async () => {
		const unasked = await idp.answer(null, '', { nameId: 'ida', email: 'ida@uni.example' });
		const answers = await Promise.all(Array.from({ length: 6 }, () => post(unasked)));
		expect(answers.filter(({ status }) => status === 302)).toHaveLength(1);
	});

	it('that comes too late', async () => {
		const posted = await idp.signIn(await leave(), good);
		const late = await openTestAuth(database, { settings });
		late.skip(121);
		expect(refusalOf(await post(posted, late))).toEqual(
			refusal('saml_relay_state_expired', 'SAML RelayState has expired. Try logging in again?'),
		);
	});

	it.each<[string, Saying, string, string]>([
		[
			'without a lasting name',
			{ ...good, nameIdFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient' },
			'saml_assertion_no_user_id',
			'SAML Assertion did not contain a persistent Subject Identifier attribute or Subject NameID uniquely identifying this user',
		],
		[
			'without an address',
			{ nameId: 'mallory' },
			'saml_assertion_no_email',
			'SAML Assertion does not contain an email address',
		],
		[
			'with no real address',
			{ ...good, email: 'mallory' },
			'validation_failed',
			'Unable to validate email address: invalid format',
		],
	])('%s', async (_, saying, code, description) => {
		expect(refusalOf(await wayThrough(saying))).toEqual(refusal(code, description));
	});

	it('of somebody nobody knows', async () => {
		const { text } = await auth.call('GET', '/sso/saml/metadata');
		const stranger = await openIdentityProvider(text);
		expect(refusalOf(await post(await stranger.answer(null, '', good)))).toEqual(
			refusal('saml_idp_not_found', 'A SAML connection has not been established with this Identity Provider'),
		);
	});

	it('of a banned person, or of a new one where nobody may sign up', async () => {
		await wayThrough({ nameId: 'jo', email: 'jo@uni.example' });
		await database.query(
			"update auth.users set banned_until = now() + interval '1 day' where id = (select user_id from auth.identities where provider_id = 'jo')",
		);
		const banned = await wayThrough({ nameId: 'jo', email: 'jo@uni.example' });
		expect(locationOf(banned).searchParams.get('error')).toBe('access_denied');
		expect(refusalOf(banned)).toEqual(refusal('user_banned', 'User is banned'));
		const closed = await openTestAuth(database, { settings: { ...settings, AUTH_SIGNUP: 'off' } });
		const posted = await idp.signIn(await leave(), good);
		expect(refusalOf(await post(posted, closed))[3]).toBe('signup_disabled');
	});

	it('with random contents', async () => {
		const posted = await idp.answer(null, '', good);
		const any = fc.oneof(
			fc.string({ unit: 'binary' }),
			fc.base64String(),
			// Cut off before its end: without the last character of its padding it would be complete.
			fc.nat(posted.SAMLResponse.length - 8).map((cut) => posted.SAMLResponse.slice(0, cut)),
			fc.constantFrom('', 'x', '<Response/>', Buffer.from('<Response/>').toString('base64')),
		);
		await fc.assert(
			fc.asyncProperty(any, fc.oneof(any, fc.webUrl(), fc.uuid()), async (SAMLResponse, RelayState) => {
				const answer = await post({ SAMLResponse, RelayState });
				expect([answer.status, locationOf(answer).origin]).toEqual([303, SITE]);
			}),
			{ numRuns: 100 },
		);
		expect(auth.log.error).toEqual([]);
	});
});

describe('POST /sso', () => {
	it.each<[Record<string, unknown>, number, string, string]>([
		[{}, 400, 'validation_failed', 'A provider_id or domain needs to be provided'],
		[{ provider_id: 'x', domain: 'y' }, 400, 'validation_failed', 'Only one of provider_id or domain supported'],
		[{ provider_id: 'x' }, 404, 'sso_provider_not_found', 'No such SSO provider'],
		[{ provider_id: '00000000-0000-4000-8000-000000000000' }, 404, 'sso_provider_not_found', 'No such SSO provider'],
		[{ domain: 'none.example' }, 404, 'sso_provider_not_found', 'No SSO provider assigned for this domain'],
		[
			{ domain: 'uni.example', code_challenge: 'x', code_challenge_method: 's256' },
			400,
			'validation_failed',
			'code challenge has to be between 43 and 128 characters',
		],
	])('with %j answers %i', async (body, status, code, message) => {
		const answer = await auth.call('POST', '/sso', { body });
		expect([answer.status, answer.body]).toEqual([status, { code, message }]);
	});

	it('sends the browser itself where it is not told otherwise', async () => {
		const answer = await auth.call('POST', '/sso', { body: { domain: 'UNI.example' } });
		const url = locationOf(answer);
		expect([answer.status, url.origin + url.pathname]).toEqual([303, `${idp.entityId}/sso`]);
		expect([...url.searchParams.keys()]).toEqual(['SAMLRequest', 'RelayState', 'SigAlg', 'Signature']);
		expect(url.searchParams.get('SigAlg')).toMatch(/rsa-sha256$/);
	});

	it('knows no disabled provider', async () => {
		const { text } = await auth.call('GET', '/sso/saml/metadata');
		const other = await openIdentityProvider(text);
		const id = await register(other, { disabled: true });
		const answer = await auth.call('POST', '/sso', { body: { provider_id: id } });
		expect([answer.status, answer.body.code]).toEqual([404, 'sso_provider_disabled']);
		const arrived = await post(await other.answer(null, '', { email: 'a@b.example' }));
		expect(refusalOf(arrived)[3]).toBe('sso_provider_disabled');
	});
});

describe('GET /sso/saml/metadata', () => {
	it('is the metadata of the service, the same each time', async () => {
		const answer = await auth.call('GET', '/sso/saml/metadata');
		expect(answer.headers.get('content-type')).toMatch(/^application\/xml/);
		expect(answer.headers.get('cache-control')).toBe('public, max-age=600');
		expect(answer.text).toContain(`entityID="${SITE}/auth/v1/sso/saml/metadata"`);
		expect(answer.text).toContain(`Location="${SITE}/auth/v1/sso/saml/acs"`);
		const again = await (await openTestAuth(database, { settings })).call('GET', '/sso/saml/metadata?download=true');
		expect(again.text).toBe(answer.text);
		expect(again.headers.get('content-disposition')).toBe('attachment; filename="metadata.xml"');
	});
});

it('without AUTH_SAML every endpoint says so, before it looks at anything', async () => {
	const off = await openTestAuth(database);
	const endpoints = [
		['POST', '/sso'],
		['GET', '/sso/saml/metadata'],
		['POST', '/sso/saml/acs'],
		['GET', '/admin/sso/providers'],
	] as const;
	for (const [method, path] of endpoints) {
		const answer = await off.call(method, path, method === 'POST' ? { body: '{' } : {});
		expect([answer.status, answer.body]).toEqual([
			404,
			{ code: 'saml_provider_disabled', message: 'SAML 2.0 is disabled' },
		]);
	}
	expect((await off.call('GET', '/settings')).body.saml_enabled).toBe(false);
	expect((await auth.call('GET', '/settings')).body.saml_enabled).toBe(true);
});
