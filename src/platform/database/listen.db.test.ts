import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestDatabase } from '../testing/test-database.ts';
import type { Database } from './database.ts';
import { openPostgres, type ServerAddress } from './postgres/postgres.ts';

// PGlite has no connection to spare for it.
describe.skipIf(process.env.TEST_ENGINE === 'pglite')('a channel', () => {
	let database: Database;
	let address: ServerAddress;
	beforeAll(async () => {
		({ database, address } = await makeTestDatabase());
	});
	afterAll(() => database.close());

	it('notifies every process at the commit, and only then', async () => {
		const other = openPostgres(address);
		let heard = 0;
		const listening = other.listen('articles', () => heard++);
		await expect.poll(() => listening.isLive()).toBe(true);
		const isTold = async (text: string, times: number) => {
			const before = heard;
			await database.query(text);
			// A notification that comes after what is asked here has come, too.
			await database.query("select pg_notify('articles', 'the end')");
			await expect.poll(() => heard - before).toBe(times + 1);
		};
		await isTold("insert into public.blog_articles (slug, title_en, published) values ('one', 'One', true)", 1);
		await isTold("update public.blog_articles set title_en = 'Two' where slug = 'one'", 1);
		await isTold('select public.increment_article_views(id) from public.blog_articles', 0);
		await isTold("delete from public.blog_articles where slug = 'one'", 1);
		await other.close();
		expect(listening.isLive()).toBe(false);
	});

	it('is listened to again after its connection was lost, and reports that notifications may be missing', async () => {
		const other = openPostgres(address);
		let heard = 0;
		const listening = other.listen('articles', () => heard++);
		await expect.poll(() => listening.isLive()).toBe(true);
		const before = heard;
		await database.query(
			`select pg_terminate_backend(pid) from pg_stat_activity
			where datname = current_database() and query like 'listen%'`,
		);
		await expect.poll(() => heard, { timeout: 5000 }).toBeGreaterThanOrEqual(before + 2);
		await expect.poll(() => listening.isLive(), { timeout: 5000 }).toBe(true);
		await other.close();
	});
});
