import type { Database, Queryable, Statement } from '#src/platform/database/database.ts';
import { auditLine } from '../audit/audit-line.ts';
import { isMissing, requireRow } from '../require-row.ts';
import { userJson, type WireUser } from './user-json.ts';

/** The user with an address. Users of single sign-on are not found by theirs (auth-contract 3.1). */
export type KnownUser = {
	id: string;
	email: string | null;
	phone: string | null;
	encrypted_password: string | null;
	/** Whether the address they were found by is confirmed. */
	confirmed: boolean;
	banned: boolean;
	/** The pending new address. */
	email_change: string | null;
	phone_change: string | null;
	is_anonymous: boolean;
};

const findSql = (column: 'email' | 'phone', by: string) => `
	select id, email, phone, encrypted_password, ${column}_confirmed_at is not null as confirmed,
		coalesce(banned_until > $3::timestamptz, false) as banned, email_change, phone_change, is_anonymous
	from auth.users
	where ${by} = $1 and aud = $2 and not is_sso_user
	order by ${column}_change_sent_at desc nulls last limit 1`;
const finding =
	(column: 'email' | 'phone', by: string) =>
	async (database: Queryable, address: string, aud: string, now: Date): Promise<KnownUser | null> =>
		(await database.query<KnownUser>(findSql(column, by), [address, aud, now])).rows[0] ?? null;

export const findUserByEmail = finding('email', 'email');
export const findUserByPhone = finding('phone', 'phone');
/** The user who last asked to change to this address. */
export const findUserByNewEmail = finding('email', 'email_change');
export const findUserByNewPhone = finding('phone', 'phone_change');

const readUserSql = `select ${userJson} as "user" from auth.users u where u.id = $1`;

/** Answers one row with the WireUser as `user`. */
export const readUser = (id: string): Statement => ({ text: readUserSql, values: [id] });

export type NewUser = {
	id: string;
	aud: string;
	/** As they are kept; neither for an anonymous person. */
	email?: string | null;
	phone?: string | null;
	/** Null where they sign in by codes alone. */
	passwordHash: string | null;
	/** The address counts as theirs at once, without a message. */
	confirmed: boolean;
	appMetadata: Record<string, unknown>;
	userMetadata: Record<string, unknown>;
	/** Null without an identity. */
	identityData: Record<string, unknown> | null;
	now: Date;
	address: string | null;
};

const insertUserSql = `
	with u as (
		insert into auth.users (
			id, aud, email, phone, encrypted_password, email_confirmed_at, phone_confirmed_at,
			raw_app_meta_data, raw_user_meta_data, is_anonymous, created_at, updated_at)
		values (
			$1, $2, $3, $4, $5, case when $6 and $3::text is not null then $7::timestamptz end,
			case when $6 and $4::text is not null then $7::timestamptz end,
			$8, $9, $3::text is null and $4::text is null, $7, $7)
		returning id, is_anonymous or confirmed_at is not null as signed_up
	), identity as (
		insert into auth.identities (user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at)
		select u.id, case when $3::text is null then 'phone' else 'email' end, u.id::text, $10::jsonb, $7::timestamptz, $7, $7
		from u where $10::jsonb is not null
	)${auditLine("'user_signedup'", '(select id from u where signed_up) u', { now: '$7', address: '$11::text' })}`;

/**
 * Makes a person with their identity. Fails with 23505 where the address is taken (`users_email_key`,
 * `users_phone_key`).
 */
export const insertUser = (user: NewUser): Statement => ({
	text: insertUserSql,
	values: [
		user.id,
		user.aud,
		user.email ?? null,
		user.phone ?? null,
		user.passwordHash,
		user.confirmed,
		user.now,
		user.appMetadata,
		user.userMetadata,
		user.identityData,
		user.address,
	],
});

const recomputeProvidersSql = `
	update auth.users u
	set raw_app_meta_data = u.raw_app_meta_data || jsonb_build_object('provider', p.providers -> 0, 'providers', p.providers)
	from (
		select jsonb_agg(provider order by first_at, provider) as providers
		from (select provider, min(created_at) as first_at from auth.identities where user_id = $1 group by provider) i
	) p
	where u.id = $1 and p.providers is not null
		and u.raw_app_meta_data -> 'providers' is distinct from p.providers`;

/** Brings `app_metadata.provider` and `providers` in line with the person's identities. */
export const recomputeProviders = (userId: string): Statement => ({ text: recomputeProvidersSql, values: [userId] });

