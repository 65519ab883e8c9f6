import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#src/platform/database/database.ts';
import { createLimits, limitKinds } from '#src/platform/limits/limits.ts';
import { openTestDatabase } from '#src/platform/testing/test-database.ts';
import { openTestApp, type TestApp } from '#src/testing/test-app.ts';
import { dyingAfter } from './testing/dying-database.ts';
import { jpeg, lostBytes, serviceOf, utf8 } from './testing/files.ts';

let database: Database;
let testApp: TestApp;
let authorization: string;
beforeAll(async () => {
	database = await openTestDatabase();
	testApp = await openTestApp(database);
	authorization = `Bearer ${testApp.parts.apiKeys.secret}`;
	await serviceOf(testApp).storage.createBucket('papers', { public: true });
});
afterAll(async () => {
	expect(await lostBytes(database)).toBe(0);
	await database.close();
});

const ask = (method: string, path: string, body: BodyInit | null = null, headers: Record<string, string> = {}) =>
	testApp.app.request(`/storage/v1${path}`, {
		method,
		body,
		headers: { authorization, ...headers },
		duplex: 'half',
	} as RequestInit);

describe('object names', () => {
	it.each([
		'..%2Fcovers%2Fx.txt',
		'a/..%2F..%2Fx.txt',
		'a//b.txt',
		'a/',
		'%2Fetc%2Fpasswd',
		'a%00.txt',
		'a%0Ab.txt',
		'a%5C..%5Cb.txt',
		'%C3%28.txt',
		'%ED%A0%80.txt',
		'%',
		'.',
		'a/%2E%2E/b/.%2e',
		`${'x'.repeat(1025)}`,
		`${'%D9%87'.repeat(513)}`,
	])('%s stores nothing', async (path) => {
		const answer = await ask('POST', `/object/papers/${path}`, 'x');
		expect(answer.status).toBeGreaterThanOrEqual(400);
		expect(answer.status).toBeLessThan(500);
		expect(await answer.json()).toMatchObject({ statusCode: String(answer.status), message: expect.any(String) });
		expect((await database.query('select name from storage.objects')).rows).toEqual([]);
	});

	it('of any other kind are returned as they were sent', async () => {
		const segment = fc.oneof(
			fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
			fc.string({ unit: 'binary', minLength: 1, maxLength: 12 }).filter((text) => text.isWellFormed()),
			fc.constantFrom(
				'?',
				'#',
				'%',
				'%41',
				'+',
				'a b',
				"'",
				'"',
				';--',
				'.hidden',
				'...',
				'public',
				'هدهد',
				'𝔥',
				'\u202e',
			),
		);
		await fc.assert(
			fc.asyncProperty(fc.array(segment, { minLength: 1, maxLength: 3 }), async (segments) => {
				const name = segments.join('/');
				const path = segments.map(encodeURIComponent).join('/');
				const answer = await ask('PUT', `/object/papers/${path}`, name);
				expect([name, answer.status < 500]).toEqual([name, true]);
				if (answer.status !== 200) return;
				expect(await answer.json()).toMatchObject({ Key: `papers/${name}` });
				for (const endpoint of ['public/papers', 'papers', 'authenticated/papers'])
					expect(await (await ask('GET', `/object/${endpoint}/${path}`)).text()).toBe(name);
				const removed = await ask('DELETE', '/object/papers', JSON.stringify({ prefixes: [name] }));
				expect(await removed.json()).toMatchObject([{ name }]);
			}),
			{ numRuns: 60 },
		);
		expect((await database.query('select name from storage.objects')).rows).toEqual([]);
	});

	it('never reach the log', async () => {
		await ask('PUT', '/object/papers/my-secret-diary.txt', 'x');
		await ask('DELETE', '/object/papers/my-secret-diary.txt');
		expect(testApp.logged()).not.toContain('my-secret-diary');
	});
});

