import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { z } from 'zod';
import { Problem } from '#src/platform/http/problem.ts';
import { OPTION_NAMES, requireOptions } from '../pictures/transform-options.ts';
import type { DownloadGrant } from '../signatures.ts';
import { NO_TRANSFORMS, NO_VERSIONS, notSupported, type StorageParts } from '../storage-parts.ts';
import { findPublic, findSigned } from './find-object.ts';
import { decoded, pathOf, requireObjectPath, restOf, urlOf } from './object-name.ts';
import { asCaller, requireBucket, requireObject } from './object-rows.ts';
import { readJson } from './read-upload.ts';
import { cacheControlOf, serveObject } from './serve-object.ts';

const signBody = z.object({
	expiresIn: z.int().min(1).max(315_360_000),
	paths: z.array(z.string()).max(1000).optional(),
	transform: z.unknown().optional(),
	versionId: z.unknown().optional(),
});

/** The endpoints that download objects, and those that sign addresses for it, relative to the service. */
export function createDownloads(parts: StorageParts): Hono {
	const { database, bytes, config, signatures, resolveCaller, clock } = parts;
	const app = new Hono();

	app.post('/object/sign/*', async (c) => {
		const caller = await resolveCaller(c.req.raw);
		const rest = restOf(c.req.url, '/object/sign/');
		const { expiresIn, paths, transform, versionId } = await readJson(c.req.raw, config.BODY_LIMIT, signBody);
		if (versionId !== undefined) throw notSupported(NO_VERSIONS);
		const transformed = transform === undefined ? undefined : requireOptions(transform);
		const endpoint = transformed ? 'render/image/sign' : 'object/sign';
		const signed = async (bucket: string, name: string) => {
			const claims = { url: urlOf({ bucket, name }), ...(transformed && { transform: transformed }) };
			const token = await signatures.sign('download', claims, expiresIn);
			return `/${endpoint}/${forClient(urlOf({ bucket, name }))}?token=${token}`;
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
		// The token was signed for a smaller picture, not for this one.
		if (grant.transform) throw new Problem('InvalidSignature', 400, 'The token is for a transformed picture');
		const left = Math.max(0, grant.exp - Math.floor(clock().getTime() / 1000));
		const { bucket, name } = pathOf(grant.url);
		const find = () => findSigned(database, { bucket, name });
		// The client encodes this one twice.
		const download = c.req.query('download');
		const saved = download === undefined ? null : (decoded(download) ?? download);
		return serveObject(c.req.raw, bytes, find, (object) => cacheControlOf(object, 'private', left), saved);
	});

	// SVG compresses to a third; the compressed response has a weak ETag of its own.
	app.use('/object/public/*', compress({ encoding: 'gzip', contentTypeFilter: /^image\/svg\+xml$/ }));
	app.get('/object/public/*', async (c) => {
		requirePlainRead(c);
		const { bucket, name } = requireObjectPath(restOf(c.req.url, '/object/public/'));
		return serveObject(
			c.req.raw,
			bytes,
			() => findPublic(database, { bucket, name }),
			(object) => cacheControlOf(object, 'public'),
		);
	});

	for (const endpoint of ['/object/authenticated/', '/object/'])
		app.get(`${endpoint}*`, async (c) => {
			requirePlainRead(c);
			const caller = await resolveCaller(c.req.raw);
			const path = requireObjectPath(restOf(c.req.url, endpoint));
			// The next user of the same browser must be authorized again.
			return serveObject(
				c.req.raw,
				bytes,
				() => requireObject(database, caller, path),
				() => 'private, no-cache',
			);
		});

	return app;
}

/** The client encodes what it is given as a URI, which leaves these three signs of a name as they are. */
const forClient = (url: string) => url.replace(/[%?#]/g, encodeURIComponent);

function requirePlainRead(c: Context): void {
	if (OPTION_NAMES.some((option) => c.req.query(option) !== undefined)) throw notSupported(NO_TRANSFORMS);
	if (c.req.query('versionId') !== undefined) throw notSupported(NO_VERSIONS);
}
