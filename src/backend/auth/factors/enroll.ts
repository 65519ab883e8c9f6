import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { Problem } from '#src/platform/http/problem.ts';
import type { AuthParts, Route } from '../auth-parts.ts';
import { seal } from '../tokens/sealing.ts';
import { requirePhone } from '../users/phone-number.ts';
import { readBody, text } from '../wire/request-body.ts';
import { insertFactor } from './insert-factor.ts';
import { type ChallengeKind, kindNames, requireKindOn } from './kinds/factor-kinds.ts';
import { makeTotpSecret, qrCodeSvg, totpUri } from './kinds/totp.ts';
import { type Member, requireMember } from './member.ts';

const LONGEST_NAME = 255;
/** The issuer is contained twice in the QR code, percent-encoded, and has to fit into it. */
const LONGEST_ISSUER = 64;

const enrollBody = z.object({ factor_type: text, friendly_name: text, issuer: text, phone: text });

const isKind = (kind: string): kind is ChallengeKind => Object.hasOwn(kindNames, kind);

/** POST /factors (auth-contract 15.1): begins a second factor, which counts once it was verified. */
export function enrollFactor(parts: AuthParts): Route {
	const { config, keys } = parts;
	return async (c) => {
		const member = await requireMember(c, parts);
		const body = await readBody(c, enrollBody);
		const { factor_type: kind, friendly_name: name } = body;
		if (!isKind(kind)) throw invalid('factor_type needs to be totp, phone, or webauthn');
		requireKindOn(parts, kind, 'enroll');
		requireShort('friendly_name', name);
		requireShort('issuer', body.issuer, LONGEST_ISSUER);
		const id = randomUUID();
		const answer = { id, type: kind, friendly_name: name };
		c.header('cache-control', 'no-store');

		if (kind === 'webauthn') {
			await insertFactor(parts, member, { id, kind, name });
			return c.json(answer);
		}
		if (kind === 'phone') {
			if (!body.phone) throw invalid('Phone number required to enroll Phone factor');
			await insertFactor(parts, member, { id, kind, name, phone: requirePhone(body.phone) });
			return c.json({ ...answer, phone: body.phone });
		}
		const secret = makeTotpSecret();
		await insertFactor(parts, member, { id, kind, name, secret: seal(keys, totpPurpose(id), secret) });
		const issuer = body.issuer || new URL(config.SITE_URL).host;
		const uri = totpUri(secret, { issuer, account: accountName(member) });
		return c.json({ ...answer, totp: { qr_code: qrCodeSvg(uri), secret, uri } });
	};
}

/** The purpose under which a secret is encrypted: it can be decrypted for its own factor only. */
export const totpPurpose = (factorId: string): string => `totp ${factorId}`;

/** Who the secret is for, as the app shows it; an address that would not fit into the code is left out. */
const accountName = ({ account: { email, phone }, userId }: Member): string =>
	[email, phone].find((name) => name && encodeURIComponent(name).length <= 768) || userId;

const invalid = (message: string) => new Problem('validation_failed', 400, message);

/** @throws Problem `validation_failed` 400 for a name that is too long */
export function requireShort(field: string, value: string, most = LONGEST_NAME): void {
	if (value.length > most) throw invalid(`${field} cannot be longer than ${most} characters`);
}
