import { createHash } from 'node:crypto';
import type { Queryable } from '../database/database.ts';

/** So many points for a key, in a window of `seconds` that begins with its first. */
export type Count = { readonly key: string; readonly points: number; readonly seconds: number };

/** What a key has in all, and how many seconds its window goes on. */
export type Total = { points: number; seconds: number };

/** Counts that all processes of a database have in common. */
export interface SharedCounts {
	/** Adds to several keys, each named once, and answers their totals in the same order; one round trip. */
	add(counts: readonly Count[]): Promise<Total[]>;
	/** Forgets windows that are over. */
	sweep(): Promise<void>;
}

/** Counts in `internal.shared_counts`; a key is kept as a hash of 64 bits. */
export function sharedCountsIn(database: Queryable): SharedCounts {
	return {
		async add(counts) {
			const keys = counts.map(({ key }) => createHash('sha256').update(key).digest().readBigInt64BE().toString());
			const { rows } = await database.query<Total & { key: string }>(ADD, [
				keys,
				counts.map(({ points }) => points),
				counts.map(({ seconds }) => seconds),
			]);
			const totals = new Map(rows.map(({ key, points, seconds }) => [key, { points, seconds }]));
			return keys.map((key) => totals.get(key) ?? { points: 0, seconds: 0 });
		},
		async sweep() {
			await database.query('delete from internal.shared_counts where until <= now()');
		},
	};
}

/** Rows are locked in one order, so that two processes cannot wait for each other. */
const ADD = `
	insert into internal.shared_counts as kept (key, points, until)
	select key, points, now() + make_interval(secs => seconds)
	from unnest($1::bigint[], $2::integer[], $3::integer[]) as given (key, points, seconds)
	order by key
	on conflict (key) do update set
		points = case when kept.until <= now() then 0 else kept.points end + excluded.points,
		until = case when kept.until <= now() then excluded.until else kept.until end
	returning key::text, points, extract(epoch from until - now())::float8 as seconds`;
