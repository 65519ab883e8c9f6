import { Problem } from '#src/platform/http/problem.ts';
import type { AuthContext, AuthParts } from '../auth-parts.ts';
import { takeLimit } from '../wire/caller-details.ts';
import { type Factor, requireFactor } from './factor-rows.ts';
import { type ChallengeKind, requireKindOn } from './kinds/factor-kinds.ts';
import { type Member, requireMember } from './member.ts';

/**
 * The factor that `factor_id` in the path names, of a kind that is challenged and verified, and the person it is of.
 * @param recoveryCodesMessage what is said where it is a set of recovery codes, which have endpoints of their own
 * @throws Problem as `requireMember`, `requireFactor` and `requireKindOn`; `validation_failed` 422 for recovery codes
 */
export async function requireChallengeable(
	c: AuthContext,
	parts: AuthParts,
	recoveryCodesMessage: string,
): Promise<{ member: Member; factor: Factor; kind: ChallengeKind }> {
	await takeLimit(c, parts, 'auth_mfa');
	const member = await requireMember(c, parts);
	const factor = await requireFactor(parts.database, c.req.param('factor_id') ?? '', member.userId);
	const kind = factor.factor_type;
	if (kind === 'recovery_code') throw new Problem('validation_failed', 422, recoveryCodesMessage);
	requireKindOn(parts, kind, 'verify');
	return { member, factor, kind };
}
