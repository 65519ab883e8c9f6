import type { Database, Queryable, Statement } from '#src/platform/database/database.ts';
import { auditLine } from './audit.ts';
import { userJson, type WireUser } from './user-json.ts';

/** How the person of a session proved who they are, as a claim (contract 1.5): newest first, `timestamp` in seconds. */
export type Amr = { method: string; timestamp: number }[];
export type Device = { address: string | null; userAgent: string | null };

const startSessionSql = `
	with u as (
		update auth.users u set last_sign_in_at = $4, updated_at = $4
		where id = $2 and ($7::text is null or encrypted_password = $7)
		returning *
	), session as (
		insert into auth.sessions (id, user_id, user_agent, ip, created_at, updated_at)
		select $1::uuid, u.id, $5, $6::text::inet, $4::timestamptz, $4 from u
	), amr as (
		insert into auth.mfa_amr_claims (session_id, authentication_method, created_at, updated_at)
		select $1::uuid, $3, $4::timestamptz, $4 from u
	), audit as (${auditLine("'login'", 'u', { now: '$4::timestamptz', address: '$6::text' })}
	)
	select ${userJson} as "user" from u`;

/**
 * Signs a person in on a new device and answers one row, the WireUser as `user`. With `passwordHash` only if that is
 * still their password: it may have changed while the given one was being checked, and then no row comes back.
 */
export const startSession = (session: {
	id: string;
	userId: string;
	method: string;
	passwordHash: string | null;
	device: Device;
	now: Date;
}): Statement => ({
	text: startSessionSql,
	values: [
		session.id,
		session.userId,
		session.method,
		session.now,
		session.device.userAgent,
		session.device.address,
		session.passwordHash,
	],
});

/** A session at the moment its refresh token came back. `rotated`: the counter has just gone up by one. */
export type RefreshedSession = {
	counter: number;
	aal: string;
	last_refresh_at: Date;
	banned: boolean;
	expired: boolean;
	rotated: boolean;
	user: WireUser;
	amr: Amr;
};

const rotateSql = `
	with found as (
		select s.id, s.user_id, s.aal, s.refresh_token_counter, coalesce(s.refreshed_at, s.created_at) as last_refresh_at,
			coalesce(u.banned_until > $3::timestamptz, false) as banned, coalesce(s.not_after <= $3::timestamptz, false) as expired
		from auth.sessions s join auth.users u on u.id = s.user_id
		where s.id = $1
	), rotated as (
		update auth.sessions s
		set refresh_token_counter = s.refresh_token_counter + 1, refreshed_at = $3, updated_at = $3, user_agent = $4, ip = $5
		from found f
		where s.id = f.id and s.refresh_token_counter = $2 and not f.banned and not f.expired
		returning s.id
	)
	select f.refresh_token_counter as counter, f.aal, f.last_refresh_at, f.banned, f.expired,
		exists (select from rotated) as rotated, ${userJson} as "user",
		(select coalesce(jsonb_agg(jsonb_build_object(
				'method', a.authentication_method, 'timestamp', floor(extract(epoch from a.updated_at))::bigint)
				order by a.updated_at desc), '[]')
			from auth.mfa_amr_claims a where a.session_id = f.id) as amr
	from found f join auth.users u on u.id = f.user_id`;

/**
 * Counts one refresh, if the token is the current one and nothing forbids it, and answers the session as it was before.
 * One statement: of parallel calls with one token PostgreSQL lets a single one through, because the others wait for its
 * row and then find another counter in it.
 */
export async function rotateSession(
	database: Queryable,
	session: { id: string; counter: number; device: Device; now: Date },
): Promise<RefreshedSession | null> {
	const { id, counter, device, now } = session;
	const { rows } = await database.query<RefreshedSession>(rotateSql, [
		id,
		counter,
		now,
		device.userAgent,
		device.address,
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

/** Ends this session of a person, all others, or all; all too where the caller's own is not known (contract 12). */
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
