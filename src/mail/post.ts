import type { SendMailOptions } from 'nodemailer';
import type { MailKind } from './mail.ts';

/** Where written mails go: a mail server or a folder. */
export interface Post {
	/** Resolves once the message was taken. */
	post(message: SendMailOptions, kind: MailKind): Promise<void>;
	close(): void;
}
