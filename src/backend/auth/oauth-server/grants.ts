import { Problem } from '#src/platform/http/problem.ts';
import { auditLine } from '../audit/audit-line.ts';
import type { AuthParts, Route } from '../auth-parts.ts';
import { isUuid } from '../uuid.ts';
import { requireAccount, requireBearer } from '../wire/bearer.ts';
import { deviceOf } from '../wire/caller-details.ts';
import { SCOPES } from './scopes.ts';

type GrantRow = {
	id: string;
	name: string;
	uri: string | null;
	logo_uri: string | null;
	scopes: string[];
	granted_at: Date;
};

const listSql = `
	select client.id, client.client_name as name, client.client_uri as uri, client.logo_uri, consent.scopes,
		consent.granted_at
	from auth.oauth_consents consent join auth.oauth_clients client on client.id = consent.client_id
	where consent.user_id = $1
	order by consent.granted_at desc, client.id`;

/** GET /user/oauth/grants (auth-contract 18): what the person allowed which app. */
export function listGrants(parts: AuthParts): Route {
	return async (c) => {
		const { id } = await requireAccount(parts.database, await requireBearer(c, parts), parts.clock());
		const { rows } = await parts.database.query<GrantRow>(listSql, [id]);
		c.header('cache-control', 'no-store');
		return c.json(
			rows.map(({ scopes, granted_at, uri, logo_uri, ...client }) => ({
				client: { ...client, uri: uri ?? '', logo_uri: logo_uri ?? '' },
				scopes: SCOPES.filter((scope) => scopes.includes(scope)),
				granted_at: granted_at.toISOString(),
			})),
		);
	};
}

const revokeSql = `
	with consent as (
		delete from auth.oauth_consents where user_id = $1 and client_id = $2 returning user_id
	), sessions as (
		delete from auth.sessions where user_id = $1 and oauth_client_id = $2 and exists (select from consent)
	), waiting as (
		delete from auth.oauth_authorizations where user_id = $1 and client_id = $2 and exists (select from consent)
	), u as (
		select user_id as id from consent
	)${auditLine("'oauth_consent_revoked'", 'u', { now: '$3::timestamptz', address: '$4::text' })}`;

/** DELETE /user/oauth/grants?client_id= (auth-contract 18): the app's sessions end with the consent. */
export function revokeGrant(parts: AuthParts): Route {
	return async (c) => {
		const { id } = await requireAccount(parts.database, await requireBearer(c, parts), parts.clock());
		const clientId = c.req.query('client_id') ?? '';
		if (!clientId) throw new Problem('validation_failed', 400, 'client_id query parameter is required');
		if (!isUuid(clientId)) throw new Problem('validation_failed', 400, 'invalid client_id format');
		const { affected } = await parts.database.query(revokeSql, [id, clientId, parts.clock(), deviceOf(c).address]);
		if (affected === 0) throw new Problem('oauth_consent_not_found', 404, 'No active grant found for this client');
		return c.body(null, 204);
	};
}
