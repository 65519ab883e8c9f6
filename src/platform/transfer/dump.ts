import type { Queryable } from '../database/database.ts';
import { listTables, readRows, setExactTexts } from './read-tables.ts';
import { type AppliedMigration, type DatabaseRecord, TransferError } from './records.ts';
import { RowDigest } from './row-digest.ts';

/**
 * Begins to read a database as it is at this moment, whatever is written meanwhile: the first thing a transaction does.
 * @param hold names of tables that nobody else may write to until the transaction ends
 */
export async function beginSnapshot(tx: Queryable, hold: readonly string[] = []): Promise<void> {
	await tx.query('set transaction isolation level repeatable read');
	// Before the first query, which decides what the transaction sees.
	if (hold.length > 0) await tx.query(`lock table ${hold.join(', ')} in share mode`);
	await setExactTexts(tx);
}

/**
 * Reads everything of a database of ours. Wants a transaction that `beginSnapshot` began, and can be read several times.
 * @throws TransferError where there is no database of ours
 */
export async function* dump(tx: Queryable): AsyncGenerator<DatabaseRecord> {
	yield { kind: 'database', migrations: await appliedMigrations(tx) };
	for (const { name, columns } of await listTables(tx)) {
		yield { kind: 'table', name, columns };
		const digest = new RowDigest();
		for await (const rows of readRows(tx, name)) {
			digest.add(rows);
			yield { kind: 'rows', rows };
		}
		yield { kind: 'table-end', name, ...digest.sum() };
	}
	const sequences = await tx.query<{ name: string; value: string }>(`
		select format('%I.%I', schemaname, sequencename) as name, last_value::text as value
		from pg_catalog.pg_sequences where last_value is not null order by 1`);
	for (const { name, value } of sequences.rows) yield { kind: 'sequence', name, value };
}

async function appliedMigrations(tx: Queryable): Promise<AppliedMigration[]> {
	const { rows: found } = await tx.query("select to_regclass('migrations.applied') is not null as there");
	const { rows } = found[0]?.there
		? await tx.query<AppliedMigration>('select version, name, checksum from migrations.applied order by version')
		: { rows: [] };
	if (rows.length === 0)
		throw new TransferError('This database has nothing of Hoopoe: no server was ever started on it.');
	return rows;
}
