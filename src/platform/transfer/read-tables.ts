import type { Queryable } from '../database/database.ts';

/** A table: its quoted name, its columns in order, and the same as fields of a row `r`; generated columns left out. */
export type Table = { name: string; columns: string; fields: string };

const TABLES = `
	select format('%I.%I', n.nspname, c.relname) as name,
		string_agg(format('%I', a.attname), ', ' order by a.attnum) as columns,
		string_agg(format('(r).%I', a.attname), ', ' order by a.attnum) as fields
	from pg_catalog.pg_class c
	join pg_catalog.pg_namespace n on n.oid = c.relnamespace
	join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
	where c.relkind = 'r' and c.relpersistence = 'p' and n.nspname !~ '^(pg_|information_schema$|migrations$)'
	group by 1 order by 1`;

/** Texts of rows that are read at once come to about so many characters. */
const GROUP = 1_000_000;
const FIRST_ROWS = 8;
const MOST_ROWS = 2_000;

/** Every table but those of the migrations, by name; unlogged tables are left out. */
export async function listTables(database: Queryable): Promise<Table[]> {
	return (await database.query<Table>(TABLES)).rows;
}

/**
 * Sets what the text form of values depends on; the same on both sides, so that equal rows have equal texts. For one
 * transaction.
 */
export async function setExactTexts(database: Queryable): Promise<void> {
	for (const setting of [
		"set local timezone to 'UTC'",
		"set local datestyle to 'ISO, YMD'",
		"set local intervalstyle to 'iso_8601'",
		"set local bytea_output to 'hex'",
		'set local extra_float_digits to 1',
		"set local search_path to ''",
		'set local statement_timeout to 0',
		'set local idle_in_transaction_session_timeout to 0',
	])
		await database.query(setting);
}

/** The texts of a table's rows, in groups of about a megabyte. Wants a transaction; one table at a time. */
export async function* readRows(database: Queryable, table: string): AsyncGenerator<string[]> {
	await database.query(`declare transfer_rows no scroll cursor for select r::text as row from ${table} as r`);
	let wanted = FIRST_ROWS;
	for (;;) {
		const { rows } = await database.query<{ row: string }>(`fetch ${wanted} from transfer_rows`);
		if (rows.length === 0) break;
		const texts = rows.map(({ row }) => row);
		yield texts;
		const length = texts.reduce((sum, text) => sum + text.length, 0) / texts.length;
		wanted = Math.max(1, Math.min(MOST_ROWS, Math.floor(GROUP / length)));
	}
	await database.query('close transfer_rows');
}
