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
import { type App, addTotp, raise } from '../../testing/second-factor.ts';

let database: Database;
let auth: TestAuth;
let person: SignedUp;
let app: App;
beforeAll(async () => {
	database = await openTestDatabase();
	auth = await openTestAuth(database);
});
beforeEach(async () => {
	({ app, person } = await addTotp(auth, await signUp(auth)));
});
afterAll(() => database.close());

const codeOf = ({ status, body }: Answer) => [status, body.code, body.message];
const endpoint = '/factors/recovery-codes';
const generate = (token = person.access, body?: unknown) => auth.call('POST', endpoint, { token, body });
const codesOf = ({ body }: Answer) => body.codes as string[];
const verify = (token: string, code: unknown) => auth.call('POST', `${endpoint}/verify`, { token, body: { code } });
const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

describe('recovery codes', () => {
	it('are shown once, kept as hashes, and counted', async () => {
		expect(codeOf(await auth.call('GET', endpoint, { token: person.access }))).toEqual([
			404,
			'mfa_factor_not_found',
			'The user has not enrolled recovery codes',
		]);
		const answer = await generate();
		expect([answer.status, answer.body]).toEqual([
			200,
			{
				id: expect.any(String),
				type: 'recovery_code',
				friendly_name: 'Recovery codes',
				total: 10,
				codes: expect.arrayContaining([expect.stringMatching(/^[a-z2-7]{16}$/)]),
			},
		]);
		expect(new Set(codesOf(answer)).size).toBe(10);
		expect(answer.headers.get('cache-control')).toBe('no-store');
		const weak = await signInAgain(auth, person);
		expect((await auth.call('GET', endpoint, { token: weak.access })).body).toEqual({
			id: answer.body.id,
			type: 'recovery_code',
			total: 10,
			remaining: 10,
		});
		const { body } = await auth.call('GET', '/user', { token: person.access });
		expect((body.factors as unknown[])[1]).toMatchObject({
			id: answer.body.id,
			factor_type: 'recovery_code',
			status: 'verified',
			friendly_name: 'Recovery codes',
		});
		const { rows } = await database.query('select * from auth.mfa_recovery_codes');
		for (const code of codesOf(answer)) expect(JSON.stringify(rows)).not.toContain(code);
	});

	it('raise a session each, in capitals and with blanks too', async () => {
		const [one = '', two = '', three = ''] = codesOf(await generate());
		const session = await signInAgain(auth, person);
		const answer = await verify(session.access, one);
		expect(answer.status).toBe(200);
		const claims = claimsOf(sessionOf(answer, person).access);
		expect([claims.aal, claims.amr[0].method, claims.session_id]).toEqual([
			'aal2',
			'mfa/recovery_code',
			claimsOf(session.access).session_id,
		]);
		expect(codeOf(await verify((await signInAgain(auth, person)).access, one))).toEqual([
			422,
			'mfa_verification_failed',
			'Invalid recovery code entered',
		]);
		for (const typed of [two.toUpperCase(), `${three.slice(0, 4)} ${three.slice(4, 8)}-${three.slice(8)} `])
			expect((await verify((await signInAgain(auth, person)).access, typed)).status).toBe(200);
		expect((await auth.call('GET', endpoint, { token: person.access })).body.remaining).toBe(7);
	});

	it('are used once by requests at the same time', async () => {
		const [code = ''] = codesOf(await generate());
		const sessions = await Promise.all([1, 2, 3].map(() => signInAgain(auth, person)));
		const answers = await Promise.all(sessions.map(({ access }) => verify(access, code)));
		expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
	});

	it('are locked for a quarter of an hour after five failed attempts', async () => {
		const [code = ''] = codesOf(await generate());
		const { access } = await signInAgain(auth, person);
		expect(codeOf(await verify(access, ' - '))).toEqual([400, 'validation_failed', 'Code needs to be non-empty']);
		for (let attempt = 1; attempt <= 5; attempt++)
			expect((await verify(access, 'a'.repeat(16))).body.code).toBe('mfa_verification_failed');
		expect(codeOf(await verify(access, code))).toEqual([
			429,
			'mfa_recovery_codes_locked',
			'Too many failed verification attempts, try again later',
		]);
		auth.skip(15 * 60 + 1);
		expect((await verify(access, code)).status).toBe(200);
		expect((await verify((await signInAgain(auth, person)).access, 'x')).status).toBe(422);
	});

	it('fail in the same way without a set, and with codes of another user', async () => {
		const stranger = await signUp(auth);
		const [code] = codesOf(await generate());
		expect(codeOf(await verify(stranger.access, code))).toEqual([
			422,
			'mfa_verification_failed',
			'Invalid recovery code entered',
		]);
	});

	it('require aal2, and another factor', async () => {
		const weak = await signInAgain(auth, person);
		const ask = async (method: string, path: string, token: string) => codeOf(await auth.call(method, path, { token }));
		expect(await ask('POST', endpoint, weak.access)).toEqual([
			403,
			'insufficient_aal',
			'AAL2 required to generate recovery codes',
		]);
		expect(await ask('POST', `${endpoint}/regenerate`, weak.access)).toEqual([
			403,
			'insufficient_aal',
			'AAL2 required to regenerate recovery codes',
		]);
		expect(await ask('DELETE', endpoint, weak.access)).toEqual([
			403,
			'insufficient_aal',
			'AAL2 required to delete recovery codes',
		]);
		expect((await ask('POST', `${endpoint}/regenerate`, person.access)).slice(0, 2)).toEqual([
			404,
			'mfa_factor_not_found',
		]);
		expect((await ask('DELETE', endpoint, person.access)).slice(0, 2)).toEqual([404, 'mfa_factor_not_found']);
		await database.query('delete from auth.mfa_factors where user_id = $1', [person.id]);
		expect((await ask('POST', endpoint, person.access)).slice(0, 2)).toEqual([422, 'mfa_recovery_codes_sole_factor']);
	});

	it('have a name, which nothing else has, and there is one set', async () => {
		await auth.call('POST', '/factors', {
			token: person.access,
			body: { factor_type: 'webauthn', friendly_name: 'x' },
		});
		expect((await generate(person.access, { friendly_name: 'x' })).body.code).toBe('mfa_factor_name_conflict');
		expect((await generate(person.access, { friendly_name: 'paper' })).body.friendly_name).toBe('paper');
		expect((await generate()).body.code).toBe('mfa_verified_factor_exists');
	});

	it('are replaced by new ones', async () => {
		const first = await generate();
		const second = await auth.call('POST', `${endpoint}/regenerate`, { token: person.access });
		expect(second.body).toMatchObject({ id: first.body.id, friendly_name: 'Recovery codes', total: 10 });
		const { access } = await signInAgain(auth, person);
		expect((await verify(access, codesOf(first)[0])).status).toBe(422);
		expect((await verify(access, codesOf(second)[0])).status).toBe(200);
	});

	it('are removed by their own endpoint, which lowers the sessions that they raised', async () => {
		const answer = await generate();
		const raised = sessionOf(await verify((await signInAgain(auth, person)).access, codesOf(answer)[0]), person);
		expect(codeOf(await auth.call('DELETE', `/factors/${answer.body.id}`, { token: person.access }))).toEqual([
			422,
			'validation_failed',
			'Recovery codes cannot be unenrolled with this endpoint, use DELETE /factors/recovery-codes',
		]);
		for (const action of ['challenge', 'verify']) {
			const path = `/factors/${answer.body.id}/${action}`;
			expect((await auth.call('POST', path, { token: person.access, body: {} })).status).toBe(422);
		}
		expect((await auth.call('DELETE', `/factors/${app.factorId}`, { token: person.access })).body.code).toBe(
			'mfa_recovery_codes_sole_factor',
		);
		const gone = await auth.call('DELETE', endpoint, { token: person.access });
		expect([gone.status, gone.body]).toEqual([200, { id: answer.body.id }]);
		const refreshed = await auth.call('POST', '/token?grant_type=refresh_token', {
			body: { refresh_token: raised.refresh },
		});
		expect(claimsOf(sessionOf(refreshed, person).access).aal).toBe('aal1');
		expect((await auth.call('DELETE', `/factors/${app.factorId}`, { token: person.access })).status).toBe(200);
	});

	it('can be switched off', async () => {
		const strict = await openTestAuth(database, { settings: { AUTH_MFA_RECOVERY_CODES: 'off' } });
		const { access } = await raise(auth, await signInAgain(auth, person), app);
		const ask = async (path: string, body?: unknown) =>
			codeOf(await strict.call('POST', path, { token: access, body }));
		expect((await ask(endpoint)).slice(0, 2)).toEqual([422, 'mfa_recovery_codes_enroll_not_enabled']);
		expect((await ask(`${endpoint}/regenerate`)).slice(0, 2)).toEqual([422, 'mfa_recovery_codes_enroll_not_enabled']);
		expect((await ask(`${endpoint}/verify`, { code: 'x' })).slice(0, 2)).toEqual([
			422,
			'mfa_recovery_codes_verify_not_enabled',
		]);
	});
});
