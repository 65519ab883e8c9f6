import { Problem } from '#src/platform/http/problem.ts';
import type { AuthParts, Route } from '../auth-parts.ts';
import { userWithin } from '../oauth-server/scopes.ts';
import { requireBearer, requireUserText } from '../wire/bearer.ts';
import { rememberUsers } from './user-json-cache.ts';

/** GET /user (auth-contract 11): the token from memory, the rest in one round trip. */
export function getUser(parts: AuthParts): Route {
	const { database, clock } = parts;
	const remembered = rememberUsers();
	return async (c) => {
		const bearer = await requireBearer(c, parts, { apps: true });
		const user = await requireUserText(database, bearer, clock(), remembered);
		const asked = c.req.header('x-jwt-aud');
		if (asked && asked !== bearer.claims.aud)
			throw new Problem('validation_failed', 400, "Token audience doesn't match request audience");
		const { client_id: app, scope } = bearer.claims;
		const shown = app === undefined ? user : JSON.stringify(userWithin(String(scope ?? ''), JSON.parse(user)));
		return c.body(shown, 200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
	};
}
