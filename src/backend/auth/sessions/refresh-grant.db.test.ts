import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#src/platform/database/database.ts';
import { openTestDatabase } from '#src/platform/testing/test-database.ts';
import { openTestAuth, type SignedUp, signUp, type TestAuth } from '../testing/auth-fixture.ts';

let database: Database;
let auth: TestAuth;
let person: SignedUp;
beforeAll(async () => {
	database = await openTestDatabase();
});
beforeEach(async () => {
	auth = await openTestAuth(database);
	person = await signUp(auth);
});
afterAll(() => database.close());

const refresh = (token: string) =>
	auth.call('POST', '/token?grant_type=refresh_token', { body: { refresh_token: token } });
const next = async (token: string) => (await refresh(token)).body.refresh_token as string;
const alreadyUsed = { code: 'refresh_token_already_used', message: 'Invalid Refresh Token: Already Used' };
const notFound = { code: 'refresh_token_not_found', message: 'Invalid Refresh Token: Refresh Token Not Found' };

describe('refreshing', () => {
	it('keeps the session and how it began, with new tokens', async () => {
		auth.skip(1800);
		const { status, body, headers } = await refresh(person.refresh);
		expect(status).toBe(200);
		const [before, after] = [
			await auth.keys.verify(person.access),
			await auth.keys.verify(body.access_token as string),
		];
		expect(after).toMatchObject({ sub: person.id, session_id: before.session_id, amr: before.amr, aal: 'aal1' });
		expect(after.exp).toBeGreaterThanOrEqual((before.exp as number) + 1799);
		expect(body.refresh_token).not.toBe(person.refresh);
		expect(headers.get('sb-auth-refresh-token-rotated')).toBe('true');
		expect((await auth.call('GET', '/user', { token: body.access_token as string })).body).toEqual(body.user);
	});

	it('shows what changed meanwhile', async () => {
		await auth.call('PUT', '/user', { token: person.access, body: { data: { full_name: 'New' } } });
		const { body } = await refresh(person.refresh);
		expect((await auth.keys.verify(body.access_token as string)).user_metadata).toMatchObject({ full_name: 'New' });
	});

	it('can be repeated', async () => {
		let token = person.refresh;
		for (let round = 0; round < 140; round++) {
			auth.skip(60);
			token = await next(token);
		}
		expect(token).toMatch(/^[\w-]{52}$/);
	});

	it.each([
		[undefined, 400, 'validation_failed', 'Refresh token is not valid'],
		['x', 400, 'validation_failed', 'Refresh token is not valid'],
		['ABCDEFGHIJKL', 400, 'validation_failed', 'Refresh token is not valid'],
		['abcdefghij12', 400, notFound.code, notFound.message],
	])('with %j is refused', async (token, status, code, message) => {
		const answer = await auth.call('POST', '/token?grant_type=refresh_token', { body: { refresh_token: token } });
		expect([answer.status, answer.body]).toEqual([status, { code, message }]);
	});

	it('is refused after the session has ended, to the banned, and past the session’s end', async () => {
		await database.query("update auth.users set banned_until = now() + interval '1 hour' where id = $1", [person.id]);
		expect((await refresh(person.refresh)).body).toEqual({
			code: 'user_banned',
			message: 'Invalid Refresh Token: User Banned',
		});
		await database.query('update auth.users set banned_until = null where id = $1', [person.id]);
		await database.query("update auth.sessions set not_after = now() - interval '1 second' where user_id = $1", [
			person.id,
		]);
		expect((await refresh(person.refresh)).body).toEqual({
			code: 'session_expired',
			message: 'Invalid Refresh Token: Session Expired',
		});
		await auth.call('POST', '/logout', { token: person.access });
		const ended = await refresh(person.refresh);
		expect([ended.status, ended.body]).toEqual([400, notFound]);
	});

	it('is refused with a token from the future of a restored database', async () => {
		const second = await next(person.refresh);
		await database.query('update auth.sessions set refresh_token_counter = 0 where user_id = $1', [person.id]);
		const { body } = await refresh(second);
		expect(body).toEqual({ code: 'validation_failed', message: 'Invalid Refresh Token: Not Issued By This Server' });
	});

	it('takes one round trip', async () => {
		let trips = 0;
		const counted = await openTestAuth(database, {
			database: {
				...database,
				query: (text, values) => {
					trips++;
					return database.query(text, values);
				},
			},
		});
		await counted.call('POST', '/token?grant_type=refresh_token', { body: { refresh_token: person.refresh } });
		expect(trips).toBe(1);
	});
});

