import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#src/platform/database/database.ts';
import { openPostgres } from '#src/platform/database/postgres/postgres.ts';
import { migrate, readMigrations } from '#src/platform/migrate.ts';
import { makeTestDatabase } from '#src/platform/testing/test-database.ts';
import { openTestApp, type TestApp } from './test-app.ts';

/**
 * A rolling update: servers of the old version serve while the first of the new one migrates, and after that. What the
 * next version brings stands for what may come: a column, an index, a function in another form.
 */
const next = {
	version: 9001,
	name: 'next',
	checksum: 'next',
	text: `
		alter table public.hafez_readings add column mood text default 'calm';
		grant insert (mood) on public.hafez_readings to authenticated;
		create index hafez_mood on public.hafez_readings (mood);
		create or replace function public.increment_article_views(article_id uuid) returns bigint
		language sql security definer set search_path = '' as $$
			update public.blog_articles set views = views + 1, slug = slug where id = article_id and published returning views
		$$;`,
};

let database: Database;
let newer: Database;
beforeAll(async () => {
	const made = await makeTestDatabase();
	database = made.database;
	newer = openPostgres(made.address);
});
afterAll(async () => {
	await newer.close();
	await database.close();
});

/** What one visitor does over and over; answers how often, once `isOver`. @throws for any answer that is no success */
async function visit(server: TestApp, isOver: () => boolean): Promise<number> {
	const { client, userId } = await server.signedIn();
	for (let round = 1; ; round++) {
		const id = crypto.randomUUID();
		const row = { id, user_id: userId, poem_id: 1, question: `q${round}`, interpretation: 'i' };
		const answers = [
			await client.from('hafez_readings').insert(row),
			await client.from('hafez_readings').select('*').eq('id', id).single(),
			await client.from('hafez_readings').select('id', { count: 'exact' }).order('created_at').limit(5),
			await client.from('blog_articles').select('*').limit(3),
			await client.from('hafez_readings').delete().eq('id', id),
			await client.auth.getUser(),
			await client.rpc('export_my_data'),
		];
		for (const { error } of answers) if (error) throw error;
		expect(answers[1]?.data).toMatchObject(row);
		if (isOver()) return round;
	}
}

it('serves by the old version and the new one while it goes on, without an error or a stale statement', async () => {
	const old = await openTestApp(database);
	let over = false;
	const isOver = () => over;
	const visitors = Array.from({ length: 6 }, () => visit(old, isOver));
	const warm = visit(old, () => true);
	await warm;
	expect(await migrate(newer, [...readMigrations(), next])).toEqual(['next']);
	const young = await openTestApp(newer);
	const others = Array.from({ length: 3 }, () => visit(young, isOver));
	await Promise.all([visit(old, () => true), visit(young, () => true)]);
	over = true;
	const rounds = await Promise.all([...visitors, ...others]);
	expect(Math.min(...rounds)).toBeGreaterThan(0);

	// Both see what is new at once.
	for (const server of [old, young]) {
		const { client, userId } = await server.signedIn();
		await client.from('hafez_readings').insert({ user_id: userId, poem_id: 1, question: 'q', interpretation: 'i' });
		expect((await client.from('hafez_readings').select('*').single()).data).toMatchObject({ mood: 'calm' });
	}
	expect(old.logged()).not.toContain('unhandled');
});
