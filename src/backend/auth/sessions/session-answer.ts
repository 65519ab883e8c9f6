import type { AuthContext, AuthParts } from '../auth-parts.ts';
import { userWithin } from '../oauth-server/scopes.ts';
import { writeRefreshToken } from '../tokens/refresh-token.ts';
import type { WireUser } from '../users/user-json.ts';
import { endOfSession } from './session-limits.ts';
import type { Amr } from './sessions.ts';

/** What is needed to answer with a session. */
export type IssuedSession = {
	id: string;
	user: WireUser;
	aal: string;
	amr: Amr;
	refreshCounter: number;
	now: Date;
	/** When the session began, and when it ends whatever happens. */
	createdAt: Date;
	notAfter: Date | null;
	/** The app of the OAuth server that the session belongs to, and what it may see. */
	oauthClientId?: string | null;
	scopes?: string | null;
};

/** A session on the wire (auth-contract 1.1). */
export type SessionBody = {
	access_token: string;
	token_type: 'bearer';
	expires_in: number;
	expires_at: number;
	refresh_token: string;
	user: WireUser;
};

/** The Session body (auth-contract 1.1): a fresh access token (auth-contract 1.5) and the session's refresh token. */
export async function issueSession(
	{ keys, config }: Pick<AuthParts, 'keys' | 'config'>,
	session: IssuedSession,
): Promise<SessionBody> {
	const { id, user, aal, amr, refreshCounter, now, oauthClientId, scopes } = session;
	const iat = Math.floor(now.getTime() / 1000);
	const end = endOfSession(session, config);
	// Clients take a lifetime of 0 for no session at all.
	const lifetime = end ? Math.max(1, Math.floor(end.getTime() / 1000) - iat) : config.JWT_EXPIRY;
	const exp = iat + Math.min(config.JWT_EXPIRY, lifetime);
	// An app can read its token, so that contains no more than its scopes allow.
	const shown = oauthClientId ? userWithin(scopes ?? '', user) : user;
	const accessToken = await keys.sign({
		sub: user.id,
		aud: user.aud,
		exp,
		iat,
		email: shown.email,
		phone: shown.phone,
		app_metadata: shown.app_metadata,
		user_metadata: shown.user_metadata,
		role: user.role,
		aal,
		amr,
		session_id: id,
		is_anonymous: user.is_anonymous,
		...(oauthClientId && { client_id: oauthClientId, scope: scopes ?? '' }),
	});
	return {
		access_token: accessToken,
		token_type: 'bearer',
		expires_in: exp - iat,
		expires_at: exp,
		refresh_token: writeRefreshToken(keys, { sessionId: id, counter: refreshCounter }),
		user,
	};
}

/**
 * Answers with the Session body.
 * @param extra fields of one route alone, such as `weak_password`
 */
export async function answerSession(
	c: AuthContext,
	parts: Pick<AuthParts, 'keys' | 'config'>,
	session: IssuedSession,
	extra: Record<string, unknown> = {},
): Promise<Response> {
	const body = await issueSession(parts, session);
	c.header('cache-control', 'no-store');
	c.header('sb-auth-user-id', session.user.id);
	c.header('sb-auth-session-id', session.id);
	return c.json({ ...body, ...extra });
}
