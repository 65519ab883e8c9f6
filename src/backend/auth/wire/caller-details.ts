import { isIP } from 'node:net';
import type { LimitKind } from '#src/platform/limits/limits.ts';
import type { AuthContext, AuthParts } from '../auth-parts.ts';
import type { Device } from '../sessions/sessions.ts';

const LONGEST_USER_AGENT = 512;

/** The device a request came from, as a session remembers it. */
export function deviceOf(c: AuthContext): Device {
	const address = c.get('address') ?? '';
	return {
		address: isIP(address) ? (address.split('%')[0] ?? null) : null,
		userAgent: c.req.header('user-agent')?.slice(0, LONGEST_USER_AGENT) ?? null,
	};
}

/** The audience in which people are looked up (auth-contract 0.1). */
export const audienceOf = (c: AuthContext): string => c.req.header('x-jwt-aud') || 'authenticated';

/** Aborted once the answer is no longer needed: the client has disconnected, or the request timed out. */
export function abandonedOf(c: AuthContext): AbortSignal {
	const { signal } = c.req.raw;
	const late = c.get('late');
	return late ? AbortSignal.any([signal, late]) : signal;
}

/** @throws Problem 429 once the client's address has used up this kind of request (auth-contract 23) */
export async function takeLimit(c: AuthContext, { limits }: Pick<AuthParts, 'limits'>, kind: LimitKind): Promise<void> {
	await limits?.take(kind, c.get('address') ?? 'unknown');
}
