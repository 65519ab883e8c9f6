import type { Sms } from './sms.ts';
import { postToProvider, type Reach, smsFailed } from './sms-provider.ts';

type TwilioAccount = { url: string; accountSid: string; authToken: string; from: string };

/** What Twilio calls a message that will not arrive. */
const LOST = ['failed', 'undelivered', 'canceled'];

/** Twilio's Messages resource (its API of 2010-04-01). `from` is a number or the id of a messaging service (`MG…`). */
export function createTwilio({ url, accountSid, authToken, from }: TwilioAccount, reach: Reach): Sms {
	const endpoint = `${url}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`;
	const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
	const service = /^MG[0-9a-f]{32}$/i.test(from);
	return {
		provider: 'twilio',
		whatsapp: true,
		async send({ to, message, channel }) {
			const prefix = channel === 'whatsapp' ? 'whatsapp:' : '';
			const form = new URLSearchParams({
				To: `${prefix}+${to}`,
				...(service ? { MessagingServiceSid: from } : { From: `${prefix}${from}` }),
				Body: message,
			});
			const { ok, status, body } = await postToProvider(reach, endpoint, {
				headers: { authorization, 'content-type': 'application/x-www-form-urlencoded' },
				body: form.toString(),
			});
			// Twilio's own messages may repeat the phone number; its error code is enough to look up.
			const fault = body?.code ?? body?.error_code;
			const named = typeof fault === 'number' ? `, error ${fault}` : '';
			if (!ok) throw smsFailed(`twilio answered ${status}${named}`);
			if (typeof body?.sid !== 'string') throw smsFailed('twilio answered something else than a message');
			if (LOST.includes(String(body.status))) throw smsFailed(`twilio could not send it${named}`);
			return { messageId: body.sid };
		},
	};
}
