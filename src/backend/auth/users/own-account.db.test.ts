import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#src/platform/database/database.ts';
import { openTestDatabase } from '#src/platform/testing/test-database.ts';
import { openTestAuth, type SignedUp, signInAgain, signUp, type TestAuth } from '../testing/auth-fixture.ts';
import { addTotp, raise } from '../testing/second-factor.ts';

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

type Listed = { id: string; current: boolean; user_agent: string | null; ip: string | null; last_seen_at: string };
const list = async (token: string) => {
	const answer = await auth.call('GET', '/sessions', { token });
	return { ...answer, sessions: JSON.parse(answer.text) as Listed[] };
};
const end = (id: string, token = person.access) => auth.call('DELETE', `/sessions/${id}`, { token });
const isIn = async (token: string) => (await auth.call('GET', '/user', { token })).status === 200;

describe('sessions of a person', () => {
	it('are listed with device, address and time, the last seen first, their own marked', async () => {
		auth.skip(60);
		const { body } = await auth.call('POST', '/token?grant_type=password', {
			body: { email: person.email, password: person.password },
			headers: { 'user-agent': 'A telephone' },
		});
		const { status, headers, sessions } = await list(person.access);
		expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
		expect(sessions.map(({ current, user_agent, ip }) => [current, user_agent, ip])).toEqual([
			[false, 'A telephone', '203.0.113.7'],
			[true, null, '203.0.113.7'],
		]);
		expect(Date.parse(sessions[0]?.last_seen_at ?? '')).toBeGreaterThan(Date.parse(sessions[1]?.last_seen_at ?? ''));
		expect((await list(String(body.access_token))).sessions.map(({ current }) => current)).toEqual([true, false]);
	});

	it('leave out those of apps and those that are over', async () => {
		await signInAgain(auth, person);
		const { rows } = await database.query<{ id: string }>(
			"insert into auth.oauth_clients (client_name, redirect_uris, grant_types, client_type, token_endpoint_auth_method, registration_type) values ('App', '{https://app.example/}', '{authorization_code}', 'public', 'none', 'manual') returning id",
		);
		await database.query('insert into auth.sessions (user_id, oauth_client_id) values ($1, $2)', [
			person.id,
			rows[0]?.id,
		]);
		await database.query("insert into auth.sessions (user_id, not_after) values ($1, now() - interval '1 hour')", [
			person.id,
		]);
		expect((await list(person.access)).sessions).toHaveLength(2);
	});

	it('end one at a time, at once', async () => {
		const other = await signInAgain(auth, person);
		const found = (await list(person.access)).sessions.find(({ current }) => !current);
		expect((await end(found?.id ?? '')).status).toBe(204);
		expect([await isIn(other.access), await isIn(person.access)]).toEqual([false, true]);
		expect((await list(person.access)).sessions).toHaveLength(1);
	});

	it('of somebody else are not found', async () => {
		const somebody = await signUp(auth);
		const [theirs] = (await list(somebody.access)).sessions;
		for (const id of [theirs?.id ?? '', '00000000-0000-4000-8000-000000000000', 'nonsense']) {
			const { status, body } = await end(id);
			expect([status, body.code]).toEqual([404, 'not_found']);
		}
		expect(await isIn(somebody.access)).toBe(true);
	});

	it('require the second factor where there is one, except for the own session', async () => {
		const { app, person: raised } = await addTotp(auth, person);
		const fresh = await signInAgain(auth, person);
		const own = (await list(raised.access)).sessions.find(({ current }) => !current)?.id ?? '';
		const other = (await list(raised.access)).sessions.find(({ current }) => current)?.id ?? '';
		const listing = await list(fresh.access);
		expect([listing.status, listing.body.code]).toEqual([403, 'insufficient_aal']);
		for (const id of [other, '00000000-0000-4000-8000-000000000000']) {
			const ending = await end(id, fresh.access);
			expect([ending.status, ending.body.code]).toEqual([403, 'insufficient_aal']);
		}
		expect((await end(own, fresh.access)).status).toBe(204);
		const again = await raise(auth, await signInAgain(auth, person), app);
		expect((await list(again.access)).status).toBe(200);
		expect((await end(other, again.access)).status).toBe(204);
	});

	it('cannot be read without a session', async () => {
		expect((await auth.call('GET', '/sessions')).status).toBe(401);
		expect((await auth.call('DELETE', '/sessions/x')).status).toBe(401);
		expect((await auth.call('GET', '/sessions', { token: auth.apiKeys.publishable })).status).toBe(403);
	});
});

describe('DELETE /user', () => {
	const remove = (token: string) => auth.call('DELETE', '/user', { token });

	it('deletes the account and all that is theirs at once, and leaves others alone', async () => {
		const somebody = await signUp(auth);
		for (const { id } of [person, somebody])
			await database.query(
				"insert into public.hafez_readings (user_id, poem_id, interpretation) values ($1, 1, 'kept')",
				[id],
			);
		expect((await remove(person.access)).status).toBe(204);
		const left = await database.query<{ table: string; count: string }>(
			`select 'users' as table, count(*)::text as count from auth.users where id = $1
			union all select 'profiles', count(*)::text from public.profiles where user_id = $1
			union all select 'readings', count(*)::text from public.hafez_readings where user_id = $1
			union all select 'identities', count(*)::text from auth.identities where user_id = $1
			union all select 'sessions', count(*)::text from auth.sessions where user_id = $1`,
			[person.id],
		);
		expect(left.rows.map(({ count }) => count)).toEqual(['0', '0', '0', '0', '0']);
		expect((await auth.call('GET', '/user', { token: person.access })).body.code).toBe('user_not_found');
		expect(await isIn(somebody.access)).toBe(true);
		const kept = await database.query('select 1 from public.hafez_readings where user_id = $1', [somebody.id]);
		expect(kept.rows).toHaveLength(1);
	});

	it('requires the second factor where there is one', async () => {
		const { person: raised } = await addTotp(auth, person);
		const { status, body } = await remove((await signInAgain(auth, person)).access);
		expect([status, body.code]).toEqual([403, 'insufficient_aal']);
		expect((await remove(raised.access)).status).toBe(204);
	});

	it('is refused without a session', async () => {
		expect((await auth.call('DELETE', '/user')).status).toBe(401);
	});
});
