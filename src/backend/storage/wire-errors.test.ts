import { expect, test } from 'vitest';
import { DatabaseError, DatabaseUnavailable } from '#src/platform/database/database.ts';
import { Problem } from '#src/platform/http/problem.ts';
import { requestTimeout } from '#src/platform/process/within-time.ts';
import { isFault, storageErrorOf } from './wire-errors.ts';

const database = (code: string, constraint?: string) =>
	new DatabaseError({ code, message: 'quota exceeded', constraint });

test.each([
	['a problem', new Problem('NoSuchKey', 404, 'm'), 404, 'NoSuchKey', 'not_found'],
	['a problem without an older name', new Problem('InvalidJWT', 400, 'm'), 400, 'InvalidJWT', 'InvalidJWT'],
	['a bad token', new Problem('PGRST301', 401, 'm'), 401, 'InvalidJWT', 'InvalidJWT'],
	['a rate limit', new Problem('over_request_rate_limit', 429, 'm', { retryAfter: 7 }), 429, 'SlowDown', 'SlowDown'],
	['a missing right', new Problem('42501', 403, 'm'), 403, 'AccessDenied', 'Unauthorized'],
	['a full disk', new DatabaseUnavailable('disk_full', 'm'), 503, 'InsufficientStorage', 'InsufficientStorage'],
	['a full queue of the database', new DatabaseUnavailable('busy', 'm'), 503, 'SlowDown', 'SlowDown'],
	['no database', new DatabaseUnavailable('unreachable', 'm'), 503, 'DatabaseTimeout', 'DatabaseTimeout'],
	['a statement that takes too long', database('57014'), 504, 'DatabaseTimeout', 'DatabaseTimeout'],
	['a request that takes too long', requestTimeout(), 504, 'request_timeout', 'request_timeout'],
	['a full lane', new Problem('over_capacity', 503, 'm', { retryAfter: 1 }), 503, 'SlowDown', 'SlowDown'],
	['a value that is none', database('22021'), 400, 'InvalidRequest', 'InvalidRequest'],
	['a quota', database('PT403'), 403, 'QuotaExceeded', 'QuotaExceeded'],
	['an upload that was taken over', database('55P03'), 423, 'ResourceLocked', 'ResourceLocked'],
	['a policy', database('42501'), 403, 'AccessDenied', 'Unauthorized'],
	['a second bucket', database('23505', 'buckets_pkey'), 409, 'BucketAlreadyExists', 'Duplicate'],
	['a second object', database('23505', 'objects_pkey'), 409, 'KeyAlreadyExists', 'Duplicate'],
	['an owner that is gone', database('23503', 'objects_owner_id_fkey'), 403, 'AccessDenied', 'Unauthorized'],
	['a bucket with objects', database('23503', 'objects_bucket_id_fkey'), 409, 'ResourceNotEmpty', 'ResourceNotEmpty'],
	['another database error', database('42P01'), 500, 'InternalError', 'InternalError'],
	['an unexpected error', new Error('a secret'), 500, 'InternalError', 'InternalError'],
])('%s', async (_, error, status, code, name) => {
	const response = storageErrorOf(error);
	const body = await response.json();
	expect(response.status).toBe(status);
	expect(response.headers.get('x-sb-error-code')).toBe(code);
	expect(body).toEqual({ statusCode: String(status), error: name, code, message: expect.any(String) });
	expect(body.message).not.toContain('secret');
	expect(isFault(error)).toBe(status >= 500 && status !== 504 && code !== 'SlowDown');
});

test.each([
	[new Problem('SlowDown', 429, 'm', { retryAfter: 7 }), 'retry-after', '7'],
	[new Problem('InvalidRange', 416, 'm', { contentRange: 'bytes */9' }), 'content-range', 'bytes */9'],
])('headers: %#', (error, header, value) => {
	expect(storageErrorOf(error).headers.get(header)).toBe(value);
});
