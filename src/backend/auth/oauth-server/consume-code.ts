import { createHash } from 'node:crypto';
import type { Database } from '#src/platform/database/database.ts';
import { codeHash } from './decide-authorization.ts';

/** What a code stands for. */
export type Allowed = { user_id: string; scope: string; nonce: string | null };

const consumeSql = `
	update auth.oauth_authorizations a
	set status = 'exchanged', session_id = $7
	from auth.users u
	where a.authorization_code_hash = $1 and a.client_id = $2 and a.redirect_uri = $3 and a.status = 'approved'
		and a.expires_at > $6::timestamptz and a.code_challenge = case a.code_challenge_method when 's256' then $4 else $5 end
		and ($8 = '' or a.resource = $8)
		and u.id = a.user_id and coalesce(u.banned_until <= $6::timestamptz, true)
	returning a.user_id, a.scope, a.nonce`;

const endStolenSql = `
	delete from auth.sessions s using auth.oauth_authorizations a
	where a.authorization_code_hash = $1 and a.client_id = $2 and a.status = 'exchanged' and s.id = a.session_id`;

/**
 * Uses a code up, if it is this app's, still good, and everything beside it is as it was asked for. A code that comes a
 * second time is in two hands, and the session it was exchanged for ends (OAuth 2.1, 4.1.3).
 */
export async function consumeCode(
	database: Database,
	given: {
		code: string;
		clientId: string;
		redirectUri: string;
		verifier: string;
		/** The session that is to begin with it. */
		sessionId: string;
		resource: string;
		now: Date;
	},
): Promise<Allowed | null> {
	const { code, clientId, redirectUri, verifier, sessionId, resource, now } = given;
	const challenge = createHash('sha256').update(verifier).digest('base64url');
	const hash = codeHash(code);
	const values = [hash, clientId, redirectUri, challenge, verifier, now, sessionId, resource];
	const allowed = (await database.query<Allowed>(consumeSql, values)).rows[0];
	if (!allowed) await database.query(endStolenSql, [hash, clientId]);
	return allowed ?? null;
}
