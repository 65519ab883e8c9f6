import type { Language } from '#src/language/languages.ts';

/** What a message is about; each has its own words in four languages. */
export type MailKind =
	| 'confirmation'
	| 'invite'
	| 'magic_link'
	| 'recovery'
	| 'email_change'
	| 'reauthentication'
	| 'password_changed'
	| 'email_changed'
	| 'factor_added'
	| 'factor_removed';

/** One message to one person. `link` and `code` are secrets: they are never logged. */
export type MailMessage = {
	kind: MailKind;
	/** Whose account it is about. */
	userId: string;
	to: string;
	language: Language;
	/** The link that the message is for, or null where it has none. */
	link: string | null;
	/** The digits that do the same as the link, or null. */
	code: string | null;
	/** The address that is to become the person's (`email_change`, `email_changed`). */
	newEmail?: string;
};

/** Sends mails: over SMTP, or into the outbox of the data folder. */
export interface Mail {
	/**
	 * Resolves once the mail server, or the outbox, has taken the message.
	 * @throws Problem `email_address_invalid` 400 where the server refuses the address; any other error as it comes
	 */
	send(message: MailMessage): Promise<void>;
	/** Removes what is kept here of messages about an account, because that was deleted. */
	forget(userId: string): Promise<void>;
}
