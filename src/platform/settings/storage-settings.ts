import { text, webUrl, whole, wholeNumber } from './setting-kinds.ts';

/** Every setting of the storage service. */
export const storageSettings = {
	STORAGE_LIMIT: whole(5_242_880, 1024, 268_435_456).describe(
		'Bytes of a stored file at most. A file is held in memory while it is uploaded, but for resumable uploads.',
	),
	STORAGE_RESUMABLE_LIMIT: wholeNumber(1024, 1_073_741_824)
		.optional()
		.describe('Bytes at most of a file that comes in pieces (`/storage/v1/upload/resumable`). Default: STORAGE_LIMIT.'),
	STORAGE_RESUMABLE_EXPIRY: whole(86_400, 60, 2_592_000).describe(
		'Seconds after which an upload in pieces that was not finished is given up, and its bytes removed.',
	),
	STORAGE_RESUMABLE_UPLOADS: whole(10, 1, 1000).describe(
		'Unfinished uploads in pieces that one person may have; visitors without an account, all together, ten times as many.',
	),
	STORAGE_S3_BUCKET: text().describe(
		'Bucket of an S3-compatible store that keeps the bytes of new files. Without it they are kept in the database.',
	),
	STORAGE_S3_ENDPOINT: webUrl().optional().describe('Address of that store. Without it, that of AWS for the region.'),
	STORAGE_S3_REGION: text().describe('Region of that store. Default: `us-east-1`.'),
	STORAGE_S3_ACCESS_KEY: text().describe(
		'Access key of that store. Without it the usual places of AWS clients are looked at.',
	),
	STORAGE_S3_SECRET_KEY: text().describe('Secret key of that store. Needed with STORAGE_S3_ACCESS_KEY.'),
} as const;
