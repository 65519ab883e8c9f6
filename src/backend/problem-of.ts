import { isProblem, Problem } from '#src/platform/http/problem.ts';
import { hangUpOf } from './hang-up.ts';

/**
 * The Problem for anything thrown, for clients that expect our own form of errors: a Problem as it is, 503 where the
 * database cannot be reached, 499 where the client hung up within its body, and else 500 without details of the error.
 */
export function problemOf(error: unknown): Problem {
	if (isProblem(error)) return error;
	if (error instanceof Error && error.name === 'DatabaseUnavailable')
		return new Problem('unavailable', 503, 'The service is not available now. Please try again soon.', {
			retryAfter: 5,
		});
	return (
		hangUpOf(error) ??
		new Problem('unexpected_failure', 500, 'Unexpected failure, please check server logs for more information')
	);
}
