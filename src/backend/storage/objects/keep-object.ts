import { randomUUID } from 'node:crypto';
import type { Database } from '#src/platform/database/database.ts';
import type { ByteStore } from '../bytes/byte-store.ts';
import { typeOf } from './content-type.ts';
import { publicPath, requireName } from './object-name.ts';
import { checkTaken, putObject, requireBucket, sizeAndTag } from './object-rows.ts';

/** A picture to keep for everybody: `type` is its media type, which its bytes must bear out. */
export type PictureToKeep = { bucket: 'covers' | 'cards'; path: string; bytes: Uint8Array; type: string };
/**
 * Keeps a picture and answers its public address, from the root of the site (`/storage/v1/object/public/covers/…`).
 * Browsers keep it for ever, so a path holds what it was given first, and a later picture wants another path (one with
 * a hash of its bytes, say): where another process was first, its picture stays.
 * @throws Problem `InvalidKey` 400, `InvalidMimeType` 415
 */
export type KeepObject = (picture: PictureToKeep) => Promise<string>;

/** Keeps what the server itself makes; `storage` is `createByteStore({ database, config })`. */
export function createKeepObject({ database, storage }: { database: Database; storage: ByteStore }): KeepObject {
	return async ({ bucket, path, bytes, type: declared }) => {
		const name = requireName(path);
		const address = publicPath(bucket, name);
		const known = 'select from storage.objects where bucket_id = $1 and name = $2';
		if ((await database.query(known, [bucket, name])).rows.length > 0) return address;

		const type = await typeOf(bytes, declared);
		checkTaken(await requireBucket(database, bucket), { type, size: bytes.length }, true);
		const version = randomUUID();
		const cacheControl = 'max-age=31536000';
		const kept = { version, place: storage.place, ...sizeAndTag(bytes) };
		const row = { bucket, name, owner: null, ...kept, type, cacheControl, metadata: {} };
		try {
			await storage.keep(version, bytes, [putObject(row, false)]);
		} catch (error) {
			if ((error as { code?: string }).code !== '23505') throw error;
		}
		return address;
	};
}
