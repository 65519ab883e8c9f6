import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { Problem } from '#src/platform/problem.ts';
import type { AuthContext, AuthParts, Route } from './auth-parts.ts';
import { audienceOf, deviceOf, takeLimit } from './caller-details.ts';
import { requireEmail } from './email-address.ts';
import { requireStrongPassword } from './password-rules.ts';
import { requireChannel } from './phone-number.ts';
import { checkCodeChallenge } from './pkce.ts';
import { object, readBody, text } from './request-body.ts';
import { signIn } from './sign-in.ts';
import type { WireUser } from './user-json.ts';
import { confirmEmail, findUserByEmail, insertUser, type PasswordUser, readUser } from './users.ts';

const signupBody = z.object({
	email: text,
	phone: text,
	password: text,
	channel: text,
	data: object,
	code_challenge: text,
	code_challenge_method: text,
});
type Signup = z.output<typeof signupBody>;

/** POST /signup by e-mail and password (contract 2). */
export function signup(parts: AuthParts): Route {
	return async (c) => {
		await takeLimit(c, parts, 'auth_email');
		const body = await readBody(c, signupBody);
		const email = await requireSignup(body, parts);
		const aud = audienceOf(c);
		// The hash is made for known addresses too, so that the time tells nothing.
		const [passwordHash, known] = await Promise.all([
			parts.passwords.hash(body.password),
			findUserByEmail(parts.database, email, aud, parts.clock()),
		]);
		if (known) return answerKnown(c, parts, known, body, email);
		try {
			return await answerNew(c, parts, { body, email, aud, passwordHash });
		} catch (error) {
			if (!isTaken(error)) throw error;
			// Somebody signed up with this address a moment ago, or has it in another audience.
			const taken = await findUserByEmail(parts.database, email, aud, parts.clock());
			if (!taken) throw userExists();
			return answerKnown(c, parts, taken, body, email);
		}
	};
}

/**
 * Everything that can be wrong with a sign-up, in GoTrue's order.
 * @returns the address as it is kept
 */
async function requireSignup(body: Signup, parts: AuthParts): Promise<string> {
	const { config } = parts;
	const fail = (message: string) => new Problem('validation_failed', 400, message);
	if (!body.email && !body.phone)
		throw new Problem('anonymous_provider_disabled', 422, 'Anonymous sign-ins are disabled');
	if (!config.AUTH_SIGNUP) throw new Problem('signup_disabled', 422, 'Signups not allowed for this instance');
	if (!body.password) throw fail('Signup requires a valid password');
	await requireStrongPassword(parts, body.password);
	if (body.email && body.phone) throw fail('Only an email address or phone number should be provided on signup.');
	if (body.phone && body.channel) requireChannel(body.channel);
	if (body.phone && body.code_challenge) throw fail('PKCE not supported for phone signups');
	checkCodeChallenge(body.code_challenge, body.code_challenge_method);
	if (body.phone) throw new Problem('phone_provider_disabled', 400, 'Phone signups are disabled');
	if (!config.AUTH_EMAIL) throw new Problem('email_provider_disabled', 400, 'Email signups are disabled');
	return requireEmail(body.email);
}

async function answerNew(
	c: AuthContext,
	parts: AuthParts,
	{ body, email, aud, passwordHash }: { body: Signup; email: string; aud: string; passwordHash: string },
): Promise<Response> {
	const confirmed = parts.config.AUTH_AUTOCONFIRM;
	const id = randomUUID();
	// What the person says of themselves never passes for what we found out (contract 1.3).
	const identityData = { ...body.data, sub: id, email, email_verified: false, phone_verified: false };
	const insert = insertUser({
		id,
		aud,
		email,
		passwordHash,
		confirmed,
		userMetadata: { ...identityData, email_verified: confirmed },
		identityData,
		now: parts.clock(),
		address: deviceOf(c).address,
	});
	if (confirmed) {
		const answer = await signIn(c, parts, { userId: id, method: 'password' }, { before: [insert] });
		if (!answer) throw new Error('a new user was not there to sign in');
		return answer;
	}
	const results = await parts.database.batch([insert, readUser(id)]);
	warnOfMail(parts, id);
	return c.json(results.at(-1)?.rows[0]?.user as WireUser);
}

async function answerKnown(
	c: AuthContext,
	parts: AuthParts,
	known: PasswordUser,
	body: Signup,
	email: string,
): Promise<Response> {
	const { AUTH_AUTOCONFIRM: autoconfirm } = parts.config;
	if (known.confirmed) {
		if (autoconfirm) throw userExists();
		return c.json(obfuscatedUser(email, body.data ?? {}, audienceOf(c), parts.clock()));
	}
	if (!autoconfirm) {
		const { text, values } = readUser(known.id);
		const { rows } = await parts.database.query<{ user: WireUser & { invited_at?: string } }>(text, values);
		const user = rows[0]?.user;
		if (!user) throw new Problem('conflict', 409, 'The user was deleted while signing up');
		warnOfMail(parts, known.id);
		return c.json(user.invited_at ? { ...user, user_metadata: {}, identities: [] } : user);
	}
	// Unconfirmed from a time without autoconfirm: whoever knows the password is taken for the one who signed up then.
	if (known.banned || !(await parts.passwords.verify(body.password, known.encrypted_password))) throw userExists();
	const answer = await signIn(
		c,
		parts,
		{ userId: known.id, method: 'password', passwordHash: known.encrypted_password },
		{ before: [confirmEmail(known.id, parts.clock())] },
	);
	if (!answer) throw userExists();
	return answer;
}

/** Looks like a new user and is none: who has an account here must not be learnt by signing up (contract 2). */
function obfuscatedUser(email: string, data: Record<string, unknown>, aud: string, now: Date): WireUser {
	const time = now.toISOString().replace('Z', '000Z');
	return {
		id: randomUUID(),
		aud,
		role: '',
		email,
		phone: '',
		confirmation_sent_at: time,
		app_metadata: { provider: 'email', providers: ['email'] },
		user_metadata: data,
		identities: [],
		created_at: time,
		updated_at: time,
		is_anonymous: false,
	};
}

function warnOfMail({ log }: AuthParts, userId: string): void {
	log.warn({ userId }, 'a sign-up waits for its confirmation, which no mail has carried: mail comes with SMTP');
}

const userExists = () => new Problem('user_already_exists', 422, 'User already registered');
const isTaken = (error: unknown) =>
	error instanceof Error &&
	error.name === 'DatabaseError' &&
	(error as { constraint?: string }).constraint === 'users_email_key';
