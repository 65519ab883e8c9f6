import { isProblem } from '#src/platform/http/problem.ts';
import type { SessionBody } from '../sessions/session-answer.ts';

/** The error of a failed flow, as the redirect carries it. */
export type Failure = { error: string; error_code: string; error_description: string };

const errorByStatus: Readonly<Record<number, string>> = {
	400: 'invalid_request',
	401: 'unauthorized_client',
	403: 'access_denied',
	500: 'server_error',
	503: 'temporarily_unavailable',
};
/** Refusals whose status has no name of its own (auth-contract 13). */
const refusals: readonly string[] = ['signup_disabled', 'user_banned', 'provider_email_needs_verification'];

/**
 * Names anything thrown in OAuth's words (RFC 6749, 4.1.2.1; auth-contract 13).
 * What is no Problem tells nothing of itself.
 */
export function failureOf(error: unknown): Failure {
	if (!isProblem(error))
		return {
			error: 'server_error',
			error_code: 'unexpected_failure',
			error_description: 'Unexpected failure, please check server logs for more information',
		};
	const { code, status, message, details } = error;
	const named = details.oauth === true ? code : (errorByStatus[status] ?? 'server_error');
	return {
		error: refusals.includes(code) ? 'access_denied' : named,
		error_code: code,
		error_description: message,
	};
}

/** Where a browser goes with a failure: in the query, and in the fragment too where the app looks there. */
export function withFailure(target: string, failure: Failure, { fragment }: { fragment: boolean }): string {
	const asked = withQuery(target, failure);
	return fragment ? withFragment(asked, { ...failure, sb: '' }) : asked;
}

/** Where a browser goes with the code that its verifier turns into a session (auth-contract 20). */
export const withCode = (target: string, code: string): string => withQuery(target, { code });

/** Where a browser goes with a session, in the implicit flow (auth-contract 13). */
export function withSession(target: string, session: SessionBody, extra: Record<string, string> = {}): string {
	const { access_token, expires_at, expires_in, refresh_token, token_type } = session;
	return withFragment(target, {
		access_token,
		expires_at: String(expires_at),
		expires_in: String(expires_in),
		refresh_token,
		sb: '',
		token_type,
		...extra,
	});
}

/** Adds to a query without re-encoding what is in it. */
function withQuery(target: string, fields: Record<string, string>): string {
	const url = new URL(target);
	url.search = `${url.search}${url.search ? '&' : '?'}${new URLSearchParams(fields)}`;
	return url.href;
}

function withFragment(target: string, fields: Record<string, string>): string {
	const url = new URL(target);
	const sorted = new URLSearchParams(fields);
	sorted.sort();
	url.hash = sorted.toString();
	return url.href;
}
