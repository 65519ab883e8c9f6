import type { AuthParts } from '../auth-parts.ts';

/**
 * Removes the mails about an account that was deleted, where this server keeps them (`mail/outbox.ts`). Never fails: what
 * stays is removed by the daily sweep, as are mails that other servers keep.
 */
export async function forgetMails({ mail, log }: Pick<AuthParts, 'mail' | 'log'>, userId: string): Promise<void> {
	await mail
		.forget(userId)
		.catch((error: unknown) => log.warn({ err: error, userId }, 'mails of a deleted account could not be removed yet'));
}
