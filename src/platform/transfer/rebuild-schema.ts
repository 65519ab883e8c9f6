import type { Queryable } from '../database/database.ts';
import { MIGRATION_LOCK, type Migration, scriptOf, TABLE_OF_MIGRATIONS } from '../migrate.ts';
import { TransferError } from './records.ts';

const SCHEMAS = ['auth', 'internal', 'migrations', 'realtime', 'storage'];

/** What is in `public` and in no extension, the tables first, as statements that drop it. */
const OBJECTS_OF_PUBLIC = `
	with own as (
		select 1 as turn, c.oid, 'pg_class'::regclass as catalog,
			format('drop %s if exists public.%I cascade', case c.relkind when 'v' then 'view' when 'm' then 'materialized view'
				when 'S' then 'sequence' else 'table' end, c.relname) as text
		from pg_catalog.pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'S')
		union all
		select 2, p.oid, 'pg_proc'::regclass, format('drop routine if exists %s cascade', p.oid::regprocedure)
		from pg_catalog.pg_proc p where p.pronamespace = 'public'::regnamespace
		union all
		select 3, t.oid, 'pg_type'::regclass, format('drop type if exists public.%I cascade', t.typname)
		from pg_catalog.pg_type t where t.typnamespace = 'public'::regnamespace and t.typtype in ('e', 'd')
	)
	select text from own where not exists (
		select from pg_catalog.pg_depend d where d.classid = own.catalog and d.objid = own.oid and d.deptype = 'e')
	order by turn`;

/**
 * Takes every table of the database for this transaction alone, and keeps other processes from migrating it.
 * @throws TransferError where the tables are somebody else's
 */
export async function lockDatabase(tx: Queryable): Promise<void> {
	await tx.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
	const { rows } = await tx.query<{ tables: string | null; ours: boolean }>(
		`select string_agg(format('%I.%I', schemaname, tablename), ', ' order by schemaname, tablename) as tables,
			to_regclass('migrations.applied') is not null as ours
		from pg_catalog.pg_tables where schemaname = any($1)`,
		[[...SCHEMAS, 'public']],
	);
	const found = rows[0];
	if (!found?.tables) return;
	if (!found.ours)
		throw new TransferError('This database holds tables that are not of Hoopoe: give it one of its own.');
	await tx.query(`lock table ${found.tables} in access exclusive mode`);
}

/** Drops everything of ours, of whatever version, and makes the schema of `migrations` anew. */
export async function rebuildSchema(tx: Queryable, migrations: readonly Migration[]): Promise<void> {
	for (const schema of SCHEMAS) await tx.query(`drop schema if exists ${schema} cascade`);
	const { rows } = await tx.query<{ text: string }>(OBJECTS_OF_PUBLIC);
	for (const { text } of rows) await tx.query(text);
	await runScript(tx, TABLE_OF_MIGRATIONS);
	await applyMigrations(tx, migrations);
}

/** Applies migrations that are not there yet, within the caller's transaction. */
export async function applyMigrations(tx: Queryable, migrations: readonly Migration[]): Promise<void> {
	for (const migration of migrations) await runScript(tx, scriptOf(migration));
}

/** A statement of the extended protocol is a single one; EXECUTE of PL/pgSQL takes any number. */
async function runScript(tx: Queryable, text: string): Promise<void> {
	await tx.query("select set_config('hoopoe.script', $1, true)", [text]);
	await tx.query("do $script$ begin execute current_setting('hoopoe.script'); end $script$");
}

/** Foreign keys, and how to make them again. */
type ForeignKey = { table: string; name: string; definition: string };

/**
 * Loads rows without the triggers and foreign keys of their tables, and puts these back: each row is then checked
 * against the foreign keys. Wants the owner of the tables, no superuser.
 */
export async function withoutTriggers(
	tx: Queryable,
	tables: readonly string[],
	load: () => Promise<void>,
): Promise<void> {
	const { rows: keys } = await tx.query<ForeignKey>(`
		select conrelid::regclass::text as table, format('%I', conname) as name, pg_get_constraintdef(oid) as definition
		from pg_catalog.pg_constraint
		where contype = 'f' and connamespace::regnamespace::text in ('auth', 'internal', 'public', 'storage')`);
	for (const { table, name } of keys) await tx.query(`alter table ${table} drop constraint ${name}`);
	for (const table of tables) await tx.query(`alter table ${table} disable trigger user`);
	await load();
	for (const table of tables) await tx.query(`alter table ${table} enable trigger user`);
	for (const { table, name, definition } of keys)
		await tx.query(`alter table ${table} add constraint ${name} ${definition}`);
}
