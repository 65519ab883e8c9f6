import type { SendMailOptions } from 'nodemailer';
import type { LetterKind } from './mail.ts';

/** Where written letters go: a mail server or a folder. */
export interface Post {
	/** Resolves once the letter was taken. */
	post(message: SendMailOptions, kind: LetterKind): Promise<void>;
	close(): void;
}
