import type { Language } from '#src/language/languages.ts';
import { Problem } from '#src/platform/http/problem.ts';
import type { AuthContext, AuthParts } from '../auth-parts.ts';
import { mailLanguage } from '../one-time/mail-language.ts';
import { type Account, requireAccount, requireBearer } from '../wire/bearer.ts';
import { deviceOf } from '../wire/caller-details.ts';

/** A signed-in user who is not anonymous, with their session. */
export type Member = {
	account: Account;
	userId: string;
	sessionId: string;
	address: string | null;
	language: Language;
};

/**
 * Who calls an endpoint of factors or passkeys (auth-contract 0.4).
 * @throws Problem 401, 400 or 403; `no_authorization` 403 for anonymous people
 */
export async function requireMember(
	c: AuthContext,
	parts: Pick<AuthParts, 'keys' | 'apiKeys' | 'database' | 'clock'>,
): Promise<Member> {
	const bearer = await requireBearer(c, parts);
	const account = await requireAccount(parts.database, bearer, parts.clock());
	if (account.is_anonymous || bearer.claims.is_anonymous === true)
		throw new Problem('no_authorization', 403, 'Anonymous user not allowed to perform these actions');
	if (!bearer.sessionId) throw new Problem('session_not_found', 403, 'A session is required to perform these actions');
	const metadata = bearer.claims.user_metadata as { language?: unknown } | undefined;
	const language = mailLanguage({ chosen: metadata?.language, acceptLanguage: c.req.header('accept-language') });
	return { account, userId: account.id, sessionId: bearer.sessionId, address: deviceOf(c).address, language };
}
