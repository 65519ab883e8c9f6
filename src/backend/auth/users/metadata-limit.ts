import type { Queryable } from '#src/platform/database/database.ts';
import { Problem } from '#src/platform/http/problem.ts';
import type { AuthParts } from '../auth-parts.ts';

type Metadata = Record<string, unknown> | null;

/**
 * What somebody who signs up may say about themselves: AUTH_METADATA_LIMIT bytes of JSON. GoTrue knows no limit.
 * @throws Problem `validation_failed` 400
 */
export function requireMetadata({ config: { AUTH_METADATA_LIMIT: limit } }: Pick<AuthParts, 'config'>, data: Metadata) {
	if (data && Buffer.byteLength(JSON.stringify(data)) > limit) throw tooMuch(limit);
}

const sizeSql = `
	select octet_length((raw_user_meta_data || $2::jsonb)::text) as bytes, octet_length(raw_user_meta_data::text) as before
	from auth.users where id = $1`;

/**
 * The same of what is merged into the metadata of somebody who has an account. What is too much already may get less.
 * @throws Problem `validation_failed` 400
 */
export async function requireMergedMetadata(
	{ config, database }: { config: AuthParts['config']; database: Queryable },
	userId: string,
	data: Metadata,
): Promise<void> {
	if (!data) return;
	requireMetadata({ config }, data);
	const { rows } = await database.query<{ bytes: number; before: number }>(sizeSql, [userId, data]);
	const { bytes = 0, before = 0 } = rows[0] ?? {};
	if (bytes > config.AUTH_METADATA_LIMIT && bytes > before) throw tooMuch(config.AUTH_METADATA_LIMIT);
}

const tooMuch = (limit: number) =>
	new Problem('validation_failed', 400, `User metadata should be at most ${limit} bytes of JSON`);
