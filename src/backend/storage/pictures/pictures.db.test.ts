import type { SupabaseClient } from '@supabase/supabase-js';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#src/platform/database/database.ts';
import { openTestDatabase } from '#src/platform/testing/test-database.ts';
import { openTestApp, type TestApp } from '#src/testing/test-app.ts';
import { serviceOf, svg, utf8 } from '../testing/files.ts';

let database: Database;
let testApp: TestApp;
let service: SupabaseClient;
beforeAll(async () => {
	database = await openTestDatabase();
	testApp = await openTestApp(database);
	service = serviceOf(testApp);
	await service.storage.createBucket('walls', { public: true });
	await service.storage.createBucket('drawers', { public: false });
	const wide = await drawing(400, 200).png().toBuffer();
	const gif = await drawing(8, 8).gif().toBuffer();
	for (const bucket of ['walls', 'drawers']) await service.storage.from(bucket).upload('wide.png', wide);
	const walls = service.storage.from('walls');
	await walls.upload(
		'turned.jpg',
		await drawing(40, 20).jpeg().withExif({}).withMetadata({ orientation: 6 }).toBuffer(),
	);
	await walls.upload('dot.gif', gif);
	await walls.upload('moon.svg', svg());
	await walls.upload('words.txt', utf8('a wall'), { contentType: 'text/plain' });
	await walls.upload('broken.png', wide.subarray(0, 60), { contentType: 'image/png' });
	await walls.upload('huge.png', await drawing(9000, 6000).png().toBuffer());
});
afterAll(() => database.close());

const drawing = (width: number, height: number) =>
	sharp({ create: { width, height, channels: 3, background: { r: 20, g: 90, b: 90 } } });
const open = (address: string, headers: Record<string, string> = {}) => testApp.app.request(address, { headers });
const at = (query: string, name = 'wide.png') => `/storage/v1/render/image/public/walls/${name}?${query}`;
async function sizeOf(response: Response) {
	const bytes = Buffer.from(await response.arrayBuffer());
	if (!response.ok) return [response.status, (JSON.parse(bytes.toString()) as { code: string }).code];
	const { width, height, format } = await sharp(bytes).metadata();
	return [width, height, format];
}

describe('sizes', () => {
	it.each<[string, unknown[]]>([
		['width=100', [100, 50, 'png']],
		['height=100', [200, 100, 'png']],
		['width=100&height=100', [100, 100, 'png']],
		['width=100&height=100&resize=contain', [100, 50, 'png']],
		['width=100&height=100&resize=fill', [100, 100, 'png']],
		['width=2000', [400, 200, 'png']],
		['quality=30', [400, 200, 'png']],
		['width=100&format=webp', [100, 50, 'webp']],
		['width=0', [400, 'InvalidRequest']],
		['width=2501', [400, 'InvalidRequest']],
		['width=a', [400, 'InvalidRequest']],
		['width=10&resize=squeeze', [400, 'InvalidRequest']],
		['quality=19', [400, 'InvalidRequest']],
		['format=bmp', [400, 'InvalidRequest']],
		['width=10&versionId=x', [400, 'NotSupported']],
	])('%s', async (query, expected) => {
		expect(await sizeOf(await open(at(query)))).toEqual(expected);
	});

	it('upright, as the camera held it', async () => {
		expect(await sizeOf(await open(at('width=10', 'turned.jpg')))).toEqual([10, 20, 'jpeg']);
	});
});

