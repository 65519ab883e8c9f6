import type { Result, Statement } from '#src/platform/database/database.ts';

/** Where the bytes of a version are. */
export type Place = 'database' | 's3';
/** Bytes that are kept: a version is written once and never changed. */
export type Kept = { version: string; kept_in: Place; size: number };
/** The first and last byte that are wanted, from 0; both are there. */
export type ByteRange = { from: number; to: number };
export type Bytes = Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>>;

/** One place that keeps bytes. */
export interface BytePlace {
	/** Keeps bytes under a new version and runs `rows`, all in one transaction; answers the results of `rows`. */
	keep(version: string, bytes: Uint8Array, rows: readonly Statement[]): Promise<Result[]>;
	/**
	 * The same with the bytes that another version of this place has; null where that is gone, and nothing has happened.
	 */
	keepCopy(of: Kept, version: string, rows: readonly Statement[]): Promise<Result[] | null>;
	/** The bytes of a range; null where the version is gone. */
	read(version: string, range: ByteRange): Promise<Bytes | null>;
}
