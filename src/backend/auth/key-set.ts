import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';

/** One key of the server: what it signs with, where it may, and what checks its signatures. */
export type ServerKey = {
	kid: string;
	alg: 'ES256' | 'RS256' | 'HS256';
	signing: CryptoKey | Uint8Array | null;
	checking: CryptoKey | Uint8Array;
	/** What others may know of it; null for a shared secret, which has no public half. */
	published: JWK | null;
};

/** A new private ES256 key as a JWK set of one, the form in which JWT_KEYS takes keys too. */
export async function makeKeySet(): Promise<{ keys: JWK[] }> {
	const { privateKey } = await generateKeyPair('ES256', { extractable: true });
	const jwk = await exportJWK(privateKey);
	return { keys: [{ ...jwk, kid: await calculateJwkThumbprint(jwk), alg: 'ES256', use: 'sig', key_ops: ['sign'] }] };
}

/**
 * Reads one JWK (RFC 7517). It may sign unless its `key_ops` say otherwise or its private half is missing: that is how a
 * retired key stays in the set until its last token has expired.
 * @throws Error for a key that is not P-256, RSA or a shared secret; the message holds nothing of the key
 */
export async function openKey(jwk: JWK): Promise<ServerKey> {
	const alg = algorithmOf(jwk);
	const kid = jwk.kid ?? (await calculateJwkThumbprint(jwk));
	const maySign = (jwk.d !== undefined || jwk.k !== undefined) && (jwk.key_ops?.includes('sign') ?? true);
	if (alg === 'HS256') {
		const secret = Buffer.from(jwk.k ?? '', 'base64url');
		if (secret.length < 32) throw new Error('a shared secret of JWT_KEYS is shorter than 32 bytes');
		return { kid, alg, signing: maySign ? secret : null, checking: secret, published: null };
	}
	const published = publicHalf(jwk, kid, alg);
	return {
		kid,
		alg,
		signing: maySign ? await importJWK({ ...jwk, alg, key_ops: ['sign'] }) : null,
		checking: await importJWK(published),
		published,
	};
}

function algorithmOf(jwk: JWK): ServerKey['alg'] {
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
