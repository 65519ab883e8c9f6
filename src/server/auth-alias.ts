import type { Hono, MiddlewareHandler } from 'hono';
import { authPathOf } from '#src/backend/auth/wire/base-path.ts';
import type { Config } from '#src/platform/settings/config.ts';
import type { AppEnv } from './app-env.ts';

/** Serves the auth service at AUTH_BASE_PATH too: such a request goes through `app` once more, with its usual path. */
export function authAlias(
	app: Hono<AppEnv>,
	{ AUTH_BASE_PATH }: Pick<Config, 'AUTH_BASE_PATH'>,
): MiddlewareHandler<AppEnv> {
	const usualPath = authPathOf(AUTH_BASE_PATH);
	return async (c, next) => {
		const url = new URL(c.req.url);
		const path = usualPath(url.pathname);
		if (path === null) return next();
		url.pathname = path;
		const { method, headers, body, signal } = c.req.raw;
		const init = { method, headers, body, signal, duplex: 'half' } as RequestInit;
		return app.fetch(new Request(url, init), c.env);
	};
}
