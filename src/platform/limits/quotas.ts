import type { Queryable } from '../database/database.ts';
import type { Config } from '../settings/config.ts';

/**
 * Writes the settings of how much one person may keep into `internal.quotas`, where the triggers of the tables read
 * them. For the start of a server, after migrating; several may start at once, and the last one's settings hold for all.
 */
export async function applyQuotas(
	database: Queryable,
	{ QUOTA_ROWS, QUOTA_FILES, QUOTA_BYTES }: Pick<Config, 'QUOTA_ROWS' | 'QUOTA_FILES' | 'QUOTA_BYTES'>,
): Promise<void> {
	// Where they are the same nothing is written, so that a server starts on a full disk, too. One order for all servers,
	// so that they cannot wait for each other for ever.
	await database.query(
		`insert into internal.quotas (name, most)
		select w.name, w.most from unnest(array['bytes', 'files', 'rows'], $1::bigint[]) as w (name, most)
		where not exists (select from internal.quotas q where q.name = w.name and q.most = w.most)
		order by w.name
		on conflict (name) do update set most = excluded.most`,
		[[QUOTA_BYTES, QUOTA_FILES, QUOTA_ROWS]],
	);
}
