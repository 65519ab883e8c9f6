import { Hono } from 'hono';
import { NO_VERSIONS, notSupported, type StorageParts } from '../storage-parts.ts';
import { type Entry, folderEntry, listAll, listBody, listFolder, listV2Body, pageOf } from './list-objects.ts';
import { decoded, requireObjectPath, restOf } from './object-name.ts';
import { asCaller, requireObject } from './object-rows.ts';
import { readJson } from './read-upload.ts';

/** The endpoints that list objects and describe one, relative to the service. */
export function createListings({ database, config, resolveCaller }: StorageParts): Hono {
	const app = new Hono();

	app.post('/object/list/*', async (c) => {
		const caller = await resolveCaller(c.req.raw);
		const bucket = decoded(restOf(c.req.url, '/object/list/')) ?? '';
		const body = await readJson(c.req.raw, config.BODY_LIMIT, listBody);
		const [rows] = await asCaller<Entry>(database, caller, [listFolder(bucket, body)], true);
		return c.json((rows ?? []).map((entry) => folderEntry(entry, body.prefix)));
	});

	app.post('/object/list-v2/*', async (c) => {
		const caller = await resolveCaller(c.req.raw);
		const bucket = decoded(restOf(c.req.url, '/object/list-v2/')) ?? '';
		const body = await readJson(c.req.raw, config.BODY_LIMIT, listV2Body);
		const [rows] = await asCaller<Entry & { key: string }>(database, caller, [listAll(bucket, body)], true);
		return c.json(pageOf(rows ?? [], body));
	});

	app.get('/object/info/*', async (c) => {
		const caller = await resolveCaller(c.req.raw);
		if (c.req.query('versionId') !== undefined) throw notSupported(NO_VERSIONS);
		const path = requireObjectPath(restOf(c.req.url, '/object/info/'));
		const object = await requireObject(database, caller, path);
		return c.json({
			id: object.id,
			name: object.name,
			version: object.version,
			bucket_id: object.bucket_id,
			size: object.size,
			content_type: object.mimetype,
			content_encoding: null,
			cache_control: object.cache_control,
			etag: object.etag,
			metadata: object.user_metadata,
			last_modified: object.updated_at,
			created_at: object.created_at,
		});
	});
	return app;
}
