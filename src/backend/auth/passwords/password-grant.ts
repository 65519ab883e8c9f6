import { z } from 'zod';
import { Problem } from '#src/platform/http/problem.ts';
import { failedSignIn } from '../audit/failed-sign-in.ts';
import type { AuthParts, Route } from '../auth-parts.ts';
import { signIn } from '../sessions/sign-in.ts';
import { isPhoneOn } from '../users/phone-number.ts';
import { findUserByEmail, findUserByPhone } from '../users/users.ts';
import { abandonedOf, audienceOf } from '../wire/caller-details.ts';
import { readBody, text } from '../wire/request-body.ts';
import { findWeakness } from './password-rules.ts';
import { PASSWORD_MOST_BYTES } from './passwords.ts';

const passwordBody = z.object({ email: text, phone: text, password: text });

/** POST /token?grant_type=password (auth-contract 3.1): two round trips and the hash. */
export function passwordGrant(parts: AuthParts): Route {
	const { config, database, passwords, clock } = parts;
	return async (c) => {
		const { email, phone, password } = await readBody(c, passwordBody);
		if (email && phone)
			throw new Problem('validation_failed', 400, 'Only an email address or phone number should be provided on login.');
		if (!email && !phone) throw new Problem('validation_failed', 400, 'missing email or phone');
		if (phone && !isPhoneOn(parts)) throw new Problem('phone_provider_disabled', 422, 'Phone logins are disabled');
		if (email && !config.AUTH_EMAIL) throw new Problem('email_provider_disabled', 422, 'Email logins are disabled');

		// Before anything is looked up, so that a refusal costs next to nothing.
		passwords.requireRoom();
		const user = email
			? await findUserByEmail(database, email.toLowerCase(), audienceOf(c), clock())
			: await findUserByPhone(database, phone.replace(/^\+/, '').replaceAll(' ', ''), audienceOf(c), clock());
		const failed = (problem: Problem) =>
			failedSignIn(c, parts, { userId: user?.id ?? null, method: 'password', problem });
		if (user?.banned) throw await failed(new Problem('user_banned', 400, 'User is banned'));
		// Passwords are at most as long as bcrypt reads; a longer one with the right beginning must not pass.
		const fits = Buffer.byteLength(password) <= PASSWORD_MOST_BYTES;
		const encoded = fits ? (user?.encrypted_password ?? null) : null;
		const right = await passwords.verify(password, encoded, abandonedOf(c));
		if (!user || !right) throw await failed(wrongCredentials());
		if (!user.confirmed && phone) throw await failed(new Problem('phone_not_confirmed', 400, 'Phone not confirmed'));
		if (!user.confirmed) throw await failed(new Problem('email_not_confirmed', 400, 'Email not confirmed'));

		const weakness = await findWeakness(parts, password);
		const answer = await signIn(
			c,
			parts,
			{ userId: user.id, method: 'password', passwordHash: user.encrypted_password },
			{ extra: weakness ? { weak_password: weakness } : {} },
		);
		if (!answer) throw wrongCredentials();
		return answer;
	};
}

const wrongCredentials = () => new Problem('invalid_credentials', 400, 'Invalid login credentials');
