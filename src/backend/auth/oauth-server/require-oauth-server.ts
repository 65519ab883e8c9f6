import type { MiddlewareHandler } from 'hono';
import { Problem } from '#src/platform/http/problem.ts';
import type { AuthConfig, AuthEnv } from '../auth-parts.ts';

/** Refuses requests to the OAuth server where it is off (auth-contract 18): a Problem `feature_disabled` 404. */
export function requireOAuthServer(config: Pick<AuthConfig, 'AUTH_OAUTH_SERVER'>): MiddlewareHandler<AuthEnv> {
	return async (_c, next) => {
		if (!config.AUTH_OAUTH_SERVER) throw new Problem('feature_disabled', 404, 'OAuth server is disabled');
		await next();
	};
}
