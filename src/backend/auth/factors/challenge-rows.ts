import type { Queryable, Statement } from '#src/platform/database/database.ts';
import { Problem } from '#src/platform/http/problem.ts';
import { isUuid } from '../uuid.ts';

/** Seconds that a challenge can be answered (auth-contract 15). */
export const CHALLENGE_SECONDS = 300;

/** Challenges nobody answered are kept for a day, so that a late answer is told why it fails. */
const insertSql = `
	with old as (
		delete from auth.mfa_challenges where factor_id = $2 and created_at < $6::timestamptz - interval '1 day'
	), asked as (
		update auth.mfa_factors set last_challenged_at = $6 where id = $2 returning id
	)
	insert into auth.mfa_challenges (id, factor_id, ip_address, otp_code, web_authn_challenge, created_at)
	select $1, id, $3::text::inet, $4, $5, $6 from asked`;

/** Asks a factor. Affects no row where the factor is gone. */
export const insertChallenge = (challenge: {
	id: string;
	factorId: string;
	address: string | null;
	/** MAC of the code that was sent. */
	otpCode?: string;
	webauthnChallenge?: string;
	now: Date;
}): Statement => ({
	text: insertSql,
	values: [
		challenge.id,
		challenge.factorId,
		challenge.address,
		challenge.otpCode ?? null,
		challenge.webauthnChallenge ?? null,
		challenge.now,
	],
});

export type Challenge = { id: string; otp_code: string | null; web_authn_challenge: string | null };

const findSql = `
	select id, otp_code, web_authn_challenge, verified_at is not null or ip_address is distinct from $3::text::inet as mismatch,
		created_at <= $4::timestamptz - make_interval(secs => ${CHALLENGE_SECONDS}) as expired
	from auth.mfa_challenges where id = $1 and factor_id = $2`;

/**
 * A challenge that can still be answered, from the address that asked for it.
 * @throws Problem 422 (auth-contract 15.3)
 */
export async function requireChallenge(
	database: Queryable,
	{ id, factorId, address, now }: { id: string; factorId: string; address: string | null; now: Date },
): Promise<Challenge> {
	const { rows } = isUuid(id)
		? await database.query<Challenge & { mismatch: boolean; expired: boolean }>(findSql, [id, factorId, address, now])
		: { rows: [] };
	const challenge = rows[0];
	if (!challenge) throw new Problem('mfa_factor_not_found', 422, 'MFA factor with the provided challenge ID not found');
	if (challenge.mismatch) throw usedOrElsewhere();
	if (challenge.expired)
		throw new Problem(
			'mfa_challenge_expired',
			422,
			`MFA challenge ${challenge.id} has expired, verify against another challenge or create a new challenge.`,
		);
	return challenge;
}

/** One answer for both, as GoTrue has it. */
export const usedOrElsewhere = () =>
	new Problem('mfa_ip_address_mismatch', 422, 'Challenge and verify IP addresses mismatch.');
