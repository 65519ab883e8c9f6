import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { z } from 'zod';
import { NO_VERSIONS, notSupported, type StorageParts } from '../storage-parts.ts';
import { callerIdentity } from './caller-identity.ts';
import {
	type Entry,
	folderEntry,
	listAll,
	listBody,
	listFolder,
	listV2Body,
	metadataOf,
	pageOf,
} from './list-objects.ts';
import { decoded, requireName, requireObjectPath, restOf } from './object-name.ts';
import {
	asCaller,
	COLUMNS,
	checkTaken,
	found,
	putObject,
	requireBucket,
	requireObject,
	type StoredObject,
} from './object-rows.ts';
import { readJson } from './read-upload.ts';

const removeBody = z.object({
	prefixes: z.array(z.union([z.string(), z.object({ versionId: z.string() })])).max(1000),
});
const transferBody = z.object({
	bucketId: z.string(),
	sourceKey: z.string(),
	destinationKey: z.string(),
	destinationBucket: z.string().nullish(),
	sourceVersionId: z.unknown().optional(),
	copyMetadata: z.boolean().default(true),
	metadata: z.object({ cacheControl: z.string().max(100).optional() }).nullish(),
});

/** The endpoints that read, list, copy, move and delete objects, relative to the service. */
export function createObjects({ database, bytes: store, config, resolveCaller, room }: StorageParts): Hono {
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

	app.post('/object/move', async (c) => {
		const caller = await resolveCaller(c.req.raw);
		const { from, to } = pathsOf(await readJson(c.req.raw, config.BODY_LIMIT, transferBody));
		const { mimetype: type, size } = await requireObject(database, caller, from);
		const destination = await requireBucket(database, to.bucket);
		if (to.bucket !== from.bucket) checkTaken(destination, { type, size }, caller.role === 'service_role');
		const text = `update storage.objects set bucket_id = $3, name = $4, updated_at = now()
			where bucket_id = $1 and name = $2 returning id`;
		const values = [from.bucket, from.name, to.bucket, to.name];
		const [rows] = await asCaller<{ id: string }>(database, caller, [{ text, values }]);
		const { id } = found(rows?.[0]);
		return c.json({ message: 'Successfully moved', Id: id, Key: `${to.bucket}/${to.name}` });
	});

	app.post('/object/copy', async (c) => {
		const caller = await resolveCaller(c.req.raw);
		const body = await readJson(c.req.raw, config.BODY_LIMIT, transferBody);
		const { from, to } = pathsOf(body);
		room.require();
		const object = await requireObject(database, caller, from);
		const { mimetype: type, size, etag } = object;
		checkTaken(await requireBucket(database, to.bucket), { type, size }, caller.role === 'service_role');
		const version = randomUUID();
		const kept = { owner: caller.userId, version, place: store.place, size, etag, type };
		const cacheControl = body.copyMetadata ? object.cache_control : (body.metadata?.cacheControl ?? 'no-cache');
		const metadata = body.copyMetadata ? object.user_metadata : {};
		const rows = [callerIdentity(caller), putObject({ ...to, ...kept, cacheControl, metadata }, false)];
		const results = found(await store.copy(object, version, rows, config.STORAGE_LIMIT));
		return c.json({ Id: results.at(-1)?.rows[0]?.id, Key: `${to.bucket}/${to.name}` });
	});

	app.delete('/object/*', async (c) => {
		const caller = await resolveCaller(c.req.raw);
		const rest = restOf(c.req.url, '/object/');
		const remove = async (bucket: string, names: readonly string[]) => {
			const text = `delete from storage.objects where bucket_id = $1 and name = any($2::text[]) returning ${COLUMNS}`;
			const [rows] = await asCaller<StoredObject>(database, caller, [{ text, values: [bucket, names] }]);
			return rows ?? [];
		};
		if (rest.includes('/')) {
			const { bucket, name } = requireObjectPath(rest);
			found((await remove(bucket, [name]))[0]);
			return c.json({ message: 'Successfully deleted' });
		}
		const { prefixes } = await readJson(c.req.raw, config.BODY_LIMIT, removeBody);
		const names = prefixes.filter((entry) => typeof entry === 'string');
		if (names.length < prefixes.length) throw notSupported(NO_VERSIONS);
		const usable = names.filter((name) => name.isWellFormed() && !name.includes('\0'));
		const removed = await remove(decoded(rest) ?? '', usable);
		return c.json(
			removed.map((object) => ({
				id: object.id,
				bucket_id: object.bucket_id,
				name: object.name,
				owner: object.owner_id ?? '',
				version: object.version,
				created_at: object.created_at,
				updated_at: object.updated_at,
				last_accessed_at: object.updated_at,
				metadata: metadataOf(object),
			})),
		);
	});
	return app;
}

function pathsOf(body: z.infer<typeof transferBody>) {
	if (body.sourceVersionId !== undefined) throw notSupported(NO_VERSIONS);
	return {
		from: { bucket: body.bucketId, name: requireName(body.sourceKey) },
		to: { bucket: body.destinationBucket ?? body.bucketId, name: requireName(body.destinationKey) },
	};
}
