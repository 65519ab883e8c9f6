import { migrate, readMigrations } from '../../migrate.ts';
import type { Database, Queryable } from '../database.ts';
import { OpenError } from '../open-error.ts';

type Table = { name: string; columns: string; fields: string };

/** Rows read and written at a time; one can be half a megabyte as text. */
const ROWS = 50;

const TABLES = `
	select format('%I.%I', n.nspname, c.relname) as name,
		string_agg(format('%I', a.attname), ', ' order by a.attnum) as columns,
		string_agg(format('(r).%I', a.attname), ', ' order by a.attnum) as fields
	from pg_catalog.pg_class c
	join pg_catalog.pg_namespace n on n.oid = c.relnamespace
	join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
	where c.relkind = 'r' and n.nspname !~ '^(pg_|information_schema$|migrations$)'
	group by 1 order by 1`;

const SEQUENCES = `
	select format('%I.%I', schemaname, sequencename) as name, last_value::text as value
	from pg_catalog.pg_sequences where last_value is not null`;

/**
 * Copies everything from one database of ours to a new, empty one: the schema by the same migrations, then every row of
 * every table and the state of every sequence, in one transaction. Then each table is compared: rows are counted, and
 * their texts hashed.
 * @param from an older database; one connection
 * @param to the new database, as its owner
 * @param superuser the same, as a superuser, who may leave triggers out; one connection
 * @returns how many rows each table has
 * @throws OpenError where the two do not agree; nothing is kept then
 */
export async function carryOver(
	from: Database,
	to: Database,
	superuser: Database,
): Promise<{ table: string; rows: number }[]> {
	const applied = await appliedVersions(from);
	const migrations = readMigrations();
	const unknown = applied.find((version) => !migrations.some((migration) => migration.version === version));
	if (unknown !== undefined)
		throw new OpenError(
			`The database is newer than this program: it has migration ${unknown}. Start the newer program.`,
		);
	await migrate(
		to,
		migrations.filter(({ version }) => applied.includes(version)),
	);
	return from.transaction((source) =>
		superuser.transaction(async (target) => {
			for (const side of [source, target]) await side.query("set local timezone to 'UTC'");
			await target.query('set local statement_timeout to 0');
			await target.query('set local session_replication_role to replica');
			const tables = (await source.query<Table>(TABLES)).rows;
			if (tables.length > 0) await target.query(`truncate ${tables.map(({ name }) => name).join(', ')}`);
			for (const table of tables) await copyRows(table, source, target);
			for (const { name, value } of (await source.query<{ name: string; value: string }>(SEQUENCES)).rows)
				await target.query('select setval($1::regclass, $2::bigint)', [name, value]);
			const compared = [];
			for (const { name } of tables) compared.push(await compare(name, source, target));
			return compared;
		}),
	);
}

/** A row travels as PostgreSQL's own text of it, which is exact for every type. */
async function copyRows({ name, columns, fields }: Table, source: Queryable, target: Queryable): Promise<void> {
	await source.query(
		`declare carried no scroll cursor for select carried_row::text as row from ${name} as carried_row`,
	);
	for (;;) {
		const { rows } = await source.query<{ row: string }>(`fetch ${ROWS} from carried`);
		if (rows.length === 0) break;
		await target.query(
			`insert into ${name} (${columns}) overriding system value
			select ${fields} from (select text::${name} as r from unnest($1::text[]) as text offset 0) as given`,
			[rows.map(({ row }) => row)],
		);
	}
	await source.query('close carried');
}

async function compare(name: string, source: Queryable, target: Queryable): Promise<{ table: string; rows: number }> {
	const sql = `select count(*) as rows, sum(hashtextextended(carried_row::text, 0)::numeric)::text as hash from ${name} as carried_row`;
	type Sum = { rows: number; hash: string | null };
	const old = (await source.query<Sum>(sql)).rows[0] as Sum;
	const now = (await target.query<Sum>(sql)).rows[0] as Sum;
	if (old.rows !== now.rows || old.hash !== now.hash)
		throw new OpenError(
			`The table ${name} could not be carried over whole: ${old.rows} rows before, ${now.rows} after. Nothing was changed.`,
		);
	return { table: name, rows: now.rows };
}

async function appliedVersions(database: Database): Promise<number[]> {
	const { rows } = await database.query("select to_regclass('migrations.applied') is not null as there");
	if (!rows[0]?.there) return [];
	return (
		await database.query<{ version: number }>('select version from migrations.applied order by version')
	).rows.map(({ version }) => version);
}
