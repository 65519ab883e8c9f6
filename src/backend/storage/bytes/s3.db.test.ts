import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#src/platform/database/database.ts';
import { openTestDatabase } from '#src/platform/testing/test-database.ts';
import { openTestApp, type TestApp } from '#src/testing/test-app.ts';
import { createKeepObject } from '../objects/keep-object.ts';
import { dyingAfter } from '../testing/dying-database.ts';
import { jpeg, png, serviceOf, svg } from '../testing/files.ts';
import { openS3Server, type S3Server } from '../testing/s3-server.ts';
import { type ByteStore, createByteStore } from './byte-store.ts';

/** Files whose bytes are in an S3-compatible store. */
let database: Database;
let s3: S3Server;
let testApp: TestApp;
let service: SupabaseClient;
let store: ByteStore;
beforeAll(async () => {
	database = await openTestDatabase();
	s3 = await openS3Server();
	testApp = await openTestApp(database, s3.settings);
	service = serviceOf(testApp);
	store = createByteStore({ database, config: testApp.parts.config });
	await service.storage.createBucket('papers', { public: false });
});
beforeEach(async () => {
	s3.state.failing = false;
	await service.storage.emptyBucket('papers');
	await store.sweep();
});
afterAll(async () => {
	await s3.close();
	await database.close();
});

const rowsOf = async (sql: string) => (await database.query(sql)).rows;
const released = () => rowsOf('select version from storage.released');
/** An hour later, what was begun and never ended is swept. */
async function anHourLater(): Promise<void> {
	await database.query("update storage.released set due_at = due_at - interval '1 hour'");
	await store.sweep();
}
const bytesOf = async (blob: Blob | null) => blob && new Uint8Array(await blob.arrayBuffer());

describe('an S3-compatible store', () => {
	it('keeps the bytes, under names of its own; rows and rules stay in the database', async () => {
		const papers = service.storage.from('papers');
		await papers.upload('a/b.jpg', jpeg(700_000));
		const version = (await papers.info('a/b.jpg')).data?.version ?? '';
		expect([...s3.objects.keys()]).toEqual([version]);
		expect(await rowsOf('select version from storage.contents')).toEqual([]);
		expect(await released()).toEqual([]);
		expect(await bytesOf((await papers.download('a/b.jpg')).data)).toEqual(jpeg(700_000));
		const range = await testApp.app.request('/storage/v1/object/papers/a/b.jpg', {
			headers: { authorization: `Bearer ${testApp.parts.apiKeys.secret}`, range: 'bytes=300000-300009' },
		});
		expect([range.status, new Uint8Array(await range.arrayBuffer())]).toEqual([
			206,
			jpeg(700_000).slice(300_000, 300_010),
		]);
		expect((await testApp.client().storage.from('papers').download('a/b.jpg')).error).toMatchObject({ status: 404 });
	});

	it('receives no bytes of refused uploads', async () => {
		s3.asked.length = 0;
		expect((await testApp.client().storage.from('covers').upload('x.png', png())).error).toMatchObject({ status: 403 });
		expect(s3.asked).toEqual([]);
	});

	it('loses what was deleted, replaced, or belonged to a deleted account', async () => {
		const papers = service.storage.from('papers');
		await papers.upload('one.txt', 'one');
		await papers.upload('two.txt', 'two');
		await papers.copy('one.txt', 'copy.txt');
		await papers.move('two.txt', 'moved.txt');
		await papers.update('copy.txt', 'other');
		await papers.remove(['one.txt']);
		const { client, userId } = await testApp.signedIn();
		await client.storage.from('avatars').upload(`${userId}/me.png`, png());
		await service.auth.admin.deleteUser(userId);
		await store.sweep();
		expect([...s3.objects.values()].map(String).sort()).toEqual(['other', 'two']);
		expect(await released()).toEqual([]);
		expect(await (await papers.download('moved.txt')).data?.text()).toBe('two');
	});

	it('that does not answer: 503, no partial writes, and the deletion is done later', async () => {
		const papers = service.storage.from('papers');
		await papers.upload('there.txt', 'there');
		s3.state.failing = true;
		expect((await papers.upload('new.txt', 'new')).error).toMatchObject({ status: 503, code: 'S3Error' });
		expect((await papers.update('there.txt', 'new')).error).toMatchObject({ status: 503 });
		expect((await papers.download('there.txt')).error).toMatchObject({ status: 503 });
		await papers.remove(['there.txt']);
		await expect(store.sweep()).rejects.toMatchObject({ code: 'S3Error' });
		s3.state.failing = false;
		expect((await papers.exists('new.txt')).data).toBe(false);
		await store.sweep();
		expect(s3.objects.size).toBe(0);
		expect(await released()).toEqual([]);
		expect(testApp.logged()).toContain('storage failed');
	}, 60_000);

	it.each(Array.from({ length: 14 }, (_, steps) => steps))(
		'a server killed after %i steps of an upload',
		async (steps) => {
			await service.storage.from('papers').upload('there.txt', 'old');
			const dying = await openTestApp(database, s3.settings, { database: dyingAfter(database, steps) });
			const { error } = await serviceOf(dying).storage.from('papers').upload('there.txt', 'new', { upsert: true });
			await anHourLater();
			const text = await (await service.storage.from('papers').download('there.txt')).data?.text();
			expect(text).toBe(error ? 'old' : 'new');
			expect([...s3.objects.values()].map(String)).toEqual([text]);
			expect(await released()).toEqual([]);
		},
	);

	it('keeps each picture of the server once', async () => {
		const keep = createKeepObject({ database, storage: store });
		const picture = { bucket: 'covers', path: 'moon.svg', bytes: svg(), type: 'image/svg+xml' } as const;
		await Promise.all([keep(picture), keep(picture), keep(picture)]);
		await store.sweep();
		expect(s3.objects.size).toBe(1);
		expect((await testApp.app.request(await keep(picture))).status).toBe(200);
	});

	it('does not hide what was kept in the database before; without the store its files answer 503', async () => {
		const before = await openTestApp(database);
		await serviceOf(before).storage.from('papers').upload('old.txt', 'old');
		await service.storage.from('papers').upload('new.txt', 'new');
		expect(await (await service.storage.from('papers').download('old.txt')).data?.text()).toBe('old');
		expect((await serviceOf(before).storage.from('papers').download('new.txt')).error).toMatchObject({ status: 503 });
	});
});
