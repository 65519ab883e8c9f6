import type { Queryable } from '#src/platform/database/database.ts';
import { Problem } from '#src/platform/http/problem.ts';
import { auditLine } from '../../audit/audit-line.ts';
import type { AuthParts, Route } from '../../auth-parts.ts';
import { clearTokens } from '../../one-time/verify/redeem-code.ts';
import { recomputeProviders } from '../../users/users.ts';
import { isUuid } from '../../uuid.ts';
import { requireAccount, requireBearer } from '../../wire/bearer.ts';
import { deviceOf } from '../../wire/caller-details.ts';
import { requireManualLinking } from './manual-linking.ts';

type Identity = { id: string; provider: string; email: string | null; proven: boolean; taken: boolean };

/** `taken`: the address is another account's. The first of those that are left comes first, e-mail before providers. */
const identitiesSql = `
	select i.id, i.provider, i.email,
		i.identity_data -> 'email_verified' = 'true' or i.provider = 'email' and i.email = u.email as proven,
		exists (select from auth.users o where o.email = i.email and o.id <> u.id and not o.is_sso_user) as taken
	from auth.identities i join auth.users u on u.id = i.user_id
	where i.user_id = $1
	order by i.provider <> 'email', i.created_at, i.id`;

/** DELETE /user/identities/:id (auth-contract 14): takes a way to sign in away from one's account. */
export function unlinkIdentity(parts: AuthParts): Route {
	const { config, database, clock } = parts;
	return async (c) => {
		const account = await requireAccount(database, await requireBearer(c, parts), clock());
		requireManualLinking(config);
		const id = c.req.param('id');
		if (!isUuid(id)) throw new Problem('validation_failed', 404, 'identity_id must be an UUID');
		const { address } = deviceOf(c);
		await database.transaction(async (tx) => {
			// Other changes of this user's identities wait here.
			const person = await tx.query<{ email: string | null }>('select email from auth.users where id = $1 for update', [
				account.id,
			]);
			await unlink(tx, { userId: account.id, email: person.rows[0]?.email ?? null, id, now: clock(), address });
		});
		return c.json({});
	};
}

type Unlinking = { userId: string; email: string | null; id: string; now: Date; address: string | null };

async function unlink(tx: Queryable, { userId, email, id, now, address }: Unlinking): Promise<void> {
	const { rows: identities } = await tx.query<Identity>(identitiesSql, [userId]);
	if (identities.length <= 1)
		throw new Problem('single_identity_not_deletable', 422, 'User must have at least 1 identity after unlinking');
	const gone = identities.find((identity) => identity.id === id.toLowerCase());
	if (!gone) throw new Problem('identity_not_found', 422, "Identity doesn't exist");
	await tx.query('delete from auth.identities where id = $1', [gone.id]);
	if (gone.provider === 'phone')
		await tx.query(
			`update auth.users set phone = null, phone_confirmed_at = null, phone_change = null, ${clearTokens} where id = $1`,
			[userId],
		);
	else {
		const left = identities.filter((identity) => identity !== gone);
		const newEmail = emailAfter(left, email);
		await tx.query(dropEmailSql, [userId, newEmail, gone.provider === 'email', now]);
	}
	const recompute = recomputeProviders(userId);
	await tx.query(recompute.text, recompute.values);
	await tx.query(
		`with u as (select $1::uuid as id)
		${auditLine("'identity_unlinked'", 'u', { now: '$2::timestamptz', address: '$3::text' })}`,
		[userId, now, address],
	);
}

/** Without the e-mail identity nobody signs in by e-mail and password. */
const dropEmailSql = `
	update auth.users set
		email = $2, email_confirmed_at = case when $2::text is not null then coalesce(email_confirmed_at, $4::timestamptz) end,
		encrypted_password = case when $3 then null else encrypted_password end,
		email_change = null, email_change_confirm_status = 0, ${clearTokens}, updated_at = $4
	where id = $1`;

/**
 * The person's address once an identity is gone: the one they have, while something that is left still shows it; else
 * the first proven one of what is left. An address that nobody proved must never become an account's own.
 * @throws Problem `email_conflict_identity_not_deletable` 422 where all of them are other people's
 */
function emailAfter(left: readonly Identity[], email: string | null): string | null {
	if (email === null || left.some((identity) => identity.email === email)) return email;
	const proven = left.filter((identity) => identity.email !== null && identity.proven);
	const free = proven.find((identity) => !identity.taken);
	if (!free && proven.length > 0)
		throw new Problem('email_conflict_identity_not_deletable', 422, 'Unable to unlink identity due to email conflict');
	return free?.email ?? null;
}
