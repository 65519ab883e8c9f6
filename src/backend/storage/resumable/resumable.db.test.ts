import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { Upload } from 'tus-js-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, DatabaseUnavailable } from '#src/platform/database/database.ts';
import { applyQuotas } from '#src/platform/limits/quotas.ts';
import { readConfig } from '#src/platform/settings/config.ts';
import { openTestDatabase } from '#src/platform/testing/test-database.ts';
import { openTestApp, type TestApp } from '#src/testing/test-app.ts';
import { createByteStore } from '../bytes/byte-store.ts';
import { dyingAfter } from '../testing/dying-database.ts';
import { jpeg, lostBytes, png, serviceOf, utf8 } from '../testing/files.ts';
import { PIECE, type Served, send, serveApp } from '../testing/tus-client.ts';
import { sweepUploads } from './sweep-uploads.ts';

/** Uploads in pieces, by the unmodified `tus-js-client`, to two processes on one database. */
const settings = { STORAGE_RESUMABLE_LIMIT: '30000000', STORAGE_RESUMABLE_UPLOADS: '3' };
let database: Database;
let testApp: TestApp;
let service: SupabaseClient;
let [one, other]: Served[] = [];
let full = false;
const room = {
	require() {
		if (full) throw new DatabaseUnavailable('disk_full', 'the disk is full');
	},
};
beforeAll(async () => {
	database = await openTestDatabase();
	testApp = await openTestApp(database, settings, { room });
	service = serviceOf(testApp);
	[one, other] = [await serveApp(testApp), await serveApp(await openTestApp(database, settings))];
	const allowedMimeTypes = ['image/jpeg', 'image/png', 'text/plain'];
	await service.storage.createBucket('films', { public: false, allowedMimeTypes });
	await service.storage.createBucket('small', { public: false, fileSizeLimit: 1000 });
	await database.script(`create policy films on storage.objects to authenticated
		using (bucket_id = 'films' and split_part(name, '/', 1) = auth.uid()::text)
		with check (bucket_id = 'films' and split_part(name, '/', 1) = auth.uid()::text)`);
});
afterAll(async () => {
	await Promise.all([one?.close(), other?.close()]);
	expect(await lostBytes(database)).toBe(0);
	await database.close();
});

type Person = { client: SupabaseClient; userId: string; headers: Record<string, string> };
async function newcomer(): Promise<Person> {
	const { client, userId } = await testApp.signedIn();
	const { data } = await client.auth.getSession();
	const headers = { apikey: testApp.parts.apiKeys.publishable, authorization: `Bearer ${data.session?.access_token}` };
	return { client: client as SupabaseClient, userId, headers };
}
const secret = () => ({ authorization: `Bearer ${testApp.parts.apiKeys.secret}` });
const film = ({ userId }: { userId: string }, name = 'film.jpg', contentType = 'image/jpeg') => ({
	bucketName: 'films',
	objectName: `${userId}/${name}`,
	contentType,
});
const endpoint = (served: Served | undefined) => served?.url ?? '';
const elsewhere = (url: string | null) => (url ?? '').replace(endpoint(one), endpoint(other));
/** The object under a name, as the secret key sees it. */
const keptBytes = async (name: string, bucket = 'films') => {
	const { data } = await service.storage.from(bucket).download(name);
	return data && Buffer.from(await data.arrayBuffer());
};
const same = (left: Uint8Array | null, right: Uint8Array) => left !== null && Buffer.compare(left, right) === 0;
const tus = { 'tus-resumable': '1.0.0' };
const begin = (person: Person, name: string, size: number, more: Record<string, string> = {}) =>
	fetch(endpoint(one), {
		method: 'POST',
		headers: {
			...tus,
			...person.headers,
			'upload-length': String(size),
			'upload-metadata': `bucketName ${btoa('films')},objectName ${btoa(`${person.userId}/${name}`)}`,
			...more,
		},
	});
const head = (person: Person, url: string) => fetch(url, { method: 'HEAD', headers: { ...tus, ...person.headers } });
const patch = (person: Person, url: string, offset: number, body: BodyInit, more: Record<string, string> = {}) =>
	fetch(url, {
		method: 'PATCH',
		headers: {
			...tus,
			...person.headers,
			'upload-offset': String(offset),
			'content-type': 'application/offset+octet-stream',
			...more,
		},
		body,
		duplex: 'half',
	} as RequestInit);
