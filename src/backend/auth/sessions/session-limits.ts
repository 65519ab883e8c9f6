import type { AuthConfig } from '../auth-parts.ts';
import type { WireUser } from '../users/user-json.ts';

/** Why a refresh found a session ended (auth-contract 21). */
export type SessionEnd = 'expired' | 'inactive' | 'low_aal' | 'newer_login';

/** The message for each. */
export const sessionEndMessages: Record<SessionEnd, string> = {
	expired: 'Invalid Refresh Token: Session Expired',
	inactive: 'Invalid Refresh Token: Session Expired (Inactivity)',
	low_aal: 'Invalid Refresh Token: Session Expired (Low AAL: User Needs MFA Verification)',
	newer_login: 'Invalid Refresh Token: Session Expired (Revoked by Newer Login)',
};

export type SessionLimits = Pick<
	AuthConfig,
	'AUTH_SESSION_TIMEBOX' | 'AUTH_SESSION_INACTIVITY' | 'AUTH_SESSION_SINGLE' | 'AUTH_SESSION_LOW_AAL'
>;

/** Whether a person has a second factor that works. */
const hasVerifiedFactor = (user: WireUser): boolean =>
	Array.isArray(user.factors) && user.factors.some((factor) => factor?.status === 'verified');

/**
 * The moment from which no refresh prolongs a session, or null. No access token outlives it (auth-contract 1.5); one
 * that is refreshed in time outlives the limit of inactivity.
 */
export function endOfSession(
	session: { createdAt: Date; notAfter: Date | null; aal: string; user: WireUser },
	limits: SessionLimits,
): Date | null {
	const { createdAt, notAfter, aal, user } = session;
	const after = (seconds: number) => createdAt.getTime() + seconds * 1000;
	const ends = notAfter ? [notAfter.getTime()] : [];
	if (limits.AUTH_SESSION_TIMEBOX) ends.push(after(limits.AUTH_SESSION_TIMEBOX));
	if (limits.AUTH_SESSION_LOW_AAL && aal === 'aal1' && hasVerifiedFactor(user))
		ends.push(after(limits.AUTH_SESSION_LOW_AAL));
	return ends.length ? new Date(Math.min(...ends)) : null;
}
