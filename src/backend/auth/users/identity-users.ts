import { randomUUID } from 'node:crypto';
import type { Statement } from '#src/platform/database/database.ts';
import { Problem } from '#src/platform/http/problem.ts';
import { auditLine } from '../audit/audit-line.ts';
import type { AuthContext, AuthParts } from '../auth-parts.ts';
import { isTaken } from '../require-row.ts';
import { audienceOf, deviceOf } from '../wire/caller-details.ts';

/** A user who is authenticated by a wallet or single sign-on only (auth-contract 17 and 22). */
export type VouchedIdentity = {
	provider: string;
	/** The provider's name for the person; unique per provider. */
	providerId: string;
	identityData: Record<string, unknown>;
	/** Of single sign-on only, where it counts as confirmed; in lower case. */
	email: string | null;
	isSso: boolean;
	/** What `app_metadata.provider` names. */
	appMetadata: Record<string, unknown>;
};

const findSql = `
	select u.id, coalesce(u.banned_until > $3::timestamptz, false) as banned
	from auth.identities i join auth.users u on u.id = i.user_id
	where i.provider = $1 and i.provider_id = $2`;

const insertSql = `
	with u as (
		insert into auth.users (
			id, aud, email, email_confirmed_at, is_sso_user, raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
		values ($1, $2, $3::text, case when $3::text is not null then $4::timestamptz end, $5, $6, $7, $4, $4)
		returning id
	), identity as (
		insert into auth.identities (user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at)
		select u.id, $8, $9, $7::jsonb, $4::timestamptz, $4, $4 from u
	)${auditLine("'user_signedup'", 'u', { now: '$4::timestamptz', address: '$10::text' })}`;

const touchSql = `
	with identity as (
		update auth.identities set identity_data = $4, last_sign_in_at = $3, updated_at = $3
		where provider = $5 and provider_id = $6 and user_id = $1
	)
	update auth.users set raw_user_meta_data = raw_user_meta_data || $4::jsonb, updated_at = $3,
		email = case when is_sso_user then coalesce($2, email) else email end
	where id = $1`;

/** Two first sign-ins at the same time: the second finds the person that the first made. */
const MOST_TRIES = 3;

/**
 * Finds the person of an identity or makes them, and lets `finish` sign them in.
 * @param finish runs `before` and what ends the flow in one batch; null where the person was deleted meanwhile
 * @throws Problem `user_banned` 403, or `signup_disabled` 422 for somebody new where nobody may sign up
 */
export async function admitIdentity<T>(
	c: AuthContext,
	{ database, config, clock }: Pick<AuthParts, 'database' | 'config' | 'clock'>,
	identity: VouchedIdentity,
	finish: (userId: string, before: Statement[]) => Promise<T | null>,
): Promise<T> {
	const { provider, providerId, identityData, email, isSso, appMetadata } = identity;
	for (let attempt = 1; attempt <= MOST_TRIES; attempt++) {
		const now = clock();
		const { rows } = await database.query<{ id: string; banned: boolean }>(findSql, [provider, providerId, now]);
		const known = rows[0];
		if (known?.banned) throw new Problem('user_banned', 403, 'User is banned');
		if (!known && !config.AUTH_SIGNUP)
			throw new Problem('signup_disabled', 422, 'Signups not allowed for this instance');
		const id = known?.id ?? randomUUID();
		const { address } = deviceOf(c);
		const admit: Statement = known
			? { text: touchSql, values: [id, email, now, identityData, provider, providerId] }
			: {
					text: insertSql,
					values: [id, audienceOf(c), email, now, isSso, appMetadata, identityData, provider, providerId, address],
				};
		try {
			const finished = await finish(id, [admit]);
			if (finished !== null) return finished;
		} catch (error) {
			if (!isTaken(error, 'identities_provider_provider_id_key')) throw error;
		}
	}
	throw new Problem('conflict', 409, 'The account was changed at the same time');
}
