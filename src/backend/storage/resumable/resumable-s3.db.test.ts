import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#src/platform/database/database.ts';
import { openTestDatabase } from '#src/platform/testing/test-database.ts';
import { openTestApp, type TestApp } from '#src/testing/test-app.ts';
import { type ByteStore, createByteStore } from '../bytes/byte-store.ts';
import { dyingAfter } from '../testing/dying-database.ts';
import { jpeg, serviceOf, utf8 } from '../testing/files.ts';
import { openS3Server, type S3Server } from '../testing/s3-server.ts';
import { PIECE, type Served, send, serveApp } from '../testing/tus-client.ts';
import { sweepUploads } from './sweep-uploads.ts';

/** Uploads in pieces whose bytes go to an S3-compatible store as parts. */
let database: Database;
let s3: S3Server;
let settings: Record<string, string>;
let testApp: TestApp;
let service: SupabaseClient;
let store: ByteStore;
let served: Served;
beforeAll(async () => {
	database = await openTestDatabase();
	s3 = await openS3Server();
	settings = { ...s3.settings, STORAGE_RESUMABLE_LIMIT: '30000000' };
	testApp = await openTestApp(database, settings);
	service = serviceOf(testApp);
	store = createByteStore({ database, config: testApp.parts.config });
	served = await serveApp(testApp);
	await service.storage.createBucket('papers', { public: false, allowedMimeTypes: ['image/jpeg'] });
});
beforeEach(async () => {
	s3.state.failing = false;
	await database.query('update storage.uploads set expires_at = now()');
	await service.storage.emptyBucket('papers');
	await sweepUploads({ database, bytes: store });
	await store.sweep();
});
afterAll(async () => {
	await served.close();
	await s3.close();
	await database.close();
});

const headers = () => ({ authorization: `Bearer ${testApp.parts.apiKeys.secret}`, 'x-upsert': 'true' });
const metadata = { bucketName: 'papers', objectName: 'a/b.jpg', contentType: 'image/jpeg' };
const begin = (bytes: Uint8Array, more: object = {}) =>
	send(bytes, { endpoint: served.url, headers: headers(), metadata, ...more });
const goOn = (bytes: Uint8Array, uploadUrl: string | null, more: object = {}) =>
	send(bytes, { uploadUrl, headers: headers(), metadata, ...more });
const kept = async () => {
	const { data } = await service.storage.from('papers').download(metadata.objectName);
	return data && Buffer.from(await data.arrayBuffer());
};
const isKept = async (bytes: Uint8Array) => Buffer.compare((await kept()) ?? Buffer.alloc(0), bytes) === 0;
/** Nothing is left anywhere but the objects. */
async function expectNothingLeft(objects: number): Promise<void> {
	await store.sweep();
	expect([s3.objects.size, s3.uploads.size]).toEqual([objects, 0]);
	const { rows } = await database.query(
		'select version from storage.contents union all select version from storage.released',
	);
	expect(rows).toEqual([]);
}

describe('an upload in pieces to the store', () => {
	it.each([
		['smaller than a part', 500, PIECE],
		['of one part', PIECE, PIECE],
		['of several parts', 2 * PIECE + 321, PIECE],
		['in smaller pieces than parts', 2 * PIECE + 321, 2_500_000],
		['in one piece', 2 * PIECE + 321, Number.POSITIVE_INFINITY],
	])('%s is one object there', async (_what, size, chunkSize) => {
		const bytes = jpeg(size);
		expect(await begin(bytes, { chunkSize })).toMatchObject({ refused: null });
		expect(await isKept(bytes)).toBe(true);
		await expectNothingLeft(1);
	});

	it('goes on in another process, from a piece that was no part yet', async () => {
		const bytes = jpeg(2 * PIECE + 321);
		const { url } = await begin(bytes, { chunkSize: 4_000_000, stopAfter: 2 });
		const other = await serveApp(await openTestApp(database, settings));
		expect(await goOn(bytes, (url ?? '').replace(served.url, other.url))).toMatchObject({ refused: null });
		await other.close();
		expect(await isKept(bytes)).toBe(true);
		await expectNothingLeft(1);
	});

	it.each(Array.from({ length: 24 }, (_, steps) => steps))(
		'of a server killed after %i steps goes on where the next one says',
		async (steps) => {
			const bytes = jpeg(PIECE + 100_000);
			const dying = await serveApp(await openTestApp(database, settings, { database: dyingAfter(database, steps) }));
			const cut = await send(bytes, { endpoint: dying.url, headers: headers(), metadata, chunkSize: 7_000_000 });
			await dying.close();
			const url = cut.url?.replace(dying.url, served.url);
			if (cut.refused !== null) expect(await (url ? goOn(bytes, url) : begin(bytes))).toMatchObject({ refused: null });
			expect(await isKept(bytes)).toBe(true);
			// An hour later, what was begun and never ended is gone.
			await database.query("update storage.released set due_at = due_at - interval '1 hour'");
			await database.query('update storage.uploads set expires_at = now()');
			await sweepUploads({ database, bytes: store });
			await expectNothingLeft(1);
		},
	);

	it('is refused with its type before a part is there, and given up when it has expired', async () => {
		const refused = await begin(utf8('%PDF-1.4'.padEnd(2 * PIECE, ' ')));
		expect(refused).toMatchObject({ refused: 415, code: 'InvalidMimeType' });
		await expectNothingLeft(0);
		await begin(jpeg(2 * PIECE + 5), { stopAfter: 1 });
		expect(s3.uploads.size).toBe(1);
		await database.query('update storage.uploads set expires_at = now()');
		expect(await sweepUploads({ database, bytes: store })).toBe(1);
		await expectNothingLeft(0);
	});

	it('goes with the account of its owner, parts and all', async () => {
		await database.script(`drop policy if exists own on storage.objects;
			create policy own on storage.objects to authenticated
			using (bucket_id = 'papers' and owner_id = auth.uid()) with check (bucket_id = 'papers' and owner_id = auth.uid())`);
		const { client, userId } = await testApp.signedIn();
		const token = (await client.auth.getSession()).data.session?.access_token;
		const person = { authorization: `Bearer ${token}` };
		await begin(jpeg(2 * PIECE + 5), { headers: person, stopAfter: 1 });
		expect(s3.uploads.size).toBe(1);
		await service.auth.admin.deleteUser(userId);
		const { rows } = await database.query('select name, owner_id from storage.uploads where finished_at is null');
		expect(rows).toEqual([{ name: '', owner_id: null }]);
		expect(await sweepUploads({ database, bytes: store })).toBe(1);
		await expectNothingLeft(0);
	});

	it('waits while the store does not answer', async () => {
		const bytes = jpeg(PIECE + 5);
		const { url } = await begin(bytes, { stopAfter: 1 });
		s3.state.failing = true;
		expect(await goOn(bytes, url)).toMatchObject({ refused: 503, code: 'S3Error' });
		s3.state.failing = false;
		expect(await goOn(bytes, url)).toMatchObject({ refused: null });
		expect(await isKept(bytes)).toBe(true);
		await expectNothingLeft(1);
	}, 60_000);
});
