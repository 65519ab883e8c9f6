import type { Database, Queryable, Statement } from '#src/platform/database/database.ts';
import { auditLine } from './audit.ts';
import { userJson, type WireUser } from './user-json.ts';

/** Someone who may sign in with this address. People of a single sign-on may not (contract 3.1). */
export type PasswordUser = { id: string; encrypted_password: string | null; confirmed: boolean; banned: boolean };

const findByEmailSql = `
	select id, encrypted_password, email_confirmed_at is not null as confirmed,
		coalesce(banned_until > $3::timestamptz, false) as banned
	from auth.users
	where email = $1 and aud = $2 and not is_sso_user`;

export async function findUserByEmail(
	database: Queryable,
	email: string,
	aud: string,
	now: Date,
): Promise<PasswordUser | null> {
	return (await database.query<PasswordUser>(findByEmailSql, [email, aud, now])).rows[0] ?? null;
}

const readUserSql = `select ${userJson} as "user" from auth.users u where u.id = $1`;

/** Answers one row with the WireUser as `user`. */
export const readUser = (id: string): Statement => ({ text: readUserSql, values: [id] });

export type NewUser = {
	id: string;
	aud: string;
	email: string;
	passwordHash: string;
	/** Confirmed at once, without a mail. */
	confirmed: boolean;
	userMetadata: Record<string, unknown>;
	identityData: Record<string, unknown>;
	now: Date;
	address: string | null;
};

const insertUserSql = `
	with u as (
		insert into auth.users (
			id, aud, email, encrypted_password, email_confirmed_at, confirmation_sent_at,
			raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
		values (
			$1, $2, $3, $4, case when $5 then $6::timestamptz end, case when not $5 then $6::timestamptz end,
			'{"provider":"email","providers":["email"]}', $7, $6, $6)
		returning id
	), identity as (
		insert into auth.identities (user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at)
		select u.id, 'email', u.id::text, $8::jsonb, $6::timestamptz, $6, $6 from u
	)${auditLine("'user_signedup'", 'u', { now: '$6', address: '$9::text' })}`;

/** Makes a person who signs in by e-mail, with their identity. Fails with 23505 where the address is taken. */
export const insertUser = (user: NewUser): Statement => ({
	text: insertUserSql,
	values: [
		user.id,
		user.aud,
		user.email,
		user.passwordHash,
		user.confirmed,
		user.now,
		user.userMetadata,
		user.identityData,
		user.address,
	],
});

const confirmEmailSql = `
	update auth.users u
	set email_confirmed_at = $2, raw_user_meta_data = raw_user_meta_data || '{"email_verified":true}',
		confirmation_token = null, updated_at = $2
	where id = $1 and email_confirmed_at is null`;

/** Counts the person's address as theirs; says so in their metadata too, as GoTrue does (contract 1.3). */
export const confirmEmail = (id: string, now: Date): Statement => ({ text: confirmEmailSql, values: [id, now] });

const isEmailTakenSql = 'select from auth.users where email = $1 and not is_sso_user and id <> $2';

export async function isEmailTaken(database: Queryable, email: string, exceptBy: string): Promise<boolean> {
	return (await database.query(isEmailTakenSql, [email, exceptBy])).rows.length > 0;
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
	/** Waits until it is confirmed. */
	newEmail: string | null;
	now: Date;
	address: string | null;
};

const updateUserSql = `
	with u as (
		update auth.users u set
			encrypted_password = coalesce($2, encrypted_password),
			confirmation_token = case when $2::text is null then confirmation_token end,
			recovery_token = case when $2::text is null then recovery_token end,
			reauthentication_token = case when $2::text is null then reauthentication_token end,
			email_change_token_new = case when $2::text is null and $5::text is null then email_change_token_new end,
			email_change_token_current = case when $2::text is null and $5::text is null then email_change_token_current end,
			phone_change_token = case when $2::text is null then phone_change_token end,
			raw_user_meta_data = (raw_user_meta_data || $3::jsonb) - $4::text[],
			email_change = coalesce($5, email_change),
			email_change_confirm_status = case when $5::text is null then email_change_confirm_status else 0 end,
			email_change_sent_at = case when $5::text is null then email_change_sent_at else $6 end,
			updated_at = $6
		where id = $1 and ($2::text is null and $5::text is null or encrypted_password is not distinct from $8)
		returning id
	)${auditLine("case when $2::text is null then 'user_modified' else 'user_updated_password' end", 'u', { now: '$6::timestamptz', address: '$7::text' })}`;

const endOtherSessionsSql = `
	delete from auth.sessions
	where user_id = $1 and id is distinct from $2::uuid
		and exists (select from auth.users where id = $1 and encrypted_password = $3)`;

/**
 * Changes a person and answers them as they are then, in one transaction. Other sessions end in a statement of their own,
 * after the person's row is locked, so that it sees a sign-in with the old password that was only just finished.
 * @returns null where the person is gone, or changed their password at the same time
 */
export async function updateUser(database: Database, change: UserChange): Promise<WireUser | null> {
	const data = Object.entries(change.data ?? {});
	const kept = Object.fromEntries(data.filter(([, value]) => value !== null));
	const removed = data.filter(([, value]) => value === null).map(([key]) => key);
	const { id, sessionId, passwordHash, knownHash, newEmail, now, address } = change;
	const values = [id, passwordHash, kept, removed, newEmail, now, address, knownHash];
	const endOthers = passwordHash ? [{ text: endOtherSessionsSql, values: [id, sessionId, passwordHash] }] : [];
	const results = await database.batch([{ text: updateUserSql, values }, ...endOthers, readUser(id)]);
	// The audit line is written for the row that changed, and for no other.
	if (!results[0]?.affected) return null;
	return (results.at(-1)?.rows[0]?.user as WireUser | undefined) ?? null;
}
