import { createHash } from 'node:crypto';
import type { Queryable, Statement } from '#src/platform/database/database.ts';
import { requireRow } from '../require-row.ts';
import { codeHash } from './decide-authorization.ts';

/** The grant of a code. */
export type Allowed = { user_id: string; scope: string; nonce: string | null };
/** A code as an app hands it in, with everything beside it. */
export type GivenCode = {
	code: string;
	clientId: string;
	redirectUri: string;
	verifier: string;
	resource: string;
	now: Date;
};

/**
 * Of this app, not expired, with the same redirect address and challenge as in the request; of a user who is not
 * banned.
 */
const isGood = `
	a.authorization_code_hash = $1 and a.client_id = $2 and a.redirect_uri = $3 and a.status = 'approved'
	and a.expires_at > $6::timestamptz and a.code_challenge = case a.code_challenge_method when 's256' then $4 else $5 end
	and ($7 = '' or a.resource = $7) and u.id = a.user_id and coalesce(u.banned_until <= $6::timestamptz, true)`;
const valuesOf = ({ code, clientId, redirectUri, verifier, resource, now }: GivenCode) => {
	const challenge = createHash('sha256').update(verifier).digest('base64url');
	return [codeHash(code), clientId, redirectUri, challenge, verifier, now, resource];
};

const findSql = `
	select a.user_id, a.scope, a.nonce from auth.oauth_authorizations a, auth.users u where ${isGood}`;

/** What a code allows, if it may be exchanged. */
export async function findAllowed(database: Queryable, given: GivenCode): Promise<Allowed | null> {
	return (await database.query<Allowed>(findSql, valuesOf(given))).rows[0] ?? null;
}

const consumeSql = `
	with used as (
		update auth.oauth_authorizations a set status = 'exchanged', session_id = $8 from auth.users u
		where ${isGood}
		returning a.authorization_id
	)
	select ${requireRow('used', 'code')}`;

/** Uses a code up for a session, once; a second time undoes the batch (`isMissing(error, 'code')`). */
export const consumeCode = (given: GivenCode, sessionId: string): Statement => ({
	text: consumeSql,
	values: [...valuesOf(given), sessionId],
});

const endStolenSql = `
	delete from auth.sessions s using auth.oauth_authorizations a
	where a.authorization_code_hash = $1 and a.client_id = $2 and a.status = 'exchanged' and s.id = a.session_id`;

/** A code that is used a second time was stolen: the session it was exchanged for ends (OAuth 2.1, 4.1.3). */
export async function endStolen(database: Queryable, { code, clientId }: GivenCode): Promise<void> {
	await database.query(endStolenSql, [codeHash(code), clientId]);
}