const unfinished = async ({ userId }: Person) =>
	(
		await database.query<{ received: number }>(
			'select received from storage.uploads where owner_id = $1 and finished_at is null',
			[userId],
		)
	).rows.map(({ received }) => received);

describe('an upload in pieces', () => {
	it('becomes an object with its bytes, type, age, owner and metadata', async () => {
		const person = await newcomer();
		const bytes = jpeg(2 * PIECE + 12_345);
		const metadata = { ...film(person), cacheControl: '3600', metadata: JSON.stringify({ of: 'spring' }) };
		const ended = await send(bytes, { endpoint: endpoint(one), headers: person.headers, metadata });
		expect(ended.refused).toBeNull();
		expect(same(await keptBytes(metadata.objectName), bytes)).toBe(true);
		const { data } = await person.client.storage.from('films').info(metadata.objectName);
		expect(data).toMatchObject({
			size: bytes.length,
			contentType: 'image/jpeg',
			cacheControl: 'max-age=3600',
			metadata: { of: 'spring' },
		});
		const { rows } = await database.query('select owner_id from storage.objects where name = $1', [
			metadata.objectName,
		]);
		expect(rows).toEqual([{ owner_id: person.userId }]);
		// A client that did not get the last answer learns that nothing is missing.
		const known = await head(person, ended.url ?? '');
		expect([known.status, known.headers.get('upload-offset')]).toEqual([200, String(bytes.length)]);
		expect(await unfinished(person)).toEqual([]);
		// What is kept for that is nothing that a person could fill a disk with, as no quota counts it.
		const { rows: left } = await database.query(
			'select sent_metadata, user_metadata, declared_type from storage.uploads where owner_id = $1',
			[person.userId],
		);
		expect(left).toEqual([{ sent_metadata: '', user_metadata: {}, declared_type: '' }]);
	});

	it.each([0, 1, 262_144, 1_048_576, 1_048_577])('may have %i bytes', async (size) => {
		const person = await newcomer();
		const metadata = film(person, 'text.txt', 'text/plain');
		const bytes = new Uint8Array(size).fill(97);
		for (const uploadDataDuringCreation of [false, true])
			expect(
				await send(bytes, {
					endpoint: endpoint(one),
					headers: { ...person.headers, 'x-upsert': 'true' },
					metadata,
					uploadDataDuringCreation,
				}),
			).toMatchObject({ refused: null });
		expect(same(await keptBytes(metadata.objectName), bytes)).toBe(true);
	});

	it('that was interrupted goes on in another process', async () => {
		const person = await newcomer();
		const bytes = jpeg(2 * PIECE + 999);
		const { url } = await send(bytes, {
			endpoint: endpoint(one),
			headers: person.headers,
			metadata: film(person),
			stopAfter: 1,
		});
		expect(await unfinished(person)).toEqual([PIECE]);
		expect((await service.storage.from('films').exists(film(person).objectName)).data).toBe(false);
		const ended = await send(bytes, {
			uploadUrl: elsewhere(url),
			headers: person.headers,
			metadata: film(person),
		});
		expect(ended.refused).toBeNull();
		expect(same(await keptBytes(film(person).objectName), bytes)).toBe(true);
	});

	it('keeps the bytes received before a request was cut off', async () => {
		const person = await newcomer();
		const bytes = jpeg(3_000_000);
		const url = (await begin(person, 'film.jpg', bytes.length)).headers.get('location') ?? '';
		const cutOff = new ReadableStream({
			async start(controller) {
				controller.enqueue(bytes.slice(0, 1_500_000));
				await expect.poll(() => unfinished(person)).toEqual([1_048_576]);
				controller.error(new Error('cut off'));
			},
		});
		await expect(patch(person, url, 0, cutOff)).rejects.toThrow();
		await expect.poll(async () => (await unfinished(person))[0]).toBe(1_500_000);
		expect((await head(person, url)).headers.get('upload-offset')).toBe('1500000');
		expect((await patch(person, elsewhere(url), 1_500_000, bytes.slice(1_500_000))).status).toBe(204);
		expect(same(await keptBytes(`${person.userId}/film.jpg`), bytes)).toBe(true);
	});

	it.each(Array.from({ length: 16 }, (_, steps) => steps))(
		'of a server killed after %i steps goes on where the next one says',
		async (steps) => {
			const person = await newcomer();
			const bytes = jpeg(2_500_000);
			const url = (await begin(person, 'film.jpg', bytes.length)).headers.get('location') ?? '';
			const dying = await serveApp(await openTestApp(database, settings, { database: dyingAfter(database, steps) }));
			const answer = await patch(person, url.replace(endpoint(one), dying.url), 0, bytes);
			await dying.close();
			const offset = Number((await head(person, url)).headers.get('upload-offset'));
			const { data: there } = await service.storage.from('films').exists(`${person.userId}/film.jpg`);
			// All bytes are there only where there is an object.
			expect([there, answer.status === 204 && offset < bytes.length]).toEqual([offset === bytes.length, false]);
			if (!there) expect((await patch(person, url, offset, bytes.slice(offset))).status).toBe(204);
			expect(same(await keptBytes(`${person.userId}/film.jpg`), bytes)).toBe(true);
		},
	);

	it('may tell its length at last', async () => {
		const person = await newcomer();
		const bytes = jpeg(PIECE + 5000);
		const ended = await send(bytes, {
			endpoint: endpoint(one),
			headers: person.headers,
			metadata: film(person),
			uploadLengthDeferred: true,
		});
		expect(ended.refused).toBeNull();
		expect(same(await keptBytes(film(person).objectName), bytes)).toBe(true);
	});

	it('is cancelled by who began it, with its bytes', async () => {
		const person = await newcomer();
		const { url } = await send(jpeg(PIECE + 1), {
			endpoint: endpoint(one),
			headers: person.headers,
			metadata: film(person),
			stopAfter: 1,
		});
		await Upload.terminate(elsewhere(url), { headers: person.headers, retryDelays: null });
		expect(await unfinished(person)).toEqual([]);
		expect((await head(person, url ?? '')).status).toBe(404);
	});
});

