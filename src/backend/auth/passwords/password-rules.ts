import { Problem } from '#src/platform/http/problem.ts';
import type { AuthParts } from '../auth-parts.ts';
import { isLeaked } from './leaked-passwords.ts';
import { PASSWORD_MOST_BYTES } from './passwords.ts';

/** What makes a password weak; `reasons` are `length`, `characters` and `pwned` (auth-contract 19). */
export type Weakness = { message: string; reasons: string[] };

const LOWER = 'abcdefghijklmnopqrstuvwxyz';
const UPPER = LOWER.toUpperCase();
const DIGITS = '0123456789';
const SYMBOLS = '!@#$%^&*()_+-=[]{};\'\\:"|<>?,./`~';

/** Of each of these sets a password must hold a character: the choices that Supabase offers. */
const characterSets: Readonly<Record<AuthParts['config']['AUTH_PASSWORD_CHARACTERS'], readonly string[]>> = {
	any: [],
	letters_digits: [LOWER + UPPER, DIGITS],
	lower_upper_digits: [LOWER, UPPER, DIGITS],
	lower_upper_digits_symbols: [LOWER, UPPER, DIGITS, SYMBOLS],
};

type RuleParts = Pick<AuthParts, 'config' | 'log' | 'fetch'>;

/** What makes a password weak by today's rules, or null (auth-contract 19). */
export async function findWeakness(parts: RuleParts, password: string): Promise<Weakness | null> {
	const { AUTH_PASSWORD_MIN: least, AUTH_PASSWORD_CHARACTERS: kind, AUTH_PASSWORD_LEAKED: leaks } = parts.config;
	const found: [reason: string, message: string][] = [];
	if ([...password].length < least) found.push(['length', `Password should be at least ${least} characters.`]);
	const sets = characterSets[kind];
	if (!sets.every((set) => [...set].some((character) => password.includes(character))))
		found.push(['characters', `Password should contain at least one character of each: ${sets.join(', ')}.`]);
	if (leaks && (await isLeaked(parts, password)))
		found.push(['pwned', 'Password is known to be weak and easy to guess, please choose a different one.']);
	if (!found.length) return null;
	return { message: found.map(([, message]) => message).join(' '), reasons: found.map(([reason]) => reason) };
}

/** @throws Problem where a password may not be set (auth-contract 19): too long for the hash 400, weak 422 */
export async function requireStrongPassword(parts: RuleParts, password: string): Promise<void> {
	if (Buffer.byteLength(password) > PASSWORD_MOST_BYTES)
		throw new Problem('validation_failed', 400, `Password cannot be longer than ${PASSWORD_MOST_BYTES} characters`);
	const weakness = await findWeakness(parts, password);
	if (weakness) throw new Problem('weak_password', 422, weakness.message, { reasons: weakness.reasons });
}
