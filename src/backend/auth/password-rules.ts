import { Problem } from '#src/platform/problem.ts';
import { PASSWORD_MOST_BYTES } from './passwords.ts';

export type Weakness = { message: string; reasons: string[] };

/** What makes a password weak by today's rules, or null (contract 19). */
export function findWeakness(password: string, least: number): Weakness | null {
	if ([...password].length >= least) return null;
	return { message: `Password should be at least ${least} characters.`, reasons: ['length'] };
}

/** @throws Problem where a password may not be set (contract 19): too long for the hash 400, weak 422 */
export function requireStrongPassword(password: string, least: number): void {
	if (Buffer.byteLength(password) > PASSWORD_MOST_BYTES)
		throw new Problem('validation_failed', 400, `Password cannot be longer than ${PASSWORD_MOST_BYTES} characters`);
	const weakness = findWeakness(password, least);
	if (weakness) throw new Problem('weak_password', 422, weakness.message, { reasons: weakness.reasons });
}
