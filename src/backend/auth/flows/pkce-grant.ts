import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { Problem } from '#src/platform/http/problem.ts';
import type { AuthParts, Route } from '../auth-parts.ts';
import { isMissing } from '../require-row.ts';
import { signIn } from '../sessions/sign-in.ts';
import { unseal } from '../tokens/sealing.ts';
import { readBody, text } from '../wire/request-body.ts';
import { consumeFlow, type Flow, findFlowByCode, PROVIDER_TOKEN } from './flow-state.ts';

const pkceBody = z.object({ auth_code: text, code_verifier: text });

/** Seconds that a flow lives. */
const FLOW_LIFETIME = 300;

/**
 * POST /token?grant_type=pkce: the code that came back, and the proof of who began (auth-contract 20.3; RFC 7636, 4.6).
 */
export function pkceGrant(parts: AuthParts): Route {
	const { database, keys, clock } = parts;
	return async (c) => {
		const { auth_code: code, code_verifier: verifier } = await readBody(c, pkceBody);
		if (!code || !verifier)
			throw new Problem(
				'validation_failed',
				400,
				'invalid request: both auth code and code verifier should be non-empty',
			);
		const flow = await findFlowByCode(database, code);
		if (!flow?.userId) throw unknownFlow();
		if (hasExpired(flow, clock()))
			throw new Problem('flow_state_expired', 422, 'invalid flow state, flow state has expired');
		if (!isVerifierOf(flow, verifier))
			throw new Problem('bad_code_verifier', 400, 'code challenge does not match previously saved code verifier');
		const open = (sealed: string | null) => sealed && unseal(keys, PROVIDER_TOKEN, sealed);
		const token = open(flow.providerAccessToken);
		const refreshToken = open(flow.providerRefreshToken);
		const { amr_provider: amrProvider, not_after: notAfter } = flow.data;
		try {
			const answer = await signIn(
				c,
				parts,
				{
					userId: flow.userId,
					method: flow.authenticationMethod,
					...(typeof amrProvider === 'string' && { amrProvider }),
					...(typeof notAfter === 'string' && { notAfter: new Date(notAfter) }),
				},
				{
					before: [consumeFlow(flow.id)],
					extra: {
						...(token && { provider_token: token }),
						...(refreshToken && { provider_refresh_token: refreshToken }),
					},
				},
			);
			if (!answer) throw unknownFlow();
			return answer;
		} catch (error) {
			throw isMissing(error, 'flow') ? unknownFlow() : error;
		}
	};
}

/**
 * A flow through a provider expires this long after its start. A mail is often opened later: there the time is counted
 * from when the link was followed, and until then the link's own lifetime applies.
 */
function hasExpired(flow: Flow, now: Date): boolean {
	const began = flow.providerType === 'email' && flow.authCodeIssuedAt ? flow.authCodeIssuedAt : flow.createdAt;
	return now.getTime() - began.getTime() >= FLOW_LIFETIME * 1000;
}

function isVerifierOf({ codeChallenge, codeChallengeMethod }: Flow, verifier: string): boolean {
	if (!codeChallenge) return false;
	const given = codeChallengeMethod === 's256' ? createHash('sha256').update(verifier).digest('base64url') : verifier;
	const digest = (value: string) => createHash('sha256').update(value).digest();
	return timingSafeEqual(digest(given), digest(codeChallenge));
}

const unknownFlow = () => new Problem('flow_state_not_found', 404, 'invalid flow state, no valid flow state found');
