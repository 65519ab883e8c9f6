import type { Queryable } from '#src/platform/database/database.ts';
import { Problem } from '#src/platform/http/problem.ts';
import type { AuthContext, AuthParts } from '../auth-parts.ts';
import type { Claims } from '../tokens/keys.ts';
import { userJson, userVersion } from '../users/user-json.ts';
import type { rememberUsers } from '../users/user-json-cache.ts';
import { isUuid } from '../uuid.ts';

const NO_SESSION = '00000000-0000-0000-0000-000000000000';

/** The user and session of an access token; whether they still exist is checked when they are read. */
export type Bearer = { claims: Claims; userId: string; sessionId: string | null };

/**
 * The Bearer token of a person (auth-contract 0.4, 1 to 3).
 * @param options.apps whether an app that the person signed in to may call this endpoint with its token for them; it
 *   sees no more there than its scopes say. All other endpoints are for the person alone.
 * @throws Problem 401 without one, 403 or 400 `bad_jwt` for one that cannot be used
 */
export async function requireBearer(
	c: AuthContext,
	{ keys, apiKeys }: Pick<AuthParts, 'keys' | 'apiKeys'>,
	{ apps = false }: { apps?: boolean } = {},
): Promise<Bearer> {
	const token = /^bearer (\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
	if (!token) throw new Problem('no_authorization', 401, 'This endpoint requires a valid Bearer token');
	const role = apiKeys.roleOf(token);
	const claims: Claims = role ? { role } : await keys.verify(token);
	const { sub, session_id: session } = claims;
	// Signed by the same keys, but it only identifies a user to an app; it authorizes nothing (OpenID Connect Core 1.0,
	// 2).
	if (claims.at_hash !== undefined) throw new Problem('bad_jwt', 403, 'invalid JWT: an ID token is no access token');
	if (claims.client_id !== undefined && !apps)
		throw new Problem('insufficient_scope', 403, 'The token of an app cannot be used for this');
	if (!sub) throw new Problem('bad_jwt', 403, 'invalid claim: missing sub claim');
	if (!isUuid(sub)) throw new Problem('bad_jwt', 400, 'invalid claim: sub claim must be a UUID');
	if (!session || session === NO_SESSION) return { claims, userId: sub, sessionId: null };
	if (!isUuid(session)) throw new Problem('bad_jwt', 403, 'invalid claim: session_id claim must be a UUID');
	return { claims, userId: sub, sessionId: session };
}

/** The user of a token, with the fields that routes check. */
export type Account = {
	id: string;
	email: string | null;
	phone: string | null;
	encrypted_password: string | null;
	is_sso_user: boolean;
	is_anonymous: boolean;
};

type Live = { session_found: boolean; banned: boolean };

const liveColumns = `($2::uuid is null or s.id is not null) as session_found, coalesce(u.banned_until > $3::timestamptz, false) as banned`;
const liveTables = `auth.users u left join auth.sessions s on s.id = $2::uuid and s.user_id = u.id where u.id = $1`;
const readAccountSql = `
	select u.id, u.email, u.phone, u.encrypted_password, u.is_sso_user, u.is_anonymous, ${liveColumns} from ${liveTables}`;
const readUserSql = `select ${userJson}::text as "user", ${userVersion} as version, ${liveColumns} from ${liveTables}`;
const readVersionSql = `select ${userVersion} as version, ${liveColumns} from ${liveTables}`;

/**
 * @throws Problem 403 where the person, or the session of the token, is no more, or they are banned (auth-contract 0.4)
 */
export const requireAccount = (database: Queryable, bearer: Bearer, now: Date): Promise<Account> =>
	readLive<Account>(database, readAccountSql, bearer, now);

/**
 * The same person as JSON text for the wire. Building it is most of the work, so what was built is remembered; that the
 * person and the session are there, that nobody banned them, and that nothing of them has changed, is read each time,
 * in one round trip, so that what another process changed counts at once.
 */
export async function requireUserText(
	database: Queryable,
	bearer: Bearer,
	now: Date,
	remembered: ReturnType<typeof rememberUsers>,
): Promise<string> {
	const known = remembered.find(bearer.userId);
	if (known) {
		const { version } = await readLive<{ version: string }>(database, readVersionSql, bearer, now);
		if (version === known.version) return known.text;
	}
	const { user, version } = await readLive<{ user: string; version: string }>(database, readUserSql, bearer, now);
	remembered.keep(bearer.userId, { version, text: user });
	return user;
}

async function readLive<Row>(database: Queryable, sql: string, { userId, sessionId }: Bearer, now: Date): Promise<Row> {
	const row = (await database.query<Row & Live>(sql, [userId, sessionId, now])).rows[0];
	if (!row) throw new Problem('user_not_found', 403, 'User from sub claim in JWT does not exist');
	if (!row.session_found)
		throw new Problem('session_not_found', 403, 'Session from session_id claim in JWT does not exist');
	if (row.banned) throw new Problem('user_banned', 403, 'User is banned');
	return row;
}
