import type { Database } from '#src/platform/database/database.ts';
import type { Path } from './object-name.ts';
import { COLUMNS, found, noSuchBucket, requireBucket, type StoredObject } from './object-rows.ts';

/**
 * An object of a public bucket, which anybody with its address may read.
 * @throws Problem `NoSuchKey`, `NoSuchBucket` 404
 */
export async function findPublic(database: Database, { bucket, name }: Path): Promise<StoredObject> {
	const text = `select ${COLUMNS} from storage.objects where bucket_id = $1 and name = $2
		and (select b.public from storage.buckets b where b.id = $1)`;
	const object = (await database.query<StoredObject>(text, [bucket, name])).rows[0];
	if (!object && !(await requireBucket(database, bucket)).public) throw noSuchBucket();
	return found(object);
}

/**
 * An object with an address signed by a user who may read it.
 * @throws Problem `NoSuchKey` 404
 */
export async function findSigned(database: Database, { bucket, name }: Path): Promise<StoredObject> {
	const text = `select ${COLUMNS} from storage.objects where bucket_id = $1 and name = $2`;
	return found((await database.query<StoredObject>(text, [bucket, name])).rows[0]);
}
