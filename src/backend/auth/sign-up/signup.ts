import { z } from 'zod';
import { Problem } from '#src/platform/http/problem.ts';
import type { AuthContext, AuthParts, Route } from '../auth-parts.ts';
import { checkCodeChallenge } from '../flows/pkce.ts';
import { redirectTarget } from '../flows/redirect-target.ts';
import { createRedirects } from '../flows/redirects.ts';
import { waitAsIfSent } from '../one-time/decoy-wait.ts';
import { sendMail, sendText } from '../one-time/send-code.ts';
import { requireStrongPassword } from '../passwords/password-rules.ts';
import { isTaken } from '../require-row.ts';
import { signIn } from '../sessions/sign-in.ts';
import { requireEmail } from '../users/email-address.ts';
import { requireMetadata } from '../users/metadata-limit.ts';
import { isPhoneOn, requireChannel, requirePhone } from '../users/phone-number.ts';
import type { WireUser } from '../users/user-json.ts';
import {
	confirmAddress,
	findUserByEmail,
	findUserByPhone,
	insertUser,
	type KnownUser,
	readUser,
} from '../users/users.ts';
import { abandonedOf, audienceOf, deviceOf, takeLimit } from '../wire/caller-details.ts';
import { object, readBody, text } from '../wire/request-body.ts';
import { newUser, obfuscatedUser } from './new-user.ts';

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
/** The address somebody signs up with, as it is kept. */
type By = { email: string } | { phone: string };
type Asked = { body: Signup; by: By; aud: string; redirectTo: string };

/** POST /signup by e-mail or phone and password, or anonymously (auth-contract 2). */
export function signup(parts: AuthParts): Route {
	const redirects = createRedirects({ siteUrl: parts.config.SITE_URL, patterns: parts.config.AUTH_REDIRECT_URLS });
	return async (c) => {
		const body = await readBody(c, signupBody);
		requireMetadata(parts, body.data);
		const anonymous = !body.email && !body.phone;
		await takeLimit(c, parts, anonymous ? 'auth_anonymous' : 'auth_email');
		const by = await requireSignup(body, parts);
		// Before the account is looked up, so that the answer does not depend on it.
		parts.room?.require();
		const aud = audienceOf(c);
		if (!by) return signUpAnonymously(c, parts, body, aud);
		const asked = { body, by, aud, redirectTo: redirectTarget(c, redirects) };
		const find = () =>
			'email' in by
				? findUserByEmail(parts.database, by.email, aud, parts.clock())
				: findUserByPhone(parts.database, by.phone, aud, parts.clock());
		// The hash is made for known addresses too, so that the time tells nothing.
		const [passwordHash, known] = await Promise.all([parts.passwords.hash(body.password, abandonedOf(c)), find()]);
		if (known) return answerKnown(c, parts, asked, known);
		try {
			return await answerNew(c, parts, asked, passwordHash);
		} catch (error) {
			if (!isTaken(error, 'users_email_key') && !isTaken(error, 'users_phone_key')) throw error;
			// Somebody signed up with this address a moment ago, or has it in another audience.
			const taken = await find();
			if (!taken) throw userExists();
			return answerKnown(c, parts, asked, taken);
		}
	};
}

/**
 * Everything that can be wrong with a sign-up, in GoTrue's order.
 * @returns the address as it is kept; null for an anonymous person
 */
async function requireSignup(body: Signup, parts: AuthParts): Promise<By | null> {
	const { config } = parts;
	const fail = (message: string) => new Problem('validation_failed', 400, message);
	const anonymous = !body.email && !body.phone;
	if (anonymous && !config.AUTH_ANONYMOUS)
		throw new Problem('anonymous_provider_disabled', 422, 'Anonymous sign-ins are disabled');
	if (!config.AUTH_SIGNUP) throw new Problem('signup_disabled', 422, 'Signups not allowed for this instance');
	if (anonymous) return null;
	if (!body.password) throw fail('Signup requires a valid password');
	await requireStrongPassword(parts, body.password);
	if (body.email && body.phone) throw fail('Only an email address or phone number should be provided on signup.');
	if (body.phone && body.channel) requireChannel(body.channel, parts.sms);
	if (body.phone && body.code_challenge) throw fail('PKCE not supported for phone signups');
	checkCodeChallenge(body.code_challenge, body.code_challenge_method);
	if (body.phone && !isPhoneOn(parts)) throw new Problem('phone_provider_disabled', 400, 'Phone signups are disabled');
	if (body.phone) return { phone: requirePhone(body.phone) };
	if (!config.AUTH_EMAIL) throw new Problem('email_provider_disabled', 400, 'Email signups are disabled');
	return { email: requireEmail(body.email) };
}

