import type { MiddlewareHandler } from 'hono';
import { limitBody } from '#src/backend/limit-body.ts';
import type { Limits } from '#src/platform/limits/limits.ts';
import { withinTime } from '#src/platform/process/within-time.ts';
import type { Config } from '#src/platform/settings/config.ts';
import type { AppEnv } from './app-env.ts';
import { preflight } from './service-headers.ts';
import { STORAGE } from './services.ts';

const RESUMABLE = `${STORAGE}/upload/resumable`;

/**
 * What every request to the service at `path` goes through first: preflight requests are answered, the others counted
 * by their address and held to BODY_LIMIT. Storage has limits of its own for the files it reads.
 */
export function serviceLimits(
	path: string,
	{ config, limits }: { config: Pick<Config, 'BODY_LIMIT'>; limits: Limits },
): MiddlewareHandler<AppEnv> {
	const limit = limitBody(config.BODY_LIMIT);
	return async (c, next) => {
		// What a browser asks before a request; TUS asks in this way what a server can do.
		const asksTus = c.req.path.startsWith(RESUMABLE) && !c.req.header('access-control-request-method');
		if (c.req.method === 'OPTIONS' && !asksTus) return preflight(c, next);
		await limits.take('request', c.get('address'));
		return path === STORAGE ? next() : limit(c, next);
	};
}

/** Answers 504 after REQUEST_TIMEOUT, and aborts the signal `late` so that the work may stop. */
export function requestTimeout({ REQUEST_TIMEOUT }: Pick<Config, 'REQUEST_TIMEOUT'>): MiddlewareHandler<AppEnv> {
	return (c, next) => {
		const late = new AbortController();
		c.set('late', late.signal);
		return withinTime(REQUEST_TIMEOUT * 1000, next(), { giveUp: () => late.abort() });
	};
}
