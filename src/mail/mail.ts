import type { Language } from '#src/language/languages.ts';

/** What a letter is about; each has its own words in four languages. */
export type LetterKind =
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

/** One letter to one person. `link` and `code` are secrets: they are never logged. */
export type Letter = {
	kind: LetterKind;
	to: string;
	language: Language;
	/** The link that the letter is for, or null where it has none. */
	link: string | null;
	/** The six digits that do the same as the link, or null. */
	code: string | null;
	/** The address that is to become the person's (`email_change`, `email_changed`). */
	newEmail?: string;
};

/** Sends letters: over SMTP, or into the outbox of the data folder. */
export interface Mail {
	/**
	 * Resolves once the mail server, or the outbox, has taken the letter.
	 * @throws Problem `email_address_invalid` 400 where the server refuses the address; any other error as it comes
	 */
	send(letter: Letter): Promise<void>;
}
