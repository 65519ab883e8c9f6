import { z } from 'zod';
import { Problem } from '#src/platform/problem.ts';
import type { AuthParts, Route } from './auth-parts.ts';
import { type Account, requireAccount, requireBearer, requireUserText } from './bearer.ts';
import { deviceOf, takeLimit } from './caller-details.ts';
import { requireEmail } from './email-address.ts';
import { userWithin } from './oauth-server/scopes.ts';
import { requireStrongPassword } from './password-rules.ts';
import { requireChannel, requirePhone } from './phone-number.ts';
import { checkCodeChallenge } from './pkce.ts';
import { rememberUsers } from './remembered-users.ts';
import { object, readBody, text } from './request-body.ts';
import { isEmailTaken, updateUser } from './users.ts';

/** GET /user (contract 11): the token from memory, the rest in one round trip. */
export function getUser(parts: AuthParts): Route {
	const { database, clock } = parts;
	const remembered = rememberUsers();
	return async (c) => {
		const bearer = await requireBearer(c, parts, { apps: true });
		const user = await requireUserText(database, bearer, clock(), remembered);
		const asked = c.req.header('x-jwt-aud');
		if (asked && asked !== bearer.claims.aud)
			throw new Problem('validation_failed', 400, "Token audience doesn't match request audience");
		const { client_id: app, scope } = bearer.claims;
		const shown = app === undefined ? user : JSON.stringify(userWithin(String(scope ?? ''), JSON.parse(user)));
		return c.body(shown, 200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
	};
}

const userBody = z.object({
	email: text,
	phone: text,
	password: text,
	nonce: text,
	channel: text,
	data: object,
	app_metadata: z.unknown().optional(),
	code_challenge: text,
	code_challenge_method: text,
});
type Wishes = z.output<typeof userBody>;

/** PUT /user (contract 11). A new e-mail address waits until it is confirmed. */
export function putUser(parts: AuthParts): Route {
	const { database, passwords, clock, log } = parts;
	return async (c) => {
		await takeLimit(c, parts, 'auth_email');
		const bearer = await requireBearer(c, parts);
		const account = await requireAccount(database, bearer, clock());
		const wishes = await readBody(c, userBody);
		const newEmail = await requireAllowed(wishes, account, parts);
		if (newEmail && (await isEmailTaken(database, newEmail, account.id)))
			throw new Problem('email_exists', 422, 'A user with this email address has already been registered');
		if (
			wishes.password &&
			account.encrypted_password &&
			(await passwords.verify(wishes.password, account.encrypted_password))
		)
			throw new Problem('same_password', 422, 'New password should be different from the old password.');

		const user = await updateUser(database, {
			id: account.id,
			sessionId: bearer.sessionId,
			passwordHash: wishes.password ? await passwords.hash(wishes.password) : null,
			knownHash: account.encrypted_password,
			data: wishes.data,
			newEmail,
			now: clock(),
			address: deviceOf(c).address,
		});
		if (!user) throw new Problem('conflict', 409, 'The account was changed at the same time');
		if (newEmail)
			log.warn(
				{ userId: account.id },
				'a new address waits for its confirmation, which no mail has carried: mail comes with SMTP',
			);
		c.header('cache-control', 'no-store');
		return c.json(user);
	};
}

/**
 * Everything that forbids a change, in GoTrue's order, but for what the database must be asked.
 * @returns the new address, or null where it stays
 */
async function requireAllowed(wishes: Wishes, account: Account, parts: AuthParts): Promise<string | null> {
	const email = wishes.email ? requireEmail(wishes.email) : null;
	const phone = wishes.phone ? requirePhone(wishes.phone) : null;
	if (wishes.phone && wishes.channel) requireChannel(wishes.channel);
	checkCodeChallenge(wishes.code_challenge, wishes.code_challenge_method);
	if (wishes.password) await requireStrongPassword(parts, wishes.password);
	if (wishes.app_metadata !== undefined && wishes.app_metadata !== null)
		throw new Problem('not_admin', 403, 'Updating app_metadata requires admin privileges');
	if (account.is_anonymous && wishes.password && !email && !phone)
		throw new Problem(
			'validation_failed',
			422,
			'Updating password of an anonymous user without an email or phone is not allowed',
		);

	const newEmail = email !== account.email ? email : null;
	const phoneChanges = phone !== null && phone !== account.phone;
	if (account.is_sso_user && (newEmail || phoneChanges || wishes.password || wishes.nonce))
		throw new Problem(
			'user_sso_managed',
			422,
			'Updating email, phone, password of a SSO account only possible via SSO',
		);
	if (phoneChanges) throw new Problem('phone_provider_disabled', 400, 'Unsupported phone provider');
	return newEmail;
}
