import type { MailKind } from '#src/mail/mail.ts';
import { codeMessage } from '#src/mail/text-message.ts';
import type { Database, Statement } from '#src/platform/database/database.ts';
import { isProblem, Problem } from '#src/platform/http/problem.ts';
import type { AuthContext, AuthParts } from '../auth-parts.ts';
import { insertFlow } from '../flows/flow-state.ts';
import { deviceOf } from '../wire/caller-details.ts';
import { timed } from './decoy-wait.ts';
import { type Issue, type Issued, issueCode, takeBackCode, takeBackUser } from './issue-code.ts';
import { mailLanguage } from './mail-language.ts';
import { makeMailCode, makePhoneCode, tokenForMail, tokenForPhone } from './one-time-code.ts';
import { type LinkType, verifyLink } from './verify/verify-link.ts';

/** The challenge of a PKCE flow; empty texts in the implicit flow. */
export type Challenge = { code_challenge: string; code_challenge_method: string };

/** Mails with a code for one mailbox: what their link says, the column they use, the method of a PKCE session. */
const mails = {
	confirmation: {
		kind: 'confirmation',
		type: 'signup',
		method: 'email/signup',
		failure: 'Error sending confirmation email',
	},
	invite: { kind: 'confirmation', type: 'invite', method: 'invite', failure: 'Error sending invite email' },
	magic_link: { kind: 'recovery', type: 'magiclink', method: 'magiclink', failure: 'Error sending magic link email' },
	recovery: { kind: 'recovery', type: 'recovery', method: 'recovery', failure: 'Error sending recovery email' },
	reauthentication: {
		kind: 'reauthentication',
		type: null,
		method: null,
		failure: 'Error sending reauthentication email',
	},
} as const satisfies Partial<
	Record<MailKind, { kind: Issue['kind']; type: LinkType | null; method: string | null; failure: string }>
>;

type ToPerson = {
	userId: string;
	/** Statements that make the person, in the same transaction; where nothing can be sent, the person is taken back. */
	making?: readonly Statement[];
	/** See `password_unproven` in 0006_auth_flows.sql. */
	passwordUnproven?: boolean;
};

/**
 * Sends a mail with a link and a code. The token is kept before the mail goes, by the statement that also judges how
 * often this was asked for, and taken back where it cannot go: a server that dies in between has kept the hash of a
 * code that nobody knows, and the person asks again.
 * @throws Problem `over_email_send_rate_limit` 429; what the mail transport throws, or 500 where it failed
 */
export async function sendMail(
	c: AuthContext,
	parts: AuthParts,
	order: ToPerson & {
		to: string;
		mail: keyof typeof mails;
		redirectTo: string;
		challenge?: Challenge | undefined;
	},
): Promise<void> {
	const { userId, to, mail, redirectTo, challenge } = order;
	const { kind, type, method, failure } = mails[mail];
	const code = makeMailCode(parts.config);
	const pkce = Boolean(challenge?.code_challenge);
	const token = tokenForMail(parts.keys, to, code, pkce);
	const issue = { kind, userId, token, channel: 'email', passwordUnproven: order.passwordUnproven ?? false } as const;
	const flow = pkce && method ? [flowOf(parts, { userId, token, method, redirectTo, challenge })] : [];
	await timed(parts.mail, async () => {
		const language = await keep(c, parts, { order, issue, flow });
		await sendOr(failure, parts.database, undoOf(order, issue), () =>
			parts.mail.send({
				kind: mail,
				userId,
				to,
				language: mailLanguage({ chosen: language, redirectTo, acceptLanguage: c.req.header('accept-language') }),
				link: type && verifyLink(parts.config.SITE_URL, { token, type, redirectTo }),
				code,
			}),
		);
	});
}

/**
 * Sends the links that confirm a change of address to the new one, and to the old one where it must confirm too;
 * otherwise as `sendMail`.
 */
export async function sendEmailChange(
	c: AuthContext,
	parts: AuthParts,
	order: {
		userId: string;
		newEmail: string;
		/** Null where the old address need not confirm. */
		currentEmail: string | null;
		redirectTo: string;
		challenge?: Challenge | undefined;
	},
): Promise<void> {
	const { userId, newEmail, currentEmail, redirectTo, challenge } = order;
	const pkce = Boolean(challenge?.code_challenge);
	const mailboxes = [newEmail, ...(currentEmail ? [currentEmail] : [])].map((to) => {
		const code = makeMailCode(parts.config);
		return { to, code, token: tokenForMail(parts.keys, to, code, pkce) };
	});
	const [token, currentToken = null] = mailboxes.map((mailbox) => mailbox.token) as [string, string?];
	const issue = { kind: 'email_change', userId, token, channel: 'email', newEmail, currentToken } as const;
	const flow = pkce ? [flowOf(parts, { userId, token, method: 'email_change', redirectTo, challenge })] : [];
	const chosen = await keep(c, parts, { order: { userId }, issue, flow });
	const language = mailLanguage({ chosen, redirectTo, acceptLanguage: c.req.header('accept-language') });
	await sendOr('Error sending email change email', parts.database, takeBackCode(issue), () =>
		Promise.all(
			mailboxes.map(({ to, code, token: own }) =>
				parts.mail.send({
					kind: 'email_change',
					userId,
					to,
					language,
					link: verifyLink(parts.config.SITE_URL, { token: own, type: 'email_change', redirectTo }),
					code,
					newEmail,
				}),
			),
		),
	);
}

