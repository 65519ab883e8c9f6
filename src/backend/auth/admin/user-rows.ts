import { z } from 'zod';
import type { Database, Queryable, Statement } from '#src/platform/database/database.ts';
import { auditLine } from '../audit/audit-line.ts';
import { clearTokens, followAddress } from '../one-time/verify/redeem-code.ts';
import { requireRow } from '../require-row.ts';
import { userJson, type WireUser } from '../users/user-json.ts';
import { readUser } from '../users/users.ts';
import type { Page } from './pagination.ts';

/** Columns that people may be sorted by. */
export const SORT_COLUMNS = ['created_at', 'updated_at', 'last_sign_in_at', 'email'] as const;
export type Sort = { column: (typeof SORT_COLUMNS)[number]; direction: 'asc' | 'desc' };

const matching = `u.aud = $1 and ($2::text is null
	or u.email ilike $2 or u.phone ilike $2 or u.id::text = $3 or u.raw_user_meta_data ->> 'full_name' ilike $2)`;

/** The day an account was made is always there, and is in an index with the id. */
const orderBy = ({ column, direction }: Sort) =>
	column === 'created_at'
		? `u.created_at ${direction}, u.id ${direction}`
		: `u.${column} ${direction} nulls last, u.id`;

/** People who are counted one by one; beyond them PostgreSQL's own estimate has to do, which costs the same for any number. */
const COUNTED = 5_000;

/**
 * One page of an audience's people, and how many there are; `filter` is looked for in addresses and names. Of more than
 * `counted`, without a filter, `total` is an estimate, but never one that hides the next page or promises one after the
 * last.
 */
export async function listUsers(
	database: Database,
	{ aud, filter, sort, page, perPage }: Page & { aud: string; filter: string; sort: Sort },
	counted = COUNTED,
): Promise<{ users: WireUser[]; total: number }> {
	const pattern = filter ? `%${filter.replace(/[\\%_]/g, '\\$&')}%` : null;
	const offset = (page - 1) * perPage;
	const [first, estimate, found] = await database.batch([
		filter
			? {
					text: `select count(*) as total from auth.users u where ${matching}`,
					values: [aud, pattern, filter],
				}
			: {
					text: 'select count(*) as total from (select from auth.users where aud = $1 limit $2) as first',
					values: [aud, counted + 1],
				},
		{ text: 'explain (format json) select from auth.users where aud = $1', values: [aud] },
		{
			text: `select ${userJson} as "user" from auth.users u where ${matching}
				order by ${orderBy(sort)} limit $4 offset $5`,
			values: [aud, pattern, filter, perPage + 1, offset],
		},
	]);
	const rows = found?.rows ?? [];
	const users = rows.slice(0, perPage).map(({ user }) => user as WireUser);
	const exact = Number(first?.rows[0]?.total ?? 0);
	if (filter || exact <= counted) return { users, total: exact };
	const total = Math.max(plannedRows(estimate?.rows[0]), exact);
	if (rows.length > perPage) return { users, total: Math.max(total, offset + rows.length) };
	return { users, total: rows.length > 0 ? offset + rows.length : Math.min(total, offset) };
}

const plan = z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: z.object({ 'Plan Rows': z.number() }) })]) });

/** How many rows PostgreSQL expects, by what EXPLAIN answers. */
const plannedRows = (explained: unknown): number =>
	plan.safeParse(explained).data?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;

export async function findUser(database: Queryable, id: string): Promise<WireUser | null> {
	const { text, values } = readUser(id);
	return (await database.query<{ user: WireUser }>(text, values)).rows[0]?.user ?? null;
}

/** A person as an administrator makes them. */
export type MadeUser = {
	id: string;
	aud: string;
	role: string;
	email: string | null;
	phone: string | null;
	passwordHash: string | null;
	emailConfirmed: boolean;
	phoneConfirmed: boolean;
	appMetadata: Record<string, unknown>;
	userMetadata: Record<string, unknown>;
	bannedUntil: Date | null;
	now: Date;
	address: string | null;
};

const insertSql = `
	with u as (
		insert into auth.users (
			id, aud, role, email, phone, encrypted_password, email_confirmed_at, phone_confirmed_at,
			raw_app_meta_data, raw_user_meta_data, banned_until, created_at, updated_at)
		values (
			$1, $2, $3, $4, $5, $6, case when $7::boolean then $11::timestamptz end,
			case when $8::boolean then $11::timestamptz end, $9, $10, $12, $11, $11)
		returning id, email, phone
	), identities as (
		insert into auth.identities (user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at)
		select u.id, a.provider, u.id::text, jsonb_build_object(
			'sub', u.id, a.provider, a.address, 'email_verified', false, 'phone_verified', false), $11::timestamptz, $11, $11
		from u, (values ('email', $4::text), ('phone', $5::text)) a (provider, address) where a.address is not null
	)${auditLine("'user_signedup'", 'u', { now: '$11::timestamptz', address: '$13::text' })}`;

/** Fails with 23505 where the id or an address is taken (`users_pkey`, `users_email_key`, `users_phone_key`). */
export async function makeUser(database: Database, user: MadeUser): Promise<WireUser> {
	const values = [
		user.id,
		user.aud,
		user.role,
		user.email,
		user.phone,
		user.passwordHash,
		user.emailConfirmed,
		user.phoneConfirmed,
		user.appMetadata,
		user.userMetadata,
		user.now,
		user.bannedUntil,
		user.address,
	];
	return (await database.batch([{ text: insertSql, values }, readUser(user.id)])).at(-1)?.rows[0]?.user as WireUser;
}

