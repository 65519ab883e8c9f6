import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { z } from 'zod';
import type { DownloadGrant } from '../signatures.ts';
import { NO_TRANSFORMS, NO_VERSIONS, notSupported, type StorageParts } from '../storage-parts.ts';
import { decoded, pathOf, requireObjectPath, restOf, urlOf } from './object-name.ts';
import {
	asCaller,
	COLUMNS,
	found,
	noSuchBucket,
	requireBucket,
	requireObject,
	type StoredObject,
} from './object-rows.ts';
import { readJson } from './read-upload.ts';
import { cacheControlOf, serveObject } from './serve-object.ts';

const signBody = z.object({
	expiresIn: z.int().min(1).max(315_360_000),
	paths: z.array(z.string()).max(1000).optional(),
	transform: z.unknown().optional(),
	versionId: z.unknown().optional(),
});
const TRANSFORMS = ['width', 'height', 'resize', 'quality', 'format'];

/** The endpoints that download objects, and those that sign addresses for it, relative to the service. */
export function createDownloads(parts: StorageParts): Hono {
	const { database, bytes, config, signatures, resolveCaller, clock } = parts;
	const app = new Hono();

	app.post('/object/sign/*', async (c) => {
		const caller = await resolveCaller(c.req.raw);
		const rest = restOf(c.req.url, '/object/sign/');
		const { expiresIn, paths, transform, versionId } = await readJson(c.req.raw, config.BODY_LIMIT, signBody);
		if (transform !== undefined) throw notSupported(NO_TRANSFORMS);
		if (versionId !== undefined) throw notSupported(NO_VERSIONS);
		const signed = async (bucket: string, name: string) => {
			const token = await signatures.sign('download', { url: urlOf({ bucket, name }) }, expiresIn);
			return `/object/sign/${forClient(urlOf({ bucket, name }))}?token=${token}`;
		};
		if (rest.includes('/')) {
			const path = requireObjectPath(rest);
			await requireObject(database, caller, path);
			return c.json({ signedURL: await signed(path.bucket, path.name) });
		}
		const bucket = (await requireBucket(database, decoded(rest) ?? '')).id;
		const text = 'select name from storage.objects where bucket_id = $1 and name = any($2::text[])';
		const usable = (paths ?? []).filter((path) => path.isWellFormed() && !path.includes('\0'));
		const [rows] = await asCaller<{ name: string }>(database, caller, [{ text, values: [bucket, usable] }], true);
		const seen = new Set(rows?.map(({ name }) => name));
		const answers = (paths ?? []).map(async (path) =>
			seen.has(path)
				? { error: null, path, signedURL: await signed(bucket, path) }
				: { error: 'Either the object does not exist or you do not have access to it', path, signedURL: null },
		);
		return c.json(await Promise.all(answers));
	});

	app.get('/object/sign/*', async (c) => {
		requirePlainRead(c);
		const asked = urlOf(requireObjectPath(restOf(c.req.url, '/object/sign/')));
		const grant = await signatures.verify<DownloadGrant>('download', c.req.query('token'), asked);
		const left = Math.max(0, grant.exp - Math.floor(clock().getTime() / 1000));
		const { bucket, name } = pathOf(grant.url);
		const text = `select ${COLUMNS} from storage.objects where bucket_id = $1 and name = $2`;
		const find = async () => found((await database.query<StoredObject>(text, [bucket, name])).rows[0]);
		// The client encodes this one twice.
		const download = c.req.query('download');
		const saved = download === undefined ? null : (decoded(download) ?? download);
		return serveObject(c.req.raw, bytes, find, (object) => cacheControlOf(object, 'private', left), saved);
	});

	// Drawings shrink to a third on the way; the compressed copy has a weak tag of its own.
	app.use('/object/public/*', compress({ encoding: 'gzip', contentTypeFilter: /^image\/svg\+xml$/ }));
	app.get('/object/public/*', async (c) => {
		requirePlainRead(c);
		const { bucket, name } = requireObjectPath(restOf(c.req.url, '/object/public/'));
		const text = `select ${COLUMNS} from storage.objects where bucket_id = $1 and name = $2
			and (select b.public from storage.buckets b where b.id = $1)`;
		const find = async () => {
			const object = (await database.query<StoredObject>(text, [bucket, name])).rows[0];
			if (!object && !(await requireBucket(database, bucket)).public) throw noSuchBucket();
			return found(object);
		};
		return serveObject(c.req.raw, bytes, find, (object) => cacheControlOf(object, 'public'));
	});

	for (const endpoint of ['/object/authenticated/', '/object/'])
		app.get(`${endpoint}*`, async (c) => {
			requirePlainRead(c);
			const caller = await resolveCaller(c.req.raw);
			const path = requireObjectPath(restOf(c.req.url, endpoint));
			// The next person at the same browser must be let in anew.
			return serveObject(
				c.req.raw,
				bytes,
				() => requireObject(database, caller, path),
				() => 'private, no-cache',
			);
		});

	app.all('/render/image/*', () => {
		throw notSupported(NO_TRANSFORMS);
	});
	return app;
}

/** The client encodes what it is given as a URI, which leaves these three signs of a name as they are. */
const forClient = (url: string) => url.replace(/[%?#]/g, encodeURIComponent);

function requirePlainRead(c: Context): void {
	if (TRANSFORMS.some((option) => c.req.query(option) !== undefined)) throw notSupported(NO_TRANSFORMS);
	if (c.req.query('versionId') !== undefined) throw notSupported(NO_VERSIONS);
}
