import type { Letter, Mail } from '../mail.ts';
import type { Sms, TextMessage } from '../sms.ts';

/** A post office whose letters and text messages a test can read. `refuse` makes the next sending fail. */
export function createMailbox() {
	const letters: Letter[] = [];
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
		async send(letter) {
			goOrFail();
			letters.push(letter);
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
	/** The newest letter to this address. */
	const lastTo = (to: string): Letter => {
		const found = letters.findLast((letter) => letter.to === to);
		if (!found) throw new Error(`no letter to ${to}`);
		return found;
	};
	return { mail, sms, letters, texts, refuse, lastTo };
}
export type Mailbox = ReturnType<typeof createMailbox>;
