import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { readConfig } from '../settings/config.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { applyQuotas } from './quotas.ts';

let database: Database;
beforeAll(async () => {
	database = await openTestDatabase();
});
afterAll(() => database.close());
afterEach(() => limit({}));

const limit = (settings: Record<string, string>) => applyQuotas(database, readConfig(settings));

async function person(): Promise<string> {
	const id = randomUUID();
	await database.query("insert into auth.users (id, aud, role) values ($1, 'authenticated', 'authenticated')", [id]);
	return id;
}

const hafez = 'insert into public.hafez_readings (user_id, poem_id, interpretation)';
const add = (userId: string, rows = 1) =>
	database.query(`${hafez} select $1, 1, 'x' from generate_series(1, $2::int)`, [userId, rows]);
const remove = (userId: string, rows: number) =>
	database.query(
		`delete from public.hafez_readings where id in (
			select id from public.hafez_readings where user_id = $1 limit $2::int)`,
		[userId, rows],
	);

/** What the counter says, and how many rows there are. */
async function counted(userId: string): Promise<{ counter: number | null; rows: number }> {
	const { rows } = await database.query<{ counter: number | null; rows: number }>(
		`select (select k.rows::int from internal.kept_rows k
				where k.user_id = $1 and k.relation = 'public.hafez_readings') as counter,
			(select count(*)::int from public.hafez_readings where user_id = $1) as rows`,
		[userId],
	);
	return rows[0] as { counter: number | null; rows: number };
}

const full = { code: 'PT403', hint: 'quota_rows' };

