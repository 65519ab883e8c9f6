import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Database, DatabaseError } from './database/database.ts';

/** One file of `database/migrations`: its number, its name and its text. */
export type Migration = { version: number; name: string; text: string; checksum: string };

/** The database does not match the program; the start stops with this line. */
export class MigrationError extends Error {
	override readonly name = 'MigrationError';
}

/** Another process applied the same migration between our look and our lock. */
const ALREADY_APPLIED = 'HP001';
/** The advisory lock of schema changes. Any number will do, as long as all processes use the same. */
export const MIGRATION_LOCK = 7_402_113;

/** Makes the table that keeps which migrations were applied, in the schema that belongs to it alone. */
export const TABLE_OF_MIGRATIONS = `
	create schema if not exists migrations;
	create table if not exists migrations.applied (
		version integer primary key,
		name text not null,
		checksum text not null,
		applied_at timestamptz not null default now()
	);`;

/** A migration, and the line that says it was applied. Wants one transaction. */
export const scriptOf = ({ version, name, text, checksum }: Migration): string => `
	${text}
	;insert into migrations.applied (version, name, checksum) values (${version}, '${name.replaceAll("'", "''")}', '${checksum}');`;

/** The migrations of the program, in order. Files are named `0001_name.sql`. */
export function readMigrations(
	folder = fileURLToPath(new URL('../../database/migrations/', import.meta.url)),
): Migration[] {
	return readdirSync(folder)
		.filter((file) => /^\d{4}_.+\.sql$/.test(file))
		.sort()
		.map((file) => {
			const text = readFileSync(`${folder}/${file}`, 'utf8').replaceAll('\r\n', '\n');
			return {
				version: Number(file.slice(0, 4)),
				name: file.slice(5, -4),
				text,
				checksum: createHash('sha256').update(text).digest('hex'),
			};
		});
}

/**
 * Brings the database to the program's version: each migration in a transaction of its own, under a lock that other
 * processes wait for.
 * @returns the names of the migrations that were applied now
 * @throws MigrationError where a migration that was applied has changed since, or the database is newer than the program
 */
export async function migrate(database: Database, migrations = readMigrations()): Promise<string[]> {
	await database.script(`select pg_advisory_xact_lock(${MIGRATION_LOCK}); ${TABLE_OF_MIGRATIONS}`);
	const { rows } = await database.query<{ version: number; name: string; checksum: string }>(
		'select version, name, checksum from migrations.applied order by version',
	);
	const applied = new Map(rows.map((row) => [row.version, row]));
	for (const row of rows) {
		const ours = migrations.find((migration) => migration.version === row.version);
		if (!ours)
			throw new MigrationError(
				`The database is newer than this program: it has migration ${row.version} (${row.name}). Start the newer program.`,
			);
		if (ours.checksum !== row.checksum)
			throw new MigrationError(
				`Migration ${row.version} (${row.name}) was changed after it was applied. Restore the file and add a new migration instead.`,
			);
	}
	const done: string[] = [];
	for (const migration of migrations) {
		if (applied.has(migration.version)) continue;
		if (await apply(database, migration)) done.push(migration.name);
	}
	return done;
}

/** A script is one transaction of its own: PostgreSQL runs the statements of one simple query so (manual, 55.2.2.1). */
async function apply(database: Database, migration: Migration): Promise<boolean> {
	const { version, name } = migration;
	try {
		await database.script(`
			select pg_advisory_xact_lock(${MIGRATION_LOCK});
			do $do$ begin
				if exists (select from migrations.applied where version = ${version}) then
					raise exception 'already applied' using errcode = '${ALREADY_APPLIED}';
				end if;
			end $do$;
			${scriptOf(migration)}`);
		return true;
	} catch (error) {
		if (error instanceof DatabaseError && error.code === ALREADY_APPLIED) return false;
		if (error instanceof DatabaseError)
			throw new MigrationError(`Migration ${version} (${name}) failed: ${error.message}`, { cause: error });
		throw error;
	}
}
