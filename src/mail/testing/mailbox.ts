import type { Mail, MailMessage } from '../mail.ts';
import type { Sms, TextMessage } from '../sms.ts';

/** A mail transport whose mails and text messages a test can read. `refuse` makes the next sending fail. */
export function createMailbox() {
	const mails: MailMessage[] = [];
	const texts: TextMessage[] = [];
	let refusal: Error | null = null;
	const refuse = (error: Error | null) => {
		refusal = error;
	};
	const goOrFail = () => {
		const error = refusal;
		refusal = null;
		if (error) throw error;
	};
	const mail: Mail = {
		async send(message) {
			goOrFail();
			mails.push(message);
		},
		async forget(userId) {
			mails.splice(0, mails.length, ...mails.filter((message) => message.userId !== userId));
		},
	};
	const sms: Sms = {
		provider: 'webhook',
		whatsapp: false,
		async send(message) {
			goOrFail();
			texts.push(message);
			return { messageId: `message-${texts.length}` };
		},
	};
	/** The newest message to this address. */
	const lastTo = (to: string): MailMessage => {
		const found = mails.findLast((message) => message.to === to);
		if (!found) throw new Error(`no message to ${to}`);
		return found;
	};
	return { mail, sms, mails, texts, refuse, lastTo };
}
export type Mailbox = ReturnType<typeof createMailbox>;
