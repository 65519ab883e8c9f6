import { Problem } from '#src/platform/http/problem.ts';
import type { AuthParts } from '../auth-parts.ts';
import { isCode, tokenForMail, tokenForPhone } from '../one-time/one-time-code.ts';
import type { Account, Bearer } from '../wire/bearer.ts';

/**
 * A session this old needs a code for a new password, where AUTH_PASSWORD_REAUTHENTICATION asks for it (auth-contract
 * 11, 7).
 */
const FRESH_MS = 24 * 3600 * 1000;
/** In a session that began so, the current password is not asked for: it may not be known. */
const withoutPassword = ['recovery', 'otp', 'magiclink'];

type Proofs = { created_at: Date | null; methods: string[]; token: string | null; sent_at: Date | null };
const readProofsSql = `
	select s.created_at, u.reauthentication_token as token, u.reauthentication_sent_at as sent_at,
		coalesce((select jsonb_agg(a.authentication_method) from auth.mfa_amr_claims a where a.session_id = s.id), '[]') as methods
	from auth.users u left join auth.sessions s on s.id = $2 and s.user_id = u.id
	where u.id = $1`;

/**
 * What a change of password requires besides the new one (auth-contract 11, 7 and 8).
 * @returns the reauthentication code's token, which the change must use up; null where none was wanted
 * @throws Problem `reauthentication_needed` 400, `reauthentication_not_valid` 422, `current_password_required` 400,
 *   `current_password_invalid` 400
 */
export async function requirePasswordProofs(
	parts: Pick<AuthParts, 'database' | 'config' | 'passwords' | 'clock' | 'limits' | 'keys'>,
	{
		account,
		bearer,
		signal,
		nonce,
		current_password: current,
	}: {
		account: Account;
		bearer: Bearer;
		signal: AbortSignal;
		nonce: string;
		current_password: string;
	},
): Promise<{ nonceToken: string | null }> {
	const { database, config, passwords, clock, limits } = parts;
	if (!config.AUTH_PASSWORD_REAUTHENTICATION && !config.AUTH_PASSWORD_CURRENT) return { nonceToken: null };
	const { rows } = await database.query<Proofs>(readProofsSql, [account.id, bearer.sessionId]);
	const proofs = rows[0] ?? { created_at: null, methods: [], token: null, sent_at: null };
	const now = clock().getTime();

	let nonceToken: string | null = null;
	if (config.AUTH_PASSWORD_REAUTHENTICATION && !(proofs.created_at && now - proofs.created_at.getTime() < FRESH_MS)) {
		if (!nonce) throw new Problem('reauthentication_needed', 400, 'Password update requires reauthentication');
		await limits?.take('auth_verify', `nonce:${account.id}`);
		const digits = account.email ? config.AUTH_EMAIL_CODE_LENGTH : config.AUTH_SMS_CODE_LENGTH;
		const lifetime = account.email ? config.AUTH_EMAIL_CODE_EXPIRY : config.AUTH_SMS_CODE_EXPIRY;
		const token = account.email
			? tokenForMail(parts.keys, account.email, nonce, false)
			: tokenForPhone(parts.keys, account.phone ?? '', nonce);
		const inTime = proofs.sent_at !== null && now - proofs.sent_at.getTime() < lifetime * 1000;
		if (!isCode(nonce, digits) || proofs.token !== token || !inTime)
			throw new Problem('reauthentication_not_valid', 422, 'Nonce has expired or is invalid');
		nonceToken = token;
	}

	const excused = proofs.methods.some((method) => withoutPassword.includes(method));
	if (config.AUTH_PASSWORD_CURRENT && account.encrypted_password && !excused) {
		const message = 'Current password required when setting new password.';
		if (!current) throw new Problem('current_password_required', 400, message);
		if (!(await passwords.verify(current, account.encrypted_password, signal)))
			throw new Problem('current_password_invalid', 400, message);
	}
	return { nonceToken };
}
