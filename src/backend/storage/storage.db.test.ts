import { gunzipSync } from 'node:zlib';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#src/platform/database/database.ts';
import { openTestDatabase } from '#src/platform/testing/test-database.ts';
import { openTestApp, type TestApp } from '#src/testing/test-app.ts';
import { jpeg, lostBytes, png, serviceOf, svg, utf8 } from './testing/files.ts';

/** Every call of the storage client, unmodified, through the app. */
let database: Database;
let testApp: TestApp;
let service: SupabaseClient;
let anyone: SupabaseClient;
let person: { client: SupabaseClient; userId: string };
beforeAll(async () => {
	database = await openTestDatabase();
	testApp = await openTestApp(database);
	service = serviceOf(testApp);
	anyone = testApp.client();
	person = await testApp.signedIn();
	await ok(service.storage.createBucket('papers', { public: false, fileSizeLimit: '2MB' }));
});
afterAll(async () => {
	expect(await lostBytes(database)).toBe(0);
	await database.close();
});

async function ok<T>(call: PromiseLike<{ data: T; error: unknown }>): Promise<NonNullable<T>> {
	const { data, error } = await call;
	if (error) throw error;
	return data as NonNullable<T>;
}
async function fault(call: PromiseLike<{ error: unknown }>) {
	const { error } = await call;
	const { status, statusCode, code } = error as { status: number; statusCode: string; code: string };
	return { status, statusCode, code };
}
const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());
const open = (address: string, headers: Record<string, string> = {}) => testApp.app.request(address, { headers });

describe('upload', () => {
	it.each([
		['bytes', () => png(), { contentType: 'image/png' }],
		['a Blob', () => new Blob([png()], { type: 'image/png' }), {}],
		['a File', () => new File([png()], 'face.png', { type: 'image/png' }), {}],
		[
			'a form',
			() => {
				const form = new FormData();
				form.append('file', new Blob([png()], { type: 'image/png' }));
				return form;
			},
			{},
		],
		['a stream', () => new Blob([png()]).stream(), { contentType: 'image/png' }],
		['bytes that nobody named', () => png(), {}],
	] as const)('of %s', async (name, body, options) => {
		const files = person.client.storage.from('avatars');
		const path = `${person.userId}/upload.png`;
		const answer = await ok(
			files.upload(path, body() as Blob, { ...options, upsert: true, metadata: { mood: 'calm', name } }),
		);
		expect(answer).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/), path, fullPath: `avatars/${path}` });
		const info = await ok(files.info(path));
		expect(info).toMatchObject({
			name: path,
			bucketId: 'avatars',
			size: png().length,
			contentType: 'image/png',
			cacheControl: 'max-age=3600',
			metadata: { mood: 'calm', name },
		});
		expect(await bytesOf(await ok(files.download(path)))).toEqual(png());
	});

	it('of text, and of nothing at all', async () => {
		const papers = service.storage.from('papers');
		await ok(papers.upload('a/note.txt', 'هدهد', { cacheControl: '60' }));
		expect(await (await ok(papers.download('a/note.txt'))).text()).toBe('هدهد');
		await ok(papers.upload('a/empty.txt', utf8('')));
		expect((await ok(papers.download('a/empty.txt'))).size).toBe(0);
	});

	it('over another wants upsert, or update', async () => {
		const papers = service.storage.from('papers');
		await ok(papers.upload('twice.txt', 'one'));
		expect(await fault(papers.upload('twice.txt', 'two'))).toEqual({
			status: 409,
			statusCode: '409',
			code: 'KeyAlreadyExists',
		});
		expect(await (await ok(papers.download('twice.txt'))).text()).toBe('one');
		const first = await ok(papers.info('twice.txt'));
		await ok(papers.upload('twice.txt', 'two', { upsert: true }));
		await ok(papers.update('twice.txt', 'three'));
		expect(await (await ok(papers.download('twice.txt'))).text()).toBe('three');
		const last = await ok(papers.info('twice.txt'));
		expect(last.id).toBe(first.id);
		expect(last.version).not.toBe(first.version);
		expect(last.etag).not.toBe(first.etag);
	});

	it('at once by many leaves one of them, whole', async () => {
		const papers = service.storage.from('papers');
		const sizes = Array.from({ length: 6 }, (_, index) => 300_000 + index * 1000);
		await Promise.all(sizes.map((size) => ok(papers.upload('race.jpg', jpeg(size), { upsert: true }))));
		const kept = await bytesOf(await ok(papers.download('race.jpg')));
		expect(sizes).toContain(kept.length);
		expect(kept).toEqual(jpeg(kept.length));
		expect(await lostBytes(database)).toBe(0);
	});
});

