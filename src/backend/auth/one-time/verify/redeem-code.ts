import type { Queryable, Statement } from '#src/platform/database/database.ts';
import { requireRow } from '../../require-row.ts';
import { recomputeProviders } from '../../users/users.ts';

/** The columns that hold tokens. */
export type TokenColumn =
	| 'confirmation_token'
	| 'recovery_token'
	| 'email_change_token_new'
	| 'email_change_token_current'
	| 'phone_change_token';

/** A pending token and the person it belongs to. */
export type Pending = {
	userId: string;
	column: TokenColumn;
	/** As it is stored. */
	token: string;
	sentAt: Date;
	banned: boolean;
	email: string | null;
	/** The address that is to become theirs. */
	newEmail: string | null;
	language: unknown;
	/** Whether the other address must still confirm. */
	awaitsOther: boolean;
};

const sentColumn: Record<TokenColumn, string> = {
	confirmation_token: 'confirmation_sent_at',
	recovery_token: 'recovery_sent_at',
	email_change_token_new: 'email_change_sent_at',
	email_change_token_current: 'email_change_sent_at',
	phone_change_token: 'phone_change_sent_at',
};

/** Whose token this is: the first of the columns that holds one of its forms. */
export async function findPending(
	database: Queryable,
	{ columns, tokens, aud, now }: { columns: readonly TokenColumn[]; tokens: readonly string[]; aud: string; now: Date },
): Promise<Pending | null> {
	for (const column of columns) {
		const { rows } = await database.query<Pending>(
			`select u.id as "userId", '${column}' as "column", u.${column} as token, u.${sentColumn[column]} as "sentAt",
				coalesce(u.banned_until > $4::timestamptz, false) as banned, u.email, u.email_change as "newEmail",
				u.raw_user_meta_data ->> 'language' as language,
				u.email_change_confirm_status = 0 and u.email_change_token_current is not null
					and u.email_change_token_new is not null as "awaitsOther"
			from auth.users u
			where u.${column} in ($1, $2) and u.aud = $3 and u.${sentColumn[column]} is not null`,
			[tokens[0], tokens[1] ?? tokens[0], aud, now],
		);
		if (rows[0]) return rows[0];
	}
	return null;
}

/** All codes and links of a person end with the first that is used. */
export const clearTokens = `confirmation_token = null, recovery_token = null, email_change_token_new = null,
	email_change_token_current = null, phone_change_token = null, reauthentication_token = null`;

type Use = { userId: string; column: TokenColumn; token: string; now: Date };

/** Uses up a token: without its row the batch is undone (`isMissing(error, 'token')`). */
const using =
	(text: (column: TokenColumn) => string) =>
	(use: Use): Statement => ({
		text: text(use.column),
		values: [use.userId, use.token, use.now],
	});

/**
 * Opening the mail proves the mailbox. A password from before that is removed where the mail was for signing in:
 * somebody else may have signed up with this address first.
 */
const confirmEmail = using(
	(column) => `
	with u as (
		update auth.users u set
			encrypted_password = case
				when email_confirmed_at is null and (password_unproven or ${column === 'recovery_token'}) then null
				else encrypted_password end,
			raw_user_meta_data = case
				when email_confirmed_at is null then raw_user_meta_data || '{"email_verified":true}' else raw_user_meta_data end,
			email_confirmed_at = coalesce(email_confirmed_at, $3), password_unproven = false, ${clearTokens}, updated_at = $3
		where id = $1 and ${column} = $2
		returning id
	), identity as (
		update auth.identities i set identity_data = i.identity_data || '{"email_verified":true}', updated_at = $3
		from u where i.user_id = u.id and i.provider = 'email' and i.identity_data -> 'email_verified' is distinct from 'true'
	)
	select ${requireRow('u', 'token')}`,
);

