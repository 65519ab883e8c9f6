import { createHmac, randomBytes } from 'node:crypto';
import { errors, type JWK, type JWTHeaderParameters, jwtVerify, SignJWT } from 'jose';
import type { Config } from '#src/platform/config.ts';
import { Problem } from '#src/platform/problem.ts';
import type { KeepSecret } from '#src/platform/secrets.ts';
import { makeKeySet, openKey, type ServerKey } from './key-set.ts';
import { type Claims, rememberTokens } from './remembered-tokens.ts';

export type { Claims } from './remembered-tokens.ts';

/** Why a token was refused; in the `details.reason` of the Problem. */
export type TokenFault =
	| 'malformed'
	| 'algorithm'
	| 'unknown_key'
	| 'signature'
	| 'claims'
	| 'not_yet_valid'
	| 'expired';

/** What the server signs and vouches for. */
export interface Keys {
	/** A JWT of these claims, signed by the current key; `iss` is ours and `iat` now unless they say otherwise. */
	sign(claims: Claims): Promise<string>;
	/**
	 * The claims of a token of ours, or of one made with JWT_SECRET.
	 * @throws Problem `bad_jwt` 403 with `details.reason`, a TokenFault
	 */
	verify(token: string): Promise<Claims>;
	/** The public halves of all keys, the retired ones included (RFC 7517, 5). */
	jwks(): { keys: JWK[] };
	/** A 32-byte HMAC-SHA256 that only this server can make; `purpose` keeps uses apart. */
	mac(purpose: string, data: Uint8Array): Buffer;
}

/** GoTrue's words for each fault, behind the sentence that clients match. */
const faultDetails: Record<TokenFault, string> = {
	malformed: 'token is malformed',
	algorithm: 'token signature is invalid: signing method is invalid',
	unknown_key: 'token is unverifiable: unrecognized JWT kid',
	signature: 'token signature is invalid: signature is invalid',
	claims: 'token has invalid claims',
	not_yet_valid: 'token has invalid claims: token is not valid yet',
	expired: 'token has invalid claims: token is expired',
};

const badToken = (reason: TokenFault, cause?: unknown) =>
	new Problem(
		'bad_jwt',
		403,
		`invalid JWT: unable to parse or verify signature, ${faultDetails[reason]}`,
		{ reason },
		{ cause },
	);

/**
 * Opens the server's keys: JWT_KEYS, else a key made on first start and kept. The first key that may sign does; all
 * check. The key of `mac` is always kept, so that changing JWT_KEYS ends no session.
 */
export async function openKeys({
	config,
	keepSecret,
	clock = () => new Date(),
}: {
	config: Pick<Config, 'JWT_KEYS' | 'JWT_SECRET' | 'SITE_URL'>;
	keepSecret: KeepSecret;
	clock?: () => Date;
}): Promise<Keys> {
	const set =
		config.JWT_KEYS ?? JSON.parse(await keepSecret('jwt_keys', async () => JSON.stringify(await makeKeySet())));
	const keys = await Promise.all((set.keys as JWK[]).map(openKey));
	const current = keys.find((key) => key.signing);
	if (!current?.signing) throw new Error('JWT_KEYS holds no private key that may sign');
	const signing = current.signing;
	const header: JWTHeaderParameters = { alg: current.alg, typ: 'JWT', kid: current.kid };
	const shared = config.JWT_SECRET ? new TextEncoder().encode(config.JWT_SECRET) : null;
	const macKey = Buffer.from(await keepSecret('mac_key', () => randomBytes(32).toString('base64url')), 'base64url');
	const issuer = `${config.SITE_URL}/auth/v1`;
	const published = { keys: keys.flatMap((key) => key.published ?? []) };
	const remembered = rememberTokens();
	const seconds = () => Math.floor(clock().getTime() / 1000);

	/** A key checks only signatures of its own algorithm: a public key must never pass for a shared secret. */
	function keyFor({ kid, alg }: { kid?: string; alg?: string }): ServerKey['checking'] {
		const named = keys.find((key) => key.kid === kid);
		if (named && named.alg === alg) return named.checking;
		if (!named && alg === 'HS256' && shared) return shared;
		if (named || !keys.some((key) => key.alg === alg)) throw badToken('algorithm');
		throw badToken('unknown_key');
	}

	return {
		async sign(claims) {
			const whole = Object.freeze({ iss: issuer, iat: seconds(), ...claims });
			const token = await new SignJWT(whole).setProtectedHeader(header).sign(signing);
			remembered.keep(token, whole);
			return token;
		},
		async verify(token) {
			const known = remembered.find(token);
			if (known) {
				if (typeof known.exp === 'number' && known.exp <= seconds()) throw badToken('expired');
				return known;
			}
			try {
				const { payload } = await jwtVerify(token, keyFor, { currentDate: clock() });
				const claims = Object.freeze({ ...payload });
				remembered.keep(token, claims);
				return claims;
			} catch (error) {
				throw error instanceof Problem ? error : badToken(faultOf(error), error);
			}
		},
		jwks: () => published,
		mac: (purpose, data) => createHmac('sha256', macKey).update(`${purpose}\0`).update(data).digest(),
	};
}

function faultOf(error: unknown): TokenFault {
	if (error instanceof errors.JWTExpired) return 'expired';
	if (error instanceof errors.JWTClaimValidationFailed)
		return error.claim === 'nbf' && error.reason === 'check_failed' ? 'not_yet_valid' : 'claims';
	if (error instanceof errors.JWSSignatureVerificationFailed) return 'signature';
	if (error instanceof errors.JOSENotSupported || error instanceof errors.JOSEAlgNotAllowed) return 'algorithm';
	return 'malformed';
}
