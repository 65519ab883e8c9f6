import { z } from 'zod';
import type { Statement } from '#src/platform/database/database.ts';
import { Problem } from '#src/platform/http/problem.ts';
import type { AuthParts, Route } from '../auth-parts.ts';
import { requireAssurance } from '../factors/assurance.ts';
import { checkCodeChallenge } from '../flows/pkce.ts';
import { redirectTarget } from '../flows/redirect-target.ts';
import { createRedirects } from '../flows/redirects.ts';
import { sendEmailChange, sendText } from '../one-time/send-code.ts';
import { sendNotice } from '../one-time/send-notice.ts';
import { giveAddress } from '../one-time/verify/redeem-code.ts';
import { requirePasswordProofs } from '../passwords/password-proofs.ts';
import { requireStrongPassword } from '../passwords/password-rules.ts';
import { type Account, type Bearer, requireAccount, requireBearer } from '../wire/bearer.ts';
import { abandonedOf, deviceOf, takeLimit } from '../wire/caller-details.ts';
import { object, readBody, text } from '../wire/request-body.ts';
import { requireEmail } from './email-address.ts';
import { requireMergedMetadata } from './metadata-limit.ts';
import { isPhoneOn, requireChannel, requirePhone } from './phone-number.ts';
import { emailExists, phoneExists, takenMeanwhile } from './taken-address.ts';
import { isEmailTaken, isPhoneTaken, updateUser } from './users.ts';

const userBody = z.object({
	email: text,
	phone: text,
	password: text,
	current_password: text,
	nonce: text,
	channel: text,
	data: object,
	app_metadata: z.unknown().optional(),
	code_challenge: text,
	code_challenge_method: text,
});
type Wishes = z.output<typeof userBody>;
/** The new addresses, where they are new. */
type Changes = { email: string | null; phone: string | null };

/**
 * PUT /user (auth-contract 11). Codes for new addresses are sent first, because that can fail; then everything else
 * changes in one transaction.
 */
export function putUser(parts: AuthParts): Route {
	const { database, config, passwords, clock } = parts;
	const redirects = createRedirects({ siteUrl: config.SITE_URL, patterns: config.AUTH_REDIRECT_URLS });
	return async (c) => {
		await takeLimit(c, parts, 'auth_email');
		const bearer = await requireBearer(c, parts);
		const account = await requireAccount(database, bearer, clock());
		const wishes = await readBody(c, userBody);
		await requireMergedMetadata(parts, account.id, wishes.data);
		const changes = await requireAllowed(wishes, account, bearer, parts);
		const signal = abandonedOf(c);
		const proofs = wishes.password ? await requirePasswordProofs(parts, { account, bearer, signal, ...wishes }) : null;
		if (
			wishes.password &&
			account.encrypted_password &&
			(await passwords.verify(wishes.password, account.encrypted_password, signal))
		)
			throw new Problem('same_password', 422, 'New password should be different from the old password.');
		const passwordHash = wishes.password ? await passwords.hash(wishes.password, signal) : null;

		const now = clock();
		const given: Statement[] = [];
		// A user without an address has none that a change could take away.
		const emailAtOnce = account.is_anonymous && config.AUTH_AUTOCONFIRM;
		if (changes.email && emailAtOnce) given.push(...giveAddress('email', account.id, changes.email, now));
		else if (changes.email)
			await sendEmailChange(c, parts, {
				userId: account.id,
				newEmail: changes.email,
				currentEmail: config.AUTH_SECURE_EMAIL_CHANGE ? account.email : null,
				redirectTo: redirectTarget(c, redirects),
				challenge: wishes,
			});
		if (changes.phone && config.AUTH_PHONE_AUTOCONFIRM)
			given.push(...giveAddress('phone', account.id, changes.phone, now));
		else if (changes.phone)
			await sendText(c, parts, {
				userId: account.id,
				to: changes.phone,
				kind: 'phone_change',
				channel: wishes.channel,
			});

		const change = {
			id: account.id,
			sessionId: bearer.sessionId,
			passwordHash,
			knownHash: account.encrypted_password,
			data: wishes.data,
			nonceToken: proofs?.nonceToken ?? null,
			keepEmailChange: changes.email !== null,
			keepPhoneChange: changes.phone !== null,
			now,
			address: deviceOf(c).address,
		};
		const user = await updateUser(database, change, given).catch(takenMeanwhile);
		if (!user) throw new Problem('conflict', 409, 'The account was changed at the same time');
		if (passwordHash && user.email_confirmed_at) sendNotice(c, parts, user, 'password_changed', user.email);
		c.header('cache-control', 'no-store');
		return c.json(user);
	};
}

/** All checks of a change, in GoTrue's order, except the proofs for a new password. */
async function requireAllowed(wishes: Wishes, account: Account, bearer: Bearer, parts: AuthParts): Promise<Changes> {
	const { database } = parts;
	const wished = {
		email: wishes.email ? requireEmail(wishes.email) : null,
		phone: wishes.phone ? requirePhone(wishes.phone) : null,
	};
	if (wishes.phone && wishes.channel) requireChannel(wishes.channel, parts.sms);
	checkCodeChallenge(wishes.code_challenge, wishes.code_challenge_method);
	if (wishes.password) await requireStrongPassword(parts, wishes.password);
	if (wishes.app_metadata !== undefined && wishes.app_metadata !== null)
		throw new Problem('not_admin', 403, 'Updating app_metadata requires admin privileges');
	const email = wished.email !== account.email ? wished.email : null;
	const phone = wished.phone !== account.phone ? wished.phone : null;
	if (email || phone || wishes.password)
		await requireAssurance(database, bearer, {
			status: 401,
			message: 'AAL2 session is required to update email or password when MFA is enabled.',
		});
	if (account.is_anonymous && wishes.password && !wished.email && !wished.phone)
		throw new Problem(
			'validation_failed',
			422,
			'Updating password of an anonymous user without an email or phone is not allowed',
		);
	if (account.is_sso_user && (email || phone || wishes.password || wishes.nonce))
		throw new Problem(
			'user_sso_managed',
			422,
			'Updating email, phone, password of a SSO account only possible via SSO',
		);
	if (phone && !isPhoneOn(parts)) throw new Problem('phone_provider_disabled', 400, 'Unsupported phone provider');
	if (email && (await isEmailTaken(database, email, account.id))) throw emailExists();
	if (phone && (await isPhoneTaken(database, phone, account.id))) throw phoneExists();
	return { email, phone };
}
