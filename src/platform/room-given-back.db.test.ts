import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from './database/database.ts';
import { openTestDatabase } from './testing/test-database.ts';

let database: Database;
beforeAll(async () => {
	database = await openTestDatabase();
	// Vacuum is run by hand here, so that the sizes do not depend on when autovacuum comes by.
	await database.script(`
		create table public.overwritten (id int primary key, bytes bytea) with (autovacuum_enabled = off, toast.autovacuum_enabled = off);
		alter table public.overwritten alter column bytes set storage external;
		insert into public.overwritten values (1, decode(repeat('00', 1000000), 'hex'));`);
});
afterAll(() => database.close());

const size = async () => {
	const text = "select pg_total_relation_size('public.overwritten')::int as bytes";
	return (await database.query<{ bytes: number }>(text)).rows[0]?.bytes ?? 0;
};
const overwrite = async (times: number) => {
	for (let time = 0; time < times; time++)
		await database.query("update public.overwritten set bytes = decode(repeat($1, 1000000), 'hex')", [
			time.toString(16).padStart(2, '0'),
		]);
};

it.skipIf(process.env.TEST_ENGINE === 'pglite')('what was overwritten and deleted gives its room back', async () => {
	await overwrite(20);
	const filled = await size();
	expect(filled).toBeGreaterThan(20_000_000);
	await database.script('vacuum public.overwritten');
	await overwrite(20);
	expect(await size()).toBeLessThan(filled * 1.1);

	await database.query('delete from public.overwritten');
	// A transaction that is still open elsewhere keeps a vacuum from removing what it may see.
	const vacuumed = async () => {
		await database.script('vacuum public.overwritten');
		return size();
	};
	await expect.poll(vacuumed).toBeLessThan(filled / 20);
	const { rows } = await database.query('select setting from pg_settings where name = $1', ['autovacuum']);
	expect(rows).toEqual([{ setting: 'on' }]);
});