/** What an administrator changes about a person; null leaves as it is. */
export type ChangedUser = {
	id: string;
	email: string | null;
	phone: string | null;
	passwordHash: string | null;
	emailConfirmed: boolean;
	phoneConfirmed: boolean;
	role: string | null;
	aud: string | null;
	/** Merged key by key; a null deletes its key. */
	userMetadata: Record<string, unknown>;
	appMetadata: Record<string, unknown>;
	ban: { until: Date | null } | null;
	now: Date;
	address: string | null;
};

/** What an administrator sets is final: a confirmation mail that was sent before must not change it back. */
const changeSql = (settles: boolean) => `
	with u as (
		update auth.users u set
			email = coalesce($2, email), phone = coalesce($3, phone),
			encrypted_password = case
				when $4::text is not null then $4
				when $5::boolean and email_confirmed_at is null and password_unproven then null
				else encrypted_password end,
			password_unproven = password_unproven and $4::text is null and not $5,
			email_confirmed_at = case when $5 then coalesce(email_confirmed_at, $13::timestamptz) else email_confirmed_at end,
			phone_confirmed_at = case when $6::boolean then coalesce(phone_confirmed_at, $13) else phone_confirmed_at end,
			role = coalesce($7, role), aud = coalesce($8, aud),
			raw_user_meta_data = (raw_user_meta_data || $9::jsonb) - $10::text[],
			raw_app_meta_data = (raw_app_meta_data || $11::jsonb) - $12::text[],
			banned_until = case when $14::boolean then $15::timestamptz else banned_until end,
			is_anonymous = is_anonymous and $2::text is null and $3::text is null,
			email_change = case when $2::text is null then email_change end,
			phone_change = case when $3::text is null then phone_change end,
			${settles ? `${clearTokens},` : ''}
			updated_at = $13
		where id = $1
		returning id
	), sessions as (
		delete from auth.sessions s using u where s.user_id = u.id and $4::text is not null
	), audit as (${auditLine("'user_modified'", 'u', { now: '$13::timestamptz', address: '$16::text' })}
	)
	select ${requireRow('u', 'user')}`;

/**
 * Fails with 23505 where an address is taken, and undoes everything where there is no such person
 * (`isMissing(error, 'user')`).
 */
export async function changeUser(database: Database, change: ChangedUser): Promise<WireUser> {
	const { id, email, phone, passwordHash, emailConfirmed, phoneConfirmed, ban, now } = change;
	const settles = Boolean(email || phone || passwordHash);
	const values = [
		id,
		email,
		phone,
		passwordHash,
		emailConfirmed,
		phoneConfirmed,
		change.role,
		change.aud,
		...mergeOf(change.userMetadata),
		...mergeOf(change.appMetadata),
		now,
		ban !== null,
		ban?.until ?? null,
		change.address,
	];
	const statements = [
		{ text: changeSql(settles), values },
		...(email ? followAddress('email', id, emailConfirmed, now) : []),
		...(phone ? followAddress('phone', id, phoneConfirmed, now) : []),
		readUser(id),
	];
	return (await database.batch(statements)).at(-1)?.rows[0]?.user as WireUser;
}

/** The keys to set, and those to delete. */
export function mergeOf(data: Record<string, unknown>): [Record<string, unknown>, string[]] {
	const entries = Object.entries(data);
	const kept = entries.filter(([, value]) => value !== null);
	return [Object.fromEntries(kept), entries.filter(([, value]) => value === null).map(([key]) => key)];
}

const deleteSql = `
	with u as (delete from auth.users where id = $1 returning id
	)${auditLine("'user_deleted'", 'u', { now: '$2::timestamptz', address: '$3::text' })}`;

/** Deletes a user and all their rows except the audit log. Affects one row where they were there. */
export const deleteUser = (id: string, now: Date, address: string | null): Statement => ({
	text: deleteSql,
	values: [id, now, address],
});

const hashOf = (column: string) => `encode(sha256(convert_to(u.id::text || ${column}, 'UTF8')), 'hex')`;

const forgetSql = `
	with u as (
		update auth.users u set
			email = ${hashOf('u.email')}, phone = ${hashOf('u.phone')}, encrypted_password = null, email_change = null,
			phone_change = null, raw_user_meta_data = '{}', raw_app_meta_data = '{}', ${clearTokens},
			deleted_at = coalesce(deleted_at, $2), updated_at = $2
		where id = $1
		returning id
	), identities as (
		update auth.identities i
		set provider_id = encode(sha256(convert_to(i.user_id::text || i.provider_id, 'UTF8')), 'hex'), identity_data = '{}',
			updated_at = $2
		from u where i.user_id = u.id
	), sessions as (delete from auth.sessions s using u where s.user_id = u.id
	), factors as (delete from auth.mfa_factors f using u where f.user_id = u.id
	), passkeys as (delete from auth.webauthn_credentials p using u where p.user_id = u.id
	), flows as (delete from auth.flow_state f using u where f.user_id = u.id
	), consents as (delete from auth.oauth_consents o using u where o.user_id = u.id
	), questions as (delete from auth.oauth_authorizations o using u where o.user_id = u.id
	)${auditLine("'user_deleted'", 'u', { now: '$2::timestamptz', address: '$3::text' })}`;

/** Keeps the row of a user without personal data (auth-contract 25); their rows in other tables stay. */
export const forgetUser = (id: string, now: Date, address: string | null): Statement => ({
	text: forgetSql,
	values: [id, now, address],
});
