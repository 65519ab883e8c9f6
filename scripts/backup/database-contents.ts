import { createHash } from 'node:crypto';
import type { Queryable } from '../../src/platform/database/database.ts';

/** How many accounts a database has; 0 where it has no table of them. */
export async function countPeople(database: Queryable): Promise<number> {
	if (!(await hasTable(database, 'auth.users'))) return 0;
	return (
		(await database.query<{ people: number }>('select count(*)::int as people from auth.users')).rows[0]?.people ?? 0
	);
}

/** A hash of all secrets of the site; null where there are none. */
export async function readSecrets(database: Queryable): Promise<string | null> {
	if (!(await hasTable(database, 'internal.secrets'))) return null;
	const { rows } = await database.query<{ name: string; value: string }>(
		'select name, value from internal.secrets order by name',
	);
	return rows.length > 0 ? createHash('sha256').update(JSON.stringify(rows)).digest('hex') : null;
}

async function hasTable(database: Queryable, name: string): Promise<boolean> {
	return Boolean((await database.query('select to_regclass($1) is not null as there', [name])).rows[0]?.there);
}