async function signUpAnonymously(c: AuthContext, parts: AuthParts, body: Signup, aud: string): Promise<Response> {
	const { address } = deviceOf(c);
	const now = parts.clock();
	const person = newUser({ by: null, data: body.data, aud, passwordHash: null, confirmed: false, now, address });
	return started(await signIn(c, parts, { userId: person.id, method: 'anonymous' }, { before: [insertUser(person)] }));
}

async function answerNew(
	c: AuthContext,
	parts: AuthParts,
	{ body, by, aud, redirectTo }: Asked,
	passwordHash: string,
): Promise<Response> {
	const confirmed = confirmsAtOnce(parts, by);
	const { address } = deviceOf(c);
	const person = newUser({ by, data: body.data, aud, passwordHash, confirmed, now: parts.clock(), address });
	const insert = insertUser(person);
	if (confirmed)
		return started(await signIn(c, parts, { userId: person.id, method: 'password' }, { before: [insert] }));
	await sendConfirmation(c, parts, { body, by, redirectTo, userId: person.id, making: [insert] });
	return c.json(await requireUser(parts, person.id));
}

async function answerKnown(c: AuthContext, parts: AuthParts, asked: Asked, known: KnownUser): Promise<Response> {
	const { body, by, aud, redirectTo } = asked;
	const { config, passwords, clock } = parts;
	if (known.confirmed) {
		if (config.AUTH_AUTOCONFIRM || config.AUTH_PHONE_AUTOCONFIRM) throw userExists();
		await waitAsIfSent('email' in by ? parts.mail : (parts.sms ?? parts.mail));
		return c.json(obfuscatedUser(by, body.data ?? {}, aud, clock()));
	}
	if (!confirmsAtOnce(parts, by)) {
		await sendConfirmation(c, parts, { body, by, redirectTo, userId: known.id });
		const user = await requireUser(parts, known.id);
		return c.json(user.invited_at ? { ...user, user_metadata: {}, identities: [] } : user);
	}
	// Unconfirmed from a time without autoconfirm: the password proves that it is the user who signed up then.
	if (known.banned || !(await passwords.verify(body.password, known.encrypted_password, abandonedOf(c))))
		throw userExists();
	const answer = await signIn(
		c,
		parts,
		{ userId: known.id, method: 'password', passwordHash: known.encrypted_password },
		{ before: [confirmAddress('email' in by ? 'email' : 'phone', known.id, clock())] },
	);
	if (!answer) throw userExists();
	return answer;
}

async function sendConfirmation(
	c: AuthContext,
	parts: AuthParts,
	{
		body,
		by,
		...order
	}: { body: Signup; by: By; redirectTo: string; userId: string; making?: Parameters<typeof sendText>[2]['making'] },
): Promise<void> {
	if ('email' in by) await sendMail(c, parts, { ...order, to: by.email, mail: 'confirmation', challenge: body });
	else await sendText(c, parts, { ...order, to: by.phone, kind: 'confirmation', channel: body.channel });
}

async function requireUser({ database }: AuthParts, id: string): Promise<WireUser> {
	const { text, values } = readUser(id);
	const { rows } = await database.query<{ user: WireUser }>(text, values);
	if (!rows[0]) throw new Problem('conflict', 409, 'The user was deleted while signing up');
	return rows[0].user;
}

const confirmsAtOnce = ({ config }: AuthParts, by: By) =>
	'email' in by ? config.AUTH_AUTOCONFIRM : config.AUTH_PHONE_AUTOCONFIRM;

function started(answer: Response | null): Response {
	if (!answer) throw new Error('a new user was not there to sign in');
	return answer;
}

const userExists = () => new Problem('user_already_exists', 422, 'User already registered');
