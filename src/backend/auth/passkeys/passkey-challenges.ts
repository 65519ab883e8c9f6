import { randomUUID } from 'node:crypto';
import type { Queryable } from '#src/platform/database/database.ts';
import { Problem } from '#src/platform/http/problem.ts';
import { isUuid } from '../uuid.ts';
import { CEREMONY_SECONDS } from '../webauthn/relying-party.ts';

/** Those that expired are kept for an hour, so that a late answer is told why it fails. */
const insertSql = `
	with old as (
		delete from auth.webauthn_challenges where expires_at < $5::timestamptz - interval '1 hour'
	)
	insert into auth.webauthn_challenges (id, user_id, challenge, expires_at, created_at) values ($1, $2, $3, $4, $5)`;

/** Keeps a challenge until it is answered; `userId` is null where the user is not known yet. */
export async function keepChallenge(
	database: Queryable,
	{ userId, challenge, now }: { userId: string | null; challenge: string; now: Date },
): Promise<{ challenge_id: string; expires_at: number }> {
	const id = randomUUID();
	const expires = new Date(now.getTime() + CEREMONY_SECONDS * 1000);
	await database.query(insertSql, [id, userId, challenge, expires, now]);
	return { challenge_id: id, expires_at: Math.floor(expires.getTime() / 1000) };
}

const takeSql = `
	delete from auth.webauthn_challenges where id = $1 and user_id is not distinct from $2::uuid
	returning challenge, expires_at <= $3::timestamptz as expired`;

/**
 * Uses a challenge up, before its answer is looked at.
 * @throws Problem 400 (auth-contract 16)
 */
export async function takeChallenge(
	database: Queryable,
	{ id, userId, now }: { id: string; userId: string | null; now: Date },
): Promise<string> {
	const { rows } = isUuid(id)
		? await database.query<{ challenge: string; expired: boolean }>(takeSql, [id, userId, now])
		: { rows: [] };
	const found = rows[0];
	if (!found) throw new Problem('webauthn_challenge_not_found', 400, 'Challenge not found or already used');
	if (found.expired) throw new Problem('webauthn_challenge_expired', 400, 'Challenge has expired');
	return found.challenge;
}
