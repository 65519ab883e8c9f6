import type { Database } from '#src/platform/database/database.ts';
import type { ByteStore } from '../bytes/byte-store.ts';

/** Uploads that are given up in the store one after the other. */
const AT_ONCE = 100;

/**
 * Removes uploads in pieces that have expired, with their bytes. Several processes may do this at the same time: what
 * two of them give up is given up once.
 * @returns how many there were
 * @throws Problem `S3Error` 503 while the store does not answer
 */
export async function sweepUploads({ database, bytes }: { database: Database; bytes: ByteStore }): Promise<number> {
	const { affected } = await database.query(
		'delete from storage.uploads where expires_at <= now() and (store_upload is null or finished_at is not null)',
	);
	let swept = affected;
	for (const { multipart } = bytes; multipart; ) {
		const { rows } = await database.query<{ id: string; upload: string }>(
			`select id, store_upload as upload from storage.uploads
			where expires_at <= now() and finished_at is null order by expires_at limit $1`,
			[AT_ONCE],
		);
		for (const { id, upload } of rows) {
			if (upload) await multipart.abort(id, upload);
			await database.query('delete from storage.uploads where id = $1 and expires_at <= now()', [id]);
		}
		swept += rows.length;
		if (rows.length < AT_ONCE) break;
	}
	return swept;
}
