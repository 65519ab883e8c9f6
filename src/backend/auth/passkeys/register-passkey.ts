import { z } from 'zod';
import { Problem } from '#src/platform/http/problem.ts';
import type { AuthContext, AuthParts, Route } from '../auth-parts.ts';
import { requireAssurance } from '../factors/assurance.ts';
import { lockUser } from '../factors/factor-rows.ts';
import { type Member, requireMember } from '../factors/member.ts';
import { notifyOfFactor } from '../factors/notice.ts';
import { findNewCredential } from '../webauthn/ceremonies.ts';
import { registrationJson } from '../webauthn/credential-json.ts';
import { ALGORITHMS, CEREMONY_SECONDS, relyingPartyOf } from '../webauthn/relying-party.ts';
import { takeLimit } from '../wire/caller-details.ts';
import { readBody, text } from '../wire/request-body.ts';
import { keepChallenge, takeChallenge } from './passkey-challenges.ts';
import { passkeyName } from './passkey-names.ts';
import {
	credentialExists,
	requireCredential,
	requirePasskeysOn,
	tooManyPasskeys,
	verificationFailed,
} from './passkey-problems.ts';
import { insertPasskey, MOST_PASSKEYS, type Passkey, readCredentialIds } from './passkey-rows.ts';

/** Who may add a passkey (auth-contract 16, 28). */
async function requireOwner(c: AuthContext, parts: AuthParts): Promise<Member> {
	requirePasskeysOn(parts);
	await takeLimit(c, parts, 'auth_passkey');
	const member = await requireMember(c, parts);
	if (member.account.is_sso_user)
		throw new Problem('validation_failed', 422, 'Passkeys are not available to people of a single sign-on');
	await requireAssurance(parts.database, member, { status: 403, message: 'AAL2 required to register a passkey' });
	return member;
}

/** POST /passkeys/registration/options (auth-contract 16). */
export function passkeyRegistrationOptions(parts: AuthParts): Route {
	const { database, config, clock } = parts;
	return async (c) => {
		const { userId, account } = await requireOwner(c, parts);
		const known = await readCredentialIds(database, userId);
		if (known.length >= MOST_PASSKEYS) throw tooManyPasskeys();
		const relyingParty = relyingPartyOf(config);
		const name = account.email || account.phone || userId;
		const { generateRegistrationOptions } = await import('@simplewebauthn/server');
		const options = await generateRegistrationOptions({
			rpName: relyingParty.name,
			rpID: relyingParty.id,
			// Comes back as `userHandle` at sign-in and names the person (auth-contract 16).
			userID: new Uint8Array(Buffer.from(userId)),
			userName: name,
			userDisplayName: name,
			timeout: CEREMONY_SECONDS * 1000,
			attestationType: 'none',
			excludeCredentials: known,
			authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
			supportedAlgorithmIDs: ALGORITHMS,
		});
		const { challenge_id, expires_at } = await keepChallenge(database, {
			userId,
			challenge: options.challenge,
			now: clock(),
		});
		return c.json({ challenge_id, options, expires_at });
	};
}

const verifyBody = z.object({ challenge_id: text, credential: z.unknown().optional() });

/** POST /passkeys/registration/verify (auth-contract 16). */
export function verifyPasskeyRegistration(parts: AuthParts): Route {
	const { database, config, clock } = parts;
	return async (c) => {
		const member = await requireOwner(c, parts);
		const { userId, address } = member;
		const { challengeId, credential: given } = requireCredential(await readBody(c, verifyBody), registrationJson);
		const challenge = await takeChallenge(database, { id: challengeId, userId, now: clock() });
		const relyingParty = relyingPartyOf(config);
		const credential = given && (await findNewCredential(given, { challenge, relyingParty }));
		if (!credential) throw verificationFailed();
		const name = passkeyName(credential.aaguid);
		const [, inserted] = await database.batch([
			lockUser(userId),
			insertPasskey({ userId, credential, name, now: clock(), address }),
		]);
		const passkey = inserted?.rows[0]?.passkey as Passkey | undefined;
		if (!passkey) {
			const { length } = await readCredentialIds(database, userId);
			throw length >= MOST_PASSKEYS ? tooManyPasskeys() : credentialExists();
		}
		notifyOfFactor(c, parts, member, 'factor_added');
		return c.json(passkey);
	};
}
