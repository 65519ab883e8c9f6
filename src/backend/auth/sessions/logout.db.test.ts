import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#src/platform/database/database.ts';
import { openTestDatabase } from '#src/platform/testing/test-database.ts';
import { openTestAuth, signInAgain, signUp, type TestAuth } from '../testing/auth-fixture.ts';
import { addTotp } from '../testing/second-factor.ts';

let database: Database;
let auth: TestAuth;
beforeAll(async () => {
	database = await openTestDatabase();
	auth = await openTestAuth(database);
});
afterAll(() => database.close());

const lives = async (token: string) => (await auth.call('GET', '/user', { token })).status === 200;

describe('POST /logout', () => {
	it.each([
		['', [false, false]],
		['?scope=', [false, false]],
		['?scope=global', [false, false]],
		['?scope=local', [false, true]],
		['?scope=others', [true, false]],
	])('%j leaves this and the other session %j', async (query, expected) => {
		const one = await signUp(auth);
		const two = await signInAgain(auth, one);
		const stranger = await signUp(auth);
		const answer = await auth.call('POST', `/logout${query}`, { token: one.access });
		expect([answer.status, answer.text]).toEqual([204, '']);
		expect([await lives(one.access), await lives(two.access)]).toEqual(expected);
		expect(await lives(stranger.access)).toBe(true);
	});

	it.each(['global', 'others'])('%s requires no second factor, as in GoTrue', async (scope) => {
		const one = await signUp(auth);
		const { person: raised } = await addTotp(auth, one);
		const fresh = await signInAgain(auth, one);
		expect((await auth.call('POST', `/logout?scope=${scope}`, { token: fresh.access })).status).toBe(204);
		expect(await lives(raised.access)).toBe(false);
	});

	it('ends all where the token names no session', async () => {
		const one = await signUp(auth);
		const token = await auth.keys.sign({ sub: one.id });
		expect((await auth.call('POST', '/logout?scope=local', { token })).status).toBe(204);
		expect(await lives(one.access)).toBe(false);
	});

	it('refuses other scopes, and requires a user first', async () => {
		const { access } = await signUp(auth);
		const { status, body } = await auth.call('POST', '/logout?scope=x', { token: access });
		expect([status, body]).toEqual([400, { code: 'validation_failed', message: 'Unsupported logout scope "x"' }]);
		expect((await auth.call('POST', '/logout?scope=x')).status).toBe(401);
	});

	it('cannot be done twice', async () => {
		const { access } = await signUp(auth);
		await auth.call('POST', '/logout', { token: access });
		expect((await auth.call('POST', '/logout', { token: access })).body.code).toBe('session_not_found');
	});
});