describe('formats', () => {
	it('are what the browser takes, unless the origin is wanted', async () => {
		const accept = { accept: 'image/avif,image/webp,*/*;q=0.8' };
		const modern = await open(at('width=100'), accept);
		expect([modern.headers.get('content-type'), modern.headers.get('vary')]).toEqual(['image/webp', 'Accept']);
		expect(await sizeOf(modern)).toEqual([100, 50, 'webp']);
		const origin = await open(at('width=100&format=origin'), accept);
		expect([origin.headers.get('content-type'), origin.headers.get('vary')]).toEqual(['image/png', null]);
		expect(await sizeOf(await open(at('width=100'), { accept: 'image/webp;q=0' }))).toEqual([100, 50, 'png']);
		expect((await open(at('width=4&format=avif'))).headers.get('content-type')).toBe('image/avif');
		expect(await sizeOf(await open(at('width=4', 'dot.gif')))).toEqual([4, 4, 'gif']);
	});

	it('drawings stay drawings, and what is no picture is refused', async () => {
		const drawn = await open(at('width=10', 'moon.svg'));
		expect([drawn.headers.get('content-type'), await drawn.text()]).toEqual([
			'image/svg+xml',
			Buffer.from(svg()).toString(),
		]);
		expect(await sizeOf(await open(at('width=10', 'words.txt')))).toEqual([400, 'InvalidRequest']);
		expect(await sizeOf(await open(at('width=10', 'broken.png')))).toEqual([422, 'InvalidRequest']);
		expect(await sizeOf(await open(at('width=10', 'huge.png')))).toEqual([422, 'InvalidRequest']);
		expect(await sizeOf(await open(at('width=10', 'none.png')))).toEqual([404, 'NoSuchKey']);
	});
});

describe('access', () => {
	it('for callers that may read the picture', async () => {
		expect(await sizeOf(await open('/storage/v1/render/image/public/drawers/wide.png?width=10'))).toEqual([
			404,
			'NoSuchBucket',
		]);
		const person = (await testApp.signedIn()).client;
		const refused = await person.storage.from('drawers').download('wide.png', { transform: { width: 10 } });
		expect(refused.error).toMatchObject({ status: 404 });
		const { data } = await service.storage.from('drawers').download('wide.png', { transform: { width: 10 } });
		expect((await sharp(Buffer.from(await (data as Blob).arrayBuffer())).metadata()).width).toBe(10);
		const { publicUrl } = person.storage.from('walls').getPublicUrl('wide.png', {
			transform: { width: 20, format: 'origin' },
		}).data;
		expect(await sizeOf(await open(publicUrl))).toEqual([20, 10, 'png']);
	});

	it('for a signed address, in the size that was signed', async () => {
		const drawers = service.storage.from('drawers');
		const { data } = await drawers.createSignedUrl('wide.png', 60, { transform: { width: 20, format: 'origin' } });
		const address = data?.signedUrl ?? '';
		expect(await sizeOf(await open(`${address}&width=300`))).toEqual([20, 10, 'png']);
		expect((await open(address)).headers.get('cache-control')).toMatch(/^private/);
		const whole = address.replace('/render/image/sign/', '/object/sign/');
		expect(await sizeOf(await open(whole))).toEqual([400, 'InvalidSignature']);
		const plain = (await drawers.createSignedUrl('wide.png', 60)).data?.signedUrl ?? '';
		expect(await sizeOf(await open(plain.replace('/object/sign/', '/render/image/sign/')))).toEqual([
			400,
			'InvalidSignature',
		]);
		const bad = await drawers.createSignedUrl('wide.png', 60, { transform: { width: -1 } });
		expect(bad.error).toMatchObject({ status: 400 });
	});
});

describe('copies', () => {
	it('have a tag of their own, and are made anew when the picture changes', async () => {
		const first = await open(at('width=30'));
		const tag = first.headers.get('etag') ?? '';
		expect((await open(at('width=30'), { 'if-none-match': tag })).status).toBe(304);
		expect((await open(at('width=31'), { 'if-none-match': tag })).status).toBe(200);
		expect(first.headers.get('content-security-policy')).toContain('sandbox');
		const head = await testApp.app.request(at('width=30'), { method: 'HEAD' });
		expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, tag, '']);
		await service.storage.from('walls').update('wide.png', await drawing(60, 60).png().toBuffer());
		expect(await sizeOf(await open(at('width=30'), { 'if-none-match': tag }))).toEqual([30, 30, 'png']);
	});

	it('of many who ask at once are made once each', async () => {
		const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => open(at(`width=${40 + (index % 2)}`))));
		expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
		expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(2);
	});
});
