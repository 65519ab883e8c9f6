import { Hono } from 'hono';
import { z } from 'zod';
import { NO_VERSIONS, notSupported, type StorageParts } from '../storage-parts.ts';
import { metadataOf } from './list-objects.ts';
import { decoded, requireObjectPath, restOf } from './object-name.ts';
import { asCaller, COLUMNS, found, type StoredObject } from './object-rows.ts';
import { readJson } from './read-upload.ts';

const removeBody = z.object({
	prefixes: z.array(z.union([z.string(), z.object({ versionId: z.string() })])).max(1000),
});

/** The endpoint that deletes one object, or several of a bucket, relative to the service. */
export function createDeletions({ database, config, resolveCaller }: StorageParts): Hono {
	const app = new Hono();

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
