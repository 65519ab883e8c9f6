import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../testing/test-database.ts';
import type { Database } from './database.ts';

let database: Database;
beforeAll(async () => {
	database = await openTestDatabase();
	await database.script(`create table kinds (
		id int primary key, big bigint, price numeric, yes boolean, born date, at timestamptz, data jsonb, words text[], bytes bytea)`);
});
afterAll(() => database.close());

describe('a database', () => {
	it('returns the same values on every engine', async () => {
		const at = new Date('2026-11-21T10:20:30.123Z');
		const { rows, affected } = await database.query(
			'insert into kinds values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning *',
			[
				1,
				2n ** 40n,
				'1.50',
				false,
				'1990-05-15',
				at,
				{ a: ['"', null] },
				['x', 'y"z\\', null],
				new Uint8Array([0, 255]),
			],
		);
		expect(affected).toBe(1);
		expect(rows).toEqual([
			{
				id: 1,
				big: 2 ** 40,
				price: '1.50',
				yes: false,
				born: '1990-05-15',
				at,
				data: { a: ['"', null] },
				words: ['x', 'y"z\\', null],
				bytes: Buffer.from([0, 255]),
			},
		]);
	});

	it('returns the column that is sent on as its bytes, which stay when others follow', async () => {
		const long = 'هدهد🪶'.repeat(30_000);
		const read = (text: string) => ({
			text: 'select n, body from (values (1, $1::text), (2, null), (3, $2)) as v (n, body)',
			values: [text, 'x'],
			bytes: 'body',
		});
		const [first] = await database.batch([read(long)]);
		const [second] = await database.batch([read('y'.repeat(200_000))]);
		const texts = (rows: Record<string, unknown>[] | undefined) =>
			rows?.map(({ n, body }) => [n, body === null ? null : (body as Buffer).toString()]);
		expect(first?.rows[0]?.body).toBeInstanceOf(Uint8Array);
		expect(texts(first?.rows)).toEqual([
			[1, long],
			[2, null],
			[3, 'x'],
		]);
		expect(texts(second?.rows)?.[0]).toEqual([1, 'y'.repeat(200_000)]);
	});

	it('returns rows of any length, between and beside short ones', async () => {
		const lengths = [1, 131_000, 131_061, 131_062, 131_063, 5, 1_000_000, 0, 3_000_000, 65_536, 300_000];
		const statement = {
			text: `select n, repeat('a', n) as text, repeat('b', n) as body from unnest($1::int[]) as n`,
			values: [lengths],
			bytes: 'body',
		};
		const results = await database.batch([statement, { text: 'select 1 as n' }, statement]);
		expect(results[1]?.rows).toEqual([{ n: 1 }]);
		for (const result of [results[0], results[2]])
			expect(
				result?.rows.map(({ n, text, body }) => [
					n,
					text === 'a'.repeat(Number(n)),
					String(body) === 'b'.repeat(Number(n)),
				]),
			).toEqual(lengths.map((length) => [length, true, true]));
	});

	it('undoes a whole batch when one statement fails, and throws its error', async () => {
		const failing = database.batch([
			{ text: 'insert into kinds (id) values (2)' },
			{ text: 'insert into kinds (id) values ($1)', values: [1] },
		]);
		await expect(failing).rejects.toMatchObject({
			name: 'DatabaseError',
			code: '23505',
			constraint: 'kinds_pkey',
			table: 'kinds',
		});
		expect((await database.query('select count(*) as n from kinds')).rows).toEqual([{ n: 1 }]);
	});

	it('keeps settings of a batch within the batch', async () => {
		const [, inside] = await database.batch([
			{ text: "select set_config('role', $1, true)", values: ['anon'] },
			{ text: 'select current_user as me' },
		]);
		expect(inside?.rows).toEqual([{ me: 'anon' }]);
		expect((await database.query('select current_user as me')).rows).not.toEqual([{ me: 'anon' }]);
	});

	it('undoes a transaction that throws, and keeps one that does not', async () => {
		await expect(
			database.transaction(async (tx) => {
				await tx.query('insert into kinds (id) values (3)');
				throw new Error('undone');
			}),
		).rejects.toThrow('undone');
		await database.transaction((tx) => tx.query('insert into kinds (id) values (4)'));
		expect((await database.query('select id from kinds order by id')).rows).toEqual([{ id: 1 }, { id: 4 }]);
	});

	it('prepares statements again after a change of schema, without an error', async () => {
		const ask = async () => (await database.query('select k.*, twice(id) from kinds as k where id = $1', [4])).rows[0];
		await database.script('create function twice(int) returns int language sql return $1 * 2');
		expect(await ask()).toMatchObject({ id: 4, twice: 8 });
		// Another result type, another function of that name, another table of that name.
		await database.script('alter table kinds add column later text');
		expect(await ask()).toMatchObject({ id: 4, twice: 8, later: null });
		await database.script(
			"drop function twice(int); create function twice(int) returns text language sql return 'two'",
		);
		expect(await ask()).toMatchObject({ id: 4, twice: 'two' });
		await database.script('alter table kinds rename to old; create table kinds as select 4 as id, 7 as seven');
		expect(await ask()).toEqual({ id: 4, seven: 7, twice: 'two' });
		await database.script('drop table kinds; alter table old rename to kinds');
	});

	it('prepares statements again whose parameters had the type of a column that is larger now', async () => {
		await database.script('create table numbers as select 1 as id');
		const ask = async (id: string) => (await database.query('select id::text from numbers where id = $1', [id])).rows;
		expect(await ask('1')).toEqual([{ id: '1' }]);
		await expect(ask('3000000000')).rejects.toMatchObject({ code: '22003' });
		await database.script('alter table numbers alter id type bigint; insert into numbers values (3000000000)');
		expect(await ask('3000000000')).toEqual([{ id: '3000000000' }]);
		await expect(ask('one')).rejects.toMatchObject({ code: '22P02' });
		await database.script('drop table numbers');
	});

	it('prepares a statement again that failed the first time, on the same connection', async () => {
		const insert = () => database.query('insert into kinds (id, price) values (1, 5)');
		for (let time = 0; time < 20; time++) await expect(insert()).rejects.toMatchObject({ code: '23505' });
		const wrong = () => database.batch([{ text: 'select 1 as one' }, { text: 'select * from nowhere' }]);
		for (let time = 0; time < 20; time++) await expect(wrong()).rejects.toMatchObject({ code: '42P01' });
		await database.script('create table nowhere as select 3 as three');
		expect((await wrong())[1]?.rows).toEqual([{ three: 3 }]);
	});

	it('bounds how long a statement may run', async () => {
		const late = database.batch([
			{ text: "select set_config('statement_timeout', '200', true)" },
			{ text: 'select pg_sleep(20)' },
		]);
		// PGlite cannot interrupt one; there the connection is closed.
		await expect(late).rejects.toMatchObject({ code: expect.stringMatching(/57014|unreachable/) });
		const ask = () =>
			database.query('select 1 as one').then(
				({ rows }) => rows,
				() => null,
			);
		await expect.poll(ask, { timeout: 20_000 }).toEqual([{ one: 1 }]);
	});

	// PGlite has one connection, which is there already.
	it.skipIf(process.env.TEST_ENGINE === 'pglite')(
		'opens a connection although this process is occupied while it does',
		async () => {
			const own = await openTestDatabase();
			const asked = Promise.all(Array.from({ length: 4 }, () => own.query('select pg_sleep(0.2)')));
			await new Promise((begun) => setImmediate(begun));
			for (const began = performance.now(); performance.now() - began < 2000; );
			await asked;
			await own.close();
		},
	);

	it('runs many at once', async () => {
		const answers = await Promise.all(
			Array.from({ length: 60 }, (_, n) => database.batch([{ text: 'select $1::int as n', values: [n] }])),
		);
		expect(answers.map(([answer]) => answer?.rows[0]?.n)).toEqual(Array.from({ length: 60 }, (_, n) => n));
	});
});
