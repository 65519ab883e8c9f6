import { isProblem, Problem } from '#src/platform/http/problem.ts';

/** Older names of some codes, which clients find in `error`. */
const NAMES: Readonly<Record<string, string>> = {
	NoSuchKey: 'not_found',
	NoSuchBucket: 'Bucket not found',
	AccessDenied: 'Unauthorized',
	KeyAlreadyExists: 'Duplicate',
	BucketAlreadyExists: 'Duplicate',
	InvalidMimeType: 'invalid_mime_type',
	InvalidRange: 'invalid_range',
	EntityTooLarge: 'Payload too large',
	InvalidBucketName: 'Invalid Input',
};

/**
 * Any error as the storage service answers it: `statusCode` (a string), `error`, `code` and `message`, as Supabase
 * Storage has them. Its status is the true one, where theirs is 400 for nearly everything: browsers and caches read it,
 * and the client reads the body.
 */
export function storageErrorOf(error: unknown): Response {
	const problem = problemOf(error);
	const { code, status, message, details } = problem;
	const headers: Record<string, string> = { 'x-sb-error-code': code };
	if (details.retryAfter) headers['retry-after'] = String(details.retryAfter);
	if (details.contentRange) headers['content-range'] = String(details.contentRange);
	return Response.json({ statusCode: String(status), error: NAMES[code] ?? code, code, message }, { status, headers });
}

/** Whether it is logged as an error. */
export function isFault(error: unknown): boolean {
	const { status, code } = problemOf(error);
	// Neither a statement that takes too long nor a lane that is full is a fault of the service.
	return status >= 500 && status !== 504 && code !== 'SlowDown';
}

/** The Problem for anything thrown, for clients of the storage service. */
export function problemOf(error: unknown): Problem {
	if (isProblem(error)) {
		if (error.code.startsWith('PGRST')) return new Problem('InvalidJWT', error.status, error.message);
		if (error.code === 'over_request_rate_limit' || error.code === 'over_capacity')
			return new Problem('SlowDown', error.status, error.message, error.details);
		return error.code === '42501' ? new Problem('AccessDenied', 403, error.message) : error;
	}
	const { name, code, constraint } = error as { name?: string; code?: string; constraint?: string };
	if (name === 'DatabaseUnavailable' && code === 'disk_full')
		return new Problem('InsufficientStorage', 503, 'There is no room for new files now. Please try again later.', {
			retryAfter: 60,
		});
	if (name === 'DatabaseUnavailable' && code === 'busy')
		return new Problem('SlowDown', 503, 'Too many requests wait for the database. Please try again in a moment.', {
			retryAfter: 1,
		});
	if (name === 'DatabaseUnavailable')
		return new Problem('DatabaseTimeout', 503, 'The service is not available now. Please try again soon.', {
			retryAfter: 5,
		});
	// Class 22: a value that no text of PostgreSQL can be, such as one with NUL.
	if (name === 'DatabaseError' && code?.startsWith('22'))
		return new Problem('InvalidRequest', 400, 'The request holds a value that cannot be used');
	if (name === 'DatabaseError')
		switch (code) {
			// A quota (`0025_quotas.sql`): the message says which.
			case 'PT403':
				return new Problem('QuotaExceeded', 403, (error as Error).message);
			// Of `storage.advance_upload`: a newer request for the same upload has come.
			case '55P03':
				return new Problem('ResourceLocked', 423, 'Another request has taken this upload over');
			case '57014':
				return new Problem('DatabaseTimeout', 504, 'The request took too long');
			case '42501':
				return new Problem('AccessDenied', 403, 'new row violates row-level security policy');
			case '23505':
				return constraint === 'buckets_pkey'
					? new Problem('BucketAlreadyExists', 409, 'The resource already exists')
					: new Problem('KeyAlreadyExists', 409, 'The resource already exists');
			case '23503':
				return constraint === 'objects_owner_id_fkey'
					? new Problem('AccessDenied', 403, 'The account of the owner was deleted')
					: new Problem('ResourceNotEmpty', 409, 'The bucket you tried to delete is not empty');
		}
	return new Problem('InternalError', 500, 'Internal server error');
}
