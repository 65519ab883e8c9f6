import type { Config } from '#src/platform/config.ts';

type RiskyConfig = Pick<Config, 'AUTH_AUTOCONFIRM' | 'GOOGLE_CLIENT_ID' | 'AUTH_OIDC'>;

/** What an operator should hear at start: settings that are fine alone, and not together. One sentence each. */
export function riskySettings(config: RiskyConfig): string[] {
	const providers = [...(config.GOOGLE_CLIENT_ID ? ['google'] : []), ...config.AUTH_OIDC.map(({ id }) => id)];
	if (!config.AUTH_AUTOCONFIRM || providers.length === 0) return [];
	return [
		`AUTH_AUTOCONFIRM is on together with sign-in by ${providers.join(', ')}: whoever signs up first with the address of somebody else keeps their password to the account when that person signs in by the provider. Set SMTP_URL, and AUTH_AUTOCONFIRM to off.`,
	];
}
