/** One text message. `message` holds a code: it is never logged. */
export type TextMessage = { to: string; message: string; channel: 'sms' | 'whatsapp' };

/** Sends text messages through a provider. */
export interface Sms {
	/** The name that `/settings` shows. */
	readonly provider: 'twilio' | 'webhook';
	/** Whether the provider can use the channel `whatsapp`. */
	readonly whatsapp: boolean;
	/**
	 * @param message `to` as digits with country code, without a plus sign
	 * @returns the provider's id of the message, where it has one
	 * @throws Problem `sms_send_failed` 422 where the provider refuses or cannot be reached
	 */
	send(message: TextMessage): Promise<{ messageId?: string }>;
}
