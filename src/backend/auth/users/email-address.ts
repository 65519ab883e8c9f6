import { Problem } from '#src/platform/http/problem.ts';

/** The pattern of `<input type=email>` (HTML Living Standard, 4.10.5.1.5). */
const pattern =
	/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;
const LONGEST = 255;

/**
 * An e-mail address in the form it is kept in: lower case.
 * @throws Problem `validation_failed` 400 (auth-contract 2)
 */
export function requireEmail(address: string): string {
	const fail = (message: string) => new Problem('validation_failed', 400, message);
	if (address === '') throw fail('An email address is required');
	if (address.length > LONGEST) throw fail('An email address is too long');
	if (!pattern.test(address)) throw fail('Unable to validate email address: invalid format');
	return address.toLowerCase();
}
