import { randomUUID } from 'node:crypto';
import type { Database, Queryable } from '#src/platform/database/database.ts';
import { Problem } from '#src/platform/http/problem.ts';
import { auditLine } from '../../audit/audit-line.ts';
import type { AuthConfig } from '../../auth-parts.ts';
import { recomputeProviders } from '../../users/users.ts';
import type { Provider } from '../provider.ts';
import type { Profile } from './profile.ts';

/** A user whom a provider has just authenticated. */
export type ExternalSignIn = {
	provider: Provider;
	profile: Profile;
	/** The signed-in user who links this provider to their account. */
	linkingTo: string | null;
	/** The invited person whose mail began the flow: following its link proved the address. */
	invited: string | null;
	aud: string;
	now: Date;
	address: string | null;
};

/** The user here. `unproven`: the address that must be confirmed before they can sign in. */
export type Settled = { userId: string; unproven: string | null };

type Person = { id: string; email: string | null; confirmed: boolean; banned: boolean };
type Work = { tx: Queryable; config: AuthConfig; signIn: ExternalSignIn };

/** Of two first sign-ins at the same time the second finds the person that the first made. */
const MOST_TRIES = 3;

/**
 * Finds the person of an identity, links it to the account of the same proven address, or makes them (auth-contract 13
 * and 14), in one transaction.
 * @throws Problem `user_banned` 403, `signup_disabled` 422, `provider_email_needs_verification` 422,
 * `identity_already_exists` 422, `email_exists` 422, `conflict` 409
 */
export async function settleIdentity(database: Database, config: AuthConfig, signIn: ExternalSignIn): Promise<Settled> {
	for (let attempt = 1; ; attempt++) {
		try {
			return await database.transaction((tx) => {
				const work = { tx, config, signIn };
				return signIn.linkingTo ? link(work, signIn.linkingTo) : signInOrCreate(work);
			});
		} catch (error) {
			const { code } = error as { code?: string };
			if (code !== '23505') throw error;
			if (attempt === MOST_TRIES) throw new Problem('conflict', 409, 'The account was changed at the same time');
		}
	}
}

const personColumns = `u.id, u.email, u.email_confirmed_at is not null as confirmed`;
const bannedBy = (now: string) => `coalesce(u.banned_until > ${now}::timestamptz, false) as banned`;

const findKnownSql = `
	select ${personColumns}, ${bannedBy('$3')}
	from auth.identities i join auth.users u on u.id = i.user_id
	where i.provider = $1 and i.provider_id = $2
	for update of u`;

async function findKnown({ tx, signIn: { provider, profile, now } }: Work): Promise<Person | null> {
	return (await tx.query<Person>(findKnownSql, [provider.name, profile.sub, now])).rows[0] ?? null;
}

async function signInOrCreate(work: Work): Promise<Settled> {
	const known = await findKnown(work);
	const { provider, profile } = work.signIn;
	if (known) return signInKnown(work, known);
	if (profile.email === null && !provider.emailOptional)
		throw new Problem('unexpected_failure', 422, 'Error getting user email from external provider');
	const same = await findSamePerson(work);
	return same ? linkByAddress(work, same) : create(work);
}

const touchIdentitySql = `
	with i as (
		update auth.identities set identity_data = $3, last_sign_in_at = $4, updated_at = $4
		where provider = $1 and provider_id = $2
		returning user_id
	)
	update auth.users u set raw_user_meta_data = raw_user_meta_data || $3::jsonb, updated_at = $4
	from i where u.id = i.user_id`;

async function signInKnown(work: Work, person: Person): Promise<Settled> {
	const { tx, signIn } = work;
	if (person.banned) throw banned();
	await tx.query(touchIdentitySql, [signIn.provider.name, signIn.profile.sub, signIn.profile.data, signIn.now]);
	return completeSignIn(work, person);
}

/**
 * Signs in a user whose address is proven, or needs no proof; what others may have put into the account is removed
 * first.
 */
async function completeSignIn(work: Work, person: Person): Promise<Settled> {
	const { profile } = work.signIn;
	if (person.confirmed || person.email === null) return { userId: person.id, unproven: null };
	const isTheirs = person.email === profile.email;
	if (!isTheirs || !(isProven(work) || work.config.AUTH_AUTOCONFIRM))
		return { userId: person.id, unproven: person.email };
	await takeOver(work, person.id);
	return { userId: person.id, unproven: null };
}

const isProven = ({ signIn: { profile, invited } }: Work) => profile.emailVerified || invited !== null;

/**
 * The account with the address comes first, then one that proved it to another provider. Single sign-on is separate.
 */
const findByAddressSql = `
	select ${personColumns}, ${bannedBy('$3')}
	from auth.users u
	where u.aud = $2 and not u.is_sso_user and (u.email = $1 or $4::boolean and u.id in (
		select i.user_id from auth.identities i
		where i.email = $1 and i.provider not in ('email', 'phone') and i.provider not like 'sso:%'
			and i.identity_data -> 'email_verified' = 'true'))
	order by u.email is distinct from $1, u.id
	limit 2
	for update of u`;

async function findSamePerson(work: Work): Promise<Person | null> {
	const { tx, signIn } = work;
	const { provider, profile, invited, aud, now } = signIn;
	if (profile.email === null) return null;
	const proven = isProven(work);
	const { rows } = await tx.query<Person>(findByAddressSql, [profile.email, aud, now, proven]);
	const [first, second] = rows;
	if (invited && first?.id !== invited)
		throw new Problem('validation_failed', 400, 'Invited email does not match emails from external provider');
	if (!first) return null;
	// An unproven address may be anybody's: it signs in to no account, and takes over none.
	if (!proven)
		throw new Problem(
			'provider_email_needs_verification',
			422,
			`Unverified email with ${provider.name}. Verify the email with ${provider.name} in order to sign in`,
		);
	if (first.email !== profile.email && second)
		throw new Problem(
			'conflict',
			409,
			'Multiple accounts with the same email address in the same linking domain detected',
		);
	return first;
}