/**
 * Sends a text message with a code; otherwise as `sendMail`.
 * @returns what GoTrue answers: the provider's id of the message, where it has one
 * @throws Problem `over_sms_send_rate_limit` 429, `sms_send_failed` 422
 */
export async function sendText(
	c: AuthContext,
	parts: AuthParts,
	order: ToPerson & {
		to: string;
		kind: 'confirmation' | 'reauthentication' | 'phone_change';
		channel: string;
	},
): Promise<{ message_id?: string }> {
	const { userId, to, kind, channel } = order;
	const { sms } = parts;
	const { code, isSent } = makePhoneCode(parts.config, to);
	if (isSent && !sms) throw new Problem('phone_provider_disabled', 400, 'Unsupported phone provider');
	const token = tokenForPhone(parts.keys, to, code);
	const common = { userId, token, channel: 'sms' } as const;
	const issue =
		kind === 'phone_change'
			? ({ ...common, kind, newPhone: to } as const)
			: ({ ...common, kind, passwordUnproven: order.passwordUnproven ?? false } as const);
	if (!isSent || !sms) {
		await keep(c, parts, { order, issue, flow: [] });
		return { message_id: 'test-otp' };
	}
	return timed(sms, async () => {
		const chosen = await keep(c, parts, { order, issue, flow: [] });
		const language = mailLanguage({
			chosen,
			redirectTo: c.req.query('redirect_to'),
			acceptLanguage: c.req.header('accept-language'),
		});
		const message = codeMessage({ code, language, host: new URL(parts.config.SITE_URL).hostname });
		const { messageId } = await sendOr('Error sending sms', parts.database, undoOf(order, issue), () =>
			sms.send({ to, message, channel: channel === 'whatsapp' ? 'whatsapp' : 'sms' }),
		);
		return messageId ? { message_id: messageId } : {};
	});
}

type Without<T, Key extends PropertyKey> = T extends unknown ? Omit<T, Key> : never;
type BareIssue = Without<Issue, 'now' | 'address' | 'frequency' | 'hourly'>;

/** @returns the language the person chose */
async function keep(
	c: AuthContext,
	{ database, config, clock }: AuthParts,
	{ order, issue, flow }: { order: ToPerson; issue: BareIssue; flow: readonly Statement[] },
): Promise<unknown> {
	const mail = issue.channel === 'email';
	const frequency = mail ? config.AUTH_EMAIL_FREQUENCY : config.AUTH_SMS_FREQUENCY;
	const most = mail ? config.AUTH_EMAILS_PER_HOUR : config.AUTH_SMS_PER_HOUR;
	const lifted = !config.RATE_LIMITS || most === 0 || (mail && config.AUTH_AUTOCONFIRM);
	const whole: Issue = {
		...issue,
		now: clock(),
		address: deviceOf(c).address,
		frequency,
		hourly: lifted ? null : most,
	};
	const making = order.making ?? [];
	const results = await database.batch([...making, issueCode(whole), ...flow]);
	const issued = results[making.length]?.rows[0] as Issued | undefined;
	if (!issued) throw new Problem('conflict', 409, 'The account was deleted at the same time');
	if (issued.issued) return issued.language;
	if (order.making) {
		const undo = takeBackUser(issue);
		await database.query(undo.text, undo.values);
	}
	const code = mail ? 'over_email_send_rate_limit' : 'over_sms_send_rate_limit';
	if (issued.allowed)
		throw new Problem(code, 429, mail ? 'email rate limit exceeded' : 'SMS rate limit exceeded', { retryAfter: 3600 });
	const wait = Math.min(Math.max(issued.wait ?? frequency, 1), frequency);
	const message = `For security purposes, you can only request this after ${wait} seconds.`;
	throw new Problem(code, 429, message, { retryAfter: wait });
}

const undoOf = (order: ToPerson, issue: BareIssue): Statement =>
	order.making ? takeBackUser(issue) : takeBackCode(issue);

async function sendOr<T>(failure: string, database: Database, undo: Statement, send: () => Promise<T>): Promise<T> {
	try {
		return await send();
	} catch (error) {
		await database.query(undo.text, undo.values);
		throw isProblem(error) ? error : new Problem('unexpected_failure', 500, failure, {}, { cause: error });
	}
}

const flowOf = (
	{ clock }: AuthParts,
	flow: { userId: string; token: string; method: string; redirectTo: string; challenge: Challenge | undefined },
): Statement =>
	insertFlow({
		userId: flow.userId,
		codeChallenge: flow.challenge?.code_challenge ?? null,
		codeChallengeMethod: flow.challenge?.code_challenge_method ?? null,
		providerType: 'email',
		authenticationMethod: flow.method,
		referrer: flow.redirectTo,
		now: clock(),
		oneTimeToken: flow.token,
	});
