import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database, Queryable } from './database/database.ts';
import { type Migration, migrate, readMigrations } from './migrate.ts';
import { sampleRows } from './testing/sample-rows.ts';
import { splitStatements } from './testing/split-statements.ts';
import { openTestDatabase } from './testing/test-database.ts';
import { listTables } from './transfer/read-tables.ts';
import { applyMigrations, rebuildSchema } from './transfer/rebuild-schema.ts';

const migrations = readMigrations();
const upTo = (version: number) => migrations.filter((migration) => migration.version <= version);
const PATIENCE = 300_000;

let database: Database;
beforeAll(async () => {
	database = await openTestDatabase();
});
afterAll(() => database.close());

const makeSchema = (of: readonly Migration[]) => database.transaction((tx) => rebuildSchema(tx, of));

/** Every row as JSON, by table. */
async function rowsByTable(on: Queryable): Promise<Map<string, Record<string, unknown>[]>> {
	const found = new Map((await listTables(on)).map(({ name }) => [name, [] as Record<string, unknown>[]]));
	const all = [...found.keys()].map((name) => `select '${name}' as name, to_jsonb(r) as row from ${name} as r`);
	const { rows } = await on.query<{ name: string; row: Record<string, unknown> }>(all.join(' union all '));
	for (const { name, row } of rows) found.get(name)?.push(row);
	return found;
}

/** Fails where a row is gone, or a value of it; new columns may have come. */
function expectKept(before: Map<string, Record<string, unknown>[]>, after: Map<string, Record<string, unknown>[]>) {
	for (const [table, rows] of before)
		for (const row of rows) expect(after.get(table), table).toContainEqual(expect.objectContaining(row));
}

describe('a database of an earlier version', () => {
	it('has a row of every table to begin with', async () => {
		const sampled = new Set(sampleRows.map(({ table }) => table));
		expect((await listTables(database)).map(({ name }) => name).filter((name) => !sampled.has(name))).toEqual([]);
		await makeSchema([]);
	});

	const undo = new Error('undo');
	it.each(migrations.map(({ version, name }) => [version, name] as const))(
		'%i (%s) keeps all its rows when it is migrated',
		{ timeout: PATIENCE },
		async (version) => {
			await migrate(database, upTo(version));
			// Undone at the end, so that the next version begins where this one does.
			const tried = database.transaction(async (tx) => {
				for (const { since, insert } of sampleRows) if (since <= version) await tx.query(insert);
				const before = await rowsByTable(tx);
				await applyMigrations(
					tx,
					migrations.filter((migration) => migration.version > version),
				);
				const after = await rowsByTable(tx);
				expectKept(before, after);
				// What a migration counts it counts with what is there.
				if (version >= 4)
					expect(after.get('internal.kept_rows')).toContainEqual(
						expect.objectContaining({ relation: 'public.hafez_readings', rows: 1 }),
					);
				throw undo;
			});
			await expect(tried).rejects.toBe(undo);
		},
	);
});

describe('a migration that is cut off', () => {
	/** The latest version whose rows are there. */
	let inserted = 0;
	beforeAll(() => makeSchema([]));

	/** Migrates to a version from the one before, with the rows that each may have since then. */
	async function reach(version: number): Promise<void> {
		for (const { version: next } of upTo(version).filter((migration) => migration.version > inserted)) {
			await migrate(database, upTo(next));
			for (const { since, insert } of sampleRows) if (since > inserted && since <= next) await database.query(insert);
			inserted = next;
		}
	}

	/** What the catalogues say of our schemas, and the rows. */
	async function fingerprint(): Promise<string> {
		const { rows } = await database.query<{ hash: string }>(`
			select md5(string_agg(text, ';' order by text)) as hash from (
				select format('%s %s %s', c.oid::regclass, c.relkind, c.relacl) as text from pg_class c
				where c.relnamespace::regnamespace::text in ('auth', 'internal', 'public', 'storage', 'migrations')
				union all
				select format('%s %s %s', attrelid::regclass, attname, attnum) from pg_attribute a join pg_class c on c.oid = attrelid
				where c.relnamespace::regnamespace::text in ('auth', 'internal', 'public', 'storage') and not attisdropped
				union all
				select pg_get_constraintdef(oid) from pg_constraint where connamespace::regnamespace::text in ('auth', 'internal', 'public', 'storage')
				union all
				select format('%s %s', oid::regprocedure, md5(prosrc)) from pg_proc where pronamespace::regnamespace::text in ('auth', 'internal', 'public', 'storage')
				union all
				select format('%s %s', tgrelid::regclass, tgname) from pg_trigger where not tgisinternal
				union all
				select format('%s %s %s', tablename, policyname, qual) from pg_policies
				union all
				select format('applied %s', version) from migrations.applied) as parts`);
		return rows[0]?.hash ?? '';
	}

	const KILL = 'select pg_terminate_backend(pg_backend_pid())';
	const BEGIN = "select set_config('test.transaction', pg_current_xact_id()::text, true)";
	/** Fails where something was committed since BEGIN: the setting went with its transaction. */
	const STILL_ONE = `do $still$ begin
		if current_setting('test.transaction', true) is distinct from pg_current_xact_id()::text then
			raise exception 'committed too early';
		end if;
	end $still$`;
	const withText = (migration: Migration, statements: readonly string[]) => [
		...upTo(migration.version - 1),
		{ ...migration, text: statements.join(';\n') },
	];

	it.each(migrations.map((migration) => [migration.version, migration.name, migration] as const))(
		'%i (%s): killed after any statement it has done nothing, and goes through the next time',
		{ timeout: PATIENCE },
		async (version, name, migration) => {
			await reach(version - 1);
			const before = await fingerprint();
			const statements = splitStatements(migration.text);
			const middle = statements.length >> 1;
			for (const killed of [
				[KILL, ...statements],
				statements.toSpliced(middle, 0, KILL),
				// Nothing is committed by any of its statements, so none leaves a thing behind.
				[BEGIN, ...statements.flatMap((statement) => [statement, STILL_ONE]), KILL],
			]) {
				await expect(migrate(database, withText(migration, killed))).rejects.toMatchObject({
					name: 'DatabaseUnavailable',
				});
				expect(await fingerprint()).toBe(before);
			}
			const rows = await rowsByTable(database);
			expect(await migrate(database, upTo(version))).toEqual([name]);
			expectKept(rows, await rowsByTable(database));
		},
	);

	it('would be noticed if it committed on its way', async () => {
		const [last] = migrations.slice(-1);
		await reach(last?.version ?? 0);
		const hasty: Migration = { version: 9999, name: 'hasty', text: '', checksum: 'hasty' };
		const statements = [BEGIN, 'select 1', STILL_ONE, 'commit', STILL_ONE];
		await expect(migrate(database, withText(hasty, statements))).rejects.toThrow('committed too early');
	});
});