async function linkByAddress(work: Work, person: Person): Promise<Settled> {
	const { tx, signIn } = work;
	if (person.banned) throw banned();
	await insertIdentity(work, person.id);
	await tx.query(
		'update auth.users set raw_user_meta_data = raw_user_meta_data || $2::jsonb, updated_at = $3 where id = $1',
		[person.id, signIn.profile.data, signIn.now],
	);
	const settled = await completeSignIn(work, person);
	await run(tx, recomputeProviders(person.id));
	return settled;
}

const insertPersonSql = `
	with u as (
		insert into auth.users (
			id, aud, email, email_confirmed_at, raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
		values (
			$1, $2, $3::text, case when $4 then $6::timestamptz end,
			jsonb_build_object('provider', $7::text, 'providers', jsonb_build_array($7::text)), $5, $6, $6)
		returning id
	)${auditLine("'user_signedup'", 'u', { now: '$6::timestamptz', address: '$8::text' })}`;

async function create(work: Work): Promise<Settled> {
	const { tx, config, signIn } = work;
	const { provider, profile, aud, now, address } = signIn;
	if (!config.AUTH_SIGNUP) throw new Problem('signup_disabled', 422, 'Signups not allowed for this instance');
	const userId = randomUUID();
	const confirmed = profile.email !== null && (isProven(work) || config.AUTH_AUTOCONFIRM);
	await tx.query(insertPersonSql, [userId, aud, profile.email, confirmed, profile.data, now, provider.name, address]);
	await insertIdentity(work, userId);
	return { userId, unproven: confirmed ? null : profile.email };
}

const findTargetSql = `
	select ${personColumns}, ${bannedBy('$2')} from auth.users u where u.id = $1 for update`;

/** An address comes with the identity only where the person has none yet, and it is proven and nobody else's. */
const linkSql = `
	update auth.users u set
		raw_user_meta_data = $2::jsonb || raw_user_meta_data,
		email = coalesce(email, $3),
		email_confirmed_at = case when email is null and $3::text is not null then $4::timestamptz else email_confirmed_at end,
		is_anonymous = false, updated_at = $4
	where id = $1`;

async function link(work: Work, targetId: string): Promise<Settled> {
	const { tx, signIn } = work;
	const { profile, now, address } = signIn;
	const target = (await tx.query<Person>(findTargetSql, [targetId, now])).rows[0];
	if (!target) throw new Problem('user_not_found', 404, 'User not found');
	if (target.banned) throw banned();
	const known = await findKnown(work);
	if (known)
		throw new Problem(
			'identity_already_exists',
			422,
			known.id === targetId ? 'Identity is already linked' : 'Identity is already linked to another user',
		);
	const newEmail = target.email === null && profile.emailVerified ? profile.email : null;
	if (newEmail && (await isTaken(tx, newEmail)))
		throw new Problem('email_exists', 422, 'A user with this email address has already been registered');
	await insertIdentity(work, targetId);
	await tx.query(linkSql, [targetId, profile.data, newEmail, now]);
	await run(tx, recomputeProviders(targetId));
	await tx.query(linkedAuditSql, [targetId, now, address]);
	return { userId: targetId, unproven: null };
}

const linkedAuditSql = `
	with u as (select $1::uuid as id)
	${auditLine("'user_modified'", 'u', { now: '$2::timestamptz', address: '$3::text' })}`;

async function isTaken(tx: Queryable, email: string): Promise<boolean> {
	return (await tx.query('select from auth.users where email = $1 and not is_sso_user', [email])).rows.length > 0;
}

const insertIdentitySql = `
	insert into auth.identities (user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at)
	values ($1, $2, $3, $4, $5, $5, $5)`;

async function insertIdentity({ tx, signIn }: Work, userId: string): Promise<void> {
	const { provider, profile, now } = signIn;
	await tx.query(insertIdentitySql, [userId, provider.name, profile.sub, profile.data, now]);
}

/**
 * An unconfirmed account is taken over by the user who proves its address. Somebody else may have created it
 * beforehand: every way to sign in to it is removed (pre-account takeover, auth-contract 13).
 */
const takeOverSql = `
	update auth.users set
		email_confirmed_at = $2, encrypted_password = null, password_unproven = false, phone = null, phone_confirmed_at = null,
		confirmation_token = null, recovery_token = null, reauthentication_token = null,
		email_change = null, email_change_token_new = null, email_change_token_current = null, email_change_confirm_status = 0,
		phone_change = null, phone_change_token = null, raw_user_meta_data = $3, updated_at = $2
	where id = $1`;
const strippedTables = ['sessions', 'mfa_factors', 'webauthn_credentials', 'flow_state'];

async function takeOver({ tx, signIn }: Work, userId: string): Promise<void> {
	const { provider, profile, now } = signIn;
	await tx.query(takeOverSql, [userId, now, profile.data]);
	await tx.query('delete from auth.identities where user_id = $1 and (provider, provider_id) <> ($2, $3)', [
		userId,
		provider.name,
		profile.sub,
	]);
	for (const table of strippedTables) await tx.query(`delete from auth.${table} where user_id = $1`, [userId]);
	await run(tx, recomputeProviders(userId));
}

const run = (tx: Queryable, { text, values }: { text: string; values?: readonly unknown[] }) => tx.query(text, values);
const banned = () => new Problem('user_banned', 403, 'User is banned');
