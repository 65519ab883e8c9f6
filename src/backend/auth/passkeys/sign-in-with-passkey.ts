import { z } from 'zod';
import type { Statement } from '#src/platform/database/database.ts';
import { Problem } from '#src/platform/http/problem.ts';
import { failedSignIn } from '../audit/failed-sign-in.ts';
import type { AuthParts, Route } from '../auth-parts.ts';
import { signIn } from '../sessions/sign-in.ts';
import { findUse, type UsedCredential } from '../webauthn/ceremonies.ts';
import { authenticationJson } from '../webauthn/credential-json.ts';
import { CEREMONY_SECONDS, relyingPartyOf } from '../webauthn/relying-party.ts';
import { takeLimit } from '../wire/caller-details.ts';
import { readBody, text } from '../wire/request-body.ts';
import { keepChallenge, takeChallenge } from './passkey-challenges.ts';
import { requireCredential, requirePasskeysOn, verificationFailed } from './passkey-problems.ts';

/** POST /passkeys/authentication/options (auth-contract 16): for every user with a passkey. */
export function passkeyAuthenticationOptions(parts: AuthParts): Route {
	const { database, config, clock } = parts;
	return async (c) => {
		requirePasskeysOn(parts);
		await takeLimit(c, parts, 'auth_passkey');
		const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
		const options = await generateAuthenticationOptions({
			rpID: relyingPartyOf(config).id,
			timeout: CEREMONY_SECONDS * 1000,
			userVerification: 'preferred',
		});
		const { challenge_id, expires_at } = await keepChallenge(database, {
			userId: null,
			challenge: options.challenge,
			now: clock(),
		});
		return c.json({ challenge_id, options, expires_at });
	};
}

type Known = {
	id: string;
	user_id: string;
	public_key: string;
	sign_count: number;
	banned: boolean;
	email: string | null;
	confirmed: boolean;
};

const findSql = `
	select p.id, p.user_id, p.public_key, p.sign_count, coalesce(u.banned_until > $3::timestamptz, false) as banned,
		nullif(u.email, '') as email, u.confirmed_at is not null as confirmed
	from auth.webauthn_credentials p join auth.users u on u.id = p.user_id
	where p.credential_id = $1 and p.user_id::text = $2`;

const touch = (id: string, { counter, backedUp }: UsedCredential, now: Date): Statement => ({
	text: `update auth.webauthn_credentials
		set sign_count = greatest(sign_count, $2::bigint), backed_up = $3, last_used_at = $4, updated_at = $4 where id = $1`,
	values: [id, counter, backedUp, now],
});

const verifyBody = z.object({ challenge_id: text, credential: z.unknown().optional() });

/** POST /passkeys/authentication/verify (auth-contract 16): a new session, `aal1` by itself. */
export function verifyPasskeyAuthentication(parts: AuthParts): Route {
	const { database, config, clock } = parts;
	return async (c) => {
		requirePasskeysOn(parts);
		await takeLimit(c, parts, 'auth_passkey');
		const { challengeId, credential: answer } = requireCredential(await readBody(c, verifyBody), authenticationJson);
		const now = clock();
		const challenge = await takeChallenge(database, { id: challengeId, userId: null, now });
		const userId = Buffer.from(answer?.response.userHandle ?? '', 'base64url').toString('utf8');
		const known =
			answer && !userId.includes('\0')
				? (await database.query<Known>(findSql, [answer.id, userId, now])).rows[0]
				: undefined;
		const failed = (problem: Problem) =>
			failedSignIn(c, parts, { userId: known?.user_id ?? null, method: 'passkey', problem });
		if (!answer || !known) throw await failed(verificationFailed());
		const credential = { id: answer.id, publicKey: known.public_key, counter: known.sign_count };
		const used = await findUse(answer, credential, { challenge, relyingParty: relyingPartyOf(config) });
		if (!used) throw await failed(verificationFailed());
		if (known.banned) throw await failed(new Problem('user_banned', 403, 'User is banned'));
		if (!known.confirmed)
			throw known.email
				? new Problem('email_not_confirmed', 403, 'Email not confirmed')
				: new Problem('phone_not_confirmed', 403, 'Phone not confirmed');
		const session = await signIn(
			c,
			parts,
			{ userId: known.user_id, method: 'passkey' },
			{ before: [touch(known.id, used, now)] },
		);
		if (!session) throw verificationFailed();
		return session;
	};
}