describe('signed addresses', () => {
	it('hand out one object for a while', async () => {
		const papers = service.storage.from('papers');
		for (const name of ['letter.txt', 'a b/نامه.txt', 'odd 100%.txt']) {
			await ok(papers.upload(name.replaceAll('%', '%25'), 'dear', { upsert: true, cacheControl: '60' }));
			const { signedUrl } = await ok(papers.createSignedUrl(name.replaceAll('%', '%25'), 600));
			const answer = await open(signedUrl);
			expect([name, answer.status, await answer.text()]).toEqual([name, 200, 'dear']);
			expect(answer.headers.get('cache-control')).toBe('private, max-age=60');
		}
		const { signedUrl } = await ok(papers.createSignedUrl('letter.txt', 600, { download: 'نامه 100%.txt' }));
		expect((await open(signedUrl)).headers.get('content-disposition')).toBe(
			`attachment; filename*=UTF-8''${encodeURIComponent('نامه 100%.txt')}`,
		);
		expect(await fault(papers.createSignedUrl('nothing.txt', 600))).toMatchObject({
			statusCode: '404',
			code: 'NoSuchKey',
		});
	});

	it('are made for many at once', async () => {
		const papers = service.storage.from('papers');
		const answers = await ok(papers.createSignedUrls(['letter.txt', 'nothing.txt'], 600));
		expect(answers).toMatchObject([
			{ error: null, path: 'letter.txt' },
			{ error: expect.stringContaining('does not exist'), path: 'nothing.txt', signedURL: null },
		]);
		expect(await (await open(answers[0]?.signedUrl ?? '')).text()).toBe('dear');
	});

	it('expire, and are good for nothing else', async () => {
		let now = new Date();
		const later = await openTestApp(database, {}, { clock: () => now });
		const { signedUrl } = await ok(serviceOf(later).storage.from('papers').createSignedUrl('letter.txt', 60));
		expect((await later.app.request(signedUrl)).status).toBe(200);
		expect((await later.app.request(signedUrl.replace('letter.txt', 'twice.txt'))).status).toBe(400);
		expect((await later.app.request(signedUrl.slice(0, -3))).status).toBe(400);
		const token = new URL(signedUrl).searchParams.get('token') ?? '';
		const put = anyone.storage.from('papers').uploadToSignedUrl('letter.txt', token, 'mine now');
		expect(await fault(put)).toMatchObject({ statusCode: '400', code: 'InvalidJWT' });
		expect(
			(await later.app.request('/rest/v1/profiles', { headers: { authorization: `Bearer ${token}` } })).status,
		).toBe(401);
		now = new Date(now.getTime() + 61_000);
		expect((await later.app.request(signedUrl)).status).toBe(400);
	});

	it('let somebody without an account put one object', async () => {
		const { token, path, signedUrl } = await ok(
			service.storage.from('papers').createSignedUploadUrl('from outside.txt'),
		);
		expect(signedUrl).toContain(token);
		const answer = await ok(anyone.storage.from('papers').uploadToSignedUrl(path, token, 'hello'));
		expect(answer).toMatchObject({ path, fullPath: 'papers/from outside.txt' });
		expect(await fault(anyone.storage.from('papers').uploadToSignedUrl(path, token, 'again'))).toMatchObject({
			statusCode: '409',
		});
		expect(await fault(anyone.storage.from('papers').uploadToSignedUrl('other.txt', token, 'x'))).toMatchObject({
			code: 'InvalidSignature',
		});
		const over = await ok(service.storage.from('papers').createSignedUploadUrl(path, { upsert: true }));
		await ok(
			anyone.storage.from('papers').uploadToSignedUrl(path, over.token, new Blob(['new'], { type: 'text/plain' })),
		);
		expect(await (await ok(service.storage.from('papers').download(path))).text()).toBe('new');
	});

	it('for an upload are given only to callers that may upload', async () => {
		const mine = `${person.userId}/signed.png`;
		const { token } = await ok(person.client.storage.from('avatars').createSignedUploadUrl(mine));
		await ok(anyone.storage.from('avatars').uploadToSignedUrl(mine, token, png()));
		const { rows } = await database.query('select owner_id from storage.objects where name = $1', [mine]);
		expect(rows).toEqual([{ owner_id: person.userId }]);
		const other = `${crypto.randomUUID()}/signed.png`;
		expect(await fault(person.client.storage.from('avatars').createSignedUploadUrl(other))).toMatchObject({
			status: 403,
			code: 'AccessDenied',
		});
	});
});