describe('bodies', () => {
	it.each([
		['POST', '/object/list/papers', '{'],
		['POST', '/object/list/papers', '[]'],
		['POST', '/object/list/papers', '{"limit":-1}'],
		['POST', '/object/list/papers', '{"limit":1e9}'],
		['POST', '/object/list/papers', '{"prefix":"\\u0000"}'],
		['POST', '/object/list/papers', '{"search":"\\ud800"}'],
		['POST', '/object/list/papers', '{"sortBy":{"column":"version; drop table storage.objects"}}'],
		['POST', '/object/list-v2/papers', '{"cursor":"e30"}'],
		['POST', '/object/list-v2/papers', '{"cursor":"%%%"}'],
		['POST', '/object/sign/papers/a', '{"expiresIn":0}'],
		['POST', '/object/sign/papers/a', '{"expiresIn":"60"}'],
		['POST', '/object/sign/a%00', '{"expiresIn":60,"paths":["a"]}'],
		['POST', '/object/move', '{"bucketId":"papers","sourceKey":"../a","destinationKey":"b"}'],
		['POST', '/object/move', '{"bucketId":"a\\u0000","sourceKey":"a","destinationKey":"b"}'],
		['POST', '/object/copy', '{"bucketId":"papers","sourceKey":"a","destinationKey":"a/../b"}'],
		['POST', '/object/copy', 'null'],
		['DELETE', '/object/papers', '{"prefixes":"a"}'],
		['DELETE', '/object/pa%00pers', '{"prefixes":["a"]}'],
		['DELETE', '/object/papers/', null],
		['POST', '/bucket', '{"name":"x\\u0000"}'],
		['POST', '/bucket', '{"name":"x","file_size_limit":"a lot"}'],
		['POST', '/bucket', '{"name":"x","allowed_mime_types":["everything"]}'],
		['PUT', '/bucket/none', '{"public":true}'],
		['GET', '/bucket/%00', null],
		['GET', '/bucket?limit=all', null],
		['GET', '/object/papers', null],
		['GET', '/object/', null],
		['GET', '/object/sign/papers/a', null],
		['GET', '/object/sign/papers/a?token=x.y.z', null],
		['PUT', '/object/upload/sign/papers/a?token=', 'x'],
		['GET', '/%6fbject/papers/a', null],
		['PATCH', '/object/papers/a', 'x'],
	])('%s %s %s is answered as the client’s fault', async (method, path, body) => {
		const answer = await ask(method, path, body, { 'content-type': 'application/json' });
		expect(answer.status).toBeGreaterThanOrEqual(400);
		expect(answer.status).toBeLessThan(500);
		expect(await answer.json()).toMatchObject({ statusCode: String(answer.status), code: expect.any(String) });
	});

	it.each([
		[
			'a form without an end',
			'multipart/form-data; boundary=x',
			'--x\r\ncontent-disposition: form-data; name=""; filename="a"\r\n\r\nabc',
		],
		['a form without a boundary', 'multipart/form-data', 'abc'],
		[
			'a form without a file',
			'multipart/form-data; boundary=x',
			'--x\r\ncontent-disposition: form-data; name="cacheControl"\r\n\r\n60\r\n--x--\r\n',
		],
	])('%s stores nothing', async (_name, type, body) => {
		const answer = await ask('POST', '/object/papers/form.txt', body, { 'content-type': type });
		expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([400, 'InvalidRequest']);
	});

	it.each([
		['no JSON', Buffer.from('none').toString('base64')],
		['a list', Buffer.from('[1]').toString('base64')],
		['what jsonb does not take', Buffer.from('{"a":"\\u0000"}').toString('base64')],
		['very much', Buffer.from(JSON.stringify({ a: 'x'.repeat(9000) })).toString('base64')],
	])('metadata that are %s are refused', async (_name, metadata) => {
		const answer = await ask('POST', '/object/papers/meta.txt', 'x', { 'x-metadata': metadata });
		expect(answer.status).toBe(400);
	});

	it('that are compressed are refused: they would be served as they are', async () => {
		expect((await ask('POST', '/object/papers/z.txt', 'x', { 'content-encoding': 'gzip' })).status).toBe(400);
	});
});

