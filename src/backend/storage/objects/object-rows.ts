import { createHash, randomUUID } from 'node:crypto';
import type { Database, Queryable, Statement } from '#src/platform/database/database.ts';
import { Problem } from '#src/platform/http/problem.ts';
import type { Caller } from '../../caller.ts';
import type { Kept, Place } from '../bytes/byte-place.ts';
import { callerIdentity } from './caller-identity.ts';
import { isAllowed, SVG, unsupported } from './content-type.ts';

/** An object as it is kept. */
export type StoredObject = Kept & {
	id: string;
	bucket_id: string;
	name: string;
	owner_id: string | null;
	mimetype: string;
	/** Strong, in its quotation marks. */
	etag: string;
	cache_control: string;
	user_metadata: Record<string, unknown>;
	created_at: Date;
	updated_at: Date;
};
export type Bucket = {
	id: string;
	public: boolean;
	file_size_limit: number | null;
	allowed_mime_types: string[] | null;
	/** Who made it; null for the server's own, and where the account is gone. */
	owner_id: string | null;
	created_at: Date;
	updated_at: Date;
};

export const COLUMNS =
	'id, bucket_id, name, owner_id, version, kept_in, size, mimetype, etag, cache_control, user_metadata, created_at, updated_at';

/** Runs statements in one transaction as the caller, so that the policies decide; answers their rows. */
export async function asCaller<Row>(
	database: Database,
	caller: Caller,
	statements: readonly Statement[],
	readOnly = false,
): Promise<Row[][]> {
	const [, ...results] = await database.batch([callerIdentity(caller, readOnly), ...statements]);
	return results.map(({ rows }) => rows as Row[]);
}

/** @throws Problem `NoSuchBucket` 404 */
export async function requireBucket(database: Queryable, id: string): Promise<Bucket> {
	const text = 'select * from storage.buckets where id = $1';
	const bucket = (await database.query<Bucket>(text, [id])).rows[0];
	if (!bucket) throw noSuchBucket();
	return bucket;
}

/** @throws Problem `NoSuchKey` 404 where there is none, or none that the caller may see */
export async function requireObject(
	database: Database,
	caller: Caller,
	{ bucket, name }: { bucket: string; name: string },
): Promise<StoredObject> {
	const text = `select ${COLUMNS} from storage.objects where bucket_id = $1 and name = $2`;
	const [rows] = await asCaller<StoredObject>(database, caller, [{ text, values: [bucket, name] }], true);
	return found(rows?.[0]);
}

/**
 * Checks what a bucket takes.
 * @param trusted whether the server itself or the secret key writes: only they may store SVG, which can contain scripts
 * @throws Problem `InvalidMimeType` 415, `EntityTooLarge` 413
 */
export function checkTaken(bucket: Bucket, { type, size }: { type: string; size: number }, trusted: boolean): void {
	if (!isAllowed(type, bucket.allowed_mime_types) || (type === SVG && !trusted)) throw unsupported(type);
	if (bucket.file_size_limit !== null && size > bucket.file_size_limit) throw tooLarge();
}

/** What a new version of an object is. */
export type NewObject = {
	bucket: string;
	name: string;
	owner: string | null;
	version: string;
	place: Place;
	size: number;
	/** Strong, in its quotation marks. */
	etag: string;
	type: string;
	cacheControl: string;
	metadata: Record<string, unknown>;
};

/** What a row tells of bytes: their number, and their SHA-256 as the tag of the version. */
export const sizeAndTag = (bytes: Uint8Array) => ({
	size: bytes.length,
	etag: `"${createHash('sha256').update(bytes).digest('base64url')}"`,
});

/** Writes an object's row; with `upsert` over the one that is there, which fails with 23505 otherwise. */
export function putObject(object: NewObject, upsert: boolean): Statement {
	const overwrite = `on conflict (bucket_id, name) do update set
		owner_id = excluded.owner_id, version = excluded.version, kept_in = excluded.kept_in, size = excluded.size,
		mimetype = excluded.mimetype, etag = excluded.etag, cache_control = excluded.cache_control,
		user_metadata = excluded.user_metadata, updated_at = excluded.updated_at`;
	const insert = `insert into storage.objects
		(id, bucket_id, name, owner_id, version, kept_in, size, mimetype, etag, cache_control, user_metadata)
		values ($11, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`;
	return {
		// To put something new one need not be allowed to see what is there; `returning` would want that.
		text: upsert ? `${insert} ${overwrite} returning id` : `with made as (${insert}) select $11::uuid as id`,
		values: [
			object.bucket,
			object.name,
			object.owner,
			object.version,
			object.place,
			object.size,
			object.type,
			object.etag,
			object.cacheControl,
			object.metadata,
			randomUUID(),
		],
	};
}

export const noSuchBucket = () => new Problem('NoSuchBucket', 404, 'Bucket not found');
export const tooLarge = () => new Problem('EntityTooLarge', 413, 'The object exceeded the maximum allowed size');

/** @throws Problem `NoSuchKey` 404 where there is nothing */
export function found<T>(value: T | null | undefined): T {
	if (value === null || value === undefined) throw new Problem('NoSuchKey', 404, 'Object not found');
	return value;
}
