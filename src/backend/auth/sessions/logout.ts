import { Problem } from '#src/platform/problem.ts';
import type { AuthParts, Route } from '../auth-parts.ts';
import { requireAccount, requireBearer } from '../wire/bearer.ts';
import { deviceOf } from '../wire/caller-details.ts';
import { endSessions } from './sessions.ts';

/** POST /logout?scope=global|local|others (auth-contract 12). */
export function logout(parts: AuthParts): Route {
	const { database, clock } = parts;
	return async (c) => {
		const bearer = await requireBearer(c, parts);
		const { id } = await requireAccount(database, bearer, clock());
		const scope = c.req.query('scope') || 'global';
		if (scope !== 'global' && scope !== 'local' && scope !== 'others')
			throw new Problem('validation_failed', 400, `Unsupported logout scope "${scope}"`);
		const { address } = deviceOf(c);
		await endSessions(database, {
			userId: id,
			sessionId: bearer.sessionId,
			scope,
			action: 'logout',
			now: clock(),
			address,
		});
		return c.body(null, 204);
	};
}
