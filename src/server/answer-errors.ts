import type { AuthContext } from '#src/backend/auth/auth-parts.ts';
import { answerError } from '#src/backend/auth/wire/wire-errors.ts';
import { problemOf } from '#src/backend/problem-of.ts';
import { storageErrorOf } from '#src/backend/storage/wire-errors.ts';
import { plainErrorPage } from '#src/pages/serving/plain-error-page.server.ts';
import type { Log } from '#src/platform/process/log.ts';
import type { Metrics } from '#src/platform/process/metrics.ts';
import type { AppContext } from './app-env.ts';
import { AUTH, isService, STORAGE } from './services.ts';

/** Turns what a middleware or an endpoint threw into an answer, in the form that clients of its path expect. */
export function answerErrors({
	log,
	metrics,
}: {
	log: Log;
	metrics: Metrics;
}): (error: unknown, c: AppContext) => Response {
	return (error, c) => {
		const { pathname } = new URL(c.req.url);
		const problem = problemOf(error);
		if (problem.status === 500) metrics.fault();
		if (pathname.startsWith(AUTH)) return answerError(log)(error, c as unknown as AuthContext);
		if (problem.status === 500) log.error({ requestId: c.get('requestId'), err: error }, 'unhandled error');
		if (pathname.startsWith(STORAGE)) return storageErrorOf(error);
		const headers: Record<string, string> = { 'x-sb-error-code': problem.code };
		if (problem.details.retryAfter) headers['retry-after'] = String(problem.details.retryAfter);
		if (isService(pathname) || !c.req.header('accept')?.includes('text/html'))
			return Response.json(
				{ code: problem.code, message: problem.message, details: null, hint: null },
				{ status: problem.status, headers },
			);
		return new Response(plainErrorPage(pathname), {
			status: problem.status,
			headers: { ...headers, 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
		});
	};
}
