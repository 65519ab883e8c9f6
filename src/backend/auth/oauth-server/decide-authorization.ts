import { createHash, randomBytes } from 'node:crypto';
import type { Database, Queryable } from '#src/platform/database/database.ts';
import { auditLine } from '../audit/audit-line.ts';
import { AUTHORIZATION_LIFETIME } from './authorize.ts';

/** An authorization request as the user sees it. */
export type OpenAuthorization = {
	authorization_id: string;
	redirect_uri: string;
	scope: string;
	client_id: string;
	client_name: string;
	client_uri: string | null;
	logo_uri: string | null;
	/** Whether the person allowed the app as much before. */
	covered: boolean;
};

/** Where a decided question leads back to. */
export type Decided = { redirect_uri: string; state: string | null };

/** Codes are kept as their hash only. */
export const codeHash = (code: string): string => createHash('sha256').update(code).digest('hex');

const openSql = `
	with a as (
		update auth.oauth_authorizations set user_id = $2
		where authorization_id = $1 and (user_id is null or user_id = $2) and status = 'pending'
			and expires_at > $3::timestamptz
		returning *
	)
	select a.authorization_id, a.redirect_uri, a.scope, a.client_id, client.client_name, client.client_uri, client.logo_uri,
		coalesce(string_to_array(a.scope, ' ') <@ consent.scopes, false) as covered
	from a join auth.oauth_clients client on client.id = a.client_id
	left join auth.oauth_consents consent on consent.user_id = $2 and consent.client_id = a.client_id`;

/** Binds a pending request to the user, unless it is another's; null where there is none for them. */
export async function openAuthorization(
	database: Queryable,
	{ id, userId, now }: { id: string; userId: string; now: Date },
): Promise<OpenAuthorization | null> {
	return (await database.query<OpenAuthorization>(openSql, [id, userId, now])).rows[0] ?? null;
}

const isDecidedSql = `
	select from auth.oauth_authorizations
	where authorization_id = $1 and user_id = $2 and status <> 'pending' and expires_at > $3::timestamptz`;

/** Whether the user has decided this request already. */
export async function isDecided(
	database: Queryable,
	{ id, userId, now }: { id: string; userId: string; now: Date },
): Promise<boolean> {
	return (await database.query(isDecidedSql, [id, userId, now])).rows.length > 0;
}

const approveSql = `
	with a as (
		update auth.oauth_authorizations
		set status = 'approved', authorization_code_hash = $4, approved_at = $3,
			expires_at = $3::timestamptz + make_interval(secs => $5)
		where authorization_id = $1 and user_id = $2 and status = 'pending' and expires_at > $3::timestamptz
			and (not $6::boolean or exists (
				select from auth.oauth_consents consent
				where consent.user_id = $2 and consent.client_id = oauth_authorizations.client_id
					and string_to_array(oauth_authorizations.scope, ' ') <@ consent.scopes))
		returning *
	), consent as (
		insert into auth.oauth_consents (user_id, client_id, scopes, granted_at)
		select a.user_id, a.client_id, string_to_array(a.scope, ' '), $3::timestamptz from a where not $6::boolean
		on conflict (user_id, client_id) do update set
			scopes = array(select distinct unnest(oauth_consents.scopes || excluded.scopes) order by 1),
			granted_at = excluded.granted_at
	), u as (
		select a.user_id as id from a where not $6::boolean
	), audit as (${auditLine("'oauth_consent_granted'", 'u', { now: '$3::timestamptz', address: '$7::text' })}
	)
	select a.redirect_uri, a.state from a`;

/**
 * Approves: the request gets its code and the consent is stored, in one statement.
 * @param remembered whether an earlier consent covers the request; none is stored then
 */
export async function approveAuthorization(
	database: Database,
	asked: { id: string; userId: string; now: Date; remembered: boolean; address: string | null },
): Promise<(Decided & { code: string }) | null> {
	const code = randomBytes(32).toString('base64url');
	const { id, userId, now, remembered, address } = asked;
	const values = [id, userId, now, codeHash(code), AUTHORIZATION_LIFETIME, remembered, address];
	const decided = (await database.query<Decided>(approveSql, values)).rows[0];
	return decided ? { ...decided, code } : null;
}

const denySql = `
	update auth.oauth_authorizations set status = 'denied'
	where authorization_id = $1 and user_id = $2 and status = 'pending' and expires_at > $3::timestamptz
	returning redirect_uri, state`;

/** Denies. */
export async function denyAuthorization(
	database: Queryable,
	{ id, userId, now }: { id: string; userId: string; now: Date },
): Promise<Decided | null> {
	return (await database.query<Decided>(denySql, [id, userId, now])).rows[0] ?? null;
}
