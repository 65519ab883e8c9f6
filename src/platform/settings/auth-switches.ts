import type { Config } from './config.ts';

/** The sign-in methods and captcha that are enabled, as far as pages need to know. Nothing here is secret. */
export type AuthSwitches = {
	signUp: boolean;
	email: boolean;
	magicLink: boolean;
	phone: boolean;
	google: boolean;
	/** Other providers: `id` as the auth service calls them, and what people call them. */
	providers: { id: string; name: string }[];
	saml: boolean;
	passkeys: boolean;
	ethereum: boolean;
	solana: boolean;
	captcha: { provider: 'turnstile' | 'hcaptcha'; siteKey: string } | null;
	/** Characters of a password at least. */
	passwordLeast: number;
	/** Kinds of second factors that may be added. */
	factors: { totp: boolean; securityKey: boolean; phone: boolean; recoveryCodes: boolean };
	linking: boolean;
	/** Whether people may sign in to other apps with their account here. */
	apps: boolean;
};

/** What the settings switch on. */
export function authSwitchesOf(config: Config): AuthSwitches {
	const phone = config.AUTH_PHONE && config.SMS_PROVIDER !== undefined;
	const { AUTH_CAPTCHA: provider, AUTH_CAPTCHA_SITE_KEY: siteKey } = config;
	return {
		signUp: config.AUTH_SIGNUP,
		email: config.AUTH_EMAIL,
		magicLink: config.AUTH_EMAIL && config.AUTH_MAGIC_LINK,
		phone,
		google: Boolean(config.GOOGLE_CLIENT_ID),
		providers: config.AUTH_OIDC.map(({ id, name }) => ({ id, name: name ?? id.replace('custom:', '') })),
		saml: config.AUTH_SAML,
		passkeys: config.AUTH_PASSKEYS,
		ethereum: config.AUTH_WEB3_ETHEREUM,
		solana: config.AUTH_WEB3_SOLANA,
		captcha: provider && siteKey ? { provider, siteKey } : null,
		passwordLeast: config.AUTH_PASSWORD_MIN,
		factors: {
			totp: config.AUTH_MFA_TOTP_ENROLL ?? config.AUTH_MFA_TOTP,
			securityKey: config.AUTH_MFA_WEBAUTHN_ENROLL ?? config.AUTH_MFA_WEBAUTHN,
			phone: (config.AUTH_MFA_PHONE_ENROLL ?? config.AUTH_MFA_PHONE) && config.SMS_PROVIDER !== undefined,
			recoveryCodes: config.AUTH_MFA_RECOVERY_CODES,
		},
		linking: config.AUTH_MANUAL_LINKING,
		apps: config.AUTH_OAUTH_SERVER,
	};
}