describe('looking around', () => {
	beforeAll(async () => {
		await ok(service.storage.createBucket('library', { public: false }));
		for (const name of ['b.txt', 'A/one.txt', 'A/two.txt', 'A/deep/three.txt', 'c 1.txt', '_/x.txt'])
			await ok(service.storage.from('library').upload(name, name));
	});

	it('list shows a folder, its files and its folders', async () => {
		const library = service.storage.from('library');
		const root = await ok(library.list());
		expect(root.map(({ name, id }) => [name, id !== null])).toEqual([
			['A', false],
			['_', false],
			['b.txt', true],
			['c 1.txt', true],
		]);
		expect(root[2]).toMatchObject({ metadata: { size: 5, mimetype: 'text/plain', cacheControl: 'max-age=3600' } });
		expect(root[0]).toMatchObject({ id: null, created_at: null, updated_at: null, metadata: null });
		const names = async (path: string, options: Parameters<typeof library.list>[1]) =>
			(await ok(library.list(path, options))).map(({ name }) => name);
		expect(await names('A', {})).toEqual(['deep', 'one.txt', 'two.txt']);
		expect(await names('/A/', { sortBy: { order: 'desc' } })).toEqual(['two.txt', 'one.txt', 'deep']);
		expect(await names('A', { sortBy: { column: 'created_at', order: 'desc' } })).toEqual([
			'deep',
			'two.txt',
			'one.txt',
		]);
		expect(await names('A', { limit: 1, offset: 1 })).toEqual(['one.txt']);
		expect(await names('A', { search: 'TW' })).toEqual(['two.txt']);
		expect(await names('nowhere', {})).toEqual([]);
	});

	it('listV2 goes through everything page by page', async () => {
		const library = service.storage.from('library');
		for (const sortBy of [{ column: 'name' }, { column: 'created_at' }, { column: 'name', order: 'desc' }] as const) {
			const seen: string[] = [];
			let cursor: string | undefined;
			do {
				const page = await ok(library.listV2({ limit: 2, sortBy, ...(cursor ? { cursor } : {}) }));
				seen.push(...page.objects.map(({ name }) => name));
				expect(page.hasNext).toBe(page.nextCursor !== undefined);
				cursor = page.nextCursor;
			} while (cursor);
			const order = ['A/deep/three.txt', 'A/one.txt', 'A/two.txt', '_/x.txt', 'b.txt', 'c 1.txt'];
			if (sortBy.column === 'name') expect(seen).toEqual('order' in sortBy ? order.toReversed() : order);
			else expect(seen).toEqual(['b.txt', 'A/one.txt', 'A/two.txt', 'A/deep/three.txt', 'c 1.txt', '_/x.txt']);
		}
		const folders = await ok(library.listV2({ prefix: 'A/', with_delimiter: true }));
		expect(folders).toMatchObject({
			folders: [{ name: 'A/deep/' }],
			objects: [{ name: 'A/one.txt' }, { name: 'A/two.txt' }],
		});
	});

	it.each([
		['name', 'asc'],
		['name', 'desc'],
		['created_at', 'asc'],
		['created_at', 'desc'],
		['updated_at', 'asc'],
		['updated_at', 'desc'],
	] as const)(
		'listV2 of a folder by %s %s: the cursor alone goes on, folders are as old as their first file',
		async (column, order) => {
			const shelf = `shelf by ${column} ${order}`;
			await ok(service.storage.createBucket(shelf, { public: false }));
			const library = service.storage.from(shelf);
			const names = ['z.txt', 'm/late/1.txt', 'a.txt', 'b/1.txt', 'm/2.txt'];
			for (const name of names) await ok(library.upload(name, name));
			await ok(library.update('z.txt', 'again'));
			await ok(library.update('m/2.txt', 'again'));
			const seen: string[] = [];
			let cursor: string | undefined;
			do {
				const page = await ok(
					library.listV2({
						limit: 1,
						with_delimiter: true,
						...(cursor === undefined ? { sortBy: { column, order } } : { cursor }),
					}),
				);
				expect(page.folders.length + page.objects.length).toBe(1);
				seen.push(...page.folders.map(({ name }) => name), ...page.objects.map(({ name }) => name));
				cursor = page.nextCursor;
			} while (cursor);
			const ascending = {
				name: ['a.txt', 'b/', 'm/', 'z.txt'],
				created_at: ['z.txt', 'm/', 'a.txt', 'b/'],
				updated_at: ['m/', 'a.txt', 'b/', 'z.txt'],
			}[column];
			expect(seen).toEqual(order === 'asc' ? ascending : ascending.toReversed());
		},
	);

	it('listV2 takes any limit, and answers a thousand at most', async () => {
		const page = await ok(service.storage.from('library').listV2({ limit: 5000, prefix: 'A' }));
		expect(page.objects.map(({ name, key }) => [name, key])).toEqual([
			['A/deep/three.txt', 'A/deep/three.txt'],
			['A/one.txt', 'A/one.txt'],
			['A/two.txt', 'A/two.txt'],
		]);
	});

	it('exists tells whether it does', async () => {
		const library = service.storage.from('library');
		expect((await library.exists('b.txt')).data).toBe(true);
		expect((await library.exists('B.txt')).data).toBe(false);
	});
});

