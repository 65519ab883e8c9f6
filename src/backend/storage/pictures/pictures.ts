import { createHash } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { Problem } from '#src/platform/http/problem.ts';
import { findPublic, findSigned } from '../objects/find-object.ts';
import { decoded, pathOf, requireObjectPath, restOf, urlOf } from '../objects/object-name.ts';
import { found, requireObject, type StoredObject, tooLarge } from '../objects/object-rows.ts';
import { cacheControlOf, headersOf, matches, serveObject } from '../objects/serve-object.ts';
import type { DownloadGrant } from '../signatures.ts';
import { NO_VERSIONS, notSupported, type StorageParts } from '../storage-parts.ts';
import { createKeptRenderings } from './kept-renderings.ts';
import { formatFor, isPicture, renderPicture } from './render-picture.ts';
import { requireOptions, type TransformOptions } from './transform-options.ts';

type Environment = { Variables: { address?: string } };

/** Types that gain nothing from being rendered again. */
const DRAWING = 'image/svg+xml';

/** Bytes of a picture that is transformed, at most: it is held in memory meanwhile. */
const LARGEST = 52_428_800;

/** The endpoints that transform pictures before they are served, relative to the service. */
export function createPictures(parts: StorageParts): Hono<Environment> {
	const { database, bytes, config, signatures, resolveCaller, clock } = parts;
	const app = new Hono<Environment>();
	const keepRendering = createKeptRenderings(config.RATE_LIMITS);

	async function serve(
		c: Context<Environment>,
		find: () => Promise<StoredObject>,
		options: TransformOptions,
		cacheControl: (object: StoredObject) => string,
		download = c.req.query('download') ?? null,
	): Promise<Response> {
		const object = await find();
		if (object.mimetype === DRAWING) return serveObject(c.req.raw, bytes, find, cacheControl, download);
		if (object.size > LARGEST) throw tooLarge();
		if (!isPicture(object.mimetype)) throw new Problem('InvalidRequest', 400, 'Only pictures can be transformed');
		const format = formatFor(object.mimetype, options, c.req.header('accept') ?? '');
		const key = JSON.stringify([
			object.version,
			options.width,
			options.height,
			options.resize,
			options.quality,
			format,
		]);
		const etag = `"${createHash('sha256').update(key).digest('base64url')}"`;
		const headers = { ...headersOf(object, download, cacheControl(object)), etag, 'accept-ranges': 'none' };
		const varied = options.format === undefined ? { ...headers, vary: 'Accept' } : headers;
		if (matches(c.req.header('if-none-match') ?? null, etag))
			return new Response(null, { status: 304, headers: varied });

		const rendering = await keepRendering(key, c.get('address') ?? 'unknown', async () =>
			renderPicture(found(await bytes.readAll(object)), object.mimetype, options, format),
		);
		const body = c.req.method === 'HEAD' ? null : rendering.bytes;
		const length = String(rendering.bytes.length);
		return new Response(body, { headers: { ...varied, 'content-type': rendering.type, 'content-length': length } });
	}

	app.get('/render/image/public/*', async (c) => {
		const path = requireObjectPath(restOf(c.req.url, '/render/image/public/'));
		const find = () => findPublic(database, path);
		return serve(c, find, optionsOf(c), (object) => cacheControlOf(object, 'public'));
	});

	app.get('/render/image/authenticated/*', async (c) => {
		const caller = await resolveCaller(c.req.raw);
		const path = requireObjectPath(restOf(c.req.url, '/render/image/authenticated/'));
		const find = () => requireObject(database, caller, path);
		return serve(c, find, optionsOf(c), () => 'private, no-cache');
	});

	app.get('/render/image/sign/*', async (c) => {
		if (c.req.query('versionId') !== undefined) throw notSupported(NO_VERSIONS);
		const asked = urlOf(requireObjectPath(restOf(c.req.url, '/render/image/sign/')));
		const grant = await signatures.verify<DownloadGrant>('download', c.req.query('token'), asked);
		// What was signed is what is served: the address is not valid for another size.
		if (!grant.transform) throw new Problem('InvalidSignature', 400, 'The token is for the picture as it was kept');
		const left = Math.max(0, grant.exp - Math.floor(clock().getTime() / 1000));
		const find = () => findSigned(database, pathOf(grant.url));
		const download = c.req.query('download');
		const saved = download === undefined ? null : (decoded(download) ?? download);
		const options = requireOptions(grant.transform);
		return serve(c, find, options, (object) => cacheControlOf(object, 'private', left), saved);
	});

	app.all('/render/*', () => {
		throw new Problem('InvalidRequest', 404, 'No such endpoint');
	});
	return app;
}

function optionsOf(c: Context): TransformOptions {
	if (c.req.query('versionId') !== undefined) throw notSupported(NO_VERSIONS);
	return requireOptions(c.req.query());
}