const confirmSql = (column: 'email' | 'phone') => `
	update auth.users u
	set ${column}_confirmed_at = $2, raw_user_meta_data = raw_user_meta_data || '{"${column}_verified":true}',
		confirmation_token = null, updated_at = $2
	where id = $1 and ${column}_confirmed_at is null`;

/** Confirms the user's address, in their metadata too, as GoTrue does (auth-contract 1.3). */
export const confirmAddress = (column: 'email' | 'phone', id: string, now: Date): Statement => ({
	text: confirmSql(column),
	values: [id, now],
});

const isEmailTakenSql = 'select from auth.users where email = $1 and not is_sso_user and id <> $2';
const isPhoneTakenSql = 'select from auth.users where phone = $1 and id <> $2';

export async function isEmailTaken(database: Queryable, email: string, exceptBy: string): Promise<boolean> {
	return (await database.query(isEmailTakenSql, [email, exceptBy])).rows.length > 0;
}

export async function isPhoneTaken(database: Queryable, phone: string, exceptBy: string): Promise<boolean> {
	return (await database.query(isPhoneTakenSql, [phone, exceptBy])).rows.length > 0;
}

/** What a person changes about themselves; null leaves as it is. */
export type UserChange = {
	id: string;
	/** The session that asked; a new password ends all others. */
	sessionId: string | null;
	passwordHash: string | null;
	/** The hash by which the change was judged; a new password or address is refused where it is no longer this one. */
	knownHash: string | null;
	/** Merged into the metadata, key by key; a null deletes its key. */
	data: Record<string, unknown> | null;
	/** A reauthentication code's token, which the change uses up; null where none was wanted. */
	nonceToken: string | null;
	/** Changes of address that were asked for together with the password, whose codes it must not end. */
	keepEmailChange: boolean;
	keepPhoneChange: boolean;
	now: Date;
	address: string | null;
};

const updateUserSql = `
	with u as (
		update auth.users u set
			encrypted_password = coalesce($2, encrypted_password),
			password_unproven = password_unproven and $2::text is null,
			confirmation_token = case when $2::text is null then confirmation_token end,
			recovery_token = case when $2::text is null then recovery_token end,
			reauthentication_token = case when $2::text is null then reauthentication_token end,
			email_change_token_new = case when $2::text is null or $10 then email_change_token_new end,
			email_change_token_current = case when $2::text is null or $10 then email_change_token_current end,
			phone_change_token = case when $2::text is null or $11 then phone_change_token end,
			raw_user_meta_data = (raw_user_meta_data || $3::jsonb) - $4::text[],
			updated_at = $5
		where id = $1 and ($2::text is null or encrypted_password is not distinct from $7)
			and ($8::text is null or reauthentication_token = $8)
			and ($2::text is null or $9::uuid is null or exists (select from auth.sessions s where s.id = $9 and s.user_id = u.id))
		returning id
	), audit as (${auditLine("case when $2::text is null then 'user_modified' else 'user_updated_password' end", 'u', { now: '$5::timestamptz', address: '$6::text' })}
	)
	select ${requireRow('u', 'user')}`;

const endOtherSessionsSql = `
	delete from auth.sessions
	where user_id = $1 and id is distinct from $2::uuid
		and exists (select from auth.users where id = $1 and encrypted_password = $3)`;

/**
 * Changes a person and answers them as they are then, in one transaction. Other sessions end in a statement of their
 * own, after the person's row is locked, so that it sees a sign-in with the old password that was only just finished.
 * @param more statements of the same transaction
 * @returns null where the person is gone, or changed their password at the same time
 */
export async function updateUser(
	database: Database,
	change: UserChange,
	more: readonly Statement[] = [],
): Promise<WireUser | null> {
	const data = Object.entries(change.data ?? {});
	const kept = Object.fromEntries(data.filter(([, value]) => value !== null));
	const removed = data.filter(([, value]) => value === null).map(([key]) => key);
	const { id, sessionId, passwordHash, knownHash, nonceToken, keepEmailChange, keepPhoneChange, now, address } = change;
	const values = [
		id,
		passwordHash,
		kept,
		removed,
		now,
		address,
		knownHash,
		nonceToken,
		sessionId,
		keepEmailChange,
		keepPhoneChange,
	];
	const endOthers = passwordHash ? [{ text: endOtherSessionsSql, values: [id, sessionId, passwordHash] }] : [];
	const statements = [{ text: updateUserSql, values }, ...more, ...endOthers, readUser(id)];
	try {
		return ((await database.batch(statements)).at(-1)?.rows[0]?.user as WireUser | undefined) ?? null;
	} catch (error) {
		if (isMissing(error, 'user')) return null;
		throw error;
	}
}
