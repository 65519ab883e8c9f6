import { createHmac } from 'node:crypto';
import type { Sms } from './sms.ts';
import { postToProvider, type Reach, smsFailed } from './sms-provider.ts';

/**
 * Hands each text message to an address of the operator's: JSON `{ to, message, channel }` by POST, with the header
 * `x-hoopoe-signature` (hex HMAC-SHA256 of the body) where a secret is set. Any 2xx means sent; the answer may be JSON
 * with `message_id`.
 */
export function createSmsWebhook({ url, secret }: { url: string; secret: string | undefined }, reach: Reach): Sms {
	return {
		provider: 'webhook',
		whatsapp: false,
		async send({ to, message, channel }) {
			const body = JSON.stringify({ to, message, channel });
			const signature = secret && createHmac('sha256', secret).update(body).digest('hex');
			const answer = await postToProvider(reach, url, {
				headers: { 'content-type': 'application/json', ...(signature && { 'x-hoopoe-signature': signature }) },
				body,
			});
			if (!answer.ok) throw smsFailed(`the webhook answered ${answer.status}`);
			const id = answer.body?.message_id;
			return typeof id === 'string' ? { messageId: id } : {};
		},
	};
}
