import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { isProblem, Problem } from '#src/platform/http/problem.ts';
import { hangUpOf } from '../../hang-up.ts';
import type { AuthContext, AuthParts } from '../auth-parts.ts';

const API_VERSION = '2024-01-01';

/** Whether the client speaks the API of 2024-01-01 or later; all else gets the older form (auth-contract 0.3). */
function speaksNewApi(header: string | undefined): boolean {
	if (!header || !/^\d{4}-\d{2}-\d{2}$/.test(header)) return false;
	return !Number.isNaN(Date.parse(header)) && header >= API_VERSION;
}

/** An error in OAuth's own form, always 400 (RFC 6749, 5.2; auth-contract 0.3). `error` is one of its codes. */
export const oauthProblem = (error: string, description: string): Problem =>
	new Problem(error, 400, description, { oauth: true });

/** The Problem for anything thrown. What is not a Problem is answered without details. */
export function problemOf(error: unknown): Problem {
	if (isProblem(error)) return error;
	const { name, code } = error instanceof Error ? (error as Error & { code?: string }) : {};
	if (name === 'DatabaseUnavailable' && code === 'busy')
		return new Problem('over_capacity', 503, 'Too many requests wait for the database, please retry after a moment.', {
			retryAfter: 1,
		});
	if (name === 'DatabaseUnavailable')
		return new Problem('unexpected_failure', 503, 'The database cannot be reached, please retry after a moment.', {
			retryAfter: 1,
		});
	// query_canceled: the statement took longer than the database allows.
	if (name === 'DatabaseError' && code === '57014')
		return new Problem('request_timeout', 504, 'Processing this request timed out, please retry after a moment.');
	return (
		hangUpOf(error) ??
		new Problem('unexpected_failure', 500, 'Unexpected failure, please check server logs for more information')
	);
}

/**
 * Turns whatever a route threw into GoTrue's error body, in the form of the client's API version (auth-contract 0.3).
 */
export function answerError(log: AuthParts['log']): (error: unknown, c: AuthContext) => Response {
	return (error, c) => {
		const { code, status, message, details } = problemOf(error);
		const requestId = c.get('requestId');
		if (code === 'over_capacity') {
			// A full queue of the database is no fault; the line of the request has its status.
			if (isProblem(error)) log.warn({ requestId }, 'refused: too many password hashes wait already');
		} else if (status >= 500) log.error({ err: error, requestId }, 'auth request failed');
		if (details.oauth === true) return c.json({ error: code, error_description: message }, 400);
		const newApi = speaksNewApi(c.req.header('x-supabase-api-version'));
		const weak = code === 'weak_password' && { weak_password: { reasons: details.reasons } };
		const body = newApi
			? { code, message, ...weak }
			: {
					code: status,
					error_code: code,
					msg: message,
					...(status >= 500 && requestId && { error_id: requestId }),
					...weak,
				};
		c.header('x-sb-error-code', code);
		if (newApi) c.header('x-supabase-api-version', API_VERSION);
		if (typeof details.retryAfter === 'number') c.header('retry-after', String(details.retryAfter));
		return c.json(body, status as ContentfulStatusCode);
	};
}