describe('is refused', () => {
	it.each<[string, number, string | undefined, (person: Person) => Promise<Parameters<typeof send>>]>([
		[
			'where the policies do not allow it',
			403,
			'AccessDenied',
			async (person) => [jpeg(100), { headers: person.headers, metadata: film({ userId: randomUUID() }) }],
		],
		[
			'to visitors',
			403,
			'AccessDenied',
			async (person) => [jpeg(100), { headers: { apikey: testApp.parts.apiKeys.publishable }, metadata: film(person) }],
		],
		[
			'with a token that is none',
			401,
			'InvalidJWT',
			async (person) => [jpeg(100), { headers: { authorization: 'Bearer nobody' }, metadata: film(person) }],
		],
		[
			'where there is no bucket',
			404,
			'NoSuchBucket',
			async (person) => [jpeg(100), { headers: person.headers, metadata: { ...film(person), bucketName: 'nowhere' } }],
		],
		[
			'under a name that is none',
			400,
			'InvalidKey',
			async (person) => [jpeg(100), { headers: person.headers, metadata: { ...film(person), objectName: '../x' } }],
		],
		[
			'without a name',
			400,
			'InvalidRequest',
			async (person) => [jpeg(100), { headers: person.headers, metadata: { bucketName: 'films' } }],
		],
		[
			'with a type that the bucket does not take',
			415,
			'InvalidMimeType',
			async (person) => [
				utf8('%PDF-1.4'),
				{ headers: person.headers, metadata: film(person, 'a.pdf', 'application/pdf') },
			],
		],
		[
			'with bytes of such a type, whatever was said',
			415,
			'InvalidMimeType',
			async (person) => [utf8('%PDF-1.4 and so on'), { headers: person.headers, metadata: film(person) }],
		],
		[
			'when it is larger than all may be',
			413,
			undefined,
			async (person) => [new Uint8Array(30_000_001), { headers: person.headers, metadata: film(person) }],
		],
		[
			'when it is larger than its bucket takes',
			413,
			undefined,
			async () => [
				utf8('a'.repeat(1001)),
				{ headers: secret(), metadata: { bucketName: 'small', objectName: 'a.txt' } },
			],
		],
		[
			'when it turns out to be larger than its bucket takes',
			413,
			undefined,
			async () => [
				utf8('a'.repeat(1001)),
				{
					headers: secret(),
					metadata: { bucketName: 'small', objectName: 'a.txt' },
					uploadLengthDeferred: true,
				},
			],
		],
		[
			'over an object that is there',
			409,
			'KeyAlreadyExists',
			async (person) => {
				await person.client.storage
					.from('films')
					.upload(film(person).objectName, jpeg(10), { contentType: 'image/jpeg' });
				return [jpeg(100), { headers: person.headers, metadata: film(person) }];
			},
		],
	])('%s: %i', async (_what, status, code, prepared) => {
		const person = await newcomer();
		const [bytes, options] = await prepared(person);
		expect(await send(bytes, { endpoint: endpoint(one), ...options })).toMatchObject({ refused: status, code });
		expect(await unfinished(person)).toEqual([]);
	});

	it('from an offset that is not its own: 409, and nothing is written', async () => {
		const person = await newcomer();
		const url = (await begin(person, 'film.jpg', 1000)).headers.get('location') ?? '';
		expect((await patch(person, url, 10, jpeg(990))).status).toBe(409);
		expect(await unfinished(person)).toEqual([0]);
	});

	it('to everybody but who began it', async () => {
		const [person, stranger] = [await newcomer(), await newcomer()];
		const url = (await begin(person, 'film.jpg', 1000)).headers.get('location') ?? '';
		expect((await head(stranger, url)).status).toBe(404);
		expect((await patch(stranger, url, 0, jpeg(1000))).status).toBe(404);
		expect((await fetch(url, { method: 'DELETE', headers: { ...tus, ...stranger.headers } })).status).toBe(404);
		expect((await fetch(url, { headers: person.headers })).status).toBe(404);
		expect((await patch(person, url, 0, jpeg(1000))).status).toBe(204);
	});

	it('when the policies have changed by the time of its last bytes', async () => {
		const person = await newcomer();
		const url = (await begin(person, 'film.jpg', 1000)).headers.get('location') ?? '';
		await database.script('alter policy films on storage.objects with check (false)');
		const answer = await patch(person, url, 0, jpeg(1000));
		await database.script(`alter policy films on storage.objects
			with check (bucket_id = 'films' and split_part(name, '/', 1) = auth.uid()::text)`);
		expect([answer.status, answer.headers.get('x-sb-error-code')]).toEqual([403, 'AccessDenied']);
		expect((await head(person, url)).status).toBe(404);
	});

	it('while the disk is full, with its own error, and continues when there is room', async () => {
		const person = await newcomer();
		const url = (await begin(person, 'film.jpg', 1000)).headers.get('location') ?? '';
		full = true;
		const answers = [await begin(person, 'more.jpg', 10), await patch(person, url, 0, jpeg(1000))];
		full = false;
		for (const answer of answers) {
			expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60']);
			expect(await answer.text()).toBe('There is no room for new files now. Please try again later.');
		}
		expect((await patch(person, url, 0, jpeg(1000))).status).toBe(204);
	});
});

