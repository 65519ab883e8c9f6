import { Problem } from '#src/platform/http/problem.ts';
import type { AuthParts, Route } from '../auth-parts.ts';
import { pkceGrant } from '../flows/pkce-grant.ts';
import { passwordGrant } from '../passwords/password-grant.ts';
import { idTokenGrant } from '../providers/id-token-grant.ts';
import type { ProviderClient } from '../providers/provider-client.ts';
import { web3Grant } from '../web3/web3-grant.ts';
import { takeLimit } from '../wire/caller-details.ts';
import { refreshGrant } from './refresh-grant.ts';

/** POST /token: each way to get a session, by `grant_type` of the query (auth-contract 3). */
export function token(parts: AuthParts & { providers: ProviderClient }): Route {
	const grants: Readonly<Record<string, Route>> = {
		password: passwordGrant(parts),
		refresh_token: refreshGrant(parts),
		pkce: pkceGrant(parts),
		id_token: idTokenGrant(parts),
		web3: web3Grant(parts),
	};
	return async (c) => {
		await takeLimit(c, parts, 'auth_token');
		const type = c.req.query('grant_type') ?? '';
		const grant = Object.hasOwn(grants, type) ? grants[type] : undefined;
		if (!grant) throw new Problem('invalid_credentials', 400, 'unsupported_grant_type');
		return grant(c);
	};
}
