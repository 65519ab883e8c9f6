import type { Queryable } from '#src/platform/database/database.ts';

/**
 * For each kind of code: failed attempts in a row, and how long further attempts are refused after them (auth-contract
 * 15.5).
 */
const rules = { code: 10, recovery_code: 5 } as const;
const LOCK_SECONDS = 15 * 60;
export type AttemptKind = keyof typeof rules;

const countSql = `
	insert into auth.mfa_attempts as a (user_id, kind, failed, last_at) values ($1, $2, 1, $3)
	on conflict (user_id, kind) do update set last_at = $3,
		failed = case when a.last_at > $3::timestamptz - make_interval(secs => $5) then a.failed + 1 else 1 end
	where a.failed < $4 or a.last_at <= $3::timestamptz - make_interval(secs => $5)
	returning 1`;

/**
 * Counts an attempt as failed before it is looked at, so that guesses sent at the same moment count one by one; success
 * clears the count (`raise-session.ts`).
 * @returns whether the attempt may be made
 */
export async function countAttempt(
	database: Queryable,
	{ userId, kind, now }: { userId: string; kind: AttemptKind; now: Date },
): Promise<boolean> {
	return (await database.query(countSql, [userId, kind, now, rules[kind], LOCK_SECONDS])).rows.length > 0;
}