describe('using a token again', () => {
	it('is always fine for the parent of the current one, which comes back as it is', async () => {
		const second = await next(person.refresh);
		auth.skip(100_000);
		const again = await refresh(person.refresh);
		expect([again.status, again.body.refresh_token]).toEqual([200, second]);
		expect(again.headers.get('sb-auth-refresh-token-reuse-cause')).toBe('not_saved_by_client');
		expect(await next(second)).not.toBe(second);
	});

	it('is fine for older ones within the interval, with the current one as the answer', async () => {
		const third = await next(await next(person.refresh));
		auth.skip(9);
		const again = await refresh(person.refresh);
		expect([again.status, again.body.refresh_token]).toEqual([200, third]);
		expect(again.headers.get('sb-auth-refresh-token-reuse-cause')).toBe('concurrent_refresh');
	});

	it('ends the session otherwise, for every holder of a token', async () => {
		const stolen = person.refresh;
		const mine = await next(await next(stolen));
		auth.skip(11);
		const theft = await refresh(stolen);
		expect([theft.status, theft.body]).toEqual([400, alreadyUsed]);
		expect((await refresh(mine)).body).toEqual(notFound);
		expect((await auth.call('GET', '/user', { token: person.access })).body.code).toBe('session_not_found');
	});

	it('ends only that session', async () => {
		const other = await auth.call('POST', '/token?grant_type=password', { body: person });
		await next(await next(person.refresh));
		auth.skip(11);
		await refresh(person.refresh);
		expect((await refresh(other.body.refresh_token as string)).status).toBe(200);
	});

	it('is written into the audit log', async () => {
		await next(await next(person.refresh));
		auth.skip(11);
		await refresh(person.refresh);
		const { rows } = await database.query(
			"select payload ->> 'action' as action from auth.audit_log_entries where payload ->> 'actor_id' = $1 order by created_at",
			[person.id],
		);
		expect(rows.map((row) => row.action)).toEqual(['user_signedup', 'login', 'token_revoked']);
	});

	describe('with AUTH_REUSE_PARENT off', () => {
		beforeEach(async () => {
			auth = await openTestAuth(database, { settings: { AUTH_REUSE_PARENT: 'off' } });
		});

		it('is fine for the parent within the interval', async () => {
			const second = await next(person.refresh);
			auth.skip(9);
			const again = await refresh(person.refresh);
			expect([again.status, again.body.refresh_token]).toEqual([200, second]);
			expect(again.headers.get('sb-auth-refresh-token-reuse-cause')).toBe('concurrent_refresh');
		});

		it('ends the session where the parent comes later', async () => {
			const second = await next(person.refresh);
			auth.skip(11);
			expect((await refresh(person.refresh)).body).toEqual(alreadyUsed);
			expect((await refresh(second)).body).toEqual(notFound);
		});

		it('detects a stolen token that is used in turns with the owner’s', async () => {
			const takeTurns = async () => {
				let [owner, thief] = [person.refresh, person.refresh];
				for (let turn = 0; turn < 6; turn++) {
					auth.skip(60);
					const { status, body } = await refresh(turn % 2 ? thief : owner);
					if (status !== 200) return turn;
					if (turn % 2) thief = String(body.refresh_token);
					else owner = String(body.refresh_token);
				}
				return null;
			};
			expect(await takeTurns()).toBe(1);
			auth = await openTestAuth(database);
			person = await signUp(auth);
			expect(await takeTurns()).toBeNull();
		});
	});

	it('has no grace with the interval at 0', async () => {
		auth = await openTestAuth(database, { settings: { AUTH_REUSE_INTERVAL: '0' } });
		await next(await next(person.refresh));
		expect((await refresh(person.refresh)).body).toEqual(alreadyUsed);
	});
});

describe('at the same time', () => {
	it('50 refreshes with one token all get the same new one', async () => {
		for (let round = 0, token = person.refresh; round < 3; round++) {
			const answers = await Promise.all(Array.from({ length: 50 }, () => refresh(token)));
			expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
			const tokens = new Set(answers.map((answer) => answer.body.refresh_token as string));
			expect(tokens.size).toBe(1);
			expect(answers.filter((answer) => answer.headers.get('sb-auth-refresh-token-rotated') === 'true')).toHaveLength(
				1,
			);
			token = [...tokens][0] as string;
		}
	});

	it('two chains from a stolen token end with the session', async () => {
		let [owner, thief] = [person.refresh, person.refresh];
		const statuses: number[] = [];
		for (let round = 0; round < 6 && !statuses.includes(400); round++) {
			auth.skip(60);
			const first = await refresh(owner);
			statuses.push(first.status);
			owner = (first.body.refresh_token as string) ?? owner;
			auth.skip(60);
			// The owner's client refreshes twice as often, so the stolen chain falls behind.
			const second = await refresh(owner);
			owner = (second.body.refresh_token as string) ?? owner;
			auth.skip(60);
			const stolen = await refresh(thief);
			statuses.push(stolen.status);
			thief = (stolen.body.refresh_token as string) ?? thief;
		}
		expect(statuses).toContain(400);
		expect((await refresh(owner)).body.code).toBe('refresh_token_not_found');
		expect((await refresh(thief)).body.code).toBe('refresh_token_not_found');
		expect((await database.query('select id from auth.sessions where user_id = $1', [person.id])).rows).toEqual([]);
	});
});
