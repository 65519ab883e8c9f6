import type { Database, Queryable, Statement } from '#src/platform/database/database.ts';
import { auditLine } from '../audit/audit-line.ts';
import { userJson, type WireUser } from '../users/user-json.ts';
import type { SessionEnd, SessionLimits } from './session-limits.ts';

/**
 * How the person of a session proved who they are, as a claim (auth-contract 1.5):
 * newest first, `timestamp` in seconds.
 */
export type Amr = { method: string; timestamp: number; provider?: string }[];
export type Device = { address: string | null; userAgent: string | null };

const startSessionSql = `
	with u as (
		update auth.users u set last_sign_in_at = $4, updated_at = $4
		where id = $2 and ($7::text is null or encrypted_password = $7)
		returning *
	), session as (
		insert into auth.sessions (
			id, user_id, user_agent, ip, created_at, updated_at, aal, not_after, oauth_client_id, scopes)
		select $1::uuid, u.id, $5, $6::text::inet, $4::timestamptz, $4, $8, $9::timestamptz, $10::uuid, $11 from u
	), amr as (
		insert into auth.mfa_amr_claims (session_id, authentication_method, created_at, updated_at, provider)
		select $1::uuid, $3, $4::timestamptz, $4, $12 from u
	), audit as (${auditLine("'login'", 'u', { now: '$4::timestamptz', address: '$6::text' })}
	)
	select ${userJson} as "user" from u`;

/** What a session begins with beside its person and method. */
export type SessionOptions = {
	/** The single sign-on provider that vouched, for the claim `amr`. */
	amrProvider?: string | null;
	aal?: 'aal1' | 'aal2';
	/** The app of the OAuth server that the session belongs to, and what it may see. */
	oauthClientId?: string | null;
	scopes?: string | null;
	/** When the session ends whatever happens. */
	notAfter?: Date | null;
};

/**
 * Signs a person in on a new device and answers one row, the WireUser as `user`. With `passwordHash` only if that is
 * still their password: it may have changed while the given one was being checked, and then no row comes back.
 */
export const startSession = (
	session: {
		id: string;
		userId: string;
		method: string;
		passwordHash: string | null;
		device: Device;
		now: Date;
	} & SessionOptions,
): Statement => ({
	text: startSessionSql,
	values: [
		session.id,
		session.userId,
		session.method,
		session.now,
		session.device.userAgent,
		session.device.address,
		session.passwordHash,
		session.aal ?? 'aal1',
		session.notAfter ?? null,
		session.oauthClientId ?? null,
		session.scopes ?? null,
		session.amrProvider ?? null,
	],
});

/** A session at the moment its refresh token came back. `rotated`: the counter has just gone up by one. */
export type RefreshedSession = {
	counter: number;
	/** Tokens below this were handed out before a second factor raised the session. */
	floor: number;
	aal: string;
	created_at: Date;
	not_after: Date | null;
	last_refresh_at: Date;
	oauth_client_id: string | null;
	scopes: string | null;
	banned: boolean;
	ended: SessionEnd | null;
	rotated: boolean;
	user: WireUser;
	amr: Amr;
};

/** SQL of the claim `amr` of a session (auth-contract 1.5). */
export const amrJson = (session: string) => `(
		select coalesce(jsonb_agg(jsonb_build_object(
				'method', a.authentication_method, 'timestamp', floor(extract(epoch from a.updated_at))::bigint)
				|| case when a.provider is null then '{}' else jsonb_build_object('provider', a.provider) end
				order by a.updated_at desc), '[]')
		from auth.mfa_amr_claims a where a.session_id = ${session})`;

const rotateSql = `
	with found as (
		select s.id, s.user_id, s.aal, s.refresh_token_counter, s.refresh_token_floor, s.created_at, s.not_after, s.oauth_client_id, s.scopes,
			coalesce(s.refreshed_at, s.created_at) as last_refresh_at,
			coalesce(u.banned_until > $3::timestamptz, false) as banned,
			case
				when s.not_after <= $3 then 'expired'
				when $7::integer > 0 and s.created_at + make_interval(secs => $7) <= $3 then 'expired'
				when $8::integer > 0 and coalesce(s.refreshed_at, s.created_at) + make_interval(secs => $8) <= $3 then 'inactive'
				when $9::integer > 0 and s.aal = 'aal1' and s.created_at + make_interval(secs => $9) <= $3
					and exists (select from auth.mfa_factors f where f.user_id = s.user_id and f.status = 'verified') then 'low_aal'
				when $10::boolean and exists (
					select from auth.sessions n
					where n.user_id = s.user_id and (n.created_at, n.id) > (s.created_at, s.id)
						and n.oauth_client_id is not distinct from s.oauth_client_id) then 'newer_login'
			end as ended
		from auth.sessions s join auth.users u on u.id = s.user_id
		where s.id = $1
	), rotated as (
		update auth.sessions s
		set refresh_token_counter = s.refresh_token_counter + 1, refreshed_at = $3, updated_at = $3, user_agent = $4, ip = $5
		from found f
		where s.id = f.id and s.refresh_token_counter = $2 and not f.banned and f.ended is null
			and f.oauth_client_id is not distinct from $6::uuid
		returning s.id
	)
	select f.refresh_token_counter as counter, f.refresh_token_floor as floor, f.aal, f.created_at, f.not_after, f.last_refresh_at, f.oauth_client_id,
		f.scopes, f.banned, f.ended,
		exists (select from rotated) as rotated, ${userJson} as "user",
		${amrJson('f.id')} as amr
	from found f join auth.users u on u.id = f.user_id`;

/**
 * Counts one refresh, if the token is the current one and nothing forbids it, and answers the session as it was before.
 * A session of the OAuth server is only refreshed for its own app, and every other one for none.
 * One statement: of parallel calls with one token PostgreSQL lets a single one through, because the others wait for its
 * row and then find another counter in it.
 */
export async function rotateSession(
	database: Queryable,
	session: {
		id: string;
		counter: number;
		device: Device;
		now: Date;
		limits: SessionLimits;
		oauthClientId?: string | null;
	},
): Promise<RefreshedSession | null> {
	const { id, counter, device, now, limits } = session;
	const { rows } = await database.query<RefreshedSession>(rotateSql, [
		id,
		counter,
		now,
		device.userAgent,
		device.address,
		session.oauthClientId ?? null,
		limits.AUTH_SESSION_TIMEBOX,
		limits.AUTH_SESSION_INACTIVITY,
		limits.AUTH_SESSION_LOW_AAL,
		limits.AUTH_SESSION_SINGLE,
	]);
	return rows[0] ?? null;
}

const endSessionsSql = `
	with ended as (
		delete from auth.sessions
		where user_id = $1 and ($2::uuid is null or case $3 when 'local' then id = $2 when 'others' then id <> $2 else true end)
	), u as (
		select $1::uuid as id
	)${auditLine('$4::text', 'u', { now: '$5::timestamptz', address: '$6::text' })}`;

/**
 * Ends this session of a person, all others, or all; all too where the caller's own is not known (auth-contract 12).
 */
export async function endSessions(
	database: Database,
	ending: {
		userId: string;
		sessionId: string | null;
		scope: 'global' | 'local' | 'others';
		action: 'logout' | 'token_revoked';
		now: Date;
		address: string | null;
	},
): Promise<void> {
	const { userId, sessionId, scope, action, now, address } = ending;
	await database.query(endSessionsSql, [userId, sessionId, scope, action, now, address]);
}
