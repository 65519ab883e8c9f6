import type { Config } from '#src/platform/settings/config.ts';

type RiskyConfig = Pick<Config, 'AUTH_AUTOCONFIRM' | 'GOOGLE_CLIENT_ID' | 'AUTH_OIDC' | 'AUTH_SMS_TEST_CODES'>;

/** Warnings for the operator at start: settings that are fine for tests or alone, and not together. */
export function riskySettings(config: RiskyConfig): string[] {
	return [...unprovenPasswords(config), ...testCodes(config)];
}

function testCodes({ AUTH_SMS_TEST_CODES: codes }: RiskyConfig): string[] {
	if (codes.length === 0) return [];
	return [
		`AUTH_SMS_TEST_CODES is set: a person who knows its codes signs in as ${codes.length} phone number${codes.length > 1 ? 's' : ''}. Leave it out where real people have accounts with them.`,
	];
}

function unprovenPasswords(config: RiskyConfig): string[] {
	const providers = [...(config.GOOGLE_CLIENT_ID ? ['google'] : []), ...config.AUTH_OIDC.map(({ id }) => id)];
	if (!config.AUTH_AUTOCONFIRM || providers.length === 0) return [];
	return [
		`AUTH_AUTOCONFIRM is on together with sign-in by ${providers.join(', ')}: a person who signs up first with the address of somebody else keeps their password to the account when that person signs in by the provider. Set SMTP_URL, and AUTH_AUTOCONFIRM to off.`,
	];
}
