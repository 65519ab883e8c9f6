import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#src/platform/database/database.ts';
import { openTestDatabase } from '#src/platform/testing/test-database.ts';
import { newEmail, openTestAuth, type SignedUp, signUp, type TestAuth } from '../testing/auth-fixture.ts';
import { followMail } from '../testing/sent-mails.ts';
import { bindFlow, insertFlow } from './flow-state.ts';

let database: Database;
let auth: TestAuth;
let person: SignedUp;
beforeAll(async () => {
	database = await openTestDatabase();
	auth = await openTestAuth(database);
	person = await signUp(auth);
});
afterAll(() => database.close());

const verifier = 'v'.repeat(50);
const challenge = createHash('sha256').update(verifier).digest('base64url');
const exchange = (auth_code: string, code_verifier = verifier, service = auth) =>
	service.call('POST', '/token?grant_type=pkce', { body: { auth_code, code_verifier } });

/** A flow through a provider, after its callback. */
async function cameBack(about: Partial<Parameters<typeof insertFlow>[0]> = {}) {
	const id = randomUUID();
	const now = auth.parts.clock();
	const flow = {
		codeChallenge: challenge,
		codeChallengeMethod: 'S256',
		providerType: 'google',
		authenticationMethod: 'oauth',
	};
	const tokens = { providerAccessToken: 'at-1', providerRefreshToken: 'rt-1' };
	const results = await database.batch([
		insertFlow({ id, ...flow, now, ...about }),
		bindFlow({ keys: auth.keys, id, userId: person.id, now, ...tokens }),
	]);
	return String(results.at(-1)?.rows[0]?.auth_code);
}

describe('POST /token?grant_type=pkce', () => {
	it.each([
		[{}, 400, 'validation_failed', 'invalid request: both auth code and code verifier should be non-empty'],
		[
			{ auth_code: 'x' },
			400,
			'validation_failed',
			'invalid request: both auth code and code verifier should be non-empty',
		],
		[
			{ code_verifier: 'x' },
			400,
			'validation_failed',
			'invalid request: both auth code and code verifier should be non-empty',
		],
		[
			{ auth_code: 'x', code_verifier: 'x' },
			404,
			'flow_state_not_found',
			'invalid flow state, no valid flow state found',
		],
	])('%j: %i %s', async (body, status, code, message) => {
		const answer = await auth.call('POST', '/token?grant_type=pkce', { body });
		expect([answer.status, answer.body]).toEqual([status, { code, message }]);
	});

	it('gives a session, with the provider’s tokens, once', async () => {
		const code = await cameBack();
		const { status, body } = await exchange(code);
		expect(status).toBe(200);
		expect(body).toMatchObject({ provider_token: 'at-1', provider_refresh_token: 'rt-1', user: { id: person.id } });
		expect((await auth.keys.verify(body.access_token as string)).amr).toMatchObject([{ method: 'oauth' }]);
		expect([(await exchange(code)).status, (await exchange(code)).body.code]).toEqual([404, 'flow_state_not_found']);
	});

	it('gives one session to many who ask at the same time', async () => {
		const code = await cameBack();
		const answers = await Promise.all(Array.from({ length: 6 }, () => exchange(code)));
		expect(answers.map((answer) => answer.status).sort()).toEqual([200, 404, 404, 404, 404, 404]);
	});

	it('keeps neither code nor tokens as they are', async () => {
		const code = await cameBack();
		const { rows } = await database.query<{ row: string }>('select f::text as row from auth.flow_state f');
		for (const secret of [code, 'at-1', 'rt-1']) expect(rows.map(({ row }) => row).join()).not.toContain(secret);
	});

	it('refuses another verifier, and lets the right one try again', async () => {
		const code = await cameBack();
		const wrong = await exchange(code, 'w'.repeat(50));
		expect([wrong.status, wrong.body]).toEqual([
			400,
			{ code: 'bad_code_verifier', message: 'code challenge does not match previously saved code verifier' },
		]);
		expect((await exchange(code, challenge)).status).toBe(400);
		expect((await exchange(code)).status).toBe(200);
	});

	it('compares a plain challenge as it is', async () => {
		const code = await cameBack({ codeChallenge: verifier, codeChallengeMethod: 'plain' });
		expect((await exchange(code)).status).toBe(200);
	});

	it('has no session for a flow that never had a challenge', async () => {
		const code = await cameBack({ codeChallenge: null, codeChallengeMethod: null });
		expect((await exchange(code, 'null')).status).toBe(400);
	});

	it('ends after five minutes, counted from the start', async () => {
		const late = await openTestAuth(database, { keys: auth.keys });
		const code = await cameBack();
		late.skip(301);
		const answer = await exchange(code, verifier, late);
		expect([answer.status, answer.body]).toEqual([
			422,
			{ code: 'flow_state_expired', message: 'invalid flow state, flow state has expired' },
		]);
	});

	it.each([
		['/recover', 'recovery'],
		['/otp', 'magiclink'],
	])('after a mail (%s) is counted from when the link was followed', async (endpoint, method) => {
		const service = await openTestAuth(database);
		const someone = await signUp(service);
		const ask = { email: someone.email, code_challenge: challenge, code_challenge_method: 's256' };
		const arrive = async () => {
			await service.call('POST', endpoint, { body: ask });
			service.skip(3600);
			return (await followMail(service, service.mailbox.lastTo(someone.email))).query.code ?? '';
		};
		const { body } = await exchange(await arrive(), verifier, service);
		expect((await service.keys.verify(body.access_token as string)).amr).toMatchObject([{ method }]);
		const late = await arrive();
		service.skip(301);
		expect((await exchange(late, verifier, service)).body.code).toBe('flow_state_expired');
	});

	it('keeps no flow of a mail that was refused', async () => {
		const someone = await signUp(auth);
		const flows = async () =>
			(await database.query('select id from auth.flow_state where user_id = $1', [someone.id])).rows.length;
		const body = { email: someone.email, code_challenge: challenge, code_challenge_method: 's256' };
		await auth.call('POST', '/otp', { body });
		const attack = { ...body, code_challenge: 'a'.repeat(43) };
		expect((await auth.call('POST', '/otp', { body: attack })).status).toBe(429);
		expect(await flows()).toBe(1);
		const { query } = await followMail(auth, auth.mailbox.lastTo(someone.email));
		expect((await exchange(query.code ?? '')).status).toBe(200);
	});

	it('after a sign-up names its method', async () => {
		const cautious = await openTestAuth(database, { settings: { AUTH_AUTOCONFIRM: 'off' } });
		const email = newEmail();
		const body = { email, password: 'correct horse', code_challenge: challenge, code_challenge_method: 's256' };
		await cautious.call('POST', '/signup', { body });
		const { query } = await followMail(cautious, cautious.mailbox.lastTo(email));
		const answer = await exchange(query.code ?? '', verifier, cautious);
		expect((await auth.keys.verify(answer.body.access_token as string)).amr).toMatchObject([
			{ method: 'email/signup' },
		]);
	});
});
