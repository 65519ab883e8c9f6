import { z } from 'zod';
import { flag, list, onOff, text, webUrl, whole } from './setting-kinds.ts';

/** Every setting and switch of the auth service; each follows the section of docs/auth-contract.md that it names. */
export const authSettings = {
	AUTH_BASE_PATH: z
		.string()
		.regex(/^\/$|^(\/[\w.-]+)+$/)
		.default('/auth/v1')
		.describe(
			'Where the auth service is reached beside `/auth/v1`; `/` for tools that expect it at the root of a port.',
		)
		.meta({ wants: 'a path, such as /auth/v1' }),
	AUTH_SIGNUP: flag('on').describe('Whether new people may sign up.'),
	AUTH_REDIRECT_URLS: list().describe(
		'Where people may be sent after a link or another provider, beside SITE_URL: patterns such as `https://*.example.org/**`.',
	),
	AUTH_EMAIL: flag('on').describe('Whether e-mail and password sign-in is on.'),
	AUTH_AUTOCONFIRM: onOff()
		.optional()
		.describe(
			'Whether an e-mail address counts as confirmed at once. Default: on without SMTP_URL, off with it. Keep it off where Google or another provider is on: otherwise a person who signs up first with the address of somebody else keeps a password to the account that this person later opens by the provider.',
		),
	AUTH_MAGIC_LINK: flag('on').describe('Whether people may sign in by a link or code in a mail.'),
	AUTH_SECURE_EMAIL_CHANGE: flag('on').describe('Whether a new e-mail address must be confirmed from the old one too.'),
	AUTH_EMAIL_CODE_EXPIRY: whole(86_400, 60, 604_800).describe('Seconds that links and codes in mails live.'),
	AUTH_EMAIL_CODE_LENGTH: whole(6, 6, 10).describe('Digits of a code in a mail.'),
	AUTH_EMAIL_FREQUENCY: whole(60, 0, 86_400).describe('Seconds between two mails of one kind to one person.'),
	AUTH_EMAILS_PER_HOUR: whole(30, 0, 1_000_000).describe(
		'Mails an hour, to all people together; not counted while addresses are confirmed at once. 0 lifts the limit.',
	),
	AUTH_PHONE: onOff()
		.optional()
		.describe(
			'Whether people may sign in by phone. Default: on with SMS_PROVIDER, off without it. Without it codes cannot be sent: then only passwords work, and only with AUTH_PHONE_AUTOCONFIRM.',
		),
	AUTH_PHONE_AUTOCONFIRM: flag('off').describe('Whether a phone number counts as confirmed at once.'),
	AUTH_SMS_CODE_EXPIRY: whole(60, 30, 86_400).describe('Seconds that codes in text messages live.'),
	AUTH_SMS_CODE_LENGTH: whole(6, 6, 10).describe('Digits of a code in a text message.'),
	AUTH_SMS_TEST_CODES: z
		.string()
		.regex(/^\s*(\+?[1-9]\d{1,14}\s*[=:]\s*\d{6,10}\s*(,\s*|$))*$/)
		.default('')
		.transform((value) =>
			[...value.matchAll(/(\d+)\s*[=:]\s*(\d+)/g)].map(([, phone = '', code = '']) => ({ phone, code })),
		)
		.describe(
			'Phone numbers to which nothing is sent and whose code is always the same, for tests of clients and reviews in app stores: `15005550006=123456,…`. A person who knows one signs in with that number. They work without SMS_PROVIDER too, where AUTH_PHONE is on.',
		)
		.meta({ wants: 'phone numbers, each with an equals sign and a code, with commas between' }),
	AUTH_SMS_FREQUENCY: whole(60, 0, 86_400).describe('Seconds between two text messages of one kind to one person.'),
	AUTH_SMS_PER_HOUR: whole(30, 0, 1_000_000).describe(
		'Text messages an hour, to all people together. 0 lifts the limit.',
	),
	AUTH_ANONYMOUS: flag('off').describe('Whether people may sign in without an address, as nobody in particular.'),
	AUTH_METADATA_LIMIT: whole(16_384, 1024, 1_048_576).describe(
		'Bytes of JSON that people may keep about themselves (`user_metadata`) at most. The secret key is not limited.',
	),
	AUTH_PASSWORD_MIN: whole(6, 6, 72).describe('Characters of a password at least.'),
	AUTH_PASSWORD_CHARACTERS: z
		.enum(['any', 'letters_digits', 'lower_upper_digits', 'lower_upper_digits_symbols'])
		.default('any')
		.describe('Kinds of characters that a password must hold.')
		.meta({ wants: 'any, letters_digits, lower_upper_digits or lower_upper_digits_symbols' }),
	AUTH_PASSWORD_LEAKED: flag('off').describe(
		'Whether passwords known from leaks are refused. Asks AUTH_PASSWORD_LEAKED_URL with the first five digits of a hash.',
	),
	AUTH_PASSWORD_LEAKED_URL: webUrl()
		.default('https://api.pwnedpasswords.com')
		.describe('A service with the k-anonymity interface of Pwned Passwords.'),
	AUTH_PASSWORD_REAUTHENTICATION: flag('off').describe(
		'Whether a new password wants a code by mail or phone when the session is older than a day.',
	),
	AUTH_PASSWORD_CURRENT: flag('off').describe('Whether a new password wants the current one beside it.'),
	AUTH_SESSION_TIMEBOX: whole(0, 0, 31_536_000).describe('Seconds after which every session ends. 0 for never.'),
	AUTH_SESSION_INACTIVITY: whole(0, 0, 31_536_000).describe(
		'Seconds without a refresh after which a session ends. 0 for never.',
	),
	AUTH_SESSION_SINGLE: flag('off').describe('Whether signing in ends the other sessions of a person.'),
	AUTH_SESSION_LOW_AAL: whole(0, 0, 31_536_000).describe(
		'Seconds that a session may last without its second factor where the person has one. 0 for no limit.',
	),
	AUTH_REUSE_INTERVAL: whole(10, 0, 3600).describe(
		'Seconds in which a refresh token that was just used may be used again, for requests sent in parallel.',
	),
	AUTH_REUSE_PARENT: flag('on').describe(
		"Whether the refresh token before a session's current one gets the current one at any time, for clients that lost the answer of a refresh. `off`: after AUTH_REUSE_INTERVAL it ends the session as any older one does, so that a thief and the owner who refresh by turns are noticed; a client that lost an answer then has to sign in again.",
	),
	AUTH_MFA_TOTP: flag('on').describe('Whether authenticator apps may be a second factor.'),
	AUTH_MFA_TOTP_ENROLL: onOff()
		.optional()
		.describe('Whether new ones may be added. Default: as AUTH_MFA_TOTP. Those that are there go on being asked for.'),
	AUTH_MFA_TOTP_VERIFY: onOff().optional().describe('Whether they may be asked for. Default: as AUTH_MFA_TOTP.'),
	AUTH_MFA_PHONE: flag('off').describe('Whether codes by phone may be a second factor. Wants SMS_PROVIDER.'),
	AUTH_MFA_PHONE_ENROLL: onOff().optional().describe('Whether new ones may be added. Default: as AUTH_MFA_PHONE.'),
	AUTH_MFA_PHONE_VERIFY: onOff().optional().describe('Whether they may be asked for. Default: as AUTH_MFA_PHONE.'),
	AUTH_MFA_WEBAUTHN: flag('on').describe('Whether security keys may be a second factor.'),
	AUTH_MFA_WEBAUTHN_ENROLL: onOff()
		.optional()
		.describe('Whether new ones may be added. Default: as AUTH_MFA_WEBAUTHN.'),
	AUTH_MFA_WEBAUTHN_VERIFY: onOff()
		.optional()
		.describe('Whether they may be asked for. Default: as AUTH_MFA_WEBAUTHN.'),
	AUTH_MFA_RECOVERY_CODES: flag('on').describe('Whether people with a second factor may have recovery codes.'),
	AUTH_MFA_MAX_FACTORS: whole(10, 1, 100).describe('Second factors of one person at most.'),
	AUTH_PASSKEYS: flag('on').describe('Whether people may sign in with a passkey.'),
	AUTH_WEBAUTHN_RP_ID: text().describe(
		'The domain that passkeys and security keys belong to. Default: the host of SITE_URL.',
	),
	AUTH_WEBAUTHN_RP_NAME: text().describe(
		'What browsers and authenticators call this site where they ask for a passkey. Default: `Hoopoe`.',
	),
	AUTH_WEBAUTHN_ORIGINS: list().describe('Origins where passkeys may be used beside that of SITE_URL.'),
	AUTH_WEB3_ETHEREUM: flag('on').describe('Whether people may sign in with an Ethereum wallet.'),
	AUTH_WEB3_SOLANA: flag('on').describe('Whether people may sign in with a Solana wallet.'),
	AUTH_MANUAL_LINKING: flag('off').describe(
		'Whether signed-in people may link and unlink other ways to sign in. What it risks stands in docs/security.md, V10.',
	),
	GOOGLE_CLIENT_ID: text().describe(
		'OAuth client of Google sign-in, which is on with it; its redirect URI is `SITE_URL/auth/v1/callback`. Of several, with commas between, the first is used; the ID tokens of all are accepted.',
	),
	GOOGLE_CLIENT_SECRET: text().describe('Its secret.'),
	GOOGLE_ISSUER: webUrl()
		.default('https://accounts.google.com')
		.describe('Google as an OpenID issuer. Another one stands in for it in tests.'),
	AUTH_OIDC: z
		.string()
		.default('[]')
		.transform((value, context) => {
			try {
				return z
					.array(
						z.object({
							// The others are names of ours.
							id: z.string().regex(/^(?!(google|email|phone|web3|anonymous)$)(custom:)?[a-z0-9][a-z0-9_-]*$/),
							name: z.string().optional(),
							issuer: z.url(),
							client_id: z.string().min(1),
							client_secret: z.string().optional(),
							scopes: z.array(z.string()).optional(),
						}),
					)
					.parse(JSON.parse(value));
			} catch {
				context.addIssue({ code: 'custom', message: 'not a list of providers' });
				return z.NEVER;
			}
		})
		.describe(
			'Other OpenID Connect issuers to sign in with, at the same redirect URI: `[{"id":"custom:school","name":"School","issuer":"https://…","client_id":"…","client_secret":"…"}]`.',
		)
		.meta({ wants: 'a JSON list of providers with id, issuer and client_id' }),
	AUTH_CUSTOM_PROVIDERS_MAX: whole(20, 0, 1000).describe('Providers that may be added by the admin API at most.'),
	AUTH_SAML: flag('off').describe('Whether single sign-on by SAML is on. Its providers are added by the operator.'),
	AUTH_SAML_IDP_INITIATED: flag('on').describe(
		'Whether an identity provider may send people here who did not begin on this site. Off is safer: nobody can be signed in to another account without noticing.',
	),
	AUTH_OAUTH_SERVER: flag('off').describe('Whether other apps may sign people in with their account here.'),
	AUTH_OAUTH_REGISTRATION: flag('off').describe('Whether such apps may register themselves.'),
	AUTH_CAPTCHA: z
		.enum(['turnstile', 'hcaptcha'])
		.optional()
		.describe('Whose challenge people must pass before they sign in or up.')
		.meta({ wants: 'turnstile or hcaptcha' }),
	AUTH_CAPTCHA_SITE_KEY: text().describe('Its key for the page.'),
	AUTH_CAPTCHA_SECRET: text().describe('Its secret for the server.'),
	AUTH_CAPTCHA_URL: webUrl()
		.optional()
		.describe('Where answers are checked, where it is not the usual place of the provider.'),
	SMS_PROVIDER: z
		.enum(['twilio', 'webhook'])
		.optional()
		.describe('Who sends text messages. Without it nobody signs in by a code to their phone.')
		.meta({ wants: 'twilio or webhook' }),
	TWILIO_ACCOUNT_SID: text().describe('Account of Twilio.'),
	TWILIO_AUTH_TOKEN: text().describe('Its token.'),
	TWILIO_FROM: text().describe('The number or messaging service that sends.'),
	TWILIO_URL: webUrl().default('https://api.twilio.com').describe('Where its interface is.'),
	SMS_WEBHOOK_URL: webUrl()
		.optional()
		.describe(
			'Is sent each text message as JSON by POST: `to`, `message`, `channel`. Any 2xx means sent; the answer may hold `message_id`.',
		),
	SMS_WEBHOOK_SECRET: text().describe('Signs these calls: header `x-hoopoe-signature`, hex HMAC-SHA256 of the body.'),
} as const;
