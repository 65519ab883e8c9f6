import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import type { Caller } from '../../caller.ts';
import { giverOf, type UploadGrant } from '../signatures.ts';
import type { StorageParts } from '../storage-parts.ts';
import { callerIdentity } from './caller-identity.ts';
import { typeOf } from './content-type.ts';
import { checkMayPut } from './may-put.ts';
import { encodedPath, type Path, pathOf, requireObjectPath, restOf, urlOf } from './object-name.ts';
import { checkTaken, putObject, requireBucket, sizeAndTag } from './object-rows.ts';
import { readUpload } from './read-upload.ts';

/** Seconds that a signed address for an upload is good, as Supabase Storage has it. */
const UPLOAD_LIFETIME = 7200;

/** The endpoints that upload objects, relative to the service. */
export function createUploads(parts: StorageParts): Hono {
	const { signatures, resolveCaller } = parts;
	const app = new Hono();

	app.post('/object/upload/sign/*', async (c) => {
		const caller = await resolveCaller(c.req.raw);
		const path = requireObjectPath(restOf(c.req.url, '/object/upload/sign/'));
		const upsert = c.req.header('x-upsert') === 'true';
		await checkMayPut(parts, path, caller, upsert);
		const grant: UploadGrant = { url: urlOf(path), role: caller.role, owner: caller.userId, upsert };
		const token = await signatures.sign('upload', grant, UPLOAD_LIFETIME);
		return c.json({ url: `/object/upload/sign/${encodedPath(path.bucket, path.name)}?token=${token}`, token });
	});

	app.put('/object/upload/sign/*', async (c) => {
		const asked = urlOf(requireObjectPath(restOf(c.req.url, '/object/upload/sign/')));
		const token = c.req.query('token');
		const grant = await signatures.verify<UploadGrant>('upload', token, asked);
		const { upsert } = grant;
		const path = pathOf(grant.url);
		const giver = giverOf(grant);
		await checkMayPut(parts, path, giver, upsert);
		return c.json(await put(parts, c.req.raw, path, giver, upsert));
	});

	app.on(['POST', 'PUT'], '/object/*', async (c) => {
		const caller = await resolveCaller(c.req.raw);
		const path = requireObjectPath(restOf(c.req.url, '/object/'));
		const upsert = c.req.method === 'PUT' || c.req.header('x-upsert') === 'true';
		// Before megabytes are read of a caller who may not upload.
		await checkMayPut(parts, path, caller, upsert);
		return c.json(await put(parts, c.req.raw, path, caller, upsert));
	});
	return app;
}

/** Reads the file, looks at it, and keeps it with its row in one transaction: all or nothing. */
async function put(
	{ database, bytes: store, config, untimed }: StorageParts,
	request: Request,
	{ bucket, name }: Path,
	caller: Caller,
	upsert: boolean,
): Promise<{ Id: unknown; Key: string }> {
	untimed();
	const { bytes, type: declared, cacheControl, metadata } = await readUpload(request, config.STORAGE_LIMIT);
	const type = await typeOf(bytes, declared);
	checkTaken(await requireBucket(database, bucket), { type, size: bytes.length }, caller.role === 'service_role');
	const version = randomUUID();
	const kept = { version, place: store.place, ...sizeAndTag(bytes) };
	const row = { bucket, name, owner: caller.userId, ...kept, type, cacheControl, metadata };
	const results = await store.keep(version, bytes, [callerIdentity(caller), putObject(row, upsert)]);
	return { Id: results.at(-1)?.rows[0]?.id, Key: urlOf({ bucket, name }) };
}
