import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { z } from 'zod';
import { NO_VERSIONS, notSupported, type StorageParts } from '../storage-parts.ts';
import { callerIdentity } from './caller-identity.ts';
import { requireName } from './object-name.ts';
import { asCaller, checkTaken, found, putObject, requireBucket, requireObject } from './object-rows.ts';
import { readJson } from './read-upload.ts';

const transferBody = z.object({
	bucketId: z.string(),
	sourceKey: z.string(),
	destinationKey: z.string(),
	destinationBucket: z.string().nullish(),
	sourceVersionId: z.unknown().optional(),
	copyMetadata: z.boolean().default(true),
	metadata: z.object({ cacheControl: z.string().max(100).optional() }).nullish(),
});

/** The endpoints that move and copy objects, relative to the service. */
export function createTransfers({ database, bytes: store, config, resolveCaller, room, untimed }: StorageParts): Hono {
	const app = new Hono();

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
		untimed();
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
	return app;
}

function pathsOf(body: z.infer<typeof transferBody>) {
	if (body.sourceVersionId !== undefined) throw notSupported(NO_VERSIONS);
	return {
		from: { bucket: body.bucketId, name: requireName(body.sourceKey) },
		to: { bucket: body.destinationBucket ?? body.bucketId, name: requireName(body.destinationKey) },
	};
}
