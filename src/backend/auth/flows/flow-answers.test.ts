import { describe, expect, it } from 'vitest';
import { Problem } from '#src/platform/http/problem.ts';
import type { WireUser } from '../users/user-json.ts';
import { oauthProblem } from '../wire/wire-errors.ts';
import { failureOf, withCode, withFailure, withSession } from './flow-answers.ts';

describe('a failure', () => {
	it.each([
		[new Problem('validation_failed', 400, 'm'), 'invalid_request', 'validation_failed'],
		[new Problem('no_authorization', 401, 'm'), 'unauthorized_client', 'no_authorization'],
		[new Problem('otp_expired', 403, 'm'), 'access_denied', 'otp_expired'],
		[new Problem('signup_disabled', 422, 'm'), 'access_denied', 'signup_disabled'],
		[new Problem('provider_email_needs_verification', 422, 'm'), 'access_denied', 'provider_email_needs_verification'],
		[new Problem('user_banned', 403, 'm'), 'access_denied', 'user_banned'],
		[new Problem('identity_already_exists', 422, 'm'), 'server_error', 'identity_already_exists'],
		[new Problem('unexpected_failure', 503, 'm'), 'temporarily_unavailable', 'unexpected_failure'],
		[oauthProblem('interaction_required', 'm'), 'interaction_required', 'interaction_required'],
	])('%# is named', (problem, error, code) => {
		expect(failureOf(problem)).toEqual({ error, error_code: code, error_description: 'm' });
	});

	it('that is unexpected gives no details', () => {
		const failure = failureOf(new Error('select * from secrets'));
		expect(failure.error).toBe('server_error');
		expect(JSON.stringify(failure)).not.toContain('secrets');
	});
});

describe('a target', () => {
	const failure = { error: 'access_denied', error_code: 'x', error_description: 'No & no' };
	const session = {
		access_token: 'a.b.c',
		token_type: 'bearer',
		expires_in: 3600,
		expires_at: 1_700_000_000,
		refresh_token: 'r',
		user: {} as WireUser,
	} as const;

	it('keeps its own query as it was written', () => {
		expect(withCode('https://a.example/p?next=%2Fx%20y&sb_flow_id=1', 'c-1')).toBe(
			'https://a.example/p?next=%2Fx%20y&sb_flow_id=1&code=c-1',
		);
		expect(withCode('app://back', 'c-1')).toBe('app://back?code=c-1');
	});

	it('carries a failure in query and fragment, or in the query', () => {
		const query = 'error=access_denied&error_code=x&error_description=No+%26+no';
		expect(withFailure('https://a.example/p', failure, { fragment: true })).toBe(
			`https://a.example/p?${query}#${query}&sb=`,
		);
		expect(withFailure('https://a.example', failure, { fragment: false })).toBe(`https://a.example/?${query}`);
	});

	it('carries a session in the fragment, its fields in order', () => {
		expect(withSession('https://a.example/p#old', session, { type: 'signup' })).toBe(
			'https://a.example/p#access_token=a.b.c&expires_at=1700000000&expires_in=3600&refresh_token=r&sb=&token_type=bearer&type=signup',
		);
	});
});
