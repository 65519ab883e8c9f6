import { Problem } from '#src/platform/http/problem.ts';
import { auditLine } from '../audit/audit-line.ts';
import type { AuthParts, Route } from '../auth-parts.ts';
import { requireAssurance } from '../factors/assurance.ts';
import { isUuid } from '../uuid.ts';
import { requireAccount, requireBearer } from '../wire/bearer.ts';
import { deviceOf } from '../wire/caller-details.ts';

type SessionRow = {
	id: string;
	created_at: Date;
	last_seen_at: Date;
	user_agent: string | null;
	ip: string | null;
	aal: string;
};

/** Those of apps are left out: they are listed with the user's grants. */
const listSql = `
	select s.id, s.created_at, coalesce(s.refreshed_at, s.created_at) as last_seen_at, s.user_agent, host(s.ip) as ip, s.aal
	from auth.sessions s
	where s.user_id = $1 and s.oauth_client_id is null and (s.not_after is null or s.not_after > $2::timestamptz)
	order by last_seen_at desc, s.id`;

/**
 * GET /sessions, an addition of ours: the devices on which the person is signed in, the last seen first, as
 * `[{id, created_at, last_seen_at, user_agent, ip, aal, current}]`; times are RFC 3339, `current` is the caller's own.
 * 403 `insufficient_aal` in a session that has not used the person's second factor.
 */
export function listSessions(parts: AuthParts): Route {
	return async (c) => {
		const bearer = await requireBearer(c, parts);
		const { id } = await requireAccount(parts.database, bearer, parts.clock());
		const message = 'AAL2 required to list sessions';
		await requireAssurance(parts.database, bearer, { status: 403, message });
		const { rows } = await parts.database.query<SessionRow>(listSql, [id, parts.clock()]);
		c.header('cache-control', 'no-store');
		return c.json(
			rows.map(({ created_at, last_seen_at, ...session }) => ({
				...session,
				created_at: created_at.toISOString(),
				last_seen_at: last_seen_at.toISOString(),
				current: session.id === bearer.sessionId,
			})),
		);
	};
}

const endSql = `
	with u as (delete from auth.sessions where id = $1 and user_id = $2 and oauth_client_id is null returning user_id as id
	)${auditLine("'logout'", 'u', { now: '$3::timestamptz', address: '$4::text' })}`;

/**
 * DELETE /sessions/{id}, an addition of ours: signs one device of the person out, at once. 204; 404 `not_found`; 403
 * `insufficient_aal` for another session than the caller's own in one that has not used the person's second factor.
 */
export function endSession(parts: AuthParts): Route {
	return async (c) => {
		const bearer = await requireBearer(c, parts);
		const { id: userId } = await requireAccount(parts.database, bearer, parts.clock());
		const id = c.req.param('id') ?? '';
		const message = 'AAL2 required to end other sessions';
		if (id !== bearer.sessionId) await requireAssurance(parts.database, bearer, { status: 403, message });
		const values = [id, userId, parts.clock(), deviceOf(c).address];
		const { affected } = isUuid(id) ? await parts.database.query(endSql, values) : { affected: 0 };
		if (affected === 0) throw new Problem('not_found', 404, 'Session not found');
		return c.body(null, 204);
	};
}
