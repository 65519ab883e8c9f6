import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#src/platform/database/database.ts';
import { openTestDatabase } from '#src/platform/testing/test-database.ts';
import { newEmail, openTestAuth, type SignedUp, signInAgain, signUp, type TestAuth } from '../testing/auth-fixture.ts';
import { type CreationOptions, createAuthenticator } from '../testing/authenticator.ts';
import { type App, addTotp } from '../testing/second-factor.ts';

/** The aal2 rules (auth-contract 28): what a session may do that has not used the second factor. */

let database: Database;
let auth: TestAuth;
let app: App;
let weak: SignedUp;
let passkeyId: string;
let recoveryCode: string;
beforeAll(async () => {
	database = await openTestDatabase();
	auth = await openTestAuth(database);
	const person = await signUp(auth);
	const options = await auth.call('POST', '/passkeys/registration/options', { token: person.access, body: {} });
	const credential = createAuthenticator().create(options.body.options as CreationOptions);
	const passkey = await auth.call('POST', '/passkeys/registration/verify', {
		token: person.access,
		body: { challenge_id: options.body.challenge_id, credential },
	});
	passkeyId = passkey.body.id as string;
	const added = await addTotp(auth, person);
	app = added.app;
	const codes = await auth.call('POST', '/factors/recovery-codes', { token: added.person.access });
	recoveryCode = (codes.body.codes as string[])[0] ?? '';
	weak = await signInAgain(auth, person);
});
afterAll(() => database.close());

const ask = (method: string, path: string, body?: unknown) => auth.call(method, path, { token: weak.access, body });
const passwordMessage = 'AAL2 session is required to update email or password when MFA is enabled.';

describe('a session of aal1 of somebody with a second factor', () => {
	it.each<[string, () => ReturnType<typeof ask>, number, string | null]>([
		['enrolls no other', () => ask('POST', '/factors', { factor_type: 'webauthn', friendly_name: 'b' }), 403, null],
		['unenrolls none', () => ask('DELETE', `/factors/${app.factorId}`), 422, null],
		['changes no password', () => ask('PUT', '/user', { password: 'another one' }), 401, passwordMessage],
		['changes no address', () => ask('PUT', '/user', { email: newEmail() }), 401, passwordMessage],
		['begins no passkey', () => ask('POST', '/passkeys/registration/options', {}), 403, null],
		['removes no passkey', () => ask('DELETE', `/passkeys/${passkeyId}`), 403, null],
		['makes no recovery codes', () => ask('POST', '/factors/recovery-codes'), 403, null],
		['renews no recovery codes', () => ask('POST', '/factors/recovery-codes/regenerate'), 403, null],
		['removes no recovery codes', () => ask('DELETE', '/factors/recovery-codes'), 403, null],
	])('%s', async (_, attempt, status, message) => {
		const answer = await attempt();
		expect([answer.status, answer.body.code]).toEqual([status, 'insufficient_aal']);
		if (message) expect(answer.body.message).toBe(message);
	});

	it.each<[string, () => ReturnType<typeof ask>]>([
		['reads the account', () => ask('GET', '/user')],
		['changes metadata', () => ask('PUT', '/user', { data: { full_name: 'Attar' } })],
		['lists passkeys', () => ask('GET', '/passkeys')],
		['renames a passkey', () => ask('PATCH', `/passkeys/${passkeyId}`, { friendly_name: 'mine' })],
		['counts recovery codes', () => ask('GET', '/factors/recovery-codes')],
		['asks the factor', () => ask('POST', `/factors/${app.factorId}/challenge`)],
		[
			'refreshes',
			() => auth.call('POST', '/token?grant_type=refresh_token', { body: { refresh_token: weak.refresh } }),
		],
		['uses a recovery code', () => ask('POST', '/factors/recovery-codes/verify', { code: recoveryCode })],
	])('%s', async (_, attempt) => {
		expect((await attempt()).status).toBe(200);
	});
});
