import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#src/platform/database/database.ts';
import { openTestDatabase } from '#src/platform/testing/test-database.ts';
import { addApp, codeFor, exchange, type TestApp } from './oauth-server/testing/ask.ts';
import type { OpenidProvider } from './providers/testing/openid-provider.ts';
import { comeBack, goThrough, newSomebody, openOutside, SITE } from './providers/testing/outside.ts';
import { openIdentityProvider, type Posted, type TestIdentityProvider } from './saml/testing/identity-provider.ts';
import { newEmail, type SignedUp, signUp, type TestAuth } from './testing/auth-fixture.ts';
import { type CreationOptions, createAuthenticator, type RequestOptions } from './testing/authenticator.ts';
import { killedAfter } from './testing/killed-server.ts';
import { challenge, enrollTotp, totpCode } from './testing/second-factor.ts';
import { messageOf, openEthereumWallet } from './web3/testing/wallets.ts';

/**
 * A server that is killed between any two of its steps, in everything that goes neither by mail nor by phone (those are
 * in `one-time/killed-server.db.test.ts`). Each operation is either complete or can be repeated.
 */

let database: Database;
let auth: TestAuth;
let google: OpenidProvider;
let university: TestIdentityProvider;
let app: TestApp;
beforeAll(async () => {
	database = await openTestDatabase();
	({ auth, google } = await openOutside(database, {
		AUTH_SAML: 'on',
		AUTH_OAUTH_SERVER: 'on',
		AUTH_EMAIL_FREQUENCY: '0',
	}));
	university = await openIdentityProvider((await auth.call('GET', '/sso/saml/metadata')).text);
	const body = {
		type: 'saml',
		metadata_xml: university.metadata,
		domains: ['uni.example'],
		attribute_mapping: { keys: { email: { name: 'mail' } } },
	};
	await auth.call('POST', '/admin/sso/providers', { token: auth.apiKeys.secret, body });
	app = await addApp(auth);
});
afterAll(async () => {
	await google.close();
	await database.close();
});

/** The people and identities behind an address. */
async function countOf(email: string): Promise<[number, number]> {
	const { rows } = await database.query<{ people: string; identities: string }>(
		`select count(distinct u.id) as people, count(i.id) as identities
		from auth.users u left join auth.identities i on i.user_id = u.id where u.email = $1`,
		[email],
	);
	return [Number(rows[0]?.people), Number(rows[0]?.identities)];
}
const sessionsOf = async (userId: string) =>
	(await database.query('select id from auth.sessions where user_id = $1', [userId])).rows.length;
const grant = (service: TestAuth, type: string, body: unknown) =>
	service.call('POST', `/token?grant_type=${type}`, { body });

