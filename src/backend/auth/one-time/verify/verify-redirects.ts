import type { Problem } from '#src/platform/http/problem.ts';
import type { SessionBody } from '../../sessions/session-answer.ts';

/** What a status is called in a redirect (auth-contract 6); others have no name. */
const errorNames: Readonly<Record<number, string>> = {
	400: 'invalid_request',
	401: 'unauthorized_client',
	403: 'access_denied',
	500: 'server_error',
	503: 'temporarily_unavailable',
};

/** The target with a session in its fragment: what the browser's script reads and no server sees. */
export function sessionRedirect(target: string, session: SessionBody, type: string): string {
	const { access_token, expires_at, expires_in, refresh_token, token_type } = session;
	return withFragment(target, { access_token, expires_at, expires_in, refresh_token, token_type, type });
}

/** The target with the code that the browser's script exchanges (RFC 7636). */
export const withCode = (target: string, code: string): string => withQuery(target, { code });

/** The target with a message: for one of two addresses that has confirmed. */
export function messageRedirect(target: string, message: string, pkce: boolean): string {
	return withFragment(pkce ? withQuery(target, { message }) : target, { message });
}

/** The target with an error, which scripts of the PKCE flow read in the query and others in the fragment. */
export function errorRedirect(target: string, { code, status, message }: Problem, pkce: boolean): string {
	const name = errorNames[status];
	const error = { ...(name && { error: name }), error_code: code, error_description: message };
	return withFragment(pkce ? withQuery(target, error) : target, error);
}

/** The rest of the target stays as it was written; only a value of the same name is replaced. */
function withQuery(target: string, values: Record<string, string>): string {
	const url = new URL(target);
	const names = Object.keys(values).filter((name) => url.searchParams.has(name));
	for (const name of names) url.searchParams.delete(name);
	const [start = '', ...fragment] = (names.length ? url.href : target).split('#');
	const joint = start.includes('?') ? '&' : '?';
	return [`${start}${joint}${new URLSearchParams(values)}`, ...fragment].join('#');
}

/** Keys in order, as GoTrue writes them, with the empty `sb` by which its own redirects are known. */
function withFragment(target: string, values: Record<string, string | number>): string {
	const [withoutFragment = ''] = target.split('#');
	const fragment = new URLSearchParams(
		Object.entries({ ...values, sb: '' }).map(([key, value]) => [key, String(value)]),
	);
	fragment.sort();
	return `${withoutFragment}#${fragment}`;
}
