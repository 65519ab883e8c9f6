import type { Config } from './config.ts';

type Noted = Pick<
	Config,
	'SMTP_URL' | 'AUTH_AUTOCONFIRM' | 'CONTACT_PHONE' | 'AUTH_PHONE' | 'AUTH_PHONE_AUTOCONFIRM' | 'SMS_PROVIDER'
>;

/** Notes for the operator at start on settings that are left out, one sentence each. */
export function startNotes(config: Noted): string[] {
	const notes: string[] = [];
	if (!config.SMTP_URL)
		notes.push(
			config.AUTH_AUTOCONFIRM
				? 'without SMTP_URL no mail is sent, and sign-ups are confirmed at once'
				: 'without SMTP_URL no mail is sent: sign-ups wait for the link of a mail that is only written to the outbox folder',
		);
	if (!config.CONTACT_PHONE)
		notes.push('CONTACT_PHONE is not set: contact links open the messaging app with their text and no number');
	if (config.AUTH_PHONE && !config.SMS_PROVIDER)
		notes.push(
			config.AUTH_PHONE_AUTOCONFIRM
				? 'AUTH_PHONE is on without SMS_PROVIDER: people sign up and in by phone with a password; codes cannot be sent'
				: 'AUTH_PHONE is on without SMS_PROVIDER: nobody can sign in by phone. Set SMS_PROVIDER, or AUTH_PHONE_AUTOCONFIRM to on',
		);
	return notes;
}
