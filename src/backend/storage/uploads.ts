import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import type { Statement } from '#src/platform/database/database.ts';
import type { Caller } from '../caller.ts';
import { callerStatement } from '../tables/caller-settings.ts';
import { typeOf } from './content-type.ts';
import { encodedPath, requireObjectPath, restOf } from './object-name.ts';
import { checkTaken, putObject, requireBucket } from './object-rows.ts';
import { readUpload } from './read-upload.ts';
import type { UploadGrant } from './signatures.ts';
import type { StorageParts } from './storage-parts.ts';

type Path = { bucket: string; name: string };
/** Who puts an object: `identity` makes the database act as them; nobody for the server itself. */
type Writer = { identity: readonly Statement[]; owner: string | null; trusted: boolean };

/** Seconds that a signed address for an upload is good, as Supabase Storage has it. */
const UPLOAD_LIFETIME = 7200;

/** The doors that put objects, relative to the service. */
export function createUploads(parts: StorageParts): Hono {
	const { signatures, resolveCaller } = parts;
	const app = new Hono();

	app.post('/object/upload/sign/*', async (c) => {
		const caller = await resolveCaller(c.req.raw);
		const path = requireObjectPath(restOf(c.req.url, '/object/upload/sign/'));
		const upsert = c.req.header('x-upsert') === 'true';
		const writer = writerOf(caller);
		await checkMayPut(parts, path, writer, upsert);
		const { owner, trusted } = writer;
		const grant: UploadGrant = { url: urlOf(path), owner, upsert, trusted };
		const token = await signatures.sign('upload', grant, UPLOAD_LIFETIME);
		return c.json({ url: `/object/upload/sign/${encodedPath(path.bucket, path.name)}?token=${token}`, token });
	});

	app.put('/object/upload/sign/*', async (c) => {
		const path = requireObjectPath(restOf(c.req.url, '/object/upload/sign/'));
		const grant = await signatures.verify<UploadGrant>('upload', c.req.query('token'), urlOf(path));
		await requireBucket(parts.database, path.bucket);
		const { owner, trusted } = grant;
		return c.json(await put(parts, c.req.raw, path, { identity: [], owner, trusted }, grant.upsert));
	});

	app.on(['POST', 'PUT'], '/object/*', async (c) => {
		const caller = await resolveCaller(c.req.raw);
		const path = requireObjectPath(restOf(c.req.url, '/object/'));
		const upsert = c.req.method === 'PUT' || c.req.header('x-upsert') === 'true';
		const writer = writerOf(caller);
		// Before megabytes are read of somebody who may not put them.
		await checkMayPut(parts, path, writer, upsert);
		return c.json(await put(parts, c.req.raw, path, writer, upsert));
	});
	return app;
}

export const urlOf = ({ bucket, name }: Path) => `${bucket}/${name}`;

const writerOf = (caller: Caller): Writer => ({
	identity: [callerStatement(caller, '', '', false)],
	owner: caller.userId,
	trusted: caller.role === 'service_role',
});

/** Reads the file, looks at it, and keeps it with its row in one transaction: all or nothing. */
async function put(
	{ database, bytes: store, config }: StorageParts,
	request: Request,
	{ bucket, name }: Path,
	{ identity, owner, trusted }: Writer,
	upsert: boolean,
): Promise<{ Id: unknown; Key: string }> {
	const { bytes, type: declared, cacheControl, metadata } = await readUpload(request, config.STORAGE_LIMIT);
	const type = await typeOf(bytes, declared);
	checkTaken(await requireBucket(database, bucket), { type, size: bytes.length }, trusted);
	const version = randomUUID();
	const row = { bucket, name, owner, version, place: store.place, bytes, type, cacheControl, metadata };
	const results = await store.keep(version, bytes, [...identity, putObject(row, upsert)]);
	return { Id: results.at(-1)?.rows[0]?.id, Key: urlOf({ bucket, name }) };
}

class Undone extends Error {}

/**
 * Whether the policies let somebody put an object there: tries it with an empty one, and undoes it.
 * @throws Problem `NoSuchBucket` 404; DatabaseError 42501 where they do not, 23505 where one is there
 */
async function checkMayPut(
	{ database, bytes: { place } }: StorageParts,
	{ bucket, name }: Path,
	{ identity, owner }: Writer,
	upsert: boolean,
): Promise<void> {
	await requireBucket(database, bucket);
	const empty = { bytes: new Uint8Array(), type: 'application/octet-stream', cacheControl: 'no-cache', metadata: {} };
	const { text, values } = putObject({ ...empty, bucket, name, owner, version: randomUUID(), place }, upsert);
	const attempt = database.transaction(async (tx) => {
		for (const statement of identity) await tx.query(statement.text, statement.values);
		await tx.query(text, values);
		throw new Undone();
	});
	await attempt.catch((error) => {
		if (!(error instanceof Undone)) throw error;
	});
}