describe('limits', () => {
	it('of size hold for bodies, streams and forms, to the byte', async () => {
		const small = await openTestApp(database, { STORAGE_LIMIT: '2000' });
		const papers = serviceOf(small).storage.from('papers');
		const stream = (size: number) => new Blob([jpeg(size)]).stream();
		for (const [size, refused] of [
			[2000, false],
			[2001, true],
			[80_000, true],
		] as const)
			for (const body of [jpeg(size), stream(size), new Blob([jpeg(size)], { type: 'image/jpeg' })]) {
				const { error } = await papers.upload('limit.jpg', body, { upsert: true, contentType: 'image/jpeg' });
				if (refused) expect(error).toMatchObject({ status: 413, code: 'EntityTooLarge' });
				else expect(error).toBeNull();
			}
	});

	it('of rate are told in the service’s own words', async () => {
		const limits = createLimits({ enabled: true, kinds: { ...limitKinds, request: { points: 1, seconds: 60 } } });
		const { app } = await openTestApp(database, { TRUSTED_PROXIES: '1' }, { limits });
		const read = () => app.request('/storage/v1/bucket', { headers: { 'x-forwarded-for': '203.0.113.7' } });
		expect((await read()).status).toBe(200);
		const refused = await read();
		expect([refused.status, await refused.json()]).toEqual([429, expect.objectContaining({ code: 'SlowDown' })]);
		expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
	});

	it('of trust: an invalid token', async () => {
		const answer = await ask('GET', '/bucket', null, { authorization: 'Bearer x.y.z' });
		expect([answer.status, await answer.json()]).toEqual([
			401,
			expect.objectContaining({ code: 'InvalidJWT', statusCode: '401' }),
		]);
	});
});

describe('cut off in the middle', () => {
	const there = async () => await (await ask('GET', '/object/public/papers/there.txt')).text();

	it('an upload whose sender disconnects stores nothing', async () => {
		await ask('PUT', '/object/papers/there.txt', 'old');
		let sent = 0;
		const body = new ReadableStream({
			pull(controller) {
				if (sent++ < 3) controller.enqueue(utf8('new '));
				else controller.error(new Error('gone'));
			},
		});
		expect((await ask('PUT', '/object/papers/there.txt', body)).status).toBe(400);
		expect(await there()).toBe('old');
	});

	it.each(Array.from({ length: 16 }, (_, steps) => steps))('a server killed after %i steps', async (steps) => {
		await ask('PUT', '/object/papers/there.txt', 'old');
		const dying = await openTestApp(database, {}, { database: dyingAfter(database, steps) });
		const { error } = await serviceOf(dying).storage.from('papers').update('there.txt', 'n'.repeat(600_000));
		expect((await there()).length).toBe(error ? 3 : 600_000);
		expect(await lostBytes(database)).toBe(0);
	});

	it('an unreachable database is answered 503', async () => {
		const dying = await openTestApp(database, {}, { database: dyingAfter(database, 0) });
		const answer = await dying.app.request('/storage/v1/object/public/papers/there.txt');
		expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
	});

	it('an object that is replaced during a download arrives complete, old or new', async () => {
		const sizes = [400_000, 500_000];
		await ask('PUT', '/object/papers/busy.jpg', jpeg(400_000));
		const writing = Array.from({ length: 6 }, (_, index) =>
			ask('PUT', '/object/papers/busy.jpg', jpeg(sizes[index % 2] ?? 0)),
		);
		const reading = Array.from({ length: 12 }, async () => (await ask('GET', '/object/papers/busy.jpg')).arrayBuffer());
		for (const bytes of await Promise.all(reading)) {
			expect(sizes).toContain(bytes.byteLength);
			expect(new Uint8Array(bytes)).toEqual(jpeg(bytes.byteLength));
		}
		expect((await Promise.all(writing)).map(({ status }) => status)).toEqual(writing.map(() => 200));
	});
});