describe('arranging', () => {
	it('move, copy and remove', async () => {
		const papers = service.storage.from('papers');
		await ok(papers.upload('draft.jpg', jpeg(600_000), { metadata: { by: 'me' } }));
		await ok(papers.move('draft.jpg', 'done/final.jpg'));
		expect((await papers.exists('draft.jpg')).data).toBe(false);
		expect(await ok(papers.copy('done/final.jpg', 'done/copy.jpg'))).toEqual({ path: 'papers/done/copy.jpg' });
		expect(await bytesOf(await ok(papers.download('done/copy.jpg')))).toEqual(jpeg(600_000));
		expect(await ok(papers.info('done/copy.jpg'))).toMatchObject({ metadata: { by: 'me' }, contentType: 'image/jpeg' });
		await ok(papers.copy('done/final.jpg', 'from-papers.jpg', { destinationBucket: 'library' }));
		await ok(papers.move('done/copy.jpg', 'moved.jpg', { destinationBucket: 'library' }));
		expect(await bytesOf(await ok(service.storage.from('library').download('moved.jpg')))).toEqual(jpeg(600_000));
		expect(await fault(papers.copy('done/final.jpg', 'twice.txt'))).toMatchObject({ statusCode: '409' });
		expect(await fault(papers.move('done/final.jpg', 'twice.txt'))).toMatchObject({ statusCode: '409' });
		expect(await fault(papers.move('nothing', 'somewhere'))).toMatchObject({ statusCode: '404', code: 'NoSuchKey' });
		const removed = await ok(papers.remove(['done/final.jpg', 'nothing', '\0']));
		expect(removed).toMatchObject([{ name: 'done/final.jpg', bucket_id: 'papers', metadata: { size: 600_000 } }]);
		expect(await fault(papers.download('done/final.jpg'))).toMatchObject({ status: 404, code: 'NoSuchKey' });
	});

	it('a move or copy keeps the rules of where it goes', async () => {
		const library = service.storage.from('library');
		await ok(library.upload('big.jpg', jpeg(2_200_000)));
		expect(await fault(library.copy('big.jpg', 'x.jpg', { destinationBucket: 'papers' }))).toMatchObject({
			code: 'EntityTooLarge',
		});
		expect(await fault(library.move('b.txt', 'b.txt', { destinationBucket: 'covers' }))).toMatchObject({
			code: 'InvalidMimeType',
		});
		expect(await fault(library.move('b.txt', 'b.txt', { destinationBucket: 'none' }))).toMatchObject({
			code: 'NoSuchBucket',
		});
	});
});

