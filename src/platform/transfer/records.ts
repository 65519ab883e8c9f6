/** A migration that a database has applied, as `migrations.applied` keeps it. */
export type AppliedMigration = { version: number; name: string; checksum: string };

/**
 * What a database consists of, in the order in which it is read and written: the head, then each table (its rows in
 * groups, then what they come to), then the sequences. `rows` holds PostgreSQL's own text of each row, which is exact for
 * every type.
 */
export type DatabaseRecord =
	| { kind: 'database'; migrations: AppliedMigration[] }
	| { kind: 'table'; name: string; columns: string }
	| { kind: 'rows'; rows: string[] }
	| ({ kind: 'table-end'; name: string } & RowSum)
	| { kind: 'sequence'; name: string; value: string };

/** How many rows a table has, and the digest of them all (`row-digest.ts`). */
export type RowSum = { rows: number; digest: string };

/** The data cannot be read or written whole. The message is one line for the operator. */
export class TransferError extends Error {
	override readonly name = 'TransferError';
}
