import { text, webUrl, whole } from './setting-kinds.ts';

/** Every setting of the storage service. */
export const storageSettings = {
	STORAGE_LIMIT: whole(5_242_880, 1024, 52_428_800).describe('Bytes of a stored file at most.'),
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
