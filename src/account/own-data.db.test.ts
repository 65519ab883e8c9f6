import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jpeg, lostBytes } from '#src/backend/storage/testing/files.ts';
import type { Database } from '#src/platform/database/database.ts';
import { openTestDatabase } from '#src/platform/testing/test-database.ts';
import { openTestApp, type TestApp } from '#src/testing/test-app.ts';
import { keepPicture, removePicture } from './picture/keep-picture.ts';
import { readSettings } from './profile/own-settings.ts';
import { readOwnData } from './security/data/read-own-data.ts';

let database: Database;
let testApp: TestApp;
beforeAll(async () => {
	database = await openTestDatabase();
	testApp = await openTestApp(database);
});
afterAll(() => database.close());

const personal = {
	name: 'Leila',
	motherName: 'Maryam',
	birthDate: '1369/02/25',
	religion: 'islam',
	calendarType: 'solar',
};

describe('the own profile', () => {
	it('begins empty, can be changed, and is read back', async () => {
		const { client, userId } = await testApp.signedIn();
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
		const { client, userId } = await testApp.signedIn();
		expect(
			(
				await client
					.from('profiles')
					.update(wish as object)
					.eq('user_id', userId)
			).error?.code,
		).toBe('23514');
	});

	it('cannot be read or changed by others', async () => {
		const { userId } = await testApp.signedIn();
		await database.query('update public.profiles set personal = $2 where user_id = $1', [userId, personal]);
		const { client: somebody } = await testApp.signedIn();
		expect((await somebody.from('profiles').select('personal').eq('user_id', userId)).data).toEqual([]);
		await somebody.from('profiles').update({ personal: null, theme: 'night' }).eq('user_id', userId);
		const { rows } = await database.query('select personal, theme from public.profiles where user_id = $1', [userId]);
		expect(rows).toEqual([{ personal, theme: null }]);
		expect((await testApp.client().from('profiles').select('personal')).error?.code).toBe('42501');
	});
});

describe('a person’s picture', () => {
	const webp = () => new Blob([Buffer.from('RIFF\u001a\0\0\0WEBPVP8L')], { type: 'image/webp' });
	const reachable = async (address: string) => (await testApp.app.request(address)).status === 200;

	it('is read by its address, replaced with its file, listed among what is kept, and taken away with its file', async () => {
		const { client, userId } = await testApp.signedIn();
		const other = await testApp.signedIn();
		const theirs = await keepPicture(other.client, other.userId, webp(), null);
		const first = await keepPicture(client, userId, webp(), null);
		expect(first).toMatch(new RegExp(`^/storage/v1/object/public/avatars/${userId}/[0-9a-f]{64}\\.webp$`));
		expect((await readSettings(client, userId)).avatar_url).toBe(first);
		expect(await reachable(first)).toBe(true);
		// The same picture again has the same address, and stays.
		expect(await keepPicture(client, userId, webp(), first)).toBe(first);
		expect(await reachable(first)).toBe(true);
		const second = await keepPicture(client, userId, new Blob([jpeg(3000)], { type: 'image/jpeg' }), first);
		expect(second).toMatch(/\.jpg$/);
		expect([await reachable(first), await reachable(second)]).toEqual([false, true]);
		const { data } = await client.rpc('export_my_data');
		expect(data?.pictures).toMatchObject([{ path: second, size: 3000, mimetype: 'image/jpeg' }]);
		expect(data?.profiles).toMatchObject([{ avatar_url: second }]);
		await removePicture(client, userId);
		expect((await readSettings(client, userId)).avatar_url).toBeNull();
		expect([await reachable(second), await reachable(theirs)]).toEqual([false, true]);
		expect(await lostBytes(database)).toBe(0);
	});

	it('leaves no file behind where the profile cannot be changed, and the present one alone', async () => {
		const { client, userId } = await testApp.signedIn();
		const present = await keepPicture(client, userId, webp(), null);
		const files = async () => (await client.storage.from('avatars').list(userId)).data?.map(({ name }) => name);
		const before = await files();
		await database.query(
			'alter table public.profiles add constraint no_change check (avatar_url like $$%webp$$) not valid',
		);
		const jpegBlob = new Blob([jpeg(3000)], { type: 'image/jpeg' });
		await expect(keepPicture(client, userId, jpegBlob, present)).rejects.toMatchObject({ code: '23514' });
		await database.query('alter table public.profiles drop constraint no_change');
		expect(await files()).toEqual(before);
		expect(await reachable(present)).toBe(true);
	});

	it.each([
		[
			'of somebody else',
			(_own: string, other: string) => `/storage/v1/object/public/avatars/${other}/${'a'.repeat(64)}.webp`,
		],
		[
			'of another site',
			(own: string) => `https://x.example/storage/v1/object/public/avatars/${own}/${'a'.repeat(64)}.webp`,
		],
		['in another bucket', (own: string) => `/storage/v1/object/public/covers/${own}/${'a'.repeat(64)}.webp`],
		['under another name', (own: string) => `/storage/v1/object/public/avatars/${own}/../me.webp`],
		['of another kind', (own: string) => `/storage/v1/object/public/avatars/${own}/${'a'.repeat(64)}.svg`],
	])('has no address %s', async (_what, address) => {
		const { client, userId } = await testApp.signedIn();
		const { userId: other } = await testApp.signedIn();
		const { error } = await client
			.from('profiles')
			.update({ avatar_url: address(userId, other) })
			.eq('user_id', userId);
		expect(error?.code).toBe('23514');
	});
});

