import { randomBytes } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { Problem } from '#src/platform/http/problem.ts';
import type { KeepSecret } from '#src/platform/settings/secrets.ts';
import type { Caller } from '../caller.ts';
import { decoded } from './objects/object-name.ts';

/** What a signed address allows: to read one object, or to put one. `exp` is in seconds. */
export type DownloadGrant = { url: string; exp: number; transform?: unknown };
export type UploadGrant = { url: string; role: Caller['role']; owner: string | null; upsert: boolean };

/** The user who signed an address for an upload: policies are evaluated for them when it is used. */
export const giverOf = ({ role, owner }: UploadGrant): Caller => ({
	role,
	claims: owner ? { role, sub: owner } : { role },
	userId: owner,
});

/** Signs addresses (HS256 under a secret of the server's own, so that they are good for nothing else). */
export interface Signatures {
	sign(purpose: 'download' | 'upload', claims: object, seconds: number): Promise<string>;
	/**
	 * What a token allows at the address `url` (bucket and name), which may be percent-encoded once more than it was.
	 * @throws Problem `InvalidJWT` 400, also for a token of the other purpose or one that expired; `InvalidSignature`
	 *   400 for one of another address
	 */
	verify<Grant extends { url: string }>(
		purpose: 'download' | 'upload',
		token: string | undefined,
		url: string,
	): Promise<Grant>;
}

export function createSignatures({ keepSecret, clock }: { keepSecret: KeepSecret; clock: () => Date }): Signatures {
	let opened: Promise<Uint8Array> | undefined;
	const key = () => {
		opened ??= keepSecret('storage_key', () => randomBytes(32).toString('base64url')).then((text) =>
			Buffer.from(text, 'base64url'),
		);
		// A failure of the database must not be cached.
		opened.catch(() => {
			opened = undefined;
		});
		return opened;
	};
	const seconds = () => Math.floor(clock().getTime() / 1000);
	return {
		sign: async (purpose, claims, lifetime) =>
			new SignJWT({ ...claims })
				.setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
				.setAudience(`storage:${purpose}`)
				.setIssuedAt(seconds())
				.setExpirationTime(seconds() + lifetime)
				.sign(await key()),
		async verify<Grant extends { url: string }>(
			purpose: 'download' | 'upload',
			token: string | undefined,
			url: string,
		) {
			const secret = await key();
			const granted = async () => {
				const { payload } = await jwtVerify(token ?? '', secret, {
					algorithms: ['HS256'],
					audience: `storage:${purpose}`,
					requiredClaims: ['exp', 'url'],
					currentDate: clock(),
				});
				return payload as unknown as Grant;
			};
			const grant = await granted().catch((error: { code?: string }) => {
				const expired = error.code === 'ERR_JWT_EXPIRED';
				throw new Problem('InvalidJWT', 400, expired ? '"exp" claim timestamp check failed' : 'Invalid token');
			});
			if (grant.url !== url && grant.url !== decoded(url))
				throw new Problem('InvalidSignature', 400, 'The token is for another object');
			return grant;
		},
	};
}
