import { z } from 'zod';
import { Problem } from '#src/platform/http/problem.ts';
import type { AuthContext, AuthParts, Route } from '../auth-parts.ts';
import { checkCodeChallenge } from '../flows/pkce.ts';
import { redirectTarget } from '../flows/redirect-target.ts';
import { createRedirects } from '../flows/redirects.ts';
import { requireEmail } from '../users/email-address.ts';
import { canTextCodes, requireChannel, requirePhone } from '../users/phone-number.ts';
import { findUserByEmail, findUserByNewEmail, findUserByNewPhone, findUserByPhone } from '../users/users.ts';
import { audienceOf, takeLimit } from '../wire/caller-details.ts';
import { readBody, text } from '../wire/request-body.ts';
import { waitAsIfSent } from './decoy-wait.ts';
import { sendEmailChange, sendMail, sendText } from './send-code.ts';

const resendBody = z.object({
	type: text,
	email: text,
	phone: text,
	channel: text,
	code_challenge: text,
	code_challenge_method: text,
});
type Resend = z.output<typeof resendBody>;

/** POST /resend: a message that was asked for once, again (auth-contract 8). Whether anything was sent is not told. */
export function resend(parts: AuthParts): Route {
	const { config } = parts;
	const redirects = createRedirects({ siteUrl: config.SITE_URL, patterns: config.AUTH_REDIRECT_URLS });
	return async (c) => {
		await takeLimit(c, parts, 'auth_email');
		const body = await readBody(c, resendBody);
		requireResend(body);
		const byPhone = body.type === 'sms' || body.type === 'phone_change';
		if (byPhone && !canTextCodes(parts)) throw new Problem('phone_provider_disabled', 400, 'Phone logins are disabled');
		if (!byPhone && !config.AUTH_EMAIL) throw new Problem('email_provider_disabled', 400, 'Email logins are disabled');
		if (byPhone && body.channel) requireChannel(body.channel, parts.sms);
		const sent = byPhone
			? await resendText(c, parts, body, requirePhone(body.phone))
			: await resendLetter(c, parts, body, requireEmail(body.email), redirectTarget(c, redirects));
		if (!sent) await waitAsIfSent(byPhone ? (parts.sms ?? parts.mail) : parts.mail);
		return c.json(sent ?? {});
	};
}

function requireResend({ type, email, phone, code_challenge, code_challenge_method }: Resend): void {
	const fail = (message: string) => new Problem('validation_failed', 400, message);
	if (!['signup', 'email_change', 'sms', 'phone_change'].includes(type))
		throw fail('Missing one of these types: signup, email_change, sms, phone_change');
	if (!email && !phone) throw fail('Missing email address or phone number');
	if (email && phone) throw fail('Only an email address or phone number should be provided.');
	if (type === 'signup' || type === 'email_change') {
		if (!email) throw fail('Type provided requires an email address');
	} else if (!phone) throw fail('Type provided requires a phone number');
	checkCodeChallenge(code_challenge, code_challenge_method);
}

type Sent = { message_id?: string };

/** @returns null where there was nothing to send */
async function resendLetter(
	c: AuthContext,
	parts: AuthParts,
	body: Resend,
	email: string,
	redirectTo: string,
): Promise<Sent | null> {
	const { config, database, clock } = parts;
	const known = await findUserByEmail(database, email, audienceOf(c), clock());
	if (body.type === 'signup') {
		if (!known || known.confirmed) return null;
		await sendMail(c, parts, { userId: known.id, to: email, mail: 'confirmation', redirectTo, challenge: body });
		return {};
	}
	// A user without a former address has only the new one.
	const changing = known ?? (await findUserByNewEmail(database, email, audienceOf(c), clock()));
	if (!changing?.email_change) return null;
	await sendEmailChange(c, parts, {
		userId: changing.id,
		newEmail: changing.email_change,
		currentEmail: config.AUTH_SECURE_EMAIL_CHANGE ? changing.email : null,
		redirectTo,
		challenge: body,
	});
	return {};
}

async function resendText(c: AuthContext, parts: AuthParts, body: Resend, phone: string): Promise<Sent | null> {
	const { database, clock } = parts;
	const known = await findUserByPhone(database, phone, audienceOf(c), clock());
	if (body.type === 'sms') {
		if (!known || known.confirmed) return null;
		return sendText(c, parts, { userId: known.id, to: phone, kind: 'confirmation', channel: body.channel });
	}
	const changing = known ?? (await findUserByNewPhone(database, phone, audienceOf(c), clock()));
	if (!changing?.phone_change) return null;
	return sendText(c, parts, {
		userId: changing.id,
		to: changing.phone_change,
		kind: 'phone_change',
		channel: body.channel,
	});
}
