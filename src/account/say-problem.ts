import type { TextsReader } from '#src/language/use-texts.ts';
import type { AccountTexts } from './texts/en.ts';

export type Problems = AccountTexts['auth']['problems'];
type Told = { code?: unknown; status?: unknown; message?: unknown; name?: unknown };

/** Codes that share a message. */
const sameAs: Record<string, keyof Problems> = {
	user_not_found: 'session_not_found',
	session_expired: 'session_not_found',
	refresh_token_not_found: 'session_not_found',
	refresh_token_already_used: 'session_not_found',
	bad_jwt: 'session_not_found',
	reauthentication_not_valid: 'otp_expired',
	webauthn_challenge_not_found: 'webauthn_challenge_expired',
	mfa_challenge_expired: 'otp_expired',
	mfa_ip_address_mismatch: 'otp_expired',
	current_password_required: 'current_password_invalid',
	sso_provider_disabled: 'sso_provider_not_found',
	// Of the storage service: the only files that people keep are their pictures, ten at most (policy "own avatars are made").
	QuotaExceeded: 'picture_no_room',
	AccessDenied: 'picture_no_room',
	// The error of a provider where the user refused (RFC 6749, 4.1.2.1).
	access_denied: 'given_up',
	NotAllowedError: 'given_up',
	AbortError: 'given_up',
	InvalidStateError: 'webauthn_credential_exists',
};

/** The code of an error of the auth service, of a ceremony of the browser, or of a wallet (EIP-1193: 4001). */
export function codeOf(error: unknown): string {
	const { code, name } = error as Told;
	const cause = (error as { cause?: Told }).cause;
	if (code === 4001 || cause?.code === 4001) return 'NotAllowedError';
	for (const found of [code, cause?.name, name])
		if (typeof found === 'string' && (found in sameAs || /^[a-z0-9_]+$/.test(found))) return found;
	return '';
}

/**
 * The message of an error in the language of the page: by its code, else the service's own message, else `otherwise`
 * (specification, 7).
 */
export function sayProblem(t: TextsReader<Problems>, error: unknown, otherwise: string): string {
	const code = codeOf(error);
	const key = sameAs[code] ?? (code as keyof Problems);
	if (key && t.has(key)) return t(key);
	const { status, message } = error as Told;
	const unreachable = typeof status !== 'number' || status === 0 || status >= 500;
	// Where a response has no message, the client uses its whole JSON as one.
	const said = typeof message === 'string' && !message.startsWith('{') ? message : '';
	return unreachable ? t('unreachable') : said || otherwise;
}
