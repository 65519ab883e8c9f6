import type { Queryable } from '#src/platform/database/database.ts';
import { Problem } from '#src/platform/http/problem.ts';

/** Authenticator assurance: whether a user has a verified second factor, and whether this session has used it. */
export type Assurance = { hasVerifiedFactor: boolean; aal: 'aal1' | 'aal2' };

const assuranceSql = `
	select exists (select from auth.mfa_factors where user_id = $1 and status = 'verified') as "hasVerifiedFactor",
		coalesce((select aal from auth.sessions where id = $2 and user_id = $1), 'aal1') as aal`;

/** Read from the rows, not from the token: a session whose factor was removed is `aal1` at once. */
export async function readAssurance(
	database: Queryable,
	{ userId, sessionId }: { userId: string; sessionId: string | null },
): Promise<Assurance> {
	const { rows } = await database.query<Assurance>(assuranceSql, [userId, sessionId]);
	return rows[0] ?? { hasVerifiedFactor: false, aal: 'aal1' };
}

/**
 * Lets a person with a second factor pass only in a session that has used it (auth-contract 28). Who has none passes.
 * @param refusal the status and message of the operation at hand
 * @throws Problem `insufficient_aal`
 */
export async function requireAssurance(
	database: Queryable,
	who: { userId: string; sessionId: string | null },
	refusal: { status: 401 | 403 | 422; message: string },
): Promise<void> {
	const { hasVerifiedFactor, aal } = await readAssurance(database, who);
	if (hasVerifiedFactor && aal !== 'aal2') throw new Problem('insufficient_aal', refusal.status, refusal.message);
}
