import { flag, list, whole } from './setting-kinds.ts';

/** Every setting of table access. */
export const tableSettings = {
	STATEMENT_TIMEOUT_ANON: whole(2, 1, 3600).describe(
		'Seconds that PostgreSQL may take for one statement of a request to `/rest/v1` by a visitor; then it is answered with 504.',
	),
	STATEMENT_TIMEOUT_AUTHENTICATED: whole(5, 1, 3600).describe('The same for somebody who is signed in.'),
	STATEMENT_TIMEOUT_SERVICE: whole(30, 1, 3600).describe('The same for clients with the secret key.'),
	MAX_ROWS: whole(1000, 1, 1_000_000).describe(
		'Rows that a request to `/rest/v1` reads at most; those with the secret key read any number.',
	),
	ANSWER_LIMIT: whole(10_485_760, 1024, 268_435_456).describe(
		'Bytes of an answer of `/rest/v1` at most; a larger one is refused with 413.',
	),
	ANSWER_LIMIT_ANON: whole(4_194_304, 1024, 268_435_456).describe(
		'The same for visitors, where it is less than `ANSWER_LIMIT`.',
	),
	ANSWER_BUFFER: whole(33_554_432, 1_048_576, 1_073_741_824).describe(
		'Bytes of large answers of `/rest/v1` (more than 64 kB) that may wait for their readers, in all worker processes together: half of them those of visitors, half those of people who are signed in, an eighth those of one address or person. While there is no room, a large answer is refused with 503.',
	),
	TABLES_AGGREGATES: flag('off').describe(
		'Whether requests to `/rest/v1` may ask for sums, averages, counts, least and greatest values (`select=price.sum()`). They read all rows that the filters leave. `count` alone is always possible.',
	),
	TABLES_EXPLAIN: flag('off').describe(
		'Whether requests to `/rest/v1` may ask how PostgreSQL would run them (`.explain()`). What it tells shows more of the tables than their rows do; for development.',
	),
	TABLES_ROLLBACK: flag('off').describe(
		'Whether requests to `/rest/v1` may have what they did undone (`.rollback()`, `Prefer: tx=rollback`), for tests of clients.',
	),
	TABLES_SCHEMAS: list()
		.refine((names) => !names.some((name) => /^(pg_.*|information_schema|internal|auth|storage|realtime)$/.test(name)))
		.describe(
			'Schemas that `/rest/v1` serves beside `public`, for clients that ask for one by name. What may be done in them follows from their grants and policies.',
		)
		.meta({ wants: 'names of schemas with commas between, none of PostgreSQL’s or Hoopoe’s own' }),
} as const;
