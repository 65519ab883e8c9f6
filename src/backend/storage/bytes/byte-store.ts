import type { Database, Result, Statement } from '#src/platform/database/database.ts';
import { Problem } from '#src/platform/http/problem.ts';
import type { Config } from '#src/platform/settings/config.ts';
import type { BytePlace, ByteRange, Bytes, Kept, Place } from './byte-place.ts';
import { databaseBytes } from './database-bytes.ts';
import { createS3Bytes } from './s3-bytes.ts';
import type { Multipart } from './s3-multipart.ts';

/** Keeps the bytes of objects: new ones in the place that is configured, old ones are read where they are. */
export interface ByteStore {
	/** Where new bytes go. */
	readonly place: Place;
	/**
	 * Keeps bytes under a new version together with the object's row, all or nothing. `rows` end as whatever role they
	 * set; their results are answered.
	 */
	keep: BytePlace['keep'];
	/**
	 * The same with the bytes of a version that is kept already; null where it is gone meanwhile.
	 * @param most bytes that are copied from one place to another
	 * @throws Problem `EntityTooLarge` 413 where there would be more
	 */
	copy(of: Kept, version: string, rows: readonly Statement[], most: number): Promise<Result[] | null>;
	/** The bytes of a range that is not empty; null where the version is gone meanwhile. */
	read(kept: Kept, range: ByteRange): Promise<Bytes | null>;
	/** All bytes of a version; null where it is gone meanwhile. */
	readAll(kept: Kept): Promise<Uint8Array<ArrayBuffer> | null>;
	/** Puts bytes into the S3-compatible store under a version whose row the caller writes; null where there is no store. */
	readonly stage: ((version: string, bytes: Uint8Array) => Promise<void>) | null;
	/** Multipart uploads to that store; null where there is none. */
	readonly multipart: Multipart | null;
	/** Removes from the S3-compatible store what no object needs any more; answers how many versions that were. */
	sweep(): Promise<number>;
}

/** The bytes of objects in the database or, with STORAGE_S3_BUCKET, in an S3-compatible store. */
export function createByteStore({ database, config }: { database: Database; config: Config }): ByteStore {
	const inDatabase = databaseBytes(database);
	const inS3 = createS3Bytes(database, config);
	const read = (kept: Kept, range: ByteRange) => {
		if (kept.kept_in === 'database') return inDatabase.read(kept.version, range);
		if (!inS3) throw new Problem('S3Error', 503, 'The store that keeps this file is not configured');
		return inS3.read(kept.version, range);
	};
	const readAll = async (kept: Kept) => {
		if (kept.size === 0) return new Uint8Array();
		const bytes = await read(kept, { from: 0, to: kept.size - 1 });
		return bytes && new Uint8Array(await new Response(bytes).arrayBuffer());
	};
	const here = inS3 ?? inDatabase;
	const place = inS3 ? 's3' : 'database';
	return {
		place,
		keep: here.keep,
		read,
		readAll,
		async copy(of, version, rows, most) {
			if (of.kept_in === place) return here.keepCopy(of, version, rows);
			if (of.size > most)
				throw new Problem('EntityTooLarge', 413, 'A file of this size is not copied from one place to another');
			const bytes = await readAll(of);
			return bytes && here.keep(version, bytes, rows);
		},
		stage: inS3?.put ?? null,
		multipart: inS3?.multipart ?? null,
		sweep: async () => inS3?.sweep() ?? 0,
	};
}
