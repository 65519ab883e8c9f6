import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { isInProcess, networkOf } from './address.ts';
import { Problem } from './problem.ts';

/**
 * How often each kind of thing may be done: `points` in `seconds`, counted per key (an address or a user). The kinds
 * that begin with `auth_` are section 23 of docs/auth-contract.md.
 */
export const limitKinds = {
	request: { points: 600, seconds: 60 },
	function: { points: 40, seconds: 60 },
	model: { points: 60, seconds: 3600 },
	auth_email: { points: 30, seconds: 300 },
	auth_verify: { points: 30, seconds: 300 },
	auth_token: { points: 150, seconds: 300 },
	auth_mfa: { points: 15, seconds: 60 },
	auth_anonymous: { points: 30, seconds: 3600 },
	auth_register: { points: 10, seconds: 300 },
	auth_sso: { points: 30, seconds: 300 },
	// A whole company may come back from its identity provider by one address.
	auth_sso_return: { points: 150, seconds: 300 },
	auth_passkey: { points: 30, seconds: 300 },
	auth_web3: { points: 30, seconds: 300 },
	auth_other: { points: 30, seconds: 300 },
} as const;
export type LimitKind = keyof typeof limitKinds;

export interface Limits {
	/**
	 * Counts one use of `kind` by `key`; addresses of one network count together (`networkOf`).
	 * @throws Problem `over_request_rate_limit` 429 with `retryAfter` in seconds, once the kind is used up
	 */
	take(kind: LimitKind, key: string): Promise<void>;
}

/** Limits counted in the memory of this process; `enabled: false` counts nothing. */
export function createLimits({
	enabled,
	kinds = limitKinds,
}: {
	enabled: boolean;
	kinds?: Record<LimitKind, { points: number; seconds: number }>;
}): Limits {
	if (!enabled) return { take: async () => {} };
	const limiters = Object.fromEntries(
		Object.entries(kinds).map(([kind, { points, seconds }]) => [
			kind,
			new RateLimiterMemory({ keyPrefix: kind, points, duration: seconds }),
		]),
	) as Record<LimitKind, RateLimiterMemory>;
	return {
		async take(kind, key) {
			if (isInProcess(key)) return;
			try {
				await limiters[kind].consume(networkOf(key));
			} catch (refusal) {
				if (!(refusal instanceof RateLimiterRes)) throw refusal;
				throw new Problem('over_request_rate_limit', 429, 'Request rate limit reached', {
					retryAfter: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)),
				});
			}
		},
	};
}
