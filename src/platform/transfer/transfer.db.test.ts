import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { beginSnapshot, dump } from './dump.ts';
import { load } from './load.ts';
import type { DatabaseRecord } from './records.ts';

let source: Database;
let target: Database;
beforeAll(async () => {
	source = await openTestDatabase();
	target = await openTestDatabase();
});
afterAll(async () => {
	await source.close();
	await target.close();
});

const person = '0c9c5b1e-8f3f-4b5e-9d0a-3b6f6f0c1d2e';
const readAll = (database: Database) =>
	database.transaction(async (tx) => {
		await beginSnapshot(tx);
		const records: DatabaseRecord[] = [];
		for await (const record of dump(tx)) records.push(record);
		return records;
	});
async function* stream(records: DatabaseRecord[]) {
	yield* records;
}
async function addPerson(database: Database, email: string): Promise<void> {
	await database.query(
		"insert into auth.users (id, aud, role, email) values ($1, 'authenticated', 'authenticated', $2)",
		[person, email],
	);
	await database.query(
		"insert into public.hafez_readings (user_id, poem_id, question, interpretation) select $1, 1, 'سؤال ' || n, E'a, \"b\" (c) \\\\ \\n' || n from generate_series(1, 3000) as n",
		[person],
	);
}

describe('load', () => {
	it('puts one database in the place of another, keys, triggers and all', async () => {
		await addPerson(source, 'a@example.org');
		await target.query("insert into internal.secrets (name, value) values ('old', 'x')");
		const records = await readAll(source);
		const tables = await load(target, () => stream(records));
		expect(tables).toContainEqual({ table: 'public.hafez_readings', rows: 3000 });
		expect(await readAll(target)).toEqual(records);
		// Foreign keys and triggers are restored: deleting a user deletes their rows and counts.
		await expect(
			target.query(
				"insert into public.hafez_readings (user_id, poem_id, question, interpretation) values (gen_random_uuid(), 1, 'q', 'i')",
			),
		).rejects.toMatchObject({ code: '23503' });
		await target.query('delete from auth.users where id = $1', [person]);
		expect(
			(await target.query('select 1 from public.hafez_readings union all select 1 from internal.kept_rows')).rows,
		).toEqual([]);
	});

	it('makes the same schema: columns, constraints, indexes, policies, grants and triggers', async () => {
		const schemaOf = async (database: Database) => (await database.query(SCHEMA)).rows;
		expect(await schemaOf(target)).toEqual(await schemaOf(source));
	});

	it('changes nothing where a row was lost or altered on the way', async () => {
		const before = await readAll(target);
		const records = await readAll(source);
		const at = records.findLastIndex(
			(record) => record.kind === 'rows' && record.rows.some((row) => row.includes('سؤال')),
		);
		const rows = (records[at] as { rows: string[] }).rows;
		const lost = records.with(at, { kind: 'rows', rows: rows.slice(1) });
		await expect(load(target, () => stream(lost))).rejects.toThrow(
			'The table public.hafez_readings does not come out as it was: 3000 rows before, 2999 now. Nothing was changed.',
		);
		const altered = records.with(at, { kind: 'rows', rows: rows.with(0, (rows[0] as string).replace('سؤال', 'جواب')) });
		await expect(load(target, () => stream(altered))).rejects.toThrow(
			'3000 rows before, 3000 now. Nothing was changed.',
		);
		expect(await readAll(target)).toEqual(before);
	});

	it('refuses data that is newer than the program', async () => {
		const records = await readAll(source);
		const [head] = records as [Extract<DatabaseRecord, { kind: 'database' }>];
		const newer = { ...head, migrations: [...head.migrations, { version: 9999, name: 'later', checksum: 'x' }] };
		await expect(load(target, () => stream(records.with(0, newer)))).rejects.toThrow(
			'The data is newer than this program: it has migration 9999 (later).',
		);
	});

	it('leaves tables of another program alone', async () => {
		const other = await openTestDatabase();
		await other.script('drop schema migrations cascade');
		const records = await readAll(source);
		await expect(load(other, () => stream(records))).rejects.toThrow('tables that are not of Hoopoe');
		await other.close();
	});
});

/** What the schema consists of, one line each. */
const SCHEMA = `
	select * from (
		select 'column' as kind, format('%s.%s.%s %s %s %s %s', table_schema, table_name, column_name, data_type, is_nullable, column_default, generation_expression) as text
		from information_schema.columns where table_schema in ('auth', 'internal', 'migrations', 'public', 'storage')
		union all
		select 'constraint', conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint
		where connamespace::regnamespace::text in ('auth', 'internal', 'migrations', 'public', 'storage')
		union all
		select 'index', indexdef from pg_indexes where schemaname in ('auth', 'internal', 'migrations', 'public', 'storage')
		union all
		select 'policy', format('%s', p) from pg_policies p
		union all
		select 'trigger', pg_get_triggerdef(oid) || tgenabled::text from pg_trigger where not tgisinternal
		union all
		select 'function', pg_get_functiondef(oid) || coalesce(proacl::text, '') from pg_proc
		where pronamespace::regnamespace::text in ('auth', 'internal', 'public', 'storage')
		union all
		select 'grants', format('%s %s %s', c.oid::regclass, c.relacl, c.relrowsecurity) from pg_class c
		where c.relnamespace::regnamespace::text in ('auth', 'internal', 'migrations', 'public', 'storage') and c.relkind in ('r', 'v')
		union all
		select 'schema', format('%s %s', nspname, (select array_agg(a order by a::text) from unnest(nspacl) a)) from pg_namespace where nspname in ('auth', 'internal', 'migrations', 'public', 'storage')
	) as parts order by kind, text collate "C"`;
