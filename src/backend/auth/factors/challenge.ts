import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { Problem } from '#src/platform/http/problem.ts';
import type { AuthParts, Route } from '../auth-parts.ts';
import { makePhoneCode } from '../one-time/one-time-code.ts';
import type { Keys } from '../tokens/keys.ts';
import { requireChannel } from '../users/phone-number.ts';
import { ALGORITHMS, CEREMONY_SECONDS, relyingPartyOf } from '../webauthn/relying-party.ts';
import { readOptionalBody, text } from '../wire/request-body.ts';
import { CHALLENGE_SECONDS, insertChallenge } from './challenge-rows.ts';
import { requireChallengeable } from './challengeable-factor.ts';
import type { Factor, KeptCredential } from './factor-rows.ts';
import { sendPhoneCode } from './kinds/send-phone-code.ts';
import type { Member } from './member.ts';

const challengeBody = z.object({ channel: text });

/** POST /factors/{id}/challenge (auth-contract 15.2): asks a factor to prove itself. */
export function challengeFactor(parts: AuthParts): Route {
	const { database, clock, keys } = parts;
	return async (c) => {
		const message = 'Recovery codes are verified without a challenge';
		const { member, factor, kind } = await requireChallengeable(c, parts, message);
		const { channel } = await readOptionalBody(c, challengeBody);

		const id = randomUUID();
		const base = { id, factorId: factor.id, address: member.address };
		const ask = async (asked: { otpCode?: string; webauthnChallenge?: string }) => {
			const now = clock();
			const { text: sql, values } = insertChallenge({ ...base, ...asked, now });
			const { affected } = await database.query(sql, values);
			if (affected === 0) throw new Problem('mfa_factor_not_found', 404, 'Factor not found');
			return { id, type: kind, expires_at: Math.floor(now.getTime() / 1000) + CHALLENGE_SECONDS };
		};

		if (kind === 'totp') return c.json(await ask({}));
		if (kind === 'phone') {
			if (channel) requireChannel(channel, parts.sms);
			const { code, isSent } = makePhoneCode(parts.config, factor.phone ?? '');
			await sendPhoneCode(parts, member, { factor, code, channel, isSent });
			return c.json(await ask({ otpCode: phoneCodeMac(keys, id, code) }));
		}
		const webauthn =
			factor.status === 'verified'
				? { type: 'request', credential_options: { publicKey: await requestOptions(parts, factor) } }
				: { type: 'create', credential_options: { publicKey: await creationOptions(parts, member, factor) } };
		const { challenge } = webauthn.credential_options.publicKey;
		return c.json({ ...(await ask({ webauthnChallenge: challenge })), webauthn });
	};
}

/** The stored form of a code that was sent: a MAC, valid for one challenge only. */
export const phoneCodeMac = (keys: Pick<Keys, 'mac'>, challengeId: string, code: string): string =>
	keys.mac('mfa_phone', Buffer.from(`${challengeId}:${code}`)).toString('base64url');

const otherKeysSql = `
	select web_authn_credential as credential from auth.mfa_factors
	where user_id = $1 and factor_type = 'webauthn' and status = 'verified'`;

/** Options for `navigator.credentials.create()`. The factor is the account: an authenticator keeps one key for each. */
async function creationOptions({ database, config }: AuthParts, { userId, account }: Member, factor: Factor) {
	const { generateRegistrationOptions } = await import('@simplewebauthn/server');
	const relyingParty = relyingPartyOf(config);
	const { rows } = await database.query<{ credential: KeptCredential }>(otherKeysSql, [userId]);
	const name = factor.friendly_name || account.email || account.phone || userId;
	return generateRegistrationOptions({
		rpName: relyingParty.name,
		rpID: relyingParty.id,
		userID: new Uint8Array(Buffer.from(factor.id)),
		userName: name,
		userDisplayName: name,
		timeout: CEREMONY_SECONDS * 1000,
		attestationType: 'none',
		excludeCredentials: rows.map(({ credential: { id, transports } }) => ({ id, transports })),
		authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
		supportedAlgorithmIDs: ALGORITHMS,
	});
}

/** Options for `navigator.credentials.get()`. */
async function requestOptions({ config }: AuthParts, { web_authn_credential: credential }: Factor) {
	const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
	return generateAuthenticationOptions({
		rpID: relyingPartyOf(config).id,
		timeout: CEREMONY_SECONDS * 1000,
		userVerification: 'preferred',
		...(credential && { allowCredentials: [{ id: credential.id, transports: credential.transports }] }),
	});
}
