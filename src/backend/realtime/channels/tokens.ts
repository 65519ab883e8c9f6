import { isProblem } from '#src/platform/http/problem.ts';
import type { Caller, ResolveCaller } from '../../caller.ts';

/** The caller of a token, and when it expires: seconds since 1970, null for a key that does not. */
export type TokenHolder = { readonly caller: Caller; readonly expiresAt: number | null };

/** Resolves the caller of a token. */
export type ResolveToken = (token: string) => Promise<TokenHolder>;

/** The same rules as for requests that bear the token. */
export const resolveTokenBy =
	(resolve: ResolveCaller): ResolveToken =>
	async (token) => {
		const caller = await resolve(new Request('http://realtime', { headers: { authorization: `Bearer ${token}` } }));
		const { exp } = caller.claims;
		return { caller, expiresAt: typeof exp === 'number' ? exp : null };
	};

/** The message for a token that is refused; other errors are rethrown. */
export function refusalOf(error: unknown, token: string, now: Date): { code: string; message: string } {
	if (!isProblem(error)) throw error;
	switch ((error.cause as { details?: { reason?: string } } | undefined)?.details?.reason) {
		case 'expired':
			return { code: 'InvalidJWTToken', message: `Token has expired ${secondsSince(token, now)} seconds ago` };
		case 'signature':
		case 'unknown_key':
			return { code: 'JwtSignatureError', message: 'Failed to validate JWT signature' };
		case undefined:
		case 'malformed':
			return error.status === 403
				? { code: 'Unauthorized', message: 'The token provided cannot be used here' }
				: { code: 'MalformedJWT', message: 'The token provided is not a valid JWT' };
		default:
			return { code: 'InvalidJWTToken', message: 'Fields `role` and `exp` are required in JWT' };
	}
}

function secondsSince(token: string, now: Date): number {
	const { exp } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { exp: number };
	return Math.max(0, Math.floor(now.getTime() / 1000 - exp));
}