describe('everything as JSON', () => {
	it('holds every row of the person, of every table that has people, and nobody else’s', async () => {
		const { client, userId } = await testApp.signedIn();
		const { client: somebody } = await testApp.signedIn();
		for (const [visitor, interpretation] of [
			[client, 'mine'],
			[somebody, 'theirs'],
		] as const)
			await visitor.from('hafez_readings').insert({ poem_id: 3, interpretation });
		const { data, error } = await client.rpc('export_my_data');
		expect(error).toBeNull();
		expect(data?.hafez_readings).toMatchObject([{ user_id: userId, poem_id: 3, interpretation: 'mine' }]);
		expect(data?.profiles).toMatchObject([{ user_id: userId }]);
		expect(JSON.stringify(data)).not.toContain('theirs');
		const { rows } = await database.query<{ name: string }>(
			`select c.table_name as name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
			where c.table_schema = 'public' and c.column_name = 'user_id' and t.table_type = 'BASE TABLE' order by 1`,
		);
		expect(Object.keys(data ?? {}).sort()).toEqual([...rows.map(({ name }) => name), 'pictures'].sort());
		expect(data?.pictures).toEqual([]);
	});

	it('is gathered in pages where it is too much for one answer, and is the same', async () => {
		const { client, userId } = await testApp.signedIn();
		const interpretation = 'é'.repeat(1000);
		await client
			.from('hafez_readings')
			.insert(Array.from({ length: 7 }, () => ({ poem_id: 3, interpretation })))
			.throwOnError();
		await keepPicture(client, userId, new Blob([jpeg(3000)], { type: 'image/jpeg' }), null);
		const { data: session } = await client.auth.getSession();
		const narrow = await openTestApp(database, { ANSWER_LIMIT: '5000', MAX_ROWS: '4' });
		const visitor = narrow.client();
		if (session.session) await visitor.auth.setSession(session.session);
		expect((await visitor.rpc('export_my_data')).error?.code).toBe('answer_too_large');

		const whole = await readOwnData(client, userId);
		const gathered = await readOwnData(visitor, userId);
		const byId = (rows: unknown[] | undefined) => (rows as { id: string }[]).sort((a, b) => (a.id < b.id ? -1 : 1));
		expect(byId(gathered.hafez_readings)).toEqual(byId(whole.hafez_readings));
		expect(gathered.hafez_readings).toHaveLength(7);
		expect(gathered.profiles).toEqual(whole.profiles);
		expect(gathered.pictures).toMatchObject([{ size: 3000, mimetype: 'image/jpeg' }]);
		expect(gathered.pictures).toHaveLength(1);
		expect(Object.keys(gathered).sort()).toEqual(Object.keys(whole).sort());
		expect((await testApp.client().rpc('list_my_tables')).error?.code).toBe('42501');
	});

	it('is refused for anonymous callers', async () => {
		expect((await testApp.client().rpc('export_my_data')).error?.code).toBe('42501');
	});
});