describe('with a signed address', () => {
	it('a client with the token may upload that object, in pieces', async () => {
		const person = await newcomer();
		const path = film(person).objectName;
		const { data } = await person.client.storage.from('films').createSignedUploadUrl(path);
		const headers = { 'x-signature': data?.token ?? '' };
		const bytes = jpeg(PIECE + 77);
		const { url } = await send(bytes, {
			endpoint: `${endpoint(one)}/sign`,
			headers,
			metadata: film(person),
			stopAfter: 1,
		});
		const ended = await send(bytes, { uploadUrl: elsewhere(url), headers, metadata: film(person) });
		expect(ended).toMatchObject({ refused: null, url: expect.stringContaining('/upload/resumable/sign/') });
		expect(same(await keptBytes(path), bytes)).toBe(true);
		const again = await send(bytes, { endpoint: `${endpoint(one)}/sign`, headers, metadata: film(person) });
		expect(again).toMatchObject({ refused: 409, code: 'KeyAlreadyExists' });
	});

	it('the token is good for one object', async () => {
		const person = await newcomer();
		const { data } = await person.client.storage.from('films').createSignedUploadUrl(film(person).objectName);
		for (const [signature, code] of [
			[data?.token ?? '', 'InvalidSignature'],
			['x', 'InvalidJWT'],
		])
			expect(
				await send(jpeg(10), {
					endpoint: `${endpoint(one)}/sign`,
					headers: { 'x-signature': signature ?? '' },
					metadata: film(person, 'another.jpg'),
				}),
			).toMatchObject({ refused: 400, code });
	});
});

