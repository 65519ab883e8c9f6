import type { Config } from '#src/platform/settings/config.ts';
import type { Sms } from './sms.ts';
import type { Reach } from './sms-provider.ts';
import { createSmsWebhook } from './sms-webhook.ts';
import { createTwilio } from './twilio.ts';

type SmsConfig = Pick<
	Config,
	| 'SMS_PROVIDER'
	| 'TWILIO_URL'
	| 'TWILIO_ACCOUNT_SID'
	| 'TWILIO_AUTH_TOKEN'
	| 'TWILIO_FROM'
	| 'SMS_WEBHOOK_URL'
	| 'SMS_WEBHOOK_SECRET'
>;

/** Text messages by the settings, whose completeness `readConfig` has seen to; null without SMS_PROVIDER. */
export function createSms(config: SmsConfig, fetch: Reach['fetch'], waitMs?: number): Sms | null {
	const reach = { fetch, waitMs };
	if (config.SMS_PROVIDER === 'twilio')
		return createTwilio(
			{
				url: config.TWILIO_URL,
				accountSid: config.TWILIO_ACCOUNT_SID ?? '',
				authToken: config.TWILIO_AUTH_TOKEN ?? '',
				from: config.TWILIO_FROM ?? '',
			},
			reach,
		);
	if (config.SMS_PROVIDER === 'webhook')
		return createSmsWebhook({ url: config.SMS_WEBHOOK_URL ?? '', secret: config.SMS_WEBHOOK_SECRET }, reach);
	return null;
}
