import { describe, expect, it } from 'vitest';
import { DatabaseError, DatabaseUnavailable } from '#src/platform/database/database.ts';
import { Problem } from '#src/platform/http/problem.ts';
import type { Caller } from '../../caller.ts';
import { findSimilar } from '../names/similar-name.ts';
import { wireErrorOf } from '../wire-errors.ts';
import { contentRange, rangeAnswer } from './content-range.ts';
import { negotiate } from './media-type.ts';
import { checkPatterns } from './pattern.ts';
import { parseRows } from './payload.ts';
import { appliedPreferences, parsePreferences } from './preferences.ts';

const anon: Caller = { role: 'anon', claims: {}, userId: null };
const user: Caller = { role: 'authenticated', claims: {}, userId: 'x' };

describe('statuses of database errors', () => {
	it.each([
		['42501', anon, 401],
		['42501', user, 403],
		['42501', undefined, 401],
		['23505', anon, 409],
		['23503', anon, 409],
		['23502', anon, 400],
		['23514', anon, 400],
		['22P02', anon, 400],
		['42883', anon, 404],
		['42P01', anon, 404],
		['42703', anon, 400],
		['42P17', anon, 500],
		['25006', anon, 405],
		['P0001', anon, 400],
		['P0002', anon, 500],
		['40001', anon, 500],
		['53400', anon, 500],
		['53200', anon, 503],
		['57014', anon, 504],
		['57P01', anon, 503],
		['08006', anon, 503],
		['0L000', anon, 403],
		['28000', anon, 403],
		['XX000', anon, 500],
		['PT402', anon, 402],
		['PT999', anon, 500],
		['54001', anon, 400],
	])('%s for %o is %i', (code, caller, status) => {
		const error = new DatabaseError({ code, message: 'm', detail: 'd', hint: 'h' });
		expect(wireErrorOf(error, caller)).toMatchObject({ status, body: { code, message: 'm', details: 'd', hint: 'h' } });
	});

	it.each([
		['21000', 'UPDATE requires a WHERE clause', 400],
		['21000', 'ON CONFLICT DO UPDATE command cannot affect row a second time', 400],
		['21000', 'more than one row returned by a subquery used as an expression', 500],
		['22023', 'role "x" does not exist', 401],
		['22023', 'other', 400],
	])('%s "%s" is %i', (code, message, status) => {
		expect(wireErrorOf(new DatabaseError({ code, message }), anon).status).toBe(status);
	});

	it('asks anonymous callers to sign in', () => {
		expect(wireErrorOf(new DatabaseError({ code: '42501', message: 'm' }), anon).headers).toEqual({
			'WWW-Authenticate': 'Bearer',
		});
	});
});

describe('other errors', () => {
	it.each(['unreachable', 'disk_full', 'read_only', 'closed'] as const)(
		'a database that is %s is 503 with Retry-After',
		(code) => {
			expect(wireErrorOf(new DatabaseUnavailable(code, 'secret'), anon)).toMatchObject({
				status: 503,
				headers: { 'Retry-After': '1' },
			});
			expect(JSON.stringify(wireErrorOf(new DatabaseUnavailable(code, 'secret'), anon))).not.toContain('secret');
		},
	);

	it('a full queue of the database says so', () => {
		expect(wireErrorOf(new DatabaseUnavailable('busy', 'secret'), anon)).toEqual({
			status: 503,
			headers: { 'Retry-After': '1' },
			body: {
				code: 'over_capacity',
				details: null,
				hint: null,
				message: 'Too many requests wait for the database. Please try again in a moment.',
			},
		});
	});

	it('unexpected errors are answered without details', () => {
		expect(wireErrorOf(new Error('secret'), anon)).toEqual({
			status: 500,
			headers: {},
			body: { code: 'PGRSTX00', details: null, hint: null, message: 'Internal server error' },
		});
	});

	it('a bad token has PostgREST’s error', () => {
		expect(wireErrorOf(new Problem('PGRST303', 401, 'JWT expired'), undefined)).toEqual({
			status: 401,
			headers: { 'WWW-Authenticate': 'Bearer error="invalid_token", error_description="JWT expired"' },
			body: { code: 'PGRST303', details: null, hint: null, message: 'JWT expired' },
		});
	});

	it('a rate limit has Retry-After', () => {
		const problem = new Problem('over_request_rate_limit', 429, 'Request rate limit reached', { retryAfter: 7 });
		expect(wireErrorOf(problem, anon)).toMatchObject({ status: 429, headers: { 'Retry-After': '7' } });
	});

	it.each([
		['{"code":"A","message":"m"}', '{"status":418,"headers":{"X-A":"b"}}', 418],
		['nonsense', '{"status":418,"headers":{}}', 500],
		['{"code":"A","message":"m"}', undefined, 500],
		['{"code":"A","message":"m"}', '{"status":42,"headers":{}}', 500],
	])('a function that raises PGRST with %s and %s answers %i', (message, detail, status) => {
		expect(wireErrorOf(new DatabaseError({ code: 'PGRST', message, detail }), anon).status).toBe(status);
	});
});

