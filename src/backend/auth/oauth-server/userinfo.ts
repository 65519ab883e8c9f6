import type { AuthParts, Route } from '../auth-parts.ts';
import type { WireUser } from '../users/user-json.ts';
import { readUser } from '../users/users.ts';
import { requireAccount, requireBearer } from '../wire/bearer.ts';
import { claimsWithin } from './scopes.ts';

/** GET and POST /oauth/userinfo (auth-contract 18; OpenID Connect Core 1.0, 5.3): what the token's scopes allow. */
export function userinfo(parts: AuthParts): Route {
	return async (c) => {
		const bearer = await requireBearer(c, parts, { apps: true });
		const { id } = await requireAccount(parts.database, bearer, parts.clock());
		const { text, values } = readUser(id);
		const user = (await parts.database.query<{ user: WireUser }>(text, values)).rows[0]?.user as WireUser;
		c.header('cache-control', 'no-store');
		return c.json(claimsWithin(String(bearer.claims.scope ?? ''), user));
	};
}
