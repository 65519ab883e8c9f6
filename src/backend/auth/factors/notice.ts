import type { AuthContext, AuthParts } from '../auth-parts.ts';
import type { Member } from './member.ts';

/**
 * Writes to a person that a second factor or passkey came or went, in case somebody else has done it. The answer does
 * not wait for the mail, nor fail with it.
 */
export function notifyOfFactor(
	c: AuthContext,
	{ mail, log }: Pick<AuthParts, 'mail' | 'log'>,
	{ account: { id, email }, language }: Member,
	kind: 'factor_added' | 'factor_removed',
): void {
	if (!email) return;
	mail
		.send({ kind, userId: id, to: email, language, link: null, code: null })
		.catch((error: unknown) =>
			log.warn({ err: error, userId: id, kind, requestId: c.get('requestId') }, 'no notice could be sent'),
		);
}
