import type { S3Client } from '@aws-sdk/client-s3';
import type { Database, Result, Statement } from '#src/platform/database/database.ts';
import { Problem } from '#src/platform/http/problem.ts';
import type { Config } from '#src/platform/settings/config.ts';
import type { BytePlace } from './byte-place.ts';
import { ownRole } from './database-bytes.ts';
import { type AskStore, createMultipart, type Multipart } from './s3-multipart.ts';

/** Milliseconds that the store may take to answer; far less than an upload is given before it counts as cut off. */
const TIMEOUT = 30_000;
/** Versions that are asked for at once, to be removed. */
const SWEPT_AT_ONCE = 100;

/** An advisory lock: while it is held shared, no server removes bytes from the store. Any number will do. */
export const KEEP_ALL_BYTES = 7_402_117;

type S3Bytes = BytePlace & {
	sweep(): Promise<number>;
	/** Puts bytes of a version before its row is written; the caller removes them if it never is. */
	put(version: string, bytes: Uint8Array): Promise<void>;
	multipart: Multipart;
};

/**
 * Bytes in an S3-compatible store, each version under its own key, so that names of objects never reach the store. A
 * row in `storage.released` is written before the bytes and deleted with the commit of the object's row: what is cut
 * off in between is swept an hour later. Null without STORAGE_S3_BUCKET.
 */
export function createS3Bytes(database: Database, config: Config): S3Bytes | null {
	const Bucket = config.STORAGE_S3_BUCKET;
	if (!Bucket) return null;

	// The client is a large library: it is loaded when it is first used.
	let opened: Promise<{ s3: typeof import('@aws-sdk/client-s3'); client: S3Client }> | undefined;
	const open = () => {
		opened ??= import('@aws-sdk/client-s3').then((s3) => ({ s3, client: new s3.S3Client(optionsOf(config)) }));
		return opened;
	};

	async function put(version: string, bytes: Uint8Array): Promise<void> {
		const { s3, client } = await open();
		await asked(() => client.send(new s3.PutObjectCommand({ Bucket, Key: version, Body: bytes }), within()));
	}

	const ask: AskStore = async (work) => {
		const { s3, client } = await open();
		return asked(() => work(s3, client, within()));
	};

	/** Puts bytes and writes the rows that name them, all or nothing. */
	async function keepWith(version: string, rows: readonly Statement[], bring: () => Promise<void>): Promise<Result[]> {
		await database.query("insert into storage.released (version, due_at) values ($1, now() + interval '1 hour')", [
			version,
		]);
		try {
			await bring();
			return await database.transaction(async (tx) => {
				const results: Result[] = [];
				for (const { text, values } of rows) results.push(await tx.query(text, values));
				await tx.query(ownRole.text);
				await tx.query('delete from storage.released where version = $1', [version]);
				return results;
			});
		} catch (error) {
			// Best effort: where the database is unreachable too, the row is swept in an hour.
			await database
				.query('update storage.released set due_at = now() where version = $1', [version])
				.catch(() => undefined);
			throw error;
		}
	}

	return {
		put,
		multipart: createMultipart(ask, Bucket),
		keep: (version, bytes, rows) => keepWith(version, rows, () => put(version, bytes)),
		async keepCopy(of, version, rows) {
			const CopySource = `${Bucket}/${of.version}`;
			const bring = () =>
				ask(async (s3, client, options) => {
					await client.send(new s3.CopyObjectCommand({ Bucket, Key: version, CopySource }), options);
				});
			try {
				return await keepWith(version, rows, bring);
			} catch (error) {
				if (((error as Error).cause as Error | undefined)?.name === 'NoSuchKey') return null;
				throw error;
			}
		},
		async read(version, { from, to }) {
			const { s3, client } = await open();
			const command = new s3.GetObjectCommand({ Bucket, Key: version, Range: `bytes=${from}-${to}` });
			try {
				const { Body } = await asked(() => client.send(command, within()));
				return (Body?.transformToWebStream() as ReadableStream<Uint8Array<ArrayBuffer>> | undefined) ?? null;
			} catch (error) {
				if (((error as Error).cause as Error | undefined)?.name === 'NoSuchKey') return null;
				throw error;
			}
		},
		async sweep() {
			let swept = 0;
			const due = `select version from storage.released
				where due_at <= now() and (select pg_try_advisory_xact_lock(${KEEP_ALL_BYTES})) order by due_at limit $1`;
			for (;;) {
				const { rows } = await database.query<{ version: string }>(due, [SWEPT_AT_ONCE]);
				for (const { version } of rows) {
					const { s3, client } = await open();
					await asked(() => client.send(new s3.DeleteObjectCommand({ Bucket, Key: version }), within()));
					await database.query('delete from storage.released where version = $1', [version]);
				}
				swept += rows.length;
				if (rows.length < SWEPT_AT_ONCE) return swept;
			}
		},
	};
}

const within = () => ({ abortSignal: AbortSignal.timeout(TIMEOUT) });

function optionsOf(config: Config) {
	const { STORAGE_S3_ACCESS_KEY: accessKeyId, STORAGE_S3_SECRET_KEY: secretAccessKey } = config;
	return {
		region: config.STORAGE_S3_REGION ?? 'us-east-1',
		// Stores of one's own seldom have a host name for each bucket, nor the newer checksums.
		...(config.STORAGE_S3_ENDPOINT ? { endpoint: config.STORAGE_S3_ENDPOINT, forcePathStyle: true } : {}),
		requestChecksumCalculation: 'WHEN_REQUIRED' as const,
		responseChecksumValidation: 'WHEN_REQUIRED' as const,
		maxAttempts: 3,
		...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
	};
}

/** @throws Problem `S3Error` 503 for whatever the store or the way to it says; the cause is for the log */
async function asked<T>(work: () => Promise<T>): Promise<T> {
	try {
		return await work();
	} catch (error) {
		throw new Problem('S3Error', 503, 'The store of files does not answer now', {}, { cause: error });
	}
}
