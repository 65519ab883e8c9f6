import { createHmac, randomBytes } from 'node:crypto';
import { errors, type JWK, type JWTHeaderParameters, jwtVerify, SignJWT } from 'jose';
import { Problem } from '#src/platform/http/problem.ts';
import type { Config } from '#src/platform/settings/config.ts';
import type { KeepSecret } from '#src/platform/settings/secrets.ts';
import { hasOtherAlgorithm, readKeptKeys, rotateKeptKeys } from './kept-keys.ts';
import { type KeySet, openKey, type ServerKey } from './key-set.ts';
import { type Claims, rememberTokens } from './verified-tokens.ts';

export type { Claims } from './verified-tokens.ts';

/** Why a token was refused; in the `details.reason` of the Problem. */
export type TokenFault =
	| 'malformed'
	| 'algorithm'
	| 'unknown_key'
	| 'signature'
	| 'claims'
	| 'not_yet_valid'
	| 'expired';

/** Signs and verifies the tokens of the server. */
export interface Keys {
	/** A JWT of these claims, signed by the current key; `iss` is ours and `iat` now unless they say otherwise. */
	sign(claims: Claims): Promise<string>;
	/**
	 * The claims of a token of ours, or of one made with JWT_SECRET.
	 * @throws Problem `bad_jwt` 403 with `details.reason`, a TokenFault
	 */
	verify(token: string): Promise<Claims>;
	/** How `sign` signs now: ES256, RS256, or HS256, whose tokens nobody but this server can check. */
	algorithm(): string;
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

/** Seconds after which keys are read again, in case another process or the operator's command has changed them. */
const REREAD_AFTER = 60;
/** Tokens of unknown keys, which anybody can make up, cause no more than one reading in so many milliseconds. */
const REREAD_PAUSE_MS = 1000;

/**
 * Opens the server's keys: JWT_KEYS, else a key of JWT_ALGORITHM made on first start and kept. The first key that may
 * sign does, else JWT_SECRET; all check. Kept keys are read again every minute, and when a token names one that is not
 * known. The key of `mac` is always kept, so that changing the others ends no session.
 */
export async function openKeys({
	config,
	keepSecret,
	clock = () => new Date(),
}: {
	config: Pick<Config, 'JWT_KEYS' | 'JWT_SECRET' | 'JWT_ALGORITHM' | 'JWT_EXPIRY' | 'SITE_URL'>;
	keepSecret: KeepSecret;
	clock?: () => Date;
}): Promise<Keys> {
	const seconds = () => Math.floor(clock().getTime() / 1000);
	const shared = config.JWT_SECRET ? new TextEncoder().encode(config.JWT_SECRET) : null;
	const kept = !config.JWT_KEYS;
	let text = config.JWT_KEYS
		? JSON.stringify(config.JWT_KEYS)
		: await rotateKeptKeys(keepSecret, config, {
				now: clock(),
				unless: (set) => !hasOtherAlgorithm(set, config),
			});
	let ring = await openRing(text, kept ? shared : null);
	let remembered = rememberTokens();
	let readAt = seconds();
	let lastReading = Number.NEGATIVE_INFINITY;
	let waiting: Promise<void> | null = null;
	const macKey = Buffer.from(await keepSecret('mac_key', () => randomBytes(32).toString('base64url')), 'base64url');
	const issuer = `${config.SITE_URL}/auth/v1`;

	async function readAgain(): Promise<void> {
		readAt = seconds();
		lastReading = performance.now();
		const now = await readKeptKeys(keepSecret, config);
		if (now === text) return;
		ring = await openRing(now, shared);
		text = now;
		// Tokens of a removed key must not stay in the cache.
		remembered = rememberTokens();
	}

	/** Reads soon; all requests before it begins share the same read. */
	function readSoon(): Promise<void> {
		waiting ??= pause(lastReading + REREAD_PAUSE_MS - performance.now()).then(() => {
			waiting = null;
			return readAgain();
		});
		return waiting;
	}

	/** Reads when it is time. Known keys stay in use while the database cannot be reached. */
	async function readInTime(): Promise<void> {
		if (kept && seconds() - readAt >= REREAD_AFTER) await readAgain().catch(() => {});
	}

	const findKey = (kid: string | undefined) =>
		ring.keys.find((key) => key.kid === kid && (key.until === null || key.until > seconds()));

	/** A key checks only signatures of its own algorithm: a public key must never pass for a shared secret. */
	async function keyFor({ kid, alg }: { kid?: string; alg?: string }): Promise<ServerKey['checking']> {
		let named = findKey(kid);
		if (!named && kept && kid && (alg === 'ES256' || alg === 'RS256')) {
			await readSoon();
			named = findKey(kid);
		}
		if (named && named.alg === alg) return named.checking;
		if (!named && alg === 'HS256' && shared) return shared;
		if (named || !ring.keys.some((key) => key.alg === alg)) throw badToken('algorithm');
		throw badToken('unknown_key');
	}

	return {
		algorithm: () => ring.header.alg,
		async sign(claims) {
			await readInTime();
			const whole = Object.freeze({ iss: issuer, iat: seconds(), ...claims });
			const token = await new SignJWT(whole).setProtectedHeader(ring.header).sign(ring.signing);
			remembered.keep(token, whole);
			return token;
		},
		async verify(token) {
			void readInTime();
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
				if (error instanceof Problem || (error as Error).name === 'DatabaseUnavailable') throw error;
				throw badToken(faultOf(error), error);
			}
		},
		jwks: () => ({
			keys: ring.keys.filter(({ until }) => until === null || until > seconds()).flatMap((key) => key.published ?? []),
		}),
		mac: (purpose, data) => createHmac('sha256', macKey).update(`${purpose}\0`).update(data).digest(),
	};
}

/** Keys ready for use: all that check, and what signs, under which header. */
type Ring = { keys: ServerKey[]; signing: CryptoKey | Uint8Array; header: JWTHeaderParameters };

/** @throws Error where nothing may sign, or a key cannot be used */
async function openRing(text: string, shared: Uint8Array | null): Promise<Ring> {
	const keys = await Promise.all((JSON.parse(text) as KeySet).keys.map(openKey));
	const current = keys.find((key) => key.signing);
	if (current?.signing)
		return { keys, signing: current.signing, header: { alg: current.alg, typ: 'JWT', kid: current.kid } };
	// Tokens without a kid are those of JWT_SECRET, ours as well as others'.
	if (shared) return { keys, signing: shared, header: { alg: 'HS256', typ: 'JWT' } };
	throw new Error('JWT_KEYS holds no private key that may sign');
}

const pause = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, Math.max(0, milliseconds)));

function faultOf(error: unknown): TokenFault {
	if (error instanceof errors.JWTExpired) return 'expired';
	if (error instanceof errors.JWTClaimValidationFailed)
		return error.claim === 'nbf' && error.reason === 'check_failed' ? 'not_yet_valid' : 'claims';
	if (error instanceof errors.JWSSignatureVerificationFailed) return 'signature';
	if (error instanceof errors.JOSENotSupported || error instanceof errors.JOSEAlgNotAllowed) return 'algorithm';
	return 'malformed';
}
