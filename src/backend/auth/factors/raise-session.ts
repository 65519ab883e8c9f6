import { Problem } from '#src/platform/http/problem.ts';
import { auditLine } from '../audit/audit-line.ts';
import type { AuthContext, AuthParts } from '../auth-parts.ts';
import { answerSession } from '../sessions/session-answer.ts';
import { type Amr, amrJson } from '../sessions/sessions.ts';
import { userJson, type WireUser } from '../users/user-json.ts';
import { lockUser } from './factor-rows.ts';
import { amrMethods, type FactorKind } from './kinds/factor-kinds.ts';
import type { Member } from './member.ts';

/**
 * SQL of one or more common table expressions, of which the last is called `proof`: it uses up what proves the factor
 * and returns `factor_id` and `user_id`, or no row. Its parameters are `values`, from $7 on.
 */
export type Proof = { sql: string; values: readonly unknown[] };

/**
 * A token of the counter before must not lead to what the session may do now,
 * hence the step of two (auth-contract 15.3).
 */
const raiseSql = (proof: string) => `
	with ${proof}, session as (
		update auth.sessions s set aal = 'aal2', factor_id = p.factor_id, refreshed_at = $4, updated_at = $4,
			refresh_token_counter = s.refresh_token_counter + 2, refresh_token_floor = s.refresh_token_counter + 2
		from proof p where s.id = $1 and s.user_id = $2 and s.user_id = p.user_id
		returning s.id, s.user_id
	), amr as (
		insert into auth.mfa_amr_claims (session_id, authentication_method, created_at, updated_at)
		select id, $3, $4::timestamptz, $4 from session
		on conflict (session_id, authentication_method) do update set updated_at = excluded.updated_at
	), others as (
		delete from auth.sessions o using session s where o.user_id = s.user_id and o.id <> s.id and o.aal = 'aal1'
	), leftovers as (
		delete from auth.mfa_factors f using proof p
		where f.user_id = p.user_id and f.id <> p.factor_id and f.factor_type = $6 and f.status = 'unverified'
	), cleared as (
		delete from auth.mfa_attempts a using session s where a.user_id = s.user_id
	), u as (
		select user_id as id from session
	)${auditLine("'verification_attempted'", 'u', { now: '$4::timestamptz', address: '$5::text' })}`;

const readSql = `
	select s.refresh_token_counter as counter, s.aal, s.created_at, s.not_after, s.oauth_client_id, s.scopes,
		${userJson} as "user", ${amrJson('s.id')} as amr
	from auth.sessions s join auth.users u on u.id = s.user_id where s.id = $1`;

type Raised = {
	counter: number;
	aal: string;
	created_at: Date;
	not_after: Date | null;
	oauth_client_id: string | null;
	scopes: string | null;
	user: WireUser;
	amr: Amr;
};

/**
 * Raises the session of a member to `aal2` if the proof holds, and answers it with new tokens: all effects of
 * auth-contract 15.3 in one transaction.
 * @returns null where the proof does not hold (any more)
 * @throws Problem `session_not_found` 403 where the session ended meanwhile
 */
export async function raiseSession(
	c: AuthContext,
	parts: Pick<AuthParts, 'database' | 'keys' | 'config' | 'clock'>,
	{ userId, sessionId, address }: Member,
	{ kind, proof }: { kind: FactorKind; proof: Proof },
): Promise<Response | null> {
	const now = parts.clock();
	const values = [sessionId, userId, amrMethods[kind], now, address, kind, ...proof.values];
	const [, raised, read] = await parts.database.batch([
		lockUser(userId),
		{ text: raiseSql(proof.sql), values },
		{ text: readSql, values: [sessionId] },
	]);
	const session = read?.rows[0] as Raised | undefined;
	if (!session) throw new Problem('session_not_found', 403, 'Session from session_id claim in JWT does not exist');
	if (!raised?.affected) return null;
	const { user, aal, amr, counter, created_at: createdAt, not_after: notAfter } = session;
	const { oauth_client_id: oauthClientId, scopes } = session;
	return answerSession(c, parts, {
		id: sessionId,
		user,
		aal,
		amr,
		refreshCounter: counter,
		now,
		createdAt,
		notAfter,
		oauthClientId,
		scopes,
	});
}
