import type { Database, Queryable, Statement } from '#src/platform/database/database.ts';
import { Problem } from '#src/platform/http/problem.ts';
import type { Caller } from '../../caller.ts';
import type { Place } from '../bytes/byte-place.ts';
import type { StoredPart } from '../bytes/s3-multipart.ts';

/** An upload that comes in pieces, as `storage.uploads` has it (`0042_resumable_uploads.sql`). */
export type UploadRow = {
	/** A UUID, the version that the object will have. */
	id: string;
	bucket_id: string;
	name: string;
	owner_id: string | null;
	role: Caller['role'];
	upsert: boolean;
	/** Bytes of the whole; null while the client has not said it. */
	size: number | null;
	/** Bytes that are durably there, from the first on. */
	received: number;
	kept_in: Place;
	/** How many of them are parts in the S3-compatible store. */
	stored: number;
	store_upload: string | null;
	store_parts: StoredPart[];
	declared_type: string;
	/** What the bytes were found to be; null until enough of them were there. */
	found_type: string | null;
	cache_control: string;
	user_metadata: Record<string, unknown>;
	/** The header `Upload-Metadata` as it came. */
	sent_metadata: string;
	expires_at: Date;
	finished_at: Date | null;
};

/** What a new upload is, before any of its bytes. */
export type NewUpload = Omit<
	UploadRow,
	'received' | 'stored' | 'store_upload' | 'store_parts' | 'found_type' | 'finished_at'
>;

const COLUMNS = `id, bucket_id, name, owner_id, role, upsert, size, received, kept_in, stored, store_upload, store_parts,
	declared_type, found_type, cache_control, user_metadata, sent_metadata, expires_at, finished_at`;

/** Visitors without an account count as one person with so many times the uploads. */
const VISITORS = 10;

/**
 * Writes the row of a new upload, which `holder` may write.
 * @param most unfinished uploads that one person may have
 * @throws Problem `QuotaExceeded` 403 where they have as many; DatabaseError PT403 for the quotas of files and bytes
 */
export async function addUpload(
	database: Database,
	upload: NewUpload,
	{ holder, now, most }: { holder: string; now: Date; most: number },
): Promise<void> {
	const { owner_id: owner, role } = upload;
	await database.transaction(async (tx) => {
		if (role !== 'service_role') {
			// The lock of the quotas, so that uploads and files of a person wait for one another in one order.
			await tx.query("select pg_advisory_xact_lock(hashtextextended('storage.objects of ' || $1, 0))", [owner ?? role]);
			const text = `select count(*) as unfinished from storage.uploads
				where owner_id is not distinct from $1 and role = $2 and finished_at is null`;
			const { rows } = await tx.query<{ unfinished: number }>(text, [owner, role]);
			const allowed = owner ? most : most * VISITORS;
			if ((rows[0]?.unfinished ?? 0) >= allowed)
				throw new Problem('QuotaExceeded', 403, `quota exceeded: ${allowed} uploads may be unfinished at a time`);
		}
		await tx.query(
			`insert into storage.uploads (id, bucket_id, name, owner_id, role, upsert, size, kept_in, declared_type,
				cache_control, user_metadata, sent_metadata, holder, created_at, expires_at)
			values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
			[
				upload.id,
				upload.bucket_id,
				upload.name,
				owner,
				role,
				upload.upsert,
				upload.size,
				upload.kept_in,
				upload.declared_type,
				upload.cache_control,
				upload.user_metadata,
				upload.sent_metadata,
				holder,
				now,
				upload.expires_at,
			],
		);
	});
}

/** An upload, also one that has expired and was not swept yet; null where there is none. */
export async function findUpload(database: Queryable, id: string): Promise<UploadRow | null> {
	const text = `select ${COLUMNS} from storage.uploads where id = $1`;
	return (await database.query<UploadRow>(text, [id])).rows[0] ?? null;
}

/** Makes `holder` the one request that may write an upload: whichever did before writes no more. */
export async function holdUpload(database: Queryable, id: string, holder: string): Promise<void> {
	await database.query('update storage.uploads set holder = $2 where id = $1', [id, holder]);
}

/** The upload has `becomes` bytes once the transaction ends; it fails (55P03) where `holder` may not write any more. */
export const advanced = (id: string, holder: string, was: number, becomes: number): Statement => ({
	text: 'select storage.advance_upload($1, $2, $3, $4)',
	values: [id, holder, was, becomes],
});

/** The upload has become an object; its row stays for an hour at most, without what came with it: no quota counts it. */
export const finished = (id: string, now: Date): Statement => ({
	text: `update storage.uploads set finished_at = $2::timestamptz, sent_metadata = '', user_metadata = '{}', declared_type = '',
		expires_at = least(expires_at, $2::timestamptz + interval '1 hour') where id = $1`,
	values: [id, now],
});

/** Says how many bytes an upload will have whose length was not told at first. */
export async function declareSize(database: Queryable, id: string, holder: string, size: number): Promise<void> {
	const text = 'update storage.uploads set size = $3 where id = $1 and holder = $2 and size is null';
	await database.query(text, [id, holder, size]);
}

export const overtaken = () => new Problem('ResourceLocked', 423, 'Another request has taken this upload over');

/** Gives an upload up, with what has come of it. */
export async function endUpload(database: Queryable, id: string): Promise<void> {
	await database.query('select storage.end_uploads($1)', [[id]]);
}