// More steps than any of these has; one that has fewer is run to its end.
describe.each([0, 1, 2, 3, 4, 5, 6])('a server killed after %i steps', (steps) => {
	let dying: TestAuth;
	let person: SignedUp;
	beforeEach(async () => {
		dying = await killedAfter(auth, steps);
		person = await signUp(auth);
		google.state.somebody = newSomebody();
	});

	it('on the way through Google: there is one account with one identity in the end', async () => {
		const url = `${SITE}/auth/v1/authorize?provider=google`;
		await goThrough(dying, google, url).catch(() => null);
		expect((await goThrough(auth, google, url)).hash).toContain('access_token=');
		expect(await countOf(google.state.somebody.email ?? '')).toEqual([1, 1]);
	});

	it('on the way back from Google: the same', async () => {
		const url = `${SITE}/auth/v1/authorize?provider=google`;
		const sent = await auth.fetch(url, { redirect: 'manual' });
		await comeBack(dying, await google.visit(sent.headers.get('location') ?? '')).catch(() => null);
		expect((await goThrough(auth, google, url)).hash).toContain('access_token=');
		expect(await countOf(google.state.somebody.email ?? '')).toEqual([1, 1]);
	});

	it('while Google is linked: it is, whole, or can be', async () => {
		const link = async () => {
			const path = '/user/identities/authorize?provider=google&skip_http_redirect=true';
			return google.visit(String((await auth.call('GET', path, { token: person.access })).body.url));
		};
		await comeBack(dying, await link()).catch(() => null);
		const linked = (await countOf(person.email))[1] === 2;
		const again = await comeBack(auth, await link());
		expect(again.hash).toContain(linked ? 'error_code=identity_already_exists' : 'access_token=');
		const { body } = await auth.call('GET', '/user', { token: person.access });
		expect(body).toMatchObject({
			app_metadata: { providers: ['email', 'google'] },
			identities: [{ provider: 'email' }, { provider: 'google' }],
		});
	});

	it('with an ID token, or a signature of a wallet: there is one account', async () => {
		const body = { provider: 'google', id_token: await google.idToken() };
		await grant(dying, 'id_token', body);
		expect((await grant(auth, 'id_token', body)).status).toBe(200);
		expect(await countOf(google.state.somebody.email ?? '')).toEqual([1, 1]);

		const { address, sign } = openEthereumWallet();
		const message = messageOf('Ethereum', address);
		const signed = { chain: 'ethereum', message, signature: sign(message) };
		await grant(await killedAfter(auth, steps), 'web3', signed);
		const answer = await grant(auth, 'web3', signed);
		expect([answer.status, (answer.body.user as { identities: unknown[] }).identities]).toEqual([
			200,
			[expect.objectContaining({ provider: 'web3' })],
		]);
	});

	it('on the way back from an organisation: there is one account, and no session that nobody got', async () => {
		const email = newEmail().replace('example.com', 'uni.example');
		const signIn = async () => {
			const body = { domain: 'uni.example', skip_http_redirect: true };
			const { url } = (await auth.call('POST', '/sso', { body })).body;
			return university.signIn(String(url), { nameId: email, email });
		};
		const post = async (service: TestAuth, form: Posted) => {
			const headers = { 'content-type': 'application/x-www-form-urlencoded' };
			const body = new URLSearchParams(form).toString();
			const answer = await service.call('POST', '/sso/saml/acs', { body, headers });
			return answer.headers.get('location')?.includes('access_token=') ?? false;
		};
		const died = await post(dying, await signIn());
		expect(await post(auth, await signIn())).toBe(true);
		expect(await countOf(email)).toEqual([1, 1]);
		const { rows } = await database.query<{ id: string }>('select id from auth.users where email = $1', [email]);
		expect(await sessionsOf(rows[0]?.id ?? '')).toBe(died ? 2 : 1);
	});

	it('while a second factor is proven: factor and session are raised, or neither is', async () => {
		const factor = await enrollTotp(auth, person.access);
		const challengeId = await challenge(auth, person.access, factor.factorId);
		await dying.call('POST', `/factors/${factor.factorId}/verify`, {
			token: person.access,
			body: { challenge_id: challengeId, code: totpCode(auth, factor.secret) },
		});
		const { rows } = await database.query(
			'select f.status, s.aal from auth.mfa_factors f join auth.sessions s on s.user_id = f.user_id where f.id = $1',
			[factor.factorId],
		);
		expect([[{ status: 'verified', aal: 'aal2' }], [{ status: 'unverified', aal: 'aal1' }]]).toContainEqual(rows);
		// A code holds once: the next one, which apps whose clock is ahead show already.
		const body = {
			challenge_id: await challenge(auth, person.access, factor.factorId),
			code: totpCode(auth, factor.secret, 30),
		};
		const proven = await auth.call('POST', `/factors/${factor.factorId}/verify`, { token: person.access, body });
		expect(proven.status).toBe(200);
	});

	it('while a passkey is made and used: it is listed and works, or can be made', async () => {
		const key = createAuthenticator();
		const register = async (service: TestAuth) => {
			const { body } = await auth.call('POST', '/passkeys/registration/options', { token: person.access, body: {} });
			const credential = key.create(body.options as CreationOptions);
			const verify = { challenge_id: body.challenge_id, credential };
			return service.call('POST', '/passkeys/registration/verify', { token: person.access, body: verify });
		};
		const signIn = async (service: TestAuth) => {
			const { body } = await auth.call('POST', '/passkeys/authentication/options', { body: {} });
			const verify = { challenge_id: body.challenge_id, credential: key.get(body.options as RequestOptions) };
			return service.call('POST', '/passkeys/authentication/verify', { body: verify });
		};
		await register(dying);
		const again = await register(auth);
		expect([200, 422]).toContain(again.status);
		expect(JSON.parse((await auth.call('GET', '/passkeys', { token: person.access })).text)).toHaveLength(1);
		const died = await signIn(await killedAfter(auth, steps));
		expect((await signIn(auth)).status).toBe(200);
		expect(await sessionsOf(person.id)).toBe(died.status === 200 ? 3 : 2);
	});

	it('while a session is refreshed: the token is good still, and the next one too', async () => {
		await grant(dying, 'refresh_token', { refresh_token: person.refresh });
		const next = await grant(auth, 'refresh_token', { refresh_token: person.refresh });
		expect(next.status).toBe(200);
		expect((await grant(auth, 'refresh_token', { refresh_token: next.body.refresh_token })).status).toBe(200);
	});

	it('while an app exchanges its code: it has a session, or can have one', async () => {
		const code = await codeFor(auth, app, person);
		const [died, again] = [await exchange(dying, app, code), await exchange(auth, app, code)];
		expect([died.status, again.status].filter((status) => status === 200)).toHaveLength(1);
	});

	it('while a provider is unlinked: identity and metadata are both removed, or both there', async () => {
		const { url } = (
			await auth.call('GET', '/user/identities/authorize?provider=google&skip_http_redirect=true', {
				token: person.access,
			})
		).body;
		await comeBack(auth, await google.visit(String(url)));
		const read = async () =>
			(await auth.call('GET', '/user', { token: person.access })).body as {
				identities: { identity_id: string; provider: string }[];
				app_metadata: { providers: string[] };
			};
		const linked = (await read()).identities.find(({ provider }) => provider === 'google');
		await dying.call('DELETE', `/user/identities/${linked?.identity_id}`, { token: person.access });
		const { identities, app_metadata } = await read();
		expect(app_metadata.providers).toEqual(identities.map(({ provider }) => provider));
	});

	it('while everything is signed out: all sessions are over, or none is', async () => {
		await grant(auth, 'password', person);
		await dying.call('POST', '/logout?scope=global', { token: person.access });
		expect([0, 2]).toContain(await sessionsOf(person.id));
	});

	it('while somebody is invited: they can be', async () => {
		const email = newEmail();
		const invite = (service: TestAuth) =>
			service.call('POST', '/invite', { token: auth.apiKeys.secret, body: { email } });
		await invite(dying);
		expect((await invite(auth)).status).toBe(200);
		expect(await countOf(email)).toEqual([1, 1]);
	});
});
