import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import type { Caller } from '../../caller.ts';
import type { UploadGrant } from '../signatures.ts';
import type { StorageParts } from '../storage-parts.ts';
import { callerIdentity } from './caller-identity.ts';
import { typeOf } from './content-type.ts';
import { encodedPath, type Path, pathOf, requireObjectPath, restOf, urlOf } from './object-name.ts';
import { checkTaken, putObject, requireBucket } from './object-rows.ts';
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
		const { url, role, owner, upsert } = await signatures.verify<UploadGrant>('upload', token, asked);
		const path = pathOf(url);
		// As who gave the address away: it opens nothing to others that is closed to them by now.
		const giver: Caller = { role, claims: owner ? { role, sub: owner } : { role }, userId: owner };
		await checkMayPut(parts, path, giver, upsert);
		return c.json(await put(parts, c.req.raw, path, giver, upsert));
	});

	app.on(['POST', 'PUT'], '/object/*', async (c) => {
		const caller = await resolveCaller(c.req.raw);
		const path = requireObjectPath(restOf(c.req.url, '/object/'));
		const upsert = c.req.method === 'PUT' || c.req.header('x-upsert') === 'true';
		// Before megabytes are read of somebody who may not put them.
		await checkMayPut(parts, path, caller, upsert);
		return c.json(await put(parts, c.req.raw, path, caller, upsert));
	});
	return app;
}

/** Reads the file, looks at it, and keeps it with its row in one transaction: all or nothing. */
async function put(
	{ database, bytes: store, config }: StorageParts,
	request: Request,
	{ bucket, name }: Path,
	caller: Caller,
	upsert: boolean,
): Promise<{ Id: unknown; Key: string }> {
	const { bytes, type: declared, cacheControl, metadata } = await readUpload(request, config.STORAGE_LIMIT);
	const type = await typeOf(bytes, declared);
	checkTaken(await requireBucket(database, bucket), { type, size: bytes.length }, caller.role === 'service_role');
	const version = randomUUID();
	const row = { bucket, name, owner: caller.userId, version, place: store.place, bytes, type, cacheControl, metadata };
	const results = await store.keep(version, bytes, [callerIdentity(caller), putObject(row, upsert)]);
	return { Id: results.at(-1)?.rows[0]?.id, Key: urlOf({ bucket, name }) };
}

class Undone extends Error {}

/**
 * Whether the policies let somebody put an object there: tries it with an empty one, and undoes it.
 * @throws Problem `NoSuchBucket` 404; DatabaseError 42501 where they do not, 23505 where one is there, PT403 where its
 * owner keeps as many files as they may; DatabaseUnavailable where the disk has no room
 */
async function checkMayPut(
	{ database, bytes: { place }, room }: StorageParts,
	{ bucket, name }: Path,
	caller: Caller,
	upsert: boolean,
): Promise<void> {
	room.require();
	await requireBucket(database, bucket);
	const empty = { bytes: new Uint8Array(), type: 'application/octet-stream', cacheControl: 'no-cache', metadata: {} };
	const object = { ...empty, bucket, name, owner: caller.userId, version: randomUUID(), place };
	const attempt = database.transaction(async (tx) => {
		for (const { text, values } of [callerIdentity(caller), putObject(object, upsert)]) await tx.query(text, values);
		throw new Undone();
	});
	await attempt.catch((error) => {
		if (!(error instanceof Undone)) throw error;
	});
}
