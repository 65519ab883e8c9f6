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

	it.each([
		['others', 422, true],
		['global', 204, false],
		['local', 204, false],
	])('%s without the second factor is answered %i, and ends no other session', async (scope, status, stays) => {
		const one = await signUp(auth);
		const { person: raised } = await addTotp(auth, one);
		const fresh = await signInAgain(auth, one);
		const answer = await auth.call('POST', `/logout?scope=${scope}`, { token: fresh.access });
		expect(answer.status).toBe(status);
		if (status === 422)
			expect(answer.body).toEqual({ code: 'insufficient_aal', message: 'AAL2 required to end other sessions' });
		expect([await lives(raised.access), await lives(fresh.access)]).toEqual([true, stays]);
	});

	it.each([
		['others', [true, false]],
		['global', [false, false]],
	])('%s with the second factor leaves this and the other session %j', async (scope, expected) => {
		const one = await signUp(auth);
		const { person: raised } = await addTotp(auth, one);
		const fresh = await signInAgain(auth, one);
		expect((await auth.call('POST', `/logout?scope=${scope}`, { token: raised.access })).status).toBe(204);
		expect([await lives(raised.access), await lives(fresh.access)]).toEqual(expected);
	});

	it('a token that names no session ends none of somebody with a second factor', async () => {
		const one = await signUp(auth);
		const { person: raised } = await addTotp(auth, one);
		const token = await auth.keys.sign({ sub: one.id });
		expect((await auth.call('POST', '/logout', { token })).status).toBe(422);
		expect(await lives(raised.access)).toBe(true);
	});

	it('the client signs itself out without the second factor, and is told that others stay', async () => {
		const one = await signUp(auth);
		await addTotp(auth, one);
		const fresh = await signInAgain(auth, one);
		const client = auth.client();
		await client.auth.setSession({ access_token: fresh.access, refresh_token: fresh.refresh });
		expect((await client.auth.signOut({ scope: 'others' })).error).toMatchObject({ code: 'insufficient_aal' });
		expect(await client.auth.signOut()).toEqual({ error: null });
		expect(await lives(fresh.access)).toBe(false);
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
