import { Problem } from '#src/platform/http/problem.ts';
import type { AuthParts, Route } from '../auth-parts.ts';
import { readAssurance } from '../factors/assurance.ts';
import { requireAccount, requireBearer } from '../wire/bearer.ts';
import { deviceOf } from '../wire/caller-details.ts';
import { endSessions } from './sessions.ts';

/**
 * POST /logout?scope=global|local|others (auth-contract 12). A session that has not used the person's second factor ends
 * itself only: `global`, which clients ask for unless told otherwise, is `local` there, and `others` is refused. With 422,
 * because clients take 401, 403 and 404 for sessions that have ended.
 */
export function logout(parts: AuthParts): Route {
	const { database, clock } = parts;
	return async (c) => {
		const bearer = await requireBearer(c, parts);
		const { id } = await requireAccount(database, bearer, clock());
		const scope = c.req.query('scope') || 'global';
		if (scope !== 'global' && scope !== 'local' && scope !== 'others')
			throw new Problem('validation_failed', 400, `Unsupported logout scope "${scope}"`);
		const { hasVerifiedFactor, aal } = await readAssurance(database, bearer);
		const onlyItself = hasVerifiedFactor && aal !== 'aal2';
		if (onlyItself && (scope === 'others' || bearer.sessionId === null))
			throw new Problem('insufficient_aal', 422, 'AAL2 required to end other sessions');
		const { address } = deviceOf(c);
		await endSessions(database, {
			userId: id,
			sessionId: bearer.sessionId,
			scope: onlyItself ? 'local' : scope,
			action: 'logout',
			now: clock(),
			address,
		});
		return c.body(null, 204);
	};
}