describe('over an object', () => {
	it('with x-upsert, which the old one serves until the new one is whole', async () => {
		const person = await newcomer();
		const path = film(person).objectName;
		await person.client.storage.from('films').upload(path, jpeg(10), { contentType: 'image/jpeg' });
		const bytes = jpeg(PIECE + 5);
		const options = { headers: { ...person.headers, 'x-upsert': 'true' }, metadata: film(person) };
		const { url } = await send(bytes, { endpoint: endpoint(one), ...options, stopAfter: 1 });
		expect(same(await keptBytes(path), jpeg(10))).toBe(true);
		expect(await send(bytes, { uploadUrl: url, ...options })).toMatchObject({ refused: null });
		expect(same(await keptBytes(path), bytes)).toBe(true);
	});
});

describe('two at once', () => {
	it('cannot write a byte twice: the newer request goes on, the older one is told', async () => {
		const person = await newcomer();
		const bytes = jpeg(3_000_000);
		const url = (await begin(person, 'film.jpg', bytes.length)).headers.get('location') ?? '';
		let goOn = () => {};
		const newer = new Promise<void>((resolve) => {
			goOn = resolve;
		});
		const slow = new ReadableStream({
			async start(controller) {
				controller.enqueue(bytes.slice(0, 1_200_000));
				await newer;
				controller.enqueue(bytes.slice(1_200_000));
				controller.close();
			},
		});
		const older = patch(person, url, 0, slow);
		await expect.poll(() => unfinished(person)).toEqual([1_048_576]);
		const answer = await patch(person, elsewhere(url), 1_048_576, bytes.slice(1_048_576));
		expect(answer.status).toBe(204);
		goOn();
		expect((await older).status).toBe(423);
		expect(same(await keptBytes(`${person.userId}/film.jpg`), bytes)).toBe(true);
	});

	it('of many from the same offset, whatever they are told, the bytes are there once', async () => {
		const person = await newcomer();
		const bytes = jpeg(2_000_000);
		const url = (await begin(person, 'film.jpg', bytes.length)).headers.get('location') ?? '';
		const answers = await Promise.all(
			Array.from({ length: 6 }, (_, index) => patch(person, index % 2 ? url : elsewhere(url), 0, bytes)),
		);
		// A machine with much to do may also refuse some of them for now.
		for (const { status } of answers) expect([204, 409, 423, 503]).toContain(status);
		const offset = Number((await head(person, url)).headers.get('upload-offset'));
		if (offset < bytes.length) expect((await patch(person, url, offset, bytes.slice(offset))).status).toBe(204);
		expect(same(await keptBytes(`${person.userId}/film.jpg`), bytes)).toBe(true);
	});

	it('uploads of one name are one object', async () => {
		const person = await newcomer();
		const ended = await Promise.all(
			[jpeg(500), jpeg(600)].map((bytes) =>
				send(bytes, { endpoint: endpoint(one), headers: person.headers, metadata: film(person) }),
			),
		);
		expect(ended.map(({ refused }) => refused).sort()).toEqual([409, null]);
		expect(await unfinished(person)).toEqual([]);
	});
});

