import type { Problem } from '#src/platform/http/problem.ts';
import type { AuthContext, AuthParts } from '../auth-parts.ts';
import { deviceOf } from '../wire/caller-details.ts';

const failedSql = `
	insert into auth.audit_log_entries (payload, ip_address, created_at)
	values (
		jsonb_strip_nulls(jsonb_build_object(
			'action', 'login_failed', 'actor_id', $1::text, 'method', $2::text, 'reason', $3::text)),
		coalesce($4, ''), $5)`;

/**
 * Writes a sign-in that failed into the audit log: who, where that is known, by what method and why; nothing of what
 * was typed. A line is written for unknown users too, so that the response time does not tell whether an account
 * exists.
 * @param method as in the claim `amr`, and `recovery_code`
 * @returns the problem, to be thrown
 */
export async function failedSignIn(
	c: AuthContext,
	{ database, clock }: Pick<AuthParts, 'database' | 'clock'>,
	{ userId, method, problem }: { userId: string | null; method: string; problem: Problem },
): Promise<Problem> {
	await database.query(failedSql, [userId, method, problem.code, deviceOf(c).address, clock()]);
	return problem;
}
