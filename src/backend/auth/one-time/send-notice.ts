import type { AuthContext, AuthParts } from '../auth-parts.ts';
import { mailLanguage } from './mail-language.ts';

/**
 * Writes to a person that something about their account has changed, in case somebody else has done it. The answer does
 * not wait for the mail, nor fail with it.
 */
export function sendNotice(
	c: AuthContext,
	{ mail, log }: Pick<AuthParts, 'mail' | 'log'>,
	user: { id: string; user_metadata: Record<string, unknown> },
	kind: 'password_changed' | 'email_changed',
	to: string,
	newEmail?: string,
): void {
	const language = mailLanguage({
		chosen: user.user_metadata.language,
		redirectTo: c.req.query('redirect_to'),
		acceptLanguage: c.req.header('accept-language'),
	});
	mail
		.send({ kind, userId: user.id, to, language, link: null, code: null, ...(newEmail && { newEmail }) })
		.catch((error: unknown) => log.warn({ err: error, userId: user.id, kind }, 'no notice could be sent'));
}
