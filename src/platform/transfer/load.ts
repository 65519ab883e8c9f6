import { type Database, DatabaseError, type Queryable } from '../database/database.ts';
import { type Migration, readMigrations } from '../migrate.ts';
import { listTables, readRows, setExactTexts, type Table } from './read-tables.ts';
import { applyMigrations, lockDatabase, rebuildSchema, withoutTriggers } from './rebuild-schema.ts';
import { type AppliedMigration, type DatabaseRecord, type RowSum, TransferError } from './records.ts';
import { RowDigest } from './row-digest.ts';

/** Other transactions may hold a table just then, and wait for one of ours. */
const ATTEMPTS = 10;
const LOCKED_OUT = ['40P01', '55P03'];

/** Runs before anything is dropped, the tables being locked; and at the end, when the schema is that of the program. */
export type AlsoLoaded = { before?: (tx: Queryable) => Promise<void>; after?: (tx: Queryable) => Promise<void> };

export type LoadedTable = { table: string; rows: number };

/**
 * Puts what was dumped in the place of everything a database holds, in one transaction: the schema of that time by its
 * own migrations, each table's rows, then the migrations since. Every table is read back and compared by count and digest
 * before anything is committed, so that a failure or a kill leaves what was there before.
 * @param records begins to read the dump; may be called again
 * @param also what else belongs to the same transaction
 * @throws TransferError where the dump does not fit the program, or a table does not come out as it was
 */
export async function load(
	database: Database,
	records: () => AsyncIterable<DatabaseRecord>,
	also: AlsoLoaded = {},
): Promise<LoadedTable[]> {
	for (let attempt = 1; ; attempt++)
		try {
			return await database.transaction(async (tx) => {
				await setExactTexts(tx);
				await tx.query("set local lock_timeout to '3s'");
				await lockDatabase(tx).catch((error: unknown) => {
					throw error instanceof DatabaseError && LOCKED_OUT.includes(error.code) ? new LockedOut(error) : error;
				});
				await also.before?.(tx);
				return replaceAll(tx, records(), also);
			});
		} catch (error) {
			if (!(error instanceof LockedOut)) throw error;
			if (attempt === ATTEMPTS)
				throw new TransferError(
					'The tables cannot be locked: something else works on them for long. Nothing was changed.',
					{
						cause: error,
					},
				);
		}
}

class LockedOut extends Error {
	constructor(cause: DatabaseError) {
		super(cause.message, { cause });
	}
}

async function replaceAll(
	tx: Queryable,
	records: AsyncIterable<DatabaseRecord>,
	{ after }: AlsoLoaded,
): Promise<LoadedTable[]> {
	const reading = records[Symbol.asyncIterator]();
	const first = (await reading.next()).value as DatabaseRecord | undefined;
	if (first?.kind !== 'database') throw new TransferError('The dump does not begin with its migrations.');
	const { earlier, later } = fittingMigrations(first.migrations);
	await rebuildSchema(tx, earlier);
	const tables = new Map((await listTables(tx)).map((table) => [table.name, table]));
	const names = [...tables.keys()];
	await tx.query(`truncate ${names.join(', ')}`);
	const sums = new Map<string, RowSum>();
	await withoutTriggers(tx, names, async () => {
		await loadRows(tx, { [Symbol.asyncIterator]: () => reading }, tables, sums);
		for (const name of names) await compare(tx, name, sums.get(name));
	});
	await applyMigrations(tx, later);
	await after?.(tx);
	return names.map((table) => ({ table, rows: sums.get(table)?.rows ?? 0 }));
}

/**
 * The program's migrations that a dump has, and those it does not have yet.
 * @throws TransferError where the dump is newer than the program, or of another one
 */
export function fittingMigrations(
	applied: readonly AppliedMigration[],
	ours: readonly Migration[] = readMigrations(),
): { earlier: Migration[]; later: Migration[] } {
	for (const { version, name, checksum } of applied) {
		const known = ours.find((migration) => migration.version === version);
		if (!known)
			throw new TransferError(
				`The data is newer than this program: it has migration ${version} (${name}). Use the newer program.`,
			);
		if (known.checksum !== checksum)
			throw new TransferError(`Migration ${version} (${name}) of the data is not the one of this program.`);
	}
	const there = new Set(applied.map(({ version }) => version));
	return {
		earlier: ours.filter(({ version }) => there.has(version)),
		later: ours.filter(({ version }) => !there.has(version)),
	};
}

async function loadRows(
	tx: Queryable,
	records: AsyncIterable<DatabaseRecord>,
	tables: ReadonlyMap<string, Table>,
	sums: Map<string, RowSum>,
): Promise<void> {
	let table: Table | undefined;
	for await (const record of records)
		switch (record.kind) {
			case 'table':
				table = tables.get(record.name);
				if (table?.columns !== record.columns)
					throw new TransferError(`The table ${record.name} of the data is not the one of this program.`);
				break;
			case 'rows':
				await insertRows(tx, table as Table, record.rows);
				break;
			case 'table-end':
				sums.set(record.name, record);
				break;
			case 'sequence':
				await tx.query('select setval($1::regclass, $2::bigint)', [record.name, record.value]);
				break;
			case 'database':
				throw new TransferError('The dump begins twice.');
		}
}

async function insertRows(tx: Queryable, { name, columns, fields }: Table, rows: readonly string[]): Promise<void> {
	await tx.query(
		`insert into ${name} (${columns}) overriding system value
		select ${fields} from (select text::${name} as r from unnest($1::text[]) as text offset 0) as given`,
		[rows],
	);
}

/** Reads a table back. @throws TransferError where it is not what was dumped */
async function compare(tx: Queryable, name: string, wanted: RowSum | undefined): Promise<void> {
	const digest = new RowDigest();
	for await (const rows of readRows(tx, name)) digest.add(rows);
	const found = digest.sum();
	if (found.rows !== wanted?.rows || found.digest !== wanted.digest)
		throw new TransferError(
			`The table ${name} does not come out as it was: ${wanted?.rows ?? 0} rows before, ${found.rows} now. Nothing was changed.`,
		);
}