const confirmPhone = using(
	(column) => `
	with u as (
		update auth.users u set
			encrypted_password = case when phone_confirmed_at is null and password_unproven then null else encrypted_password end,
			raw_user_meta_data = case
				when phone_confirmed_at is null then raw_user_meta_data || '{"phone_verified":true}' else raw_user_meta_data end,
			phone_confirmed_at = coalesce(phone_confirmed_at, $3), password_unproven = false, ${clearTokens}, updated_at = $3
		where id = $1 and ${column} = $2
		returning id
	), identity as (
		update auth.identities i set identity_data = i.identity_data || '{"phone_verified":true}', updated_at = $3
		from u where i.user_id = u.id and i.provider = 'phone' and i.identity_data -> 'phone_verified' is distinct from 'true'
	)
	select ${requireRow('u', 'token')}`,
);

/** One of the two addresses confirms a change. */
export const acceptHalf = using(
	(column) => `
	with u as (
		update auth.users u set email_change_confirm_status = 1, ${column} = null, updated_at = $3
		where id = $1 and ${column} = $2 and email_change_confirm_status = 0
		returning id
	)
	select ${requireRow('u', 'token')}`,
);

const changeEmail = using(
	(column) => `
	with u as (
		update auth.users u set
			email = email_change, email_confirmed_at = $3, email_change = null, email_change_confirm_status = 0,
			is_anonymous = false, ${clearTokens}, updated_at = $3
		where id = $1 and ${column} = $2 and email_change is not null
			and (email_change_confirm_status = 1 or email_change_token_current is null or email_change_token_new is null)
		returning id
	)
	select ${requireRow('u', 'token')}`,
);

const changePhone = using(
	(column) => `
	with u as (
		update auth.users u set
			phone = phone_change, phone_confirmed_at = $3, phone_change = null, is_anonymous = false, ${clearTokens},
			updated_at = $3
		where id = $1 and ${column} = $2 and phone_change is not null
		returning id
	)
	select ${requireRow('u', 'token')}`,
);

const keepIdentitySql = (provider: 'email' | 'phone') => `
	insert into auth.identities (user_id, provider, provider_id, identity_data, created_at, updated_at)
	select u.id, '${provider}', u.id::text,
		'{"email_verified":false,"phone_verified":false}'::jsonb
			|| jsonb_build_object('sub', u.id, '${provider}', u.${provider}, '${provider}_verified', $3::boolean),
		$2::timestamptz, $2
	from auth.users u where u.id = $1
	on conflict (provider, provider_id) do update set
		identity_data = identities.identity_data || jsonb_build_object(
			'${provider}', excluded.identity_data -> '${provider}', '${provider}_verified', $3::boolean),
		updated_at = $2`;

/** Metadata that contained the old address gets the new one. */
const followInMetadataSql = (provider: 'email' | 'phone') => `
	update auth.users u
	set raw_user_meta_data = raw_user_meta_data || jsonb_build_object('${provider}', u.${provider}, '${provider}_verified', true)
	where id = $1 and raw_user_meta_data ? '${provider}'`;

/** Brings identities and metadata in line with an address that has just become the person's. */
export const followAddress = (
	provider: 'email' | 'phone',
	userId: string,
	verified: boolean,
	now: Date,
): Statement[] => [
	{ text: keepIdentitySql(provider), values: [userId, now, verified] },
	{ text: followInMetadataSql(provider), values: [userId] },
	recomputeProviders(userId),
];

/** Makes an address a person's at once, where no confirmation is wanted. Fails with 23505 where it is taken. */
export const giveAddress = (provider: 'email' | 'phone', userId: string, address: string, now: Date): Statement[] => [
	{
		text: `update auth.users set ${provider} = $2, ${provider}_confirmed_at = $3, ${provider}_change = null,
				is_anonymous = false, updated_at = $3
			where id = $1`,
		values: [userId, address, now],
	},
	...followAddress(provider, userId, false, now),
];

/** The statements that use a token up and do what it was for, but for the first half of a change of address. */
export function redeem(pending: Pending, phone: boolean, now: Date): Statement[] {
	const { userId, column, token } = pending;
	const use = { userId, column, token, now };
	switch (column) {
		case 'confirmation_token':
			return [phone ? confirmPhone(use) : confirmEmail(use)];
		case 'recovery_token':
			return [confirmEmail(use)];
		case 'phone_change_token':
			return [changePhone(use), ...followAddress('phone', userId, true, now)];
		default:
			return [changeEmail(use), ...followAddress('email', userId, true, now)];
	}
}
