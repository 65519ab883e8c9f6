import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Log } from '#src/platform/process/log.ts';
import type { Config } from '#src/platform/settings/config.ts';
import type { Mail } from './mail.ts';
import { PICTURE } from './mail-html.ts';
import type { MailTransport } from './mail-transport.ts';
import { openOutbox } from './outbox.ts';
import { openSmtp } from './smtp.ts';
import { writeMail } from './write-mail.ts';

type MailConfig = Pick<Config, 'SMTP_URL' | 'MAIL_FROM' | 'SITE_URL' | 'DATA_DIR' | 'AUTH_EMAIL_CODE_EXPIRY'>;

/**
 * Mail by the settings: over SMTP with SMTP_URL, else into `DATA_DIR/outbox`, with one line in the log that says where.
 * `remembered` tells the accounts of which mails are kept here; `close` lets go of the connections to the server.
 */
export function createMail(
	config: MailConfig,
	log: Pick<Log, 'info'>,
): Mail & Pick<MailTransport, 'remembered' | 'close'> {
	const transport: MailTransport = config.SMTP_URL
		? openSmtp(config.SMTP_URL)
		: openOutbox(join(config.DATA_DIR, 'outbox'), log);
	const picture = readFileSync(new URL('./shamsa.png', import.meta.url));
	return {
		async send(message) {
			const written = writeMail(message, { siteUrl: config.SITE_URL, lifetime: config.AUTH_EMAIL_CODE_EXPIRY });
			await transport.send(
				{
					from: config.MAIL_FROM,
					// As an object it is one address, whatever it holds; as text it could be a list.
					to: { name: '', address: message.to },
					...written,
					attachments: [{ filename: 'shamsa.png', content: picture, cid: PICTURE, contentDisposition: 'inline' }],
					headers: {
						'Content-Language': message.language,
						// Suppresses automatic replies (RFC 3834, 5).
						'Auto-Submitted': 'auto-generated',
						'X-Auto-Response-Suppress': 'All',
					},
				},
				message,
			);
		},
		forget: transport.forget,
		remembered: transport.remembered,
		close: transport.close,
	};
}
