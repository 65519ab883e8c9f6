import type { AuthConfig } from '../auth-parts.ts';

/** Our relying party for authenticators (WebAuthn Level 3, 5.4.2). */
export type RelyingParty = { id: string; name: string; origins: string[] };

/** Seconds that a challenge of WebAuthn lives, and the browser waits for a touch (auth-contract 15, 16). */
export const CEREMONY_SECONDS = 300;
/** ES256, EdDSA, RS256, the most wanted first (IANA COSE Algorithms). */
export const ALGORITHMS = [-7, -8, -257];

export const relyingPartyOf = (
	config: Pick<AuthConfig, 'SITE_URL' | 'AUTH_WEBAUTHN_RP_ID' | 'AUTH_WEBAUTHN_RP_NAME' | 'AUTH_WEBAUTHN_ORIGINS'>,
): RelyingParty => ({
	id: config.AUTH_WEBAUTHN_RP_ID ?? new URL(config.SITE_URL).hostname,
	name: config.AUTH_WEBAUTHN_RP_NAME ?? 'Hoopoe',
	origins: [new URL(config.SITE_URL).origin, ...config.AUTH_WEBAUTHN_ORIGINS],
});
