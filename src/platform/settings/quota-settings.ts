import { whole } from './setting-kinds.ts';

/** Every setting of how much one person may keep. The database enforces them (`0025_quotas.sql`). */
export const quotaSettings = {
	QUOTA_ROWS: whole(10_000, 0, 1_000_000_000).describe(
		'Rows of one person in one table at most: readings of one kind, results of tests. 0 is no limit.',
	),
	QUOTA_FILES: whole(200, 0, 1_000_000_000).describe('Stored files of one person at most. 0 is no limit.'),
	QUOTA_BYTES: whole(104_857_600, 0, 1_000_000_000_000).describe(
		'Bytes of all stored files of one person together at most. 0 is no limit.',
	),
} as const;
