import { createHash } from 'node:crypto';
import type { AuthParts } from '../auth-parts.ts';

/** Milliseconds that a sign-up waits for the service at most. */
const PATIENCE = 3000;

/**
 * Whether a password is known from leaks, by the range interface of Pwned Passwords: the service is sent the first five
 * hexadecimal digits of the SHA-1 hash and answers with all the rest it knows, padded so that the length tells nothing
 * (https://haveibeenpwned.com/API/v3#PwnedPasswords). A service that cannot be reached lets the password pass: nobody
 * should be unable to sign up because somebody else's server is down.
 */
export async function isLeaked(
	{ config, log, fetch = globalThis.fetch }: Pick<AuthParts, 'config' | 'log' | 'fetch'>,
	password: string,
): Promise<boolean> {
	const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
	try {
		const answer = await fetch(`${config.AUTH_PASSWORD_LEAKED_URL}/range/${hash.slice(0, 5)}`, {
			headers: { 'add-padding': 'true', 'user-agent': 'hoopoe' },
			signal: AbortSignal.timeout(PATIENCE),
		});
		if (!answer.ok) throw new Error(`status ${answer.status}`);
		const line = (await answer.text()).split(/\r?\n/).find((candidate) => candidate.startsWith(`${hash.slice(5)}:`));
		// Padding is lines that were seen no time at all.
		return line !== undefined && Number(line.slice(36)) > 0;
	} catch (error) {
		log.warn({ err: error }, 'the service of leaked passwords gave no answer; the password passes');
		return false;
	}
}
