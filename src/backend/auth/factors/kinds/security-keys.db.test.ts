import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#src/platform/database/database.ts';
import { openTestDatabase } from '#src/platform/testing/test-database.ts';
import {
	type Answer,
	openTestAuth,
	type SignedUp,
	sessionOf,
	signInAgain,
	signUp,
	type TestAuth,
} from '../../testing/auth-fixture.ts';
import {
	type CreationOptions,
	createAuthenticator,
	type Mischief,
	type RequestOptions,
} from '../../testing/authenticator.ts';
import { enrollTotp, raise } from '../../testing/second-factor.ts';

let database: Database;
let auth: TestAuth;
let person: SignedUp;
beforeAll(async () => {
	database = await openTestDatabase();
	auth = await openTestAuth(database);
});
beforeEach(async () => {
	person = await signUp(auth);
});
afterAll(() => database.close());

const codeOf = ({ status, body }: Answer) => [status, body.code, body.message];
const enroll = async (token: string, name = '') =>
	(await auth.call('POST', '/factors', { token, body: { factor_type: 'webauthn', friendly_name: name } })).body
		.id as string;

type Asked = { id: string; webauthn: { type: string; credential_options: { publicKey: unknown } } };
const ask = async (token: string, factorId: string) =>
	(
		await auth.call('POST', `/factors/${factorId}/challenge`, {
			token,
			body: { factorId, webauthn: { rpId: 'evil.example', rpOrigins: ['https://evil.example'] } },
		})
	).body as Asked;
const verify = (token: string, factorId: string, challengeId: string, type: string, credential: unknown) =>
	auth.call('POST', `/factors/${factorId}/verify`, {
		token,
		body: {
			challenge_id: challengeId,
			webauthn: { type, rpId: 'evil.example', rpOrigins: ['https://evil.example'], credential_response: credential },
		},
	});

type Key = ReturnType<typeof createAuthenticator>;
/** Enrolls a key and answers the raised session. */
async function addKey(key: Key, mischief: Mischief = {}) {
	const factorId = await enroll(person.access);
	const { id, webauthn } = await ask(person.access, factorId);
	const options = webauthn.credential_options.publicKey as CreationOptions;
	const answer = await verify(person.access, factorId, id, 'create', key.create(options, mischief));
	return { factorId, answer };
}
async function useKey(key: Key, session: SignedUp, factorId: string, mischief: Mischief = {}) {
	const { id, webauthn } = await ask(session.access, factorId);
	const options = webauthn.credential_options.publicKey as RequestOptions;
	return verify(session.access, factorId, id, 'request', key.get(options, mischief));
}

