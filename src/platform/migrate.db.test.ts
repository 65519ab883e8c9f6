import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from './database/database.ts';
import { migrate, readMigrations } from './migrate.ts';
import { openTestDatabase } from './testing/test-database.ts';

let database: Database;
beforeAll(async () => {
	database = await openTestDatabase();
});
afterAll(() => database.close());

const extra = (version: number, text: string) => ({
	version,
	name: `extra${version}`,
	text,
	checksum: String(version),
});

describe('migrate', () => {
	it('has a number of its own for each file, so that none is passed over', () => {
		const versions = readMigrations().map(({ version }) => version);
		expect(versions).toEqual([...new Set(versions)]);
	});

	it('finds nothing to do the second time', async () => {
		expect(await migrate(database)).toEqual([]);
	});

	it('applies what is new, once, also when two processes start together', async () => {
		const migrations = [...readMigrations(), extra(9001, 'create table public.made_once (id int);')];
		const both = await Promise.all([migrate(database, migrations), migrate(database, migrations)]);
		expect(both.flat()).toEqual(['extra9001']);
		await database.script('drop table public.made_once; delete from migrations.applied where version = 9001');
	});

	it('leaves nothing of a migration that fails half way', async () => {
		const broken = [...readMigrations(), extra(9002, 'create table public.half (id int); select 1 / 0;')];
		await expect(migrate(database, broken)).rejects.toThrow(/^Migration 9002 \(extra9002\) failed: division by zero$/);
		const { rows } = await database.query("select to_regclass('public.half') as half");
		expect(rows).toEqual([{ half: null }]);
	});

	it('stops where an old migration was changed', async () => {
		const changed = readMigrations().map((migration, index) =>
			index === 0 ? { ...migration, checksum: 'other' } : migration,
		);
		await expect(migrate(database, changed)).rejects.toThrow(
			'Migration 1 (foundation) was changed after it was applied.',
		);
	});

	it('stops where the database is newer than the program', async () => {
		await expect(migrate(database, readMigrations().slice(0, -1))).rejects.toThrow(
			'The database is newer than this program',
		);
	});
});
