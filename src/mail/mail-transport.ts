import type { SendMailOptions } from 'nodemailer';
import type { MailMessage } from './mail.ts';

/** Where written mails go: a mail server or a folder. */
export interface MailTransport {
	/** Resolves once the message was taken. */
	send(message: SendMailOptions, about: Pick<MailMessage, 'kind' | 'userId'>): Promise<void>;
	/** Removes the messages about an account that are kept here. */
	forget(userId: string): Promise<void>;
	/** The accounts of which messages are kept here. */
	remembered(): Promise<string[]>;
	close(): void;
}