describe('a security key', () => {
	it('that was begun before the first factor was verified counts only in a session that has used that one', async () => {
		const key = createAuthenticator();
		const app = await enrollTotp(auth, person.access);
		const factorId = await enroll(person.access, 'begun');
		const raised = await raise(auth, person, app);
		const fresh = await signInAgain(auth, person);
		const prove = async (token: string) => {
			const { id, webauthn } = await ask(token, factorId);
			const options = webauthn.credential_options.publicKey as CreationOptions;
			return verify(token, factorId, id, 'create', key.create(options));
		};
		expect(codeOf(await prove(fresh.access))).toEqual([
			403,
			'insufficient_aal',
			'AAL2 required to enroll a new factor',
		]);
		expect((await prove(raised.access)).status).toBe(200);
	});

	it('is made, raises the session, and is asked for on the next device', async () => {
		const key = createAuthenticator({ aaguid: 'ee882879-721c-4913-9775-3dfcce97072a' });
		const factorId = await enroll(person.access, 'Blue key');
		const asked = await ask(person.access, factorId);
		expect(asked).toEqual({
			id: expect.any(String),
			type: 'webauthn',
			expires_at: expect.any(Number),
			webauthn: {
				type: 'create',
				credential_options: {
					publicKey: expect.objectContaining({
						rp: { name: 'Hoopoe', id: 'localhost' },
						user: { id: Buffer.from(factorId).toString('base64url'), name: 'Blue key', displayName: 'Blue key' },
						challenge: expect.stringMatching(/^[\w-]{43}$/),
						pubKeyCredParams: [-7, -8, -257].map((alg) => ({ type: 'public-key', alg })),
						timeout: 300_000,
						attestation: 'none',
					}),
				},
			},
		});
		const options = asked.webauthn.credential_options.publicKey as CreationOptions;
		const made = await verify(person.access, factorId, asked.id, 'create', key.create(options));
		expect(made.status).toBe(200);
		expect((made.body.user as { factors: unknown }).factors).toMatchObject([
			{ factor_type: 'webauthn', status: 'verified', web_authn_aaguid: 'ee882879-721c-4913-9775-3dfcce97072a' },
		]);

		const second = await signInAgain(auth, person);
		const again = await ask(second.access, factorId);
		expect(again.webauthn).toEqual({
			type: 'request',
			credential_options: {
				publicKey: {
					challenge: expect.stringMatching(/^[\w-]{43}$/),
					timeout: 300_000,
					rpId: 'localhost',
					allowCredentials: [{ type: 'public-key', id: key.id, transports: ['internal'] }],
					userVerification: 'preferred',
				},
			},
		});
		const used = await useKey(key, second, factorId);
		expect(used.status).toBe(200);
		const claims = JSON.parse(Buffer.from(sessionOf(used, person).access.split('.')[1] ?? '', 'base64url').toString());
		expect([claims.aal, claims.amr[0].method]).toEqual(['aal2', 'mfa/webauthn']);
	});

	it('needs no user verification, and may have any attestation', async () => {
		const self = {
			fmt: 'packed',
			attStmt: [['alg', -7] as [string, number], ['sig', new Uint8Array(64)] as [string, Uint8Array]],
		};
		expect((await addKey(createAuthenticator(), { flags: 0b001, attestation: self })).answer.status).toBe(200);
	});

	it.each<[string, Mischief]>([
		['of another site', { origin: 'https://evil.example' }],
		['for another domain', { rpId: 'evil.example' }],
		['for another challenge', { challenge: 'AAAA' }],
		['that signs in instead of being made', { type: 'webauthn.get' }],
		['that nobody touched', { flags: 0b100 }],
	])('is not made %s', async (_, mischief) => {
		const { answer } = await addKey(createAuthenticator(), mischief);
		expect(codeOf(answer)).toEqual([422, 'mfa_verification_failed', 'Invalid WebAuthn credential']);
		const { body } = await auth.call('GET', '/user', { token: person.access });
		expect(body.factors).toMatchObject([{ status: 'unverified' }]);
	});

	it.each<[string, Mischief]>([
		['of another site', { origin: 'https://evil.example' }],
		['for another domain', { rpId: 'evil.example' }],
		['for another challenge', { challenge: 'AAAA' }],
		['that is made instead of signing in', { type: 'webauthn.create' }],
		['that nobody touched', { flags: 0b100 }],
		['signed with another key', { key: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey }],
	])('is not taken %s', async (_, mischief) => {
		const key = createAuthenticator();
		const { factorId } = await addKey(key);
		const second = await signInAgain(auth, person);
		expect(codeOf(await useKey(key, second, factorId, mischief))).toEqual([
			422,
			'mfa_verification_failed',
			'Invalid WebAuthn credential',
		]);
	});

	it('is not taken where its counter says that it was copied', async () => {
		const key = createAuthenticator();
		const { factorId } = await addKey(key);
		const second = await signInAgain(auth, person);
		const up = sessionOf(await useKey(key, second, factorId), person);
		expect((await useKey(key, up, factorId, { cloned: true })).body.code).toBe('mfa_verification_failed');
		expect((await useKey(key, up, factorId)).status).toBe(200);
	});

	it('answers a challenge once', async () => {
		const key = createAuthenticator();
		const { factorId } = await addKey(key);
		const second = await signInAgain(auth, person);
		const { id, webauthn } = await ask(second.access, factorId);
		const credential = key.get(webauthn.credential_options.publicKey as RequestOptions);
		expect((await verify(second.access, factorId, id, 'request', credential)).status).toBe(200);
		expect((await verify(second.access, factorId, id, 'request', credential)).body.code).toBe(
			'mfa_ip_address_mismatch',
		);
	});

	it('does not replace another', async () => {
		const { factorId } = await addKey(createAuthenticator());
		const second = await signInAgain(auth, person);
		const { id, webauthn } = await ask(second.access, factorId);
		const { challenge } = webauthn.credential_options.publicKey as RequestOptions;
		const intruder = createAuthenticator().create({ rp: { id: 'localhost' }, user: { id: 'x' }, challenge });
		expect((await verify(second.access, factorId, id, 'create', intruder)).body.code).toBe('mfa_verification_failed');
	});

	it('is not made twice', async () => {
		const key = createAuthenticator();
		const { answer } = await addKey(key);
		const raised = sessionOf(answer, person);
		const asked = await ask(raised.access, await enroll(raised.access, 'two'));
		expect(asked.webauthn.credential_options.publicKey).toMatchObject({ excludeCredentials: [{ id: key.id }] });
	});

	it.each([
		[{}, 'WebAuthn config required'],
		[{ webauthn: { type: 'make' } }, 'WebAuthn type must be create or request'],
		[{ webauthn: { type: 'create' } }, 'credential_response required'],
		[{ webauthn: { type: 'create', credential_response: {} } }, 'Invalid credential_response'],
		[{ webauthn: { type: 'request', credential_response: 'x' } }, 'Invalid credential_response'],
	])('%j: %s', async (body, message) => {
		const factorId = await enroll(person.access);
		const answer = await auth.call('POST', `/factors/${factorId}/verify`, { token: person.access, body });
		expect(codeOf(answer)).toEqual([400, 'validation_failed', message]);
	});

	it('belongs to the domain and origins of the settings', async () => {
		const elsewhere = await openTestAuth(database, {
			settings: { AUTH_WEBAUTHN_RP_ID: 'example.org', AUTH_WEBAUTHN_ORIGINS: 'https://app.example.org' },
		});
		const factorId = await enroll(person.access);
		const { body } = await elsewhere.call('POST', `/factors/${factorId}/challenge`, { token: person.access });
		const { id, webauthn } = body as unknown as Asked;
		const options = webauthn.credential_options.publicKey as CreationOptions;
		expect(options.rp.id).toBe('example.org');
		const key = createAuthenticator({ origin: 'https://app.example.org' });
		const answer = await elsewhere.call('POST', `/factors/${factorId}/verify`, {
			token: person.access,
			body: { challenge_id: id, webauthn: { type: 'create', credential_response: key.create(options) } },
		});
		expect(answer.status).toBe(200);
	});
});
