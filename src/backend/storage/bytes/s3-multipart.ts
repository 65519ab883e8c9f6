import type { S3Client } from '@aws-sdk/client-s3';

/** Asks the store; whatever it or the way to it says becomes Problem `S3Error` 503, with the cause for the log. */
export type AskStore = <T>(
	work: (
		s3: typeof import('@aws-sdk/client-s3'),
		client: S3Client,
		options: { abortSignal: AbortSignal },
	) => Promise<T>,
) => Promise<T>;

/** A part of a multipart upload, as it is named when the upload is completed. */
export type StoredPart = { number: number; etag: string };

/** Bytes of a part but the last, which is smaller: the same for all, as some stores want it (AWS wants 5 MiB at least). */
export const STORE_PART = 6 * 1024 * 1024;

/** Multipart uploads of the S3-compatible store, each to the key of its version. */
export interface Multipart {
	/** Begins one; answers the store's name for it. */
	begin(version: string): Promise<string>;
	/** Keeps a part, whose number no other part of this upload has had. */
	keepPart(version: string, upload: string, number: number, bytes: Uint8Array): Promise<StoredPart>;
	/** Makes one object of parts. */
	complete(version: string, upload: string, parts: readonly StoredPart[]): Promise<void>;
	/** Gives one up, with its parts; also where it is not there any more. */
	abort(version: string, upload: string): Promise<void>;
	/** The size of the object in bytes; null where there is none. */
	findSize(version: string): Promise<number | null>;
}

/** Whether the store said that there is no such upload: it is completed, or was given up. */
export const isUploadGone = (error: unknown): boolean => causeOf(error) === 'NoSuchUpload';

const causeOf = (error: unknown) => ((error as Error).cause as Error | undefined)?.name;

export function createMultipart(ask: AskStore, Bucket: string): Multipart {
	return {
		async begin(Key) {
			const { UploadId } = await ask((s3, client, options) =>
				client.send(new s3.CreateMultipartUploadCommand({ Bucket, Key }), options),
			);
			return UploadId ?? '';
		},
		async keepPart(Key, UploadId, PartNumber, Body) {
			const { ETag } = await ask((s3, client, options) =>
				client.send(new s3.UploadPartCommand({ Bucket, Key, UploadId, PartNumber, Body }), options),
			);
			return { number: PartNumber, etag: ETag ?? '' };
		},
		async complete(Key, UploadId, parts) {
			const Parts = parts.map(({ number, etag }) => ({ PartNumber: number, ETag: etag }));
			const MultipartUpload = { Parts };
			await ask((s3, client, options) =>
				client.send(new s3.CompleteMultipartUploadCommand({ Bucket, Key, UploadId, MultipartUpload }), options),
			);
		},
		async abort(Key, UploadId) {
			try {
				await ask((s3, client, options) =>
					client.send(new s3.AbortMultipartUploadCommand({ Bucket, Key, UploadId }), options),
				);
			} catch (error) {
				if (!isUploadGone(error)) throw error;
			}
		},
		async findSize(Key) {
			try {
				const { ContentLength } = await ask((s3, client, options) =>
					client.send(new s3.HeadObjectCommand({ Bucket, Key }), options),
				);
				return ContentLength ?? 0;
			} catch (error) {
				// An answer to HEAD has no body that could say more.
				if (['NotFound', 'NoSuchKey'].includes(causeOf(error) ?? '')) return null;
				throw error;
			}
		},
	};
}
