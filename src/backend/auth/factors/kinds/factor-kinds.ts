import { Problem } from '#src/platform/http/problem.ts';
import type { AuthParts } from '../../auth-parts.ts';

export type FactorKind = 'totp' | 'phone' | 'webauthn' | 'recovery_code';
/** Kinds that are enrolled, challenged and verified by the endpoints of auth-contract 15.1 to 15.3. */
export type ChallengeKind = Exclude<FactorKind, 'recovery_code'>;

/** Each kind's name in sentences. */
export const kindNames: Record<ChallengeKind, string> = { totp: 'TOTP', phone: 'Phone', webauthn: 'WebAuthn' };

/** What a factor is called in the claim `amr` (auth-contract 1.5); each of these makes a session `aal2`. */
export const amrMethods: Record<FactorKind, string> = {
	totp: 'totp',
	phone: 'mfa/phone',
	webauthn: 'mfa/webauthn',
	recovery_code: 'mfa/recovery_code',
};

/** @throws Problem 422 `mfa_KIND_enroll_not_enabled` or `mfa_KIND_verify_not_enabled` where the kind is off */
export function requireKindOn(
	{ config, sms }: Pick<AuthParts, 'config' | 'sms'>,
	kind: ChallengeKind,
	purpose: 'enroll' | 'verify',
): void {
	const on = purpose === 'enroll' ? enrollable(config) : verifiable(config);
	if (on[kind] && (kind !== 'phone' || sms !== null || config.AUTH_SMS_TEST_CODES.length > 0)) return;
	const what = purpose === 'enroll' ? 'enroll' : 'verification';
	throw new Problem(`mfa_${kind}_${purpose}_not_enabled`, 422, `MFA ${what} is disabled for ${kindNames[kind]}`);
}

type MfaConfig = AuthParts['config'];

function enrollable(config: MfaConfig): Record<ChallengeKind, boolean> {
	return {
		totp: config.AUTH_MFA_TOTP_ENROLL ?? config.AUTH_MFA_TOTP,
		phone: config.AUTH_MFA_PHONE_ENROLL ?? config.AUTH_MFA_PHONE,
		webauthn: config.AUTH_MFA_WEBAUTHN_ENROLL ?? config.AUTH_MFA_WEBAUTHN,
	};
}

function verifiable(config: MfaConfig): Record<ChallengeKind, boolean> {
	return {
		totp: config.AUTH_MFA_TOTP_VERIFY ?? config.AUTH_MFA_TOTP,
		phone: config.AUTH_MFA_PHONE_VERIFY ?? config.AUTH_MFA_PHONE,
		webauthn: config.AUTH_MFA_WEBAUTHN_VERIFY ?? config.AUTH_MFA_WEBAUTHN,
	};
}
