import { timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { Problem } from '#src/platform/http/problem.ts';
import { failedSignIn } from '../audit/failed-sign-in.ts';
import type { AuthContext, AuthParts, Route } from '../auth-parts.ts';
import { unseal } from '../tokens/sealing.ts';
import { findNewCredential, findUse } from '../webauthn/ceremonies.ts';
import { authenticationJson, registrationJson } from '../webauthn/credential-json.ts';
import { relyingPartyOf } from '../webauthn/relying-party.ts';
import { readBody, text } from '../wire/request-body.ts';
import { requireAssurance } from './assurance.ts';
import { countAttempt } from './attempts.ts';
import { phoneCodeMac } from './challenge.ts';
import { type Challenge, requireChallenge, usedOrElsewhere } from './challenge-rows.ts';
import { requireChallengeable } from './challengeable-factor.ts';
import { totpPurpose } from './enroll.ts';
import type { Factor, KeptCredential } from './factor-rows.ts';
import type { ChallengeKind } from './kinds/factor-kinds.ts';
import { findTotpStep } from './kinds/totp.ts';
import type { Member } from './member.ts';
import { notifyOfFactor } from './notice.ts';
import { raiseSession } from './raise-session.ts';

const verifyBody = z.object({
	challenge_id: text,
	code: text,
	webauthn: z.object({ type: text, credential_response: z.unknown().optional() }).nullish(),
});
type Body = z.output<typeof verifyBody>;

/** What a right answer changes in the factor. */
type Proven = { step?: number; credential?: KeptCredential; aaguid?: string | null };

/**
 * POST /factors/{id}/verify (auth-contract 15.3): a right answer raises the session to `aal2`. A factor that was not
 * verified yet is refused, as enrolling one is, in a session that has not used a verified one: 403 `insufficient_aal`.
 */
export function verifyFactor(parts: AuthParts): Route {
	const { database, clock } = parts;
	return async (c) => {
		const message = 'Recovery codes are verified at /factors/recovery-codes/verify';
		const { member, factor, kind } = await requireChallengeable(c, parts, message);
		const body = await readBody(c, verifyBody);
		// It may have been begun before the person had one, by somebody who only knows the password.
		if (factor.status === 'unverified')
			await requireAssurance(database, member, { status: 403, message: 'AAL2 required to enroll a new factor' });
		const findProof = kind === 'webauthn' ? webauthnProof(parts, body) : codeProof(parts, member, body);

		const asked = { id: body.challenge_id, factorId: factor.id, address: member.address, now: clock() };
		const challenge = await requireChallenge(database, asked);
		const proven = await findProof(factor, challenge);
		if (!proven) throw await failedSignIn(c, parts, { userId: member.userId, method: kind, problem: wrong(kind) });
		return finish(c, parts, member, { factor, kind, challenge, proven });
	};
}

const proofSql = `
	factor as (
		update auth.mfa_factors f set status = 'verified', updated_at = case when status = 'verified' then updated_at else $4 end,
			totp_last_step = coalesce($9::bigint, totp_last_step),
			web_authn_credential = coalesce($10::jsonb, web_authn_credential),
			web_authn_aaguid = coalesce($11::uuid, web_authn_aaguid)
		where f.id = $8 and f.user_id = $2 and f.status = $12
			and ($9::bigint is null or coalesce(f.totp_last_step, 0) < $9)
			and exists (select from auth.sessions s where s.id = $1 and s.user_id = $2 and (
				f.status = 'verified' or s.aal = 'aal2'
				or not exists (select from auth.mfa_factors o where o.user_id = $2 and o.status = 'verified')))
		returning f.id, f.user_id
	), proof as (
		update auth.mfa_challenges ch set verified_at = $4 from factor f
		where ch.id = $7 and ch.factor_id = f.id and ch.verified_at is null
		returning f.id as factor_id, f.user_id
	)`;

async function finish(
	c: AuthContext,
	parts: AuthParts,
	member: Member,
	{ factor, kind, challenge, proven }: { factor: Factor; kind: ChallengeKind; challenge: Challenge; proven: Proven },
): Promise<Response> {
	const { step = null, credential = null, aaguid = null } = proven;
	const values = [challenge.id, factor.id, step, credential, aaguid, factor.status];
	const answer = await raiseSession(c, parts, member, { kind, proof: { sql: proofSql, values } });
	// Somebody used the challenge, or the code, a moment before.
	if (!answer) throw step === null ? usedOrElsewhere() : wrong(kind);
	if (factor.status === 'unverified') notifyOfFactor(c, parts, member, 'factor_added');
	return answer;
}

type FindProof = (factor: Factor, challenge: Challenge) => Promise<Proven | null>;

function codeProof({ database, keys, clock }: AuthParts, { userId }: Member, { code }: Body): FindProof {
	if (!code) throw new Problem('validation_failed', 400, 'Code needs to be non-empty');
	return async (factor, challenge) => {
		const now = clock();
		if (!(await countAttempt(database, { userId, kind: 'code', now })))
			throw new Problem('over_request_rate_limit', 429, 'Request rate limit reached');
		if (factor.secret !== null) {
			const secret = unseal(keys, totpPurpose(factor.id), factor.secret);
			const step = findTotpStep(secret, code, now);
			return step === null ? null : { step };
		}
		const sent = Buffer.from(challenge.otp_code ?? '');
		const given = Buffer.from(phoneCodeMac(keys, challenge.id, code));
		return sent.length === given.length && timingSafeEqual(sent, given) ? {} : null;
	};
}

function webauthnProof({ config }: AuthParts, { webauthn }: Body): FindProof {
	const invalid = (message: string) => new Problem('validation_failed', 400, message);
	if (!webauthn) throw invalid('WebAuthn config required');
	const { type, credential_response: given } = webauthn;
	if (type !== 'create' && type !== 'request') throw invalid('WebAuthn type must be create or request');
	if (given === undefined || given === null) throw invalid('credential_response required');
	const relyingParty = relyingPartyOf(config);

	if (type === 'create') {
		const parsed = registrationJson.safeParse(given);
		if (!parsed.success) throw invalid('Invalid credential_response');
		return async (factor, { web_authn_challenge: challenge }) => {
			if (factor.status !== 'unverified' || !challenge) return null;
			const made = await findNewCredential(parsed.data, { challenge, relyingParty });
			if (!made) return null;
			const { id, publicKey, counter, transports, aaguid } = made;
			return { credential: { id, publicKey, counter, transports }, aaguid };
		};
	}
	const parsed = authenticationJson.safeParse(given);
	if (!parsed.success) throw invalid('Invalid credential_response');
	return async ({ status, web_authn_credential: credential }, { web_authn_challenge: challenge }) => {
		if (status !== 'verified' || !credential || !challenge) return null;
		const used = await findUse(parsed.data, credential, { challenge, relyingParty });
		return used && { credential: { ...credential, counter: used.counter } };
	};
}

const wrongMessages: Record<ChallengeKind, string> = {
	totp: 'Invalid TOTP code entered',
	phone: 'Invalid MFA Phone code entered',
	webauthn: 'Invalid WebAuthn credential',
};
const wrong = (kind: ChallengeKind) => new Problem('mfa_verification_failed', 422, wrongMessages[kind]);
