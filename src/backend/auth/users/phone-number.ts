import { Problem } from '#src/platform/http/problem.ts';
import type { AuthParts } from '../auth-parts.ts';

type PhoneParts = Pick<AuthParts, 'config' | 'sms'>;

/** Whether people may have a phone number and a password: switched on, and a number can be confirmed. */
export const isPhoneOn = ({ config, sms }: PhoneParts): boolean =>
	config.AUTH_PHONE && (config.AUTH_PHONE_AUTOCONFIRM || canTextCodes({ config, sms }));

/** Whether people can get codes by phone: switched on, and somebody sends them, or there are numbers of tests. */
export const canTextCodes = ({ config, sms }: PhoneParts): boolean =>
	config.AUTH_PHONE && (sms !== null || config.AUTH_SMS_TEST_CODES.length > 0);

/**
 * A phone number in the form it is kept in: digits with country code (E.164), without plus sign and blanks.
 * @throws Problem `validation_failed` 400 (auth-contract 1.2)
 */
export function requirePhone(phone: string): string {
	const digits = phone.replace(/^\+/, '').replaceAll(' ', '');
	if (!/^[1-9]\d{1,14}$/.test(digits))
		throw new Problem('validation_failed', 400, 'Invalid phone number format (E.164 required)');
	return digits;
}

/** @throws Problem `validation_failed` 400 for a way in which no codes are sent (auth-contract 2) */
export function requireChannel(channel: string, sms: AuthParts['sms']): void {
	if (channel === 'sms' || (channel === 'whatsapp' && sms?.whatsapp)) return;
	throw new Problem(
		'validation_failed',
		400,
		"Invalid channel, supported values are 'sms' or 'whatsapp'. 'whatsapp' is only supported if Twilio or Twilio Verify is used as the provider.",
	);
}
