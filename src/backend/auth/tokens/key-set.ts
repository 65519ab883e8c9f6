import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';

/** One key of the server: what it signs with, where it may, and what checks its signatures. */
export type ServerKey = {
	kid: string;
	alg: 'ES256' | 'RS256' | 'HS256';
	signing: CryptoKey | Uint8Array | null;
	checking: CryptoKey | Uint8Array;
	/** Its public half; null for a shared secret, which has none. */
	published: JWK | null;
	/** Seconds since 1970 when a retired key stops to count; null for a key that is not retired. */
	until: number | null;
};

/** How sessions can be signed. */
export type Algorithm = ServerKey['alg'];

/** A JWK set, the form in which JWT_KEYS takes keys and the server keeps its own. */
export type KeySet = { keys: SetKey[] };
export type SetKey = JWK & { exp?: number };

/** RSA of this length is as strong as P-256 (NIST SP 800-57, table 2). */
const RSA_BITS = 3072;

/** A set of one new private key; of none for HS256, which signs with JWT_SECRET. */
export async function makeKeySet(alg: Algorithm = 'ES256'): Promise<KeySet> {
	if (alg === 'HS256') return { keys: [] };
	const { privateKey } = await generateKeyPair(alg, { extractable: true, modulusLength: RSA_BITS });
	const jwk = await exportJWK(privateKey);
	return { keys: [{ ...jwk, kid: await calculateJwkThumbprint(jwk), alg, use: 'sig', key_ops: ['sign'] }] };
}

/** The public half of a key, which checks signatures until `until`, in seconds since 1970, and makes none. */
export async function retireKey(jwk: SetKey, until: number): Promise<SetKey> {
	const { published } = await openKey(jwk);
	if (!published) throw new Error('a shared secret has no public half');
	return { ...published, exp: until };
}

/** When a retired key stops to count, in seconds since 1970; the member's name is that of OpenID Federation's sets. */
export const retiredUntil = (jwk: SetKey): number | null => (typeof jwk.exp === 'number' ? jwk.exp : null);

/** Whether a key may make signatures, not only check them. */
export const maySign = (jwk: JWK): boolean =>
	(jwk.d !== undefined || jwk.k !== undefined) && (jwk.key_ops?.includes('sign') ?? true);

/**
 * Reads one JWK (RFC 7517). It may sign unless its `key_ops` say otherwise or its private half is missing: that is how
 * a retired key stays in the set until its last token has expired.
 * @throws Error for a key that is not P-256, RSA or a shared secret; the message holds nothing of the key
 */
export async function openKey(jwk: SetKey): Promise<ServerKey> {
	const alg = algorithmOf(jwk);
	const kid = jwk.kid ?? (await calculateJwkThumbprint(jwk));
	const until = retiredUntil(jwk);
	if (alg === 'HS256') {
		const secret = Buffer.from(jwk.k ?? '', 'base64url');
		if (secret.length < 32) throw new Error('a shared secret of JWT_KEYS is shorter than 32 bytes');
		return { kid, alg, signing: maySign(jwk) ? secret : null, checking: secret, published: null, until };
	}
	const published = publicHalf(jwk, kid, alg);
	return {
		kid,
		alg,
		signing: maySign(jwk) ? await importJWK({ ...jwk, alg, key_ops: ['sign'] }) : null,
		checking: await importJWK(published),
		published,
		until,
	};
}

/** @throws Error for a key that is not P-256, RSA or a shared secret */
export function algorithmOf(jwk: JWK): Algorithm {
	if (jwk.kty === 'EC' && jwk.crv === 'P-256') return 'ES256';
	if (jwk.kty === 'RSA') return 'RS256';
	if (jwk.kty === 'oct') return 'HS256';
	throw new Error('JWT_KEYS holds a key that is neither P-256 (ES256), RSA (RS256) nor a shared secret (HS256)');
}

function publicHalf(jwk: JWK, kid: string, alg: string): JWK {
	const common = { kid, alg, use: 'sig', key_ops: ['verify'] };
	return jwk.kty === 'EC'
		? ({ kty: 'EC', crv: jwk.crv, x: jwk.x, y: jwk.y, ...common } as JWK)
		: ({ kty: 'RSA', n: jwk.n, e: jwk.e, ...common } as JWK);
}
