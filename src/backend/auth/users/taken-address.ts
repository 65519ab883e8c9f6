import { Problem } from '#src/platform/http/problem.ts';
import { isTaken } from '../require-row.ts';

export const emailExists = () =>
	new Problem('email_exists', 422, 'A user with this email address has already been registered');
export const phoneExists = () =>
	new Problem('phone_exists', 422, 'A user with this phone number has already been registered');

/** Passes an error on; a violated unique constraint of an address becomes its Problem. */
export function takenMeanwhile(error: unknown): never {
	if (isTaken(error, 'users_email_key')) throw emailExists();
	if (isTaken(error, 'users_phone_key')) throw phoneExists();
	throw error;
}