describe('Accept', () => {
	it.each([
		[null, 'application/json; charset=utf-8'],
		['*/*', 'application/json; charset=utf-8'],
		['text/html, application/xml;q=0.9, */*;q=0.8', 'application/json; charset=utf-8'],
		['text/csv', 'text/csv; charset=utf-8'],
		['application/json;q=0.1, text/csv', 'text/csv; charset=utf-8'],
		['application/vnd.pgrst.object+json', 'application/vnd.pgrst.object+json; charset=utf-8'],
		[
			'application/vnd.pgrst.object+json;nulls=stripped',
			'application/vnd.pgrst.object+json;nulls=stripped; charset=utf-8',
		],
		[
			'application/vnd.pgrst.array+json;nulls=stripped',
			'application/vnd.pgrst.array+json;nulls=stripped; charset=utf-8',
		],
		['application/vnd.pgrst.array+json', 'application/json; charset=utf-8'],
	])('%s gives %s', (accept, contentType) => {
		expect(negotiate(accept).contentType).toBe(contentType);
	});

	it.each(['text/html', 'image/*'])('%s is not available', (accept) => {
		expect(() => negotiate(accept)).toThrow(/^None of these media types are available: /);
	});
});

describe('Prefer', () => {
	it('takes the first of two and keeps what it does not know', () => {
		const preferences = parsePreferences(
			'return=minimal, return=representation,count=exact ,foo=bar, max-affected=3,handling=strict,tx=rollback',
		);
		expect(preferences).toEqual({
			resolution: undefined,
			missing: undefined,
			returns: 'minimal',
			count: 'exact',
			handling: 'strict',
			maxAffected: 3,
			tx: 'rollback',
			unknown: ['foo=bar'],
		});
		expect(appliedPreferences(preferences, ['return', 'count', 'max-affected'])).toBe(
			'return=minimal, count=exact, handling=strict, max-affected=3',
		);
		expect(appliedPreferences(preferences, [])).toBe('handling=strict');
		expect(appliedPreferences(parsePreferences(null), ['return'])).toBeUndefined();
	});

	it.each(['__proto__=x', 'constructor', '=', 'return=', 'max-affected=-1'])('is not harmed by %s', (header) => {
		expect(parsePreferences(header).returns).toBeUndefined();
	});
});

