import { randomUUID } from 'node:crypto';
import type { Caller } from '../../caller.ts';
import type { StorageParts } from '../storage-parts.ts';
import { callerIdentity } from './caller-identity.ts';
import type { Path } from './object-name.ts';
import { type Bucket, putObject, requireBucket, sizeAndTag } from './object-rows.ts';

class Undone extends Error {}

/**
 * Whether the policies let somebody put an object there: tries it with an empty one, and undoes it. Answers the bucket.
 * @throws Problem `NoSuchBucket` 404; DatabaseError 42501 where they do not, 23505 where one is there, PT403 where its
 * owner keeps as many files as they may; DatabaseUnavailable where the disk has no room
 */
export async function checkMayPut(
	{ database, bytes: { place }, room }: Pick<StorageParts, 'database' | 'bytes' | 'room'>,
	{ bucket: id, name }: Path,
	caller: Caller,
	upsert: boolean,
): Promise<Bucket> {
	room.require();
	const bucket = await requireBucket(database, id);
	const empty = { ...sizeAndTag(new Uint8Array()), type: 'application/octet-stream', cacheControl: 'no-cache' };
	const object = { ...empty, bucket: id, name, owner: caller.userId, version: randomUUID(), place, metadata: {} };
	const attempt = database.transaction(async (tx) => {
		for (const { text, values } of [callerIdentity(caller), putObject(object, upsert)]) await tx.query(text, values);
		throw new Undone();
	});
	await attempt.catch((error) => {
		if (!(error instanceof Undone)) throw error;
	});
	return bucket;
}
