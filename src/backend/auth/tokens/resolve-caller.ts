import type { Caller, ResolveCaller } from '#src/backend/caller.ts';
import { isProblem, Problem } from '#src/platform/http/problem.ts';
import { isUuid } from '../uuid.ts';
import type { ApiKeys } from './api-keys.ts';
import type { Claims, Keys, TokenFault } from './keys.ts';

/** PostgREST's words for each fault (its errors PGRST301 and PGRST303). */
const answers: Record<TokenFault, { code: string; message: string; details?: string }> = {
	malformed: { code: 'PGRST301', message: "JWT couldn't be decoded" },
	algorithm: { code: 'PGRST301', message: 'Wrong or unsupported encoding algorithm' },
	unknown_key: {
		code: 'PGRST301',
		message: 'No suitable key or wrong key type',
		details: 'No suitable key was found to decode the JWT',
	},
	signature: {
		code: 'PGRST301',
		message: 'No suitable key or wrong key type',
		details: 'None of the keys was able to decode the JWT',
	},
	claims: { code: 'PGRST303', message: 'Parsing claims failed' },
	not_yet_valid: { code: 'PGRST303', message: 'JWT not yet valid' },
	expired: { code: 'PGRST303', message: 'JWT expired' },
};

const bare: Record<'anon' | 'service_role', Caller> = {
	anon: { role: 'anon', claims: { role: 'anon' }, userId: null },
	service_role: { role: 'service_role', claims: { role: 'service_role' }, userId: null },
};

/**
 * Identifies callers for all services. A Bearer token (a person's, a role's, or an API key) counts before `apikey`:
 * clients send their key in both places until somebody signs in. Neither means anonymous.
 */
export function createResolveCaller({ keys, apiKeys }: { keys: Keys; apiKeys: ApiKeys }): ResolveCaller {
	return async (request) => {
		const bearer = /^bearer(?:\s+(.*))?$/i.exec(request.headers.get('authorization') ?? '');
		const token = bearer ? (bearer[1] ?? '') : request.headers.get('apikey') || null;
		if (token === null) return bare.anon;
		const role = apiKeys.roleOf(token);
		if (role) return bare[role];
		return callerOf(await requireClaims(keys, token));
	};
}

async function requireClaims(keys: Keys, token: string): Promise<Claims> {
	if (token === '') throw new Problem('PGRST301', 401, 'Empty JWT is sent in Authorization header');
	const parts = token.split('.').length;
	if (parts !== 3) throw new Problem('PGRST301', 401, `Expected 3 parts in JWT; got ${parts}`);
	try {
		return await keys.verify(token);
	} catch (error) {
		if (!isProblem(error)) throw error;
		const { code, message, details } = answers[error.details.reason as TokenFault];
		throw new Problem(code, 401, message, details ? { details } : {}, { cause: error });
	}
}

function callerOf(claims: Claims): Caller {
	// No scope covers rows of tables: an app learns from the auth service who the user is, and no more. An ID token is
	// told by its `at_hash`, as in `bearer.ts`.
	if (claims.client_id !== undefined || claims.at_hash !== undefined)
		throw new Problem('42501', 403, 'permission denied: the token of an app is for signing in');
	const role = claims.role ?? 'anon';
	if (role !== 'anon' && role !== 'authenticated' && role !== 'service_role')
		throw new Problem('42501', 403, 'permission denied to set role');
	const userId = role === 'authenticated' && isUuid(claims.sub) ? claims.sub : null;
	return { role, claims, userId };
}
