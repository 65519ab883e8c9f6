import { createHash, randomUUID } from 'node:crypto';
import { decodeProtectedHeader } from 'jose';
import type { Database } from '#src/platform/database/database.ts';
import { isProblem, type Problem } from '#src/platform/http/problem.ts';
import type { AuthContext, AuthParts, Route } from '../auth-parts.ts';
import { isMissing } from '../require-row.ts';
import { refreshSession } from '../sessions/refresh-grant.ts';
import { type IssuedSession, issueSession, type SessionBody } from '../sessions/session-answer.ts';
import { startSession } from '../sessions/sessions.ts';
import { requireRefreshToken } from '../tokens/refresh-token.ts';
import type { WireUser } from '../users/user-json.ts';
import { deviceOf, takeLimit } from '../wire/caller-details.ts';
import { oauthProblem } from '../wire/wire-errors.ts';
import { requireAuthenticClient } from './client-authentication.ts';
import type { OAuthClient } from './clients.ts';
import { consumeCode, endStolen, findAllowed, type GivenCode } from './consume-code.ts';
import { claimsWithin } from './scopes.ts';
import { readTokenFields } from './token-fields.ts';

type Grant = { fields: Readonly<Record<string, string>>; client: OAuthClient };
const METHOD = 'oauth_provider/authorization_code';

/** POST /oauth/token (auth-contract 18; OAuth 2.1, 3.2): a session of an app, for a code or a refresh token. */
export function oauthToken(parts: AuthParts): Route {
	return async (c) => {
		await takeLimit(c, parts, 'auth_token');
		const fields = await readTokenFields(c);
		const client = await requireAuthenticClient(c, parts.database, fields);
		const { grant_type: type = '' } = fields;
		if (type !== 'authorization_code' && type !== 'refresh_token')
			throw oauthProblem('unsupported_grant_type', 'grant_type must be authorization_code or refresh_token');
		if (!client.grant_types.includes(type))
			throw oauthProblem('unauthorized_client', 'The app did not register for this grant');
		const body = await (type === 'refresh_token' ? refresh : exchange)(c, parts, { fields, client });
		c.header('cache-control', 'no-store');
		return c.json(body);
	};
}

async function exchange(c: AuthContext, parts: AuthParts, { fields, client }: Grant): Promise<Record<string, unknown>> {
	const { database, clock } = parts;
	const { code = '', redirect_uri: redirectUri = '', code_verifier: verifier = '', resource = '' } = fields;
	if (!code || !redirectUri || !verifier)
		throw oauthProblem('invalid_request', 'code, redirect_uri and code_verifier are required');
	const now = clock();
	const given = { code, clientId: client.id, redirectUri, verifier, resource, now };
	const allowed = await findAllowed(database, given);
	if (!allowed) throw await refuseCode(database, given);
	const { user_id: userId, scope: scopes, nonce } = allowed;
	if (asksForIdToken(scopes)) await requireAsymmetricKey(parts);
	const id = randomUUID();
	const person = { userId, method: METHOD, passwordHash: null, oauthClientId: client.id, scopes };
	let user: WireUser | undefined;
	try {
		const start = startSession({ id, device: deviceOf(c), now, ...person });
		const results = await database.batch([consumeCode(given, id), start]);
		user = results.at(-1)?.rows[0]?.user as WireUser | undefined;
	} catch (error) {
		throw isMissing(error, 'code') ? await refuseCode(database, given) : error;
	}
	if (!user) throw oauthProblem('invalid_grant', 'The person is gone');
	const amr = [{ method: METHOD, timestamp: Math.floor(now.getTime() / 1000) }];
	return answer(parts, client, nonce, {
		id,
		user,
		aal: 'aal1',
		amr,
		refreshCounter: 0,
		now,
		createdAt: now,
		notAfter: null,
		oauthClientId: client.id,
		scopes,
	});
}

async function refuseCode(database: Database, given: GivenCode): Promise<Problem> {
	await endStolen(database, given);
	return oauthProblem(
		'invalid_grant',
		'The code is unknown, expired or used, or redirect_uri, code_verifier or resource differ from those it was asked with',
	);
}

async function refresh(c: AuthContext, parts: AuthParts, { fields, client }: Grant): Promise<Record<string, unknown>> {
	if (!fields.refresh_token) throw oauthProblem('invalid_request', 'refresh_token is required');
	try {
		const token = requireRefreshToken(parts.keys, fields.refresh_token);
		const { session, counter, now } = await refreshSession(parts, token, deviceOf(c), client.id);
		const { user, aal, amr, scopes, created_at: createdAt, not_after: notAfter } = session;
		const oauthClientId = client.id;
		const issued = { id: token.sessionId, user, aal, amr, refreshCounter: counter, now, createdAt, notAfter };
		return await answer(parts, client, null, { ...issued, oauthClientId, scopes });
	} catch (error) {
		throw isProblem(error) && error.status < 500 && error.details.oauth !== true ? asGrantError(error) : error;
	}
}

/** What is wrong with a refresh token, in OAuth's words (RFC 6749, 5.2). */
const asGrantError = ({ code, message, status }: Problem) =>
	status === 409
		? oauthProblem('temporarily_unavailable', message)
		: oauthProblem(code === 'user_banned' ? 'access_denied' : 'invalid_grant', message);

async function answer(
	parts: AuthParts,
	client: OAuthClient,
	nonce: string | null,
	session: IssuedSession,
): Promise<Record<string, unknown>> {
	const { access_token, token_type, expires_in, refresh_token } = await issueSession(parts, session);
	const scope = session.scopes ?? '';
	const idToken = asksForIdToken(scope) && (await signIdToken(parts, client, nonce, session, access_token));
	return {
		access_token,
		token_type,
		expires_in,
		...(client.grant_types.includes('refresh_token') && { refresh_token }),
		scope,
		...(idToken && { id_token: idToken }),
	} satisfies Partial<SessionBody> & Record<string, unknown>;
}

const asksForIdToken = (scope: string) => scope.split(' ').includes('openid');

/** A client that can check an HS256 signature can make one: every app would have to know the server's own secret. */
async function requireAsymmetricKey({ keys }: AuthParts): Promise<void> {
	if (decodeProtectedHeader(await keys.sign({})).alg === 'HS256')
		throw oauthProblem('invalid_request', 'ID tokens want an asymmetric signing key (ES256 or RS256)');
}

/**
 * The ID token (OpenID Connect Core 1.0, 2 and 3.1.3.6). It is made by the same keys as access tokens are; by
 * `at_hash`, which no access token has, endpoints tell it apart (`bearer.ts`).
 */
async function signIdToken(
	{ keys, config }: AuthParts,
	client: OAuthClient,
	nonce: string | null,
	session: IssuedSession,
	accessToken: string,
): Promise<string> {
	const { user, now, createdAt } = session;
	const { user_metadata: _, ...claims } = claimsWithin(session.scopes ?? '', user);
	const iat = Math.floor(now.getTime() / 1000);
	return keys.sign({
		...claims,
		aud: client.id,
		iat,
		exp: iat + config.JWT_EXPIRY,
		auth_time: Math.floor(createdAt.getTime() / 1000),
		at_hash: createHash('sha256').update(accessToken).digest().subarray(0, 16).toString('base64url'),
		...(nonce && { nonce }),
	});
}