describe('public objects', () => {
	it('are read by their address by anybody, and kept by browsers', async () => {
		await ok(
			service.storage
				.from('covers')
				.upload('moon.svg', svg(), { contentType: 'image/svg+xml', cacheControl: '31536000' }),
		);
		const { publicUrl } = anyone.storage.from('covers').getPublicUrl('moon.svg').data;
		const answer = await open(publicUrl);
		expect(answer.status).toBe(200);
		expect(Object.fromEntries(answer.headers)).toMatchObject({
			'content-type': 'image/svg+xml',
			'content-length': String(svg().length),
			'cache-control': 'public, max-age=31536000, immutable',
			'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
			'x-content-type-options': 'nosniff',
			'content-disposition': 'inline',
			'access-control-allow-origin': '*',
			'accept-ranges': 'bytes',
			etag: expect.stringMatching(/^"[\w-]{43}"$/),
		});
		const etag = answer.headers.get('etag') ?? '';
		for (const tags of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
			const again = await open(publicUrl, { 'if-none-match': tags });
			expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
		}
		expect((await open(publicUrl, { 'if-none-match': '"other"' })).status).toBe(200);
		const head = await testApp.app.request(publicUrl, { method: 'HEAD' });
		expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([
			200,
			String(svg().length),
			'',
		]);
		const { publicUrl: saved } = anyone.storage.from('covers').getPublicUrl('moon.svg', { download: true }).data;
		expect((await open(saved)).headers.get('content-disposition')).toBe('attachment');
	});

	it('that are drawings travel compressed', async () => {
		const drawing = svg(`teal${' '.repeat(5000)}`);
		await ok(service.storage.from('covers').upload('long.svg', drawing, { contentType: 'image/svg+xml' }));
		const { publicUrl } = anyone.storage.from('covers').getPublicUrl('long.svg').data;
		const answer = await open(publicUrl, { 'accept-encoding': 'gzip, br' });
		expect([answer.headers.get('content-encoding'), answer.headers.get('vary')]).toEqual(['gzip', 'Accept-Encoding']);
		const etag = answer.headers.get('etag') ?? '';
		expect(etag).toMatch(/^W\/"/);
		const packed = new Uint8Array(await answer.arrayBuffer());
		expect(packed.length).toBeLessThan(1000);
		expect(new Uint8Array(gunzipSync(packed))).toEqual(drawing);
		expect((await open(publicUrl, { 'accept-encoding': 'gzip', 'if-none-match': etag })).status).toBe(304);
		const part = await open(publicUrl, { 'accept-encoding': 'gzip', range: 'bytes=0-1999' });
		expect([part.status, part.headers.get('content-encoding')]).toEqual([206, null]);
	});

	it('have ranges', async () => {
		const size = 700_000;
		await ok(service.storage.from('covers').upload('wide.jpg', jpeg(size), { contentType: 'image/jpeg' }));
		const { publicUrl } = anyone.storage.from('covers').getPublicUrl('wide.jpg').data;
		const etag = (await open(publicUrl)).headers.get('etag') ?? '';
		for (const [range, from, to] of [
			['bytes=0-0', 0, 0],
			['bytes=262143-262144', 262143, 262144],
			['bytes=100000-699998', 100000, 699998],
			['bytes=699999-', 699999, 699999],
			['bytes=-5', 699995, 699999],
			['bytes=5-99999999', 5, 699999],
		] as const) {
			const answer = await open(publicUrl, { range, 'if-range': etag });
			expect([range, answer.status, answer.headers.get('content-range')]).toEqual([
				range,
				206,
				`bytes ${from}-${to}/${size}`,
			]);
			expect(new Uint8Array(await answer.arrayBuffer())).toEqual(jpeg(size).slice(from, to + 1));
		}
		const beyond = await open(publicUrl, { range: `bytes=${size}-` });
		expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${size}`]);
		for (const [range, condition] of [
			['bytes=0-1', '"old"'],
			['bytes=0-1,5-6', etag],
			['lines=1-2', etag],
		] as const)
			expect((await open(publicUrl, { range, 'if-range': condition })).status).toBe(200);
	});

	it('that are no picture, sound or text are saved, not shown', async () => {
		await ok(service.storage.createBucket('open', { public: true }));
		const opened = service.storage.from('open');
		await ok(opened.upload('page.html', '<script>alert(1)</script>', { contentType: 'text/html' }));
		const answer = await open(opened.getPublicUrl('page.html').data.publicUrl);
		expect(answer.headers.get('content-disposition')).toBe('attachment');
		expect(answer.headers.get('content-security-policy')).toContain('sandbox');
	});

	it('of a bucket that is not public are not there', async () => {
		const { publicUrl } = anyone.storage.from('papers').getPublicUrl('letter.txt').data;
		const answer = await open(publicUrl);
		expect([answer.status, await answer.json()]).toEqual([
			404,
			{ statusCode: '404', error: 'Bucket not found', code: 'NoSuchBucket', message: 'Bucket not found' },
		]);
		const missing = await open(anyone.storage.from('covers').getPublicUrl('none.png').data.publicUrl);
		expect([missing.status, await missing.json()]).toEqual([
			404,
			{ statusCode: '404', error: 'not_found', code: 'NoSuchKey', message: 'Object not found' },
		]);
		expect(missing.headers.get('cache-control')).toBe('no-store');
	});
});

describe('buckets', () => {
	it('are made, seen, changed, emptied and deleted with the secret key', async () => {
		const { storage } = service;
		expect(
			await ok(storage.createBucket('maps', { public: false, allowedMimeTypes: ['image/*'], fileSizeLimit: '1KB' })),
		).toEqual({ name: 'maps' });
		expect(await fault(storage.createBucket('maps'))).toMatchObject({ statusCode: '409', code: 'BucketAlreadyExists' });
		expect(await ok(storage.getBucket('maps'))).toMatchObject({
			id: 'maps',
			name: 'maps',
			public: false,
			file_size_limit: 1000,
			allowed_mime_types: ['image/*'],
		});
		expect((await ok(storage.listBuckets())).map(({ id }) => id)).toEqual(
			expect.arrayContaining(['avatars', 'cards', 'covers', 'maps']),
		);
		expect(
			(await ok(storage.listBuckets({ search: 'AP', sortColumn: 'name', sortOrder: 'desc', limit: 1 }))).map(
				({ id }) => id,
			),
		).toEqual(['papers']);
		await ok(storage.from('maps').upload('a.png', png()));
		expect(await fault(storage.from('maps').upload('b.txt', 'text'))).toMatchObject({
			statusCode: '415',
			code: 'InvalidMimeType',
		});
		expect(await fault(storage.from('maps').upload('b.jpg', jpeg(1001)))).toMatchObject({
			statusCode: '413',
			code: 'EntityTooLarge',
		});
		for (const [limit, bytes] of [
			['20mb', 20_000_000],
			['1.5MB', 1_500_000],
			['500kb', 500_000],
			['1 GB', 1_000_000_000],
			['2.25gb', 2_250_000_000],
			['77', 77],
			[4096, 4096],
		] as const) {
			await ok(storage.updateBucket('maps', { public: false, fileSizeLimit: limit }));
			expect(await ok(storage.getBucket('maps'))).toMatchObject({ file_size_limit: bytes });
		}
		for (const limit of ['', 'mb', '1.5.5MB', '0b', '0.1B', '-1MB', '20 megabytes'])
			expect(await fault(storage.updateBucket('maps', { public: false, fileSizeLimit: limit }))).toMatchObject({
				statusCode: '400',
			});
		await ok(storage.updateBucket('maps', { public: true, fileSizeLimit: null }));
		expect(await ok(storage.getBucket('maps'))).toMatchObject({
			public: true,
			file_size_limit: null,
			allowed_mime_types: ['image/*'],
		});
		expect(await fault(storage.deleteBucket('maps'))).toMatchObject({ statusCode: '409', code: 'ResourceNotEmpty' });
		await ok(storage.emptyBucket('maps'));
		await ok(storage.deleteBucket('maps'));
		expect(await fault(storage.getBucket('maps'))).toMatchObject({ statusCode: '404', code: 'NoSuchBucket' });
	});

	it('with names that are endpoints, or no names, are refused', async () => {
		for (const name of ['public', 'sign', 'a/b', '', ' x', 'x'.repeat(101), 'ك', 'a\0b'])
			expect([name, (await fault(service.storage.createBucket(name))).status]).toEqual([name, 400]);
	});
});

describe('what is not offered', () => {
	it.each([
		['versions', () => service.storage.from('covers').info('moon.svg', { versionId: 'x' })],
		['removing versions', () => service.storage.from('covers').remove([{ path: 'moon.svg', versionId: 'x' }])],
		['purging', () => service.storage.from('covers').purgeCache('moon.svg')],
		['lifecycles', () => service.storage.getBucketLifecycle('covers')],
	])('%s are refused in so many words', async (_name, call) => {
		expect(await fault(call() as PromiseLike<{ error: unknown }>)).toEqual({
			status: 400,
			statusCode: '400',
			code: 'NotSupported',
		});
	});
});

describe('the pictures of a person', () => {
	it('are ten at most, however many come at once', async () => {
		const { client, userId } = await testApp.signedIn();
		const files = client.storage.from('avatars');
		const put = async (name: string) => (await files.upload(`${userId}/${name}.png`, png(), { upsert: true })).error;
		const errors = await Promise.all(Array.from({ length: 24 }, (_, index) => put(`picture-${index}`)));
		const kept = await ok(files.list(userId));
		expect([errors.filter((error) => error === null).length, kept.length]).toEqual([10, 10]);
		expect(await put(kept[0]?.name.replace('.png', '') ?? '')).toBeNull();
	});
});
