import type { AuthContext, AuthParts } from './auth-parts.ts';
import { writeRefreshToken } from './refresh-token.ts';
import type { Amr } from './sessions.ts';
import type { WireUser } from './user-json.ts';

/** What a token-issuing route knows when all is decided. */
export type IssuedSession = {
	id: string;
	user: WireUser;
	aal: string;
	amr: Amr;
	refreshCounter: number;
	now: Date;
};

/**
 * The Session body (contract 1.1): a fresh access token (contract 1.5) and the session's refresh token.
 * @param extra fields of one route alone, such as `weak_password`
 */
export async function answerSession(
	c: AuthContext,
	{ keys, config }: Pick<AuthParts, 'keys' | 'config'>,
	{ id, user, aal, amr, refreshCounter, now }: IssuedSession,
	extra: Record<string, unknown> = {},
): Promise<Response> {
	const iat = Math.floor(now.getTime() / 1000);
	const exp = iat + config.JWT_EXPIRY;
	const accessToken = await keys.sign({
		sub: user.id,
		aud: user.aud,
		exp,
		iat,
		email: user.email,
		phone: user.phone,
		app_metadata: user.app_metadata,
		user_metadata: user.user_metadata,
		role: user.role,
		aal,
		amr,
		session_id: id,
		is_anonymous: user.is_anonymous,
	});
	c.header('cache-control', 'no-store');
	c.header('sb-auth-user-id', user.id);
	c.header('sb-auth-session-id', id);
	return c.json({
		access_token: accessToken,
		token_type: 'bearer',
		expires_in: config.JWT_EXPIRY,
		expires_at: exp,
		refresh_token: writeRefreshToken(keys, { sessionId: id, counter: refreshCounter }),
		user,
		...extra,
	});
}
