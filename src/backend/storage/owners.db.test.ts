import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#src/platform/database/database.ts';
import { openTestDatabase } from '#src/platform/testing/test-database.ts';
import { openTestApp, type TestApp } from '#src/testing/test-app.ts';
import { lostBytes, png, serviceOf } from './testing/files.ts';

let database: Database;
let testApp: TestApp;
beforeAll(async () => {
	database = await openTestDatabase();
	testApp = await openTestApp(database);
	await serviceOf(testApp).storage.createBucket('wishes', { public: true, fileSizeLimit: '10KB' });
	await database.script(`
		create policy "visitors leave wishes" on storage.objects for insert to anon
			with check (bucket_id = 'wishes' and name ^@ 'new/');
		create policy "own buckets" on storage.buckets to authenticated
			using (owner_id = (select auth.uid())) with check (owner_id = (select auth.uid()));
		create policy "what is in own buckets" on storage.objects to authenticated
			using (exists (select from storage.buckets b where b.id = bucket_id and b.owner_id = (select auth.uid())))
			with check (exists (select from storage.buckets b where b.id = bucket_id and b.owner_id = (select auth.uid())));
	`);
});
afterAll(async () => {
	expect(await lostBytes(database)).toBe(0);
	await database.close();
});

describe('uploads of visitors', () => {
	const wishes = () => testApp.client().storage.from('wishes');

	it('are taken where a policy says so', async () => {
		expect((await wishes().upload('new/a.png', png())).error).toBeNull();
		const { rows } = await database.query("select owner_id from storage.objects where name = 'new/a.png'");
		expect(rows).toEqual([{ owner_id: null }]);
	});

	it.each([
		['elsewhere in the bucket', () => wishes().upload('old/a.png', png()), 403],
		['in another bucket', () => testApp.client().storage.from('avatars').upload('new/a.png', png()), 403],
		['over what is there', () => wishes().upload('new/a.png', png(), { upsert: true }), 403],
		['that are too large', () => wishes().upload('new/b.txt', new Uint8Array(20_000).fill(97)), 413],
	])('%s are refused', async (_, upload, status) => {
		expect((await upload()).error).toMatchObject({ status });
	});

	it('leave them nothing else', async () => {
		const { data } = await wishes().remove(['new/a.png']);
		expect(data).toEqual([]);
		expect((await wishes().move('new/a.png', 'new/c.png')).error).toMatchObject({ status: 404 });
	});
});

describe('buckets of people', () => {
	it('tell who made them, and are theirs to empty and delete', async () => {
		const [ali, sara] = [await testApp.signedIn(), await testApp.signedIn()];
		expect((await ali.client.storage.createBucket('of-ali')).error).toBeNull();
		expect((await ali.client.storage.getBucket('of-ali')).data).toMatchObject({ owner: ali.userId });
		expect((await serviceOf(testApp).storage.getBucket('wishes')).data).toMatchObject({ owner: '' });
		expect((await ali.client.storage.from('of-ali').upload('a.png', png())).error).toBeNull();

		expect((await sara.client.storage.emptyBucket('of-ali')).error).toMatchObject({ status: 404 });
		expect((await sara.client.storage.updateBucket('of-ali', { public: true })).error).toMatchObject({ status: 404 });
		expect((await sara.client.storage.deleteBucket('of-ali')).error).toMatchObject({ status: 404 });
		expect((await ali.client.storage.deleteBucket('of-ali')).error).toMatchObject({ status: 409 });
		expect((await ali.client.storage.emptyBucket('of-ali')).error).toBeNull();
		expect((await ali.client.storage.from('of-ali').list()).data).toEqual([]);
		expect((await ali.client.storage.deleteBucket('of-ali')).error).toBeNull();
	});

	it('are made by nobody whom no policy lets', async () => {
		expect((await testApp.client().storage.createBucket('of-nobody')).error).toMatchObject({ status: 403 });
	});
});
