import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#src/platform/database/database.ts';
import { openTestDatabase } from '#src/platform/testing/test-database.ts';
import { openTestApp, type TestApp } from '#src/testing/test-app.ts';

let database: Database;
let testApp: TestApp;
beforeAll(async () => {
	database = await openTestDatabase();
	testApp = await openTestApp(database);
});
afterAll(() => database.close());

describe('a cached user', () => {
	it('is shown with the changes of all writers', async () => {
		const { client, userId } = await testApp.signedIn();
		const seen = async () => (await client.auth.getUser()).data.user;
		expect((await seen())?.user_metadata.colour).toBeUndefined();
		expect(await seen()).toEqual(await seen());
		await client.auth.updateUser({ data: { colour: 'blue' } });
		expect((await seen())?.user_metadata.colour).toBe('blue');
		// Another process, or the operator.
		await database.query(
			'update auth.users set raw_user_meta_data = raw_user_meta_data || \'{"colour":"green"}\' where id = $1',
			[userId],
		);
		expect((await seen())?.user_metadata.colour).toBe('green');
		await database.query(
			'update auth.identities set identity_data = identity_data || \'{"seen":true}\' where user_id = $1',
			[userId],
		);
		expect((await seen())?.identities?.[0]?.identity_data?.seen).toBe(true);
		await database.query(
			"insert into auth.identities (user_id, provider, provider_id, identity_data) values ($1::uuid, 'other', $1::text, '{}')",
			[userId],
		);
		expect((await seen())?.identities).toHaveLength(2);
		await database.query("delete from auth.identities where user_id = $1 and provider = 'other'", [userId]);
		expect((await seen())?.identities).toHaveLength(1);
	});

	it('is refused once the session has ended, or the user was deleted', async () => {
		const { client, userId } = await testApp.signedIn();
		await client.auth.getUser();
		await client.auth.getUser();
		await database.query('delete from auth.sessions where user_id = $1', [userId]);
		expect((await client.auth.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' });
		const other = await testApp.signedIn();
		await other.client.auth.getUser();
		await database.query('delete from auth.users where id = $1', [other.userId]);
		expect((await other.client.auth.getUser()).error).toMatchObject({ code: 'user_not_found' });
	});

	it('is refused on one server as soon as another has banned them or ended the session', async () => {
		const elsewhere = await openTestApp(database);
		const { client, userId } = await testApp.signedIn();
		await client.auth.getUser();
		const { data } = await client.auth.getSession();
		const { auth: operator } = createClient('http://localhost:3000', elsewhere.parts.apiKeys.secret, {
			auth: { persistSession: false, autoRefreshToken: false },
			global: { fetch: (async (input, init) => elsewhere.app.request(input as string, init)) as typeof fetch },
		});
		await operator.admin.updateUserById(userId, { ban_duration: '1h' });
		const token = data.session?.access_token ?? '';
		const answer = () =>
			testApp.app.request('/auth/v1/user', {
				headers: { authorization: `Bearer ${token}`, 'x-supabase-api-version': '2024-01-01' },
			});
		expect(await (await answer()).json()).toMatchObject({
			code: expect.stringMatching(/^(user_banned|session_not_found)$/),
		});
		const other = await testApp.signedIn();
		await other.client.auth.getUser();
		const { data: theirs } = await other.client.auth.getSession();
		await elsewhere.app.request('/auth/v1/logout', {
			method: 'POST',
			headers: { authorization: `Bearer ${theirs.session?.access_token}` },
		});
		expect((await other.client.auth.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' });
	});

	it('takes one round trip', async () => {
		let trips = 0;
		const counted = await openTestApp({
			...database,
			query: (text, values) => {
				trips++;
				return database.query(text, values);
			},
		});
		const { client } = await counted.signedIn();
		await client.auth.getUser();
		trips = 0;
		await client.auth.getUser();
		expect(trips).toBe(1);
	});
});
