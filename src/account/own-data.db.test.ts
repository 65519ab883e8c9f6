import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#src/platform/database/database.ts';
import { openTestDatabase } from '#src/platform/testing/test-database.ts';
import { openTestApp, type TestApp } from '#src/testing/test-app.ts';

let database: Database;
let house: TestApp;
beforeAll(async () => {
	database = await openTestDatabase();
	house = await openTestApp(database);
});
afterAll(() => database.close());

const personal = {
	name: 'Leila',
	motherName: 'Maryam',
	birthDate: '1369/02/25',
	religion: 'islam',
	calendarType: 'solar',
};

describe('what a person keeps about themselves', () => {
	it('begins empty, is changed, and is read back', async () => {
		const { client, userId } = await house.signedIn();
		const read = () => client.from('profiles').select('*').eq('user_id', userId).single();
		expect((await read()).data).toMatchObject({
			preferred_language: null,
			theme: null,
			notifications: false,
			personal: null,
		});
		const wish = { full_name: 'Leila', preferred_language: 'fa', theme: 'paper', notifications: true, personal };
		expect((await client.from('profiles').update(wish).eq('user_id', userId)).error).toBeNull();
		expect((await read()).data).toMatchObject(wish);
		expect((await client.from('profiles').update({ personal: null }).eq('user_id', userId)).error).toBeNull();
		expect((await read()).data).toMatchObject({ ...wish, personal: null });
	});

	it.each([
		['a language we do not have', { preferred_language: 'de' }],
		['a ground we do not have', { theme: 'pink' }],
		['a name of nothing', { full_name: '' }],
		['a name without end', { full_name: 'x'.repeat(101) }],
		['a personal profile that is no object', { personal: ['Leila'] }],
		['a personal profile as long as a book', { personal: { name: 'x'.repeat(5000) } }],
	])('refuses %s', async (_what, wish) => {
		const { client, userId } = await house.signedIn();
		expect((await client.from('profiles').update(wish).eq('user_id', userId)).error?.code).toBe('23514');
	});

	it('is nobody else’s to see or to change', async () => {
		const { userId } = await house.signedIn();
		await database.query('update public.profiles set personal = $2 where user_id = $1', [userId, personal]);
		const { client: somebody } = await house.signedIn();
		expect((await somebody.from('profiles').select('personal').eq('user_id', userId)).data).toEqual([]);
		await somebody.from('profiles').update({ personal: null, theme: 'night' }).eq('user_id', userId);
		const { rows } = await database.query('select personal, theme from public.profiles where user_id = $1', [userId]);
		expect(rows).toEqual([{ personal, theme: null }]);
		expect((await house.client().from('profiles').select('personal')).error?.code).toBe('42501');
	});
});

describe('everything as JSON', () => {
	it('holds every row of the person, of every table that has people, and nobody else’s', async () => {
		const { client, userId } = await house.signedIn();
		const { client: somebody } = await house.signedIn();
		for (const [visitor, interpretation] of [
			[client, 'mine'],
			[somebody, 'theirs'],
		] as const)
			await visitor.from('hafez_readings').insert({ poem_id: 3, interpretation });
		const { data, error } = await client.rpc('export_my_data');
		expect(error).toBeNull();
		expect(data.hafez_readings).toMatchObject([{ user_id: userId, poem_id: 3, interpretation: 'mine' }]);
		expect(data.profiles).toMatchObject([{ user_id: userId }]);
		expect(JSON.stringify(data)).not.toContain('theirs');
		const { rows } = await database.query<{ name: string }>(
			`select c.table_name as name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
			where c.table_schema = 'public' and c.column_name = 'user_id' and t.table_type = 'BASE TABLE' order by 1`,
		);
		expect(Object.keys(data).sort()).toEqual(rows.map(({ name }) => name));
	});

	it('is nothing for who is not signed in', async () => {
		expect((await house.client().rpc('export_my_data')).error?.code).toBe('42501');
	});
});