describe('bodies', () => {
	it.each([
		['{"a":1}', { rows: '[{"a":1}]', keys: ['a'], count: 1 }],
		['[{"a":1,"b":2},{"b":1,"a":2}]', { rows: '[{"a":1,"b":2},{"b":1,"a":2}]', keys: ['a', 'b'], count: 2 }],
		['[]', { rows: '[]', keys: [], count: 0 }],
		['5', { rows: '[]', keys: [], count: 0 }],
		['{"id":12345678901234567890}', { rows: '[{"id":12345678901234567890}]', keys: ['id'], count: 1 }],
	])('%s', (body, payload) => {
		expect(parseRows('application/json; charset=utf-8', body, false)).toEqual(payload);
	});

	it.each([
		['', 'Empty or invalid json'],
		['{', 'Empty or invalid json'],
		['[{"a":1},{"b":1}]', 'All object keys must match'],
		['[{"a":1},5]', 'All object keys must match'],
		[`[${'{},'.repeat(10_000)}{}]`, 'A request may write at most 10000 rows'],
		[`{"a":${'['.repeat(2000)}${']'.repeat(2000)}}`, 'The body is nested too deep'],
	])('%.20s is refused', (body, message) => {
		expect(() => parseRows(null, body, false)).toThrow(message);
	});

	it('with columns= the objects may differ', () => {
		expect(parseRows(null, '[{"a":1},{"b":1}]', true).count).toBe(2);
	});

	it.each([
		['a,b\n1,hi\n2,"a ""b"",\nc"\r\n', '[{"a":"1","b":"hi"},{"a":"2","b":"a \\"b\\",\\nc"}]'],
		['a,b\nNULL,\n', '[{"a":null,"b":""}]'],
		['a,b\n1,', '[{"a":"1","b":""}]'],
		['a\n1', '[{"a":"1"}]'],
	])('CSV %j', (body, rows) => {
		expect(parseRows('text/csv', body, false).rows).toBe(rows);
	});

	it.each(['', '\n', 'a,b\n1', 'a\n"1', 'a\n1"2'])('CSV %j is refused', (body) => {
		expect(() => parseRows('text/csv', body, false)).toThrow();
	});

	it('forms are one row', () => {
		expect(parseRows('application/x-www-form-urlencoded', 'a=1&b=x+y', false)).toEqual({
			rows: '[{"a":"1","b":"x y"}]',
			keys: ['a', 'b'],
			count: 1,
		});
	});

	it('other types are refused', () => {
		expect(() => parseRows('text/plain', 'x', false)).toThrow('Content-Type not acceptable: text/plain');
	});
});

const match = (value: string) => ({ kind: 'compare', by: 'match', quantifier: undefined, value }) as const;

describe('regular expressions', () => {
	it.each(['^[a-c]p{2}le$', '\\d{4}-\\d{2}', '[^a-z]', '(a|b)*c', 'کتاب', '\\mword\\M'])('%s is allowed', (pattern) => {
		expect(() => checkPatterns([match(pattern)])).not.toThrow();
	});

	it.each([
		'(a{255}){255}',
		'(^|$)*'.repeat(9),
		'\\y'.repeat(9),
		'(a)\\1',
		'a'.repeat(201),
		'a{1001}',
		'(?=a)'.repeat(9),
	])('%.20s is not', (pattern) => {
		expect(() => checkPatterns([match(pattern)])).toThrow('regular expression is too complex');
	});

	it('are bounded together', () => {
		expect(checkPatterns([match('a'.repeat(100)), match('b'.repeat(100))])).toBe(2);
		for (const half of ['a'.repeat(101), 'a{501}', '\\y'.repeat(5)])
			expect(() => checkPatterns([match(half), match(half)])).toThrow('regular expression is too complex');
	});
});

describe('Content-Range', () => {
	it.each([
		[0, 9, undefined, '0-9/*'],
		[0, 9, 30, '0-9/30'],
		[0, -1, 0, '*/0'],
		[5, 4, 30, '*/30'],
	])('%i to %i of %s is %s', (first, last, total, header) => {
		expect(contentRange(first, last, total)).toBe(header);
	});

	it.each([
		[0, 3, undefined, 200],
		[0, 3, 3, 200],
		[0, 2, 3, 206],
		[3, 0, 3, 206],
		[0, 0, 0, 200],
	])('offset %i with %i of %s rows is %i', (offset, rows, total, status) => {
		expect(rangeAnswer(offset, rows, total).status).toBe(status);
	});
});

describe('similar names', () => {
	it.each([
		['profile', 'profiles'],
		['tarot_reading', 'tarot_readings'],
		['nothing_alike', undefined],
		['x'.repeat(5000), undefined],
	])('%.20s → %s', (name, similar) => {
		expect(findSimilar(name, ['profiles', 'tarot_readings', 'blog_articles'])).toBe(similar);
	});
});
