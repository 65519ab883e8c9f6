import type { AuthConfig } from './auth-parts.ts';
import { configuredProviders } from './providers/provider-catalogue.ts';

/** The providers of GoTrue's list that are not on. */
const providersOff = (
	'anonymous_users apple azure bitbucket discord facebook snapchat figma fly github gitlab google keycloak kakao linkedin ' +
	'linkedin_oidc notion spotify slack slack_oidc workos twitch twitter phone zoom'
).split(' ');

/** The body of GET /settings (auth-contract 26): what is on. */
export function settingsOf(config: AuthConfig): Record<string, unknown> {
	return {
		external: {
			...Object.fromEntries(providersOff.map((provider) => [provider, false])),
			...Object.fromEntries(configuredProviders(config).map(({ name }) => [name, true])),
			email: config.AUTH_EMAIL,
			phone: config.AUTH_PHONE && (config.SMS_PROVIDER !== undefined || config.AUTH_PHONE_AUTOCONFIRM),
			anonymous_users: config.AUTH_ANONYMOUS,
		},
		disable_signup: !config.AUTH_SIGNUP,
		mailer_autoconfirm: config.AUTH_AUTOCONFIRM,
		phone_autoconfirm: config.AUTH_PHONE_AUTOCONFIRM,
		sms_provider: config.SMS_PROVIDER ?? '',
		saml_enabled: config.AUTH_SAML,
		saml_private_key_next_configured: false,
		passkeys_enabled: config.AUTH_PASSKEYS,
	};
}

/** The body of GET /health (auth-contract 26): the release whose wire we speak. */
export const health = {
	version: 'v2.196.0',
	name: 'GoTrue',
	description: 'GoTrue is a user registration and authentication API',
};