describe('unfinished uploads', () => {
	const limit = (quotas: Record<string, string>) => applyQuotas(database, readConfig(quotas));

	it('say when they expire, are gone then, and are swept with their bytes', async () => {
		const person = await newcomer();
		const answer = await begin(person, 'film.jpg', 2000);
		const url = answer.headers.get('location') ?? '';
		const day = Date.parse(answer.headers.get('upload-expires') ?? '') - Date.now();
		expect(day / 3_600_000).toBeGreaterThan(23.9);
		expect(day / 3_600_000).toBeLessThan(24.1);
		expect((await patch(person, url, 0, jpeg(500))).headers.get('upload-expires')).toBe(
			answer.headers.get('upload-expires'),
		);
		await database.query("update storage.uploads set expires_at = now() - interval '1 second' where owner_id = $1", [
			person.userId,
		]);
		expect((await head(person, url)).status).toBe(410);
		expect((await patch(person, url, 500, jpeg(1500))).status).toBe(410);
		const bytes = createByteStore({ database, config: testApp.parts.config });
		const swept = await Promise.all([sweepUploads({ database, bytes }), sweepUploads({ database, bytes })]);
		expect(swept[0] + swept[1]).toBe(1);
		expect((await head(person, url)).status).toBe(404);
	});

	it('count towards the quotas, each in the place of what it will replace', async () => {
		await limit({ QUOTA_FILES: '2', QUOTA_BYTES: '5000' });
		const person = await newcomer();
		const films = person.client.storage.from('films');
		const put = async (name: string, size: number) =>
			(await films.upload(`${person.userId}/${name}`, jpeg(size), { contentType: 'image/jpeg' })).error;
		expect(await put('one.jpg', 3000)).toBeNull();
		expect((await begin(person, 'two.jpg', 2001)).status).toBe(403);
		const two = await begin(person, 'two.jpg', 2000);
		expect(two.status).toBe(201);
		expect(await put('three.jpg', 10)).toMatchObject({ code: 'QuotaExceeded' });
		expect((await begin(person, 'one.jpg', 3000, { 'x-upsert': 'true' })).status).toBe(201);
		expect((await patch(person, two.headers.get('location') ?? '', 0, jpeg(2000))).status).toBe(204);
		await limit({});
	});

	it('without a length count what has come of them', async () => {
		await limit({ QUOTA_BYTES: '3000' });
		const person = await newcomer();
		const metadata = film(person);
		const ended = await send(jpeg(3001), {
			endpoint: endpoint(one),
			headers: person.headers,
			metadata,
			uploadLengthDeferred: true,
		});
		expect(ended).toMatchObject({ refused: 403, code: 'QuotaExceeded' });
		await limit({});
	});

	it('are so many at most for one person', async () => {
		const person = await newcomer();
		const names = ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg'];
		const answers = await Promise.all(names.map((name) => begin(person, name, 10)));
		expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 403]);
	});

	it('go with the account, and with the bucket', async () => {
		const [leaving, staying] = [await newcomer(), await newcomer()];
		const url = (await begin(leaving, 'film.jpg', 1000)).headers.get('location') ?? '';
		await patch(leaving, url, 0, jpeg(500));
		await service.auth.admin.deleteUser(leaving.userId);
		const id = url.split('/').at(-1);
		expect((await database.query('select id from storage.uploads where id = $1', [id])).rows).toEqual([]);
		await service.storage.createBucket('passing', { public: false });
		const { url: passing } = await send(jpeg(PIECE + 1), {
			endpoint: endpoint(one),
			headers: secret(),
			metadata: { bucketName: 'passing', objectName: 'a.jpg' },
			stopAfter: 1,
		});
		expect((await service.storage.deleteBucket('passing')).error).toBeNull();
		expect((await head({ ...staying, headers: secret() }, passing ?? '')).status).toBe(404);
	});
});

describe('on the wire', () => {
	it('OPTIONS tells what the server can do', async () => {
		const answer = await fetch(endpoint(one), { method: 'OPTIONS' });
		expect([answer.status, answer.headers.get('tus-version'), answer.headers.get('tus-max-size')]).toEqual([
			204,
			'1.0.0',
			'30000000',
		]);
		expect(answer.headers.get('tus-extension')).toBe(
			'creation,creation-with-upload,creation-defer-length,termination,expiration',
		);
	});

	it('browsers on other origins may send and read what the protocol needs', async () => {
		const asked = ['tus-resumable', 'upload-length', 'upload-metadata', 'upload-offset', 'x-signature', 'x-upsert'];
		const preflight = await fetch(endpoint(one), {
			method: 'OPTIONS',
			headers: {
				origin: 'https://app.example',
				'access-control-request-method': 'PATCH',
				'access-control-request-headers': asked.join(','),
			},
		});
		const allowed = preflight.headers.get('access-control-allow-headers')?.toLowerCase().split(',') ?? [];
		expect(asked.filter((name) => !allowed.includes(name))).toEqual([]);
		for (const method of ['PATCH', 'HEAD', 'DELETE', 'POST'])
			expect(preflight.headers.get('access-control-allow-methods')).toContain(method);

		const answer = await begin(await newcomer(), 'film.jpg', 10, { origin: 'https://app.example' });
		expect(answer.headers.get('access-control-allow-origin')).toBe('*');
		const exposed = answer.headers.get('access-control-expose-headers')?.split(',') ?? [];
		for (const name of ['location', 'tus-resumable', 'upload-expires', 'upload-length', 'upload-offset'])
			expect(exposed).toContain(name);
	});

	it('a request without the protocol’s header is none of it', async () => {
		expect((await fetch(endpoint(one), { method: 'POST', headers: secret() })).status).toBe(412);
	});

	it('a file with a picture’s bytes and no type is that picture', async () => {
		const person = await newcomer();
		const metadata = { bucketName: 'films', objectName: `${person.userId}/bare` };
		await send(png(), { endpoint: endpoint(one), headers: person.headers, metadata });
		expect((await person.client.storage.from('films').info(metadata.objectName)).data?.contentType).toBe('image/png');
	});
});
