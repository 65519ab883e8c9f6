import { Problem } from '#src/platform/http/problem.ts';
import type { AuthContext, AuthParts } from '../auth-parts.ts';
import { isUuid } from '../uuid.ts';

/** GoTrue's default JWT_ADMIN_ROLES (auth-contract 0.5). */
const adminRoles: readonly unknown[] = ['service_role', 'supabase_admin'];
const NO_SESSION = '00000000-0000-0000-0000-000000000000';

/**
 * Lets only trusted servers pass: the secret API key, or a JWT of our keys whose role is an administrator's
 * (auth-contract 0.5). Such a token needs no subject; one that names a session must name one that still is.
 * @throws Problem 401 without a Bearer token, 403 `bad_jwt`, `not_admin` or `session_not_found`
 */
export async function requireAdmin(
	c: AuthContext,
	{ keys, apiKeys, database, clock }: Pick<AuthParts, 'keys' | 'apiKeys' | 'database' | 'clock'>,
): Promise<void> {
	const token = /^bearer (\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
	if (!token) throw new Problem('no_authorization', 401, 'This endpoint requires a valid Bearer token');
	const known = apiKeys.roleOf(token);
	const { role, session_id: session } = known ? { role: known } : await keys.verify(token);
	if (!adminRoles.includes(role)) throw new Problem('not_admin', 403, 'User not allowed');
	if (!session || session === NO_SESSION) return;
	if (!isUuid(session)) throw new Problem('bad_jwt', 403, 'invalid claim: session_id claim must be a UUID');
	const { rows } = await database.query(
		'select from auth.sessions where id = $1 and coalesce(not_after > $2::timestamptz, true)',
		[session, clock()],
	);
	if (rows.length === 0)
		throw new Problem('session_not_found', 403, 'Session from session_id claim in JWT does not exist');
}
