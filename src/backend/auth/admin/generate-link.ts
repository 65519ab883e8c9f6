import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Statement } from '#src/platform/database/database.ts';
import { Problem } from '#src/platform/http/problem.ts';
import { auditLine } from '../audit/audit-line.ts';
import type { AuthContext, AuthParts, Route } from '../auth-parts.ts';
import { createRedirects, type Redirects } from '../flows/redirects.ts';
import { makeMailCode, tokenForMail } from '../one-time/one-time-code.ts';
import { type LinkType, verifyLink } from '../one-time/verify/verify-link.ts';
import { requireStrongPassword } from '../passwords/password-rules.ts';
import { requireEmail } from '../users/email-address.ts';
import type { WireUser } from '../users/user-json.ts';
import { findUserByEmail, isEmailTaken, type KnownUser, readUser } from '../users/users.ts';
import { abandonedOf, audienceOf, deviceOf } from '../wire/caller-details.ts';
import { object, readBody, text } from '../wire/request-body.ts';
import { insertUnconfirmed, markInvited } from './invited-user.ts';
import { requireAdmin } from './require-admin.ts';
import { mergeOf } from './user-rows.ts';

const types = ['signup', 'invite', 'magiclink', 'recovery', 'email_change_current', 'email_change_new'] as const;
type Type = (typeof types)[number];

const linkBody = z.object({
	type: text,
	email: text,
	password: text,
	new_email: text,
	data: object,
	redirect_to: text,
});
type Wishes = z.output<typeof linkBody>;

/**
 * POST /admin/generate_link (auth-contract 25): the link that a mail would contain, for the administrator to deliver.
 */
export function generateLink(parts: AuthParts): Route {
	const { database, config, clock } = parts;
	const redirects = createRedirects({ siteUrl: config.SITE_URL, patterns: config.AUTH_REDIRECT_URLS });
	return async (c) => {
		await requireAdmin(c, parts);
		const wishes = await readBody(c, linkBody);
		const email = requireEmail(wishes.email);
		const wished = types.find((candidate) => candidate === wishes.type);
		if (!wished)
			throw new Problem(
				'validation_failed',
				400,
				`Invalid email action link type requested: ${wishes.type.slice(0, 100)}`,
			);
		const user = await findUserByEmail(database, email, audienceOf(c), clock());
		// A sign-in link for an unknown address is a sign-up link.
		const type = wished === 'magiclink' && !user ? 'signup' : wished;
		const newEmail = await requirePossible(parts, { type, wished, wishes, user });

		const id = user?.id ?? randomUUID();
		const to = type === 'email_change_new' ? newEmail : email;
		const code = makeMailCode(config);
		const token = tokenForMail(parts.keys, to, code, false);
		const statements = [
			...(await preparations(c, parts, { id, type, email, wishes, user })),
			keepToken(c, parts, { id, type, token, newEmail }),
		];
		const results = await database.batch([...statements, readUser(id)]);
		const redirectTo = redirectOf(c, redirects, wishes);
		return c.json({
			...(results.at(-1)?.rows[0]?.user as WireUser),
			action_link: verifyLink(config.SITE_URL, { token, type: linkTypeOf(type), redirectTo }),
			email_otp: code,
			hashed_token: token,
			verification_type: type,
			redirect_to: redirectTo,
		});
	};
}

/** @returns the new address, for a change of it; else an empty text */
async function requirePossible(
	parts: AuthParts,
	{ type, wished, wishes, user }: { type: Type; wished: Type; wishes: Wishes; user: KnownUser | null },
): Promise<string> {
	const emailExists = () =>
		new Problem('email_exists', 422, 'A user with this email address has already been registered');
	if (type === 'signup' || type === 'invite') {
		if (user?.confirmed) throw emailExists();
		if (wished === 'signup' && !user && !wishes.password)
			throw new Problem('validation_failed', 400, 'Signup requires a valid password');
		if (wishes.password && !user) await requireStrongPassword(parts, wishes.password);
		return '';
	}
	if (!user) throw new Problem('user_not_found', 404, 'User with this email not found');
	if (type === 'magiclink' || type === 'recovery') return '';
	if (type === 'email_change_current' && !parts.config.AUTH_SECURE_EMAIL_CHANGE)
		throw new Problem('validation_failed', 422, 'Enable secure email change to generate link for current email');
	const newEmail = requireEmail(wishes.new_email);
	if (await isEmailTaken(parts.database, newEmail, user.id)) throw emailExists();
	return newEmail;
}

/** What must be written before the token: the user, the invitation, the user's metadata. */
async function preparations(
	c: AuthContext,
	{ passwords, clock, room }: AuthParts,
	{ id, type, email, wishes, user }: { id: string; type: Type; email: string; wishes: Wishes; user: KnownUser | null },
): Promise<Statement[]> {
	if (type !== 'signup' && type !== 'invite') return [];
	const now = clock();
	const statements: Statement[] = [];
	if (!user) {
		room?.require();
		const passwordHash = wishes.password ? await passwords.hash(wishes.password, abandonedOf(c)) : null;
		const { address } = deviceOf(c);
		statements.push(
			insertUnconfirmed({ id, aud: audienceOf(c), email, passwordHash, data: wishes.data, now, address }),
		);
	} else if (wishes.data) {
		statements.push({
			text: 'update auth.users set raw_user_meta_data = (raw_user_meta_data || $2::jsonb) - $3::text[] where id = $1',
			values: [id, ...mergeOf(wishes.data)],
		});
	}
	if (type === 'invite') statements.push(markInvited(id, null, now));
	return statements;
}

/** The two links of a change of address may be made one after the other; a link for another address replaces both. */
const otherHalf = (column: string) => `${column} = case when email_change = $4 then ${column} end`;
const changeOfAddress = `email_change_sent_at = $3, email_change_confirm_status = 0, email_change = $4`;
const columns: Record<Type, string> = {
	signup: 'confirmation_token = $2, confirmation_sent_at = $3',
	invite: 'confirmation_token = $2, confirmation_sent_at = $3',
	magiclink: 'recovery_token = $2, recovery_sent_at = $3',
	recovery: 'recovery_token = $2, recovery_sent_at = $3',
	email_change_current: `email_change_token_current = $2, ${otherHalf('email_change_token_new')}, ${changeOfAddress}`,
	email_change_new: `email_change_token_new = $2, ${otherHalf('email_change_token_current')}, ${changeOfAddress}`,
};
const actions: Record<Type, string> = {
	signup: 'user_confirmation_requested',
	invite: 'user_invited',
	magiclink: 'user_recovery_requested',
	recovery: 'user_recovery_requested',
	email_change_current: 'user_modified',
	email_change_new: 'user_modified',
};

function keepToken(
	c: AuthContext,
	{ clock }: AuthParts,
	{ id, type, token, newEmail }: { id: string; type: Type; token: string; newEmail: string },
): Statement {
	return {
		text: `with u as (
				update auth.users set ${columns[type]}, updated_at = $3 where id = $1 and $4::text is not null returning id
			)${auditLine('$5::text', 'u', { now: '$3::timestamptz', address: '$6::text' })}`,
		values: [id, token, clock(), newEmail, actions[type], deviceOf(c).address],
	};
}

const linkTypeOf = (type: Type): LinkType => (type.startsWith('email_change') ? 'email_change' : (type as LinkType));

/** The client sends `redirect_to` in the query, other programs in the body. */
const redirectOf = (c: AuthContext, redirects: Redirects, wishes: Wishes) =>
	redirects.choose(c.req.header('redirect_to'), c.req.query('redirect_to'), wishes.redirect_to);
