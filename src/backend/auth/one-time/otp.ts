import { z } from 'zod';
import { Problem } from '#src/platform/http/problem.ts';
import type { AuthContext, AuthParts, Route } from '../auth-parts.ts';
import { checkCodeChallenge } from '../flows/pkce.ts';
import { redirectTarget } from '../flows/redirect-target.ts';
import { createRedirects } from '../flows/redirects.ts';
import { isTaken } from '../require-row.ts';
import { newUser } from '../sign-up/new-user.ts';
import { requireEmail } from '../users/email-address.ts';
import { requireMetadata } from '../users/metadata-limit.ts';
import { canTextCodes, requireChannel, requirePhone } from '../users/phone-number.ts';
import { findUserByEmail, findUserByPhone, insertUser } from '../users/users.ts';
import { audienceOf, deviceOf, takeLimit } from '../wire/caller-details.ts';
import { object, readBody, text } from '../wire/request-body.ts';
import { sendMail, sendText } from './send-code.ts';

const otpBody = z.object({
	email: text,
	phone: text,
	data: object,
	create_user: z
		.boolean()
		.nullish()
		.transform((value) => value ?? true),
	channel: text,
	code_challenge: text,
	code_challenge_method: text,
});
type Otp = z.output<typeof otpBody>;

const fail = (message: string) => new Problem('validation_failed', 400, message);

/** POST /otp: a link and code by mail, or a code by phone, that signs in, or up (auth-contract 4). */
export function otp(parts: AuthParts): Route {
	const { config, database, clock } = parts;
	const redirects = createRedirects({ siteUrl: config.SITE_URL, patterns: config.AUTH_REDIRECT_URLS });
	return async (c) => {
		await takeLimit(c, parts, 'auth_email');
		const body = await readBody(c, otpBody);
		requireMetadata(parts, body.data);
		if (body.email && body.phone) throw fail('Only an email address or phone number should be provided');
		if (body.email && body.channel) throw fail('Channel should only be specified with Phone OTP');
		checkCodeChallenge(body.code_challenge, body.code_challenge_method);
		const email = body.email ? requireEmail(body.email) : null;
		const phone = body.phone ? requirePhone(body.phone) : null;
		if (!body.create_user && (email || phone)) {
			const known = email
				? await findUserByEmail(database, email, audienceOf(c), clock())
				: await findUserByPhone(database, phone ?? '', audienceOf(c), clock());
			if (!known) throw new Problem('otp_disabled', 422, 'Signups not allowed for otp');
		}
		if (email) {
			requireMagicLink(parts);
			await sendMagicLink(c, parts, { body, email, redirectTo: redirectTarget(c, redirects) });
			return c.json({});
		}
		if (!phone) throw fail('One of email or phone must be set');
		if (!canTextCodes(parts)) throw new Problem('phone_provider_disabled', 400, 'Unsupported phone provider');
		requireChannel(body.channel || 'sms', parts.sms);
		return c.json(await sendSignInText(c, parts, body, phone));
	};
}

const magicLinkBody = otpBody.pick({ email: true, data: true, code_challenge: true, code_challenge_method: true });

/** POST /magiclink: what `/otp` is for mail, from before there was `/otp` (auth-contract 5). */
export function magicLink(parts: AuthParts): Route {
	const { config } = parts;
	const redirects = createRedirects({ siteUrl: config.SITE_URL, patterns: config.AUTH_REDIRECT_URLS });
	return async (c) => {
		await takeLimit(c, parts, 'auth_email');
		const body = await readBody(c, magicLinkBody);
		requireMagicLink(parts);
		if (!body.email) throw new Problem('validation_failed', 422, 'Password recovery requires an email');
		const email = requireEmail(body.email);
		checkCodeChallenge(body.code_challenge, body.code_challenge_method);
		await sendMagicLink(c, parts, { body, email, redirectTo: redirectTarget(c, redirects) });
		return c.json({});
	};
}

function requireMagicLink({ config }: Pick<AuthParts, 'config'>): void {
	if (!config.AUTH_EMAIL) throw new Problem('email_provider_disabled', 422, 'Email logins are disabled');
	if (!config.AUTH_MAGIC_LINK) throw new Problem('email_provider_disabled', 422, 'Login with magic link is disabled');
}

/**
 * An unknown address signs up, without a password. An unconfirmed one is sent a confirmation, which removes its
 * password: nobody has proven who chose it.
 */
async function sendMagicLink(
	c: AuthContext,
	parts: AuthParts,
	{ body, email, redirectTo }: { body: z.output<typeof magicLinkBody>; email: string; redirectTo: string },
): Promise<void> {
	const { config, database, clock } = parts;
	const confirmed = config.AUTH_AUTOCONFIRM;
	const order = { to: email, redirectTo, challenge: body };
	const find = () => findUserByEmail(database, email, audienceOf(c), clock());
	let known = await find();
	if (!known) {
		if (!config.AUTH_SIGNUP) throw signupDisabled();
		const person = newUserOf(c, parts, { email }, body.data, confirmed);
		const mail = confirmed ? 'magic_link' : 'confirmation';
		try {
			return await sendMail(c, parts, { ...order, userId: person.id, making: [insertUser(person)], mail });
		} catch (error) {
			if (!isTaken(error, 'users_email_key')) throw error;
			known = await find();
			if (!known) throw takenElsewhere();
		}
	}
	const mail = known.confirmed || confirmed ? 'magic_link' : 'confirmation';
	await sendMail(c, parts, { ...order, userId: known.id, mail, passwordUnproven: !known.confirmed });
}

async function sendSignInText(
	c: AuthContext,
	parts: AuthParts,
	body: Otp,
	phone: string,
): Promise<{ message_id?: string }> {
	const { config, database, clock } = parts;
	const order = { to: phone, kind: 'confirmation', channel: body.channel } as const;
	const find = () => findUserByPhone(database, phone, audienceOf(c), clock());
	let known = await find();
	if (!known) {
		if (!config.AUTH_SIGNUP) throw signupDisabled();
		const person = newUserOf(c, parts, { phone }, body.data, config.AUTH_PHONE_AUTOCONFIRM);
		try {
			await sendText(c, parts, { ...order, userId: person.id, making: [insertUser(person)] });
			return {};
		} catch (error) {
			if (!isTaken(error, 'users_phone_key')) throw error;
			known = await find();
			if (!known) throw takenElsewhere();
		}
	}
	const sent = await sendText(c, parts, { ...order, userId: known.id, passwordUnproven: !known.confirmed });
	return known.confirmed ? sent : {};
}

const newUserOf = (
	c: AuthContext,
	{ clock }: AuthParts,
	by: { email: string } | { phone: string },
	data: Record<string, unknown> | null,
	confirmed: boolean,
) =>
	newUser({
		by,
		data,
		aud: audienceOf(c),
		passwordHash: null,
		confirmed,
		now: clock(),
		address: deviceOf(c).address,
	});

const signupDisabled = () => new Problem('signup_disabled', 422, 'Signups not allowed for this instance');
/** Known in another audience; addresses belong to one person in all. */
const takenElsewhere = () => new Problem('user_already_exists', 422, 'User already registered');