describe('the quota of rows', () => {
	it('is on every table in which people keep rows of their own', async () => {
		// A table with one row a person needs none, nor does one that only the server writes.
		const { rows } = await database.query<{ name: string; limited: boolean }>(
			`select c.relname as name, count(t.oid) = 4 as limited
			from pg_class c
			join pg_attribute a on a.attrelid = c.oid and a.attname = 'user_id' and not a.attisdropped
			left join pg_trigger t on t.tgrelid = c.oid
				and t.tgname in ('count_inserted', 'count_deleted', 'count_given_away', 'count_truncated')
			where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
				and has_any_column_privilege('authenticated', c.oid, 'insert')
				and not exists (select from pg_index i where i.indrelid = c.oid and i.indisunique
					and i.indnkeyatts = 1 and i.indkey[0] = a.attnum)
			group by c.relname`,
		);
		expect(rows.length).toBeGreaterThan(0);
		expect(rows.filter(({ limited }) => !limited)).toEqual([]);
	});

	it('ends with its number, and begins anew with what is deleted', async () => {
		await limit({ QUOTA_ROWS: '3' });
		const [me, other] = [await person(), await person()];
		await add(me, 3);
		await expect(add(me)).rejects.toMatchObject(full);
		await add(other);
		await remove(me, 1);
		await add(me);
		await expect(add(me)).rejects.toMatchObject(full);
		expect(await counted(me)).toEqual({ counter: 3, rows: 3 });
		expect(await counted(other)).toEqual({ counter: 1, rows: 1 });
	});

	it('takes all rows of a statement or none', async () => {
		await limit({ QUOTA_ROWS: '3' });
		const me = await person();
		await expect(add(me, 4)).rejects.toMatchObject(full);
		expect(await counted(me)).toEqual({ counter: null, rows: 0 });
	});

	it('counts rows of several people in one statement', async () => {
		await limit({ QUOTA_ROWS: '2' });
		const people = [await person(), await person()];
		await database.query(`${hafez} select u, 1, 'x' from unnest($1::uuid[]) u, generate_series(1, 2)`, [people]);
		for (const id of people) expect(await counted(id)).toEqual({ counter: 2, rows: 2 });
		await database.query('delete from public.hafez_readings where user_id = any($1::uuid[])', [people]);
		for (const id of people) expect(await counted(id)).toEqual({ counter: 0, rows: 0 });
	});

	it('counts only what an upsert adds', async () => {
		await limit({ QUOTA_ROWS: '1' });
		const me = await person();
		const upsert = (id: string, poem: number) =>
			database.query(
				`insert into public.hafez_readings (id, user_id, poem_id, interpretation) values ($1, $2, $3, 'x')
				on conflict (id) do update set poem_id = excluded.poem_id, user_id = excluded.user_id`,
				[id, me, poem],
			);
		const id = randomUUID();
		await upsert(id, 1);
		await upsert(id, 2);
		await expect(upsert(randomUUID(), 3)).rejects.toMatchObject(full);
		await database.query(
			`insert into public.hafez_readings (id, user_id, poem_id, interpretation) values ($1, $2, 4, 'x')
			on conflict (id) do nothing`,
			[id, me],
		);
		expect(await counted(me)).toEqual({ counter: 1, rows: 1 });
	});

	it('follows a row that is given to somebody else', async () => {
		await limit({ QUOTA_ROWS: '1' });
		const [giver, taker] = [await person(), await person()];
		const give = () =>
			database.query('update public.hafez_readings set user_id = $2 where user_id = $1', [giver, taker]);
		await add(giver);
		await give();
		expect(await counted(giver)).toEqual({ counter: 0, rows: 0 });
		expect(await counted(taker)).toEqual({ counter: 1, rows: 1 });
		await add(giver);
		await expect(give()).rejects.toMatchObject(full);
	});

	it('leaves what is there where the number is lowered, and lets it be changed and deleted', async () => {
		const me = await person();
		await add(me, 3);
		await limit({ QUOTA_ROWS: '1' });
		await database.query('update public.hafez_readings set poem_id = 2 where user_id = $1', [me]);
		await remove(me, 1);
		await expect(add(me)).rejects.toMatchObject(full);
		expect(await counted(me)).toEqual({ counter: 2, rows: 2 });
	});

	it('lets only one of two simultaneous inserts take the last place', async () => {
		await limit({ QUOTA_ROWS: '5' });
		const me = await person();
		const outcomes = await Promise.allSettled(Array.from({ length: 12 }, () => add(me)));
		expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
		expect(await counted(me)).toEqual({ counter: 5, rows: 5 });
	});

	it('stays right when rows come and go at the same time', async () => {
		const me = await person();
		await add(me, 20);
		await Promise.all(Array.from({ length: 20 }, (_, index) => (index % 2 ? add(me) : remove(me, 1))));
		const { counter, rows } = await counted(me);
		expect(counter).toBe(rows);
	});

	it('goes with the account', async () => {
		const me = await person();
		await add(me, 2);
		await database.query('delete from auth.users where id = $1', [me]);
		expect(await counted(me)).toEqual({ counter: null, rows: 0 });
	});

	it('counts the rows that a table has already, except those without a user', async () => {
		const me = await person();
		await database.script(`
			create table public.kept (user_id uuid, text text);
			insert into public.kept values ('${me}', 'a'), ('${me}', 'b'), (null, 'c');
			select internal.limit_rows('public.kept')`);
		const counts = async () =>
			(
				await database.query<{ user_id: string; rows: number }>(
					"select user_id, rows::int from internal.kept_rows where relation = 'public.kept'",
				)
			).rows;
		expect(await counts()).toEqual([{ user_id: me, rows: 2 }]);
		await limit({ QUOTA_ROWS: '2' });
		await database.query("insert into public.kept values (null, 'd'), (null, 'e'), (null, 'f')");
		await expect(database.query('update public.kept set user_id = $1', [me])).rejects.toMatchObject(full);
		await database.script('truncate public.kept');
		expect(await counts()).toEqual([]);
		await database.script('drop table public.kept');
	});

	it('is none where the number is 0', async () => {
		await limit({ QUOTA_ROWS: '0' });
		const me = await person();
		await add(me, 50);
		expect(await counted(me)).toEqual({ counter: 50, rows: 50 });
	});
});

describe('the settings of a server', () => {
	const kept = async () =>
		(await database.query<{ name: string; most: string }>('select name, most::text from internal.quotas order by name'))
			.rows;

	it('are written when it starts, by many servers at once, and by none where they are the same', async () => {
		await database.query('delete from internal.quotas');
		await Promise.all(Array.from({ length: 6 }, () => limit({ QUOTA_ROWS: '7' })));
		expect(await kept()).toEqual([
			{ name: 'bytes', most: '104857600' },
			{ name: 'files', most: '200' },
			{ name: 'rows', most: '7' },
		]);
		const versions = async () => (await database.query('select name, xmin::text from internal.quotas')).rows;
		const before = await versions();
		await limit({ QUOTA_ROWS: '7' });
		expect(await versions()).toEqual(before);
	});
});
