import type { Session } from '@supabase/supabase-js';

/**
 * Whether a session waits for its person's second factor: they have one that was verified, and the access token says
 * that this session has not used it (`aal1`). The service decides; this only tells the page what to ask.
 */
export function needsSecondFactor(session: Pick<Session, 'access_token' | 'user'> | null): boolean {
	const hasOne = session?.user.factors?.some(({ status }) => status === 'verified') ?? false;
	return hasOne && session !== null && assuranceOf(session.access_token) === 'aal1';
}

/** The claim `aal` of a token that is not checked here; empty where it cannot be read. */
function assuranceOf(token: string): string {
	try {
		const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
		const claims: unknown = JSON.parse(atob(payload));
		return String((claims as { aal?: unknown }).aal ?? '');
	} catch {
		return '';
	}
}
