import { argon2, createCipheriv, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** What checks a password against a hash made elsewhere. It runs in Node's thread pool. */
export type CheckPassword = (password: string) => Promise<boolean>;

/** One check may not take more memory than this, nor many times the work of the usual parameters. */
const MOST_KIBIBYTES = 256 * 1024;
const MOST_PASSES = 20;
const MOST_COST = 20;

const argon2Async = promisify(argon2);
const scryptAsync = promisify<string, Buffer, number, { N: number; r: number; p: number; maxmem: number }, Buffer>(
	scrypt,
);

/**
 * Reads a hash that another system made of a password (auth-contract 19): Argon2i and Argon2id in the PHC string format
 * (`$argon2id$v=19$m=65536,t=3,p=4$salt$hash`), or Firebase's scrypt as GoTrue writes it
 * (`$fbscrypt$v=1,n=14,r=8,p=1,ss=…,sk=…$salt$hash`). Null for anything else, and for unreasonable parameters.
 */
export function findImportedHash(encoded: string): CheckPassword | null {
	return findArgon2(encoded) ?? findFirebaseScrypt(encoded);
}

/** Whether this is a password hash that sign-in understands, bcrypt among them. */
export const isPasswordHash = (encoded: string): boolean => isBcrypt(encoded) || findImportedHash(encoded) !== null;

function isBcrypt(encoded: string): boolean {
	const cost = Number(/^\$2[aby]\$(\d\d)\$[./A-Za-z0-9]{53}$/.exec(encoded)?.[1] ?? 0);
	return cost >= 4 && cost <= 16;
}

function findArgon2(encoded: string): CheckPassword | null {
	const [, kind, m, t, p, salt, hash] =
		/^\$(argon2id?)\$v=19\$m=(\d{1,9}),t=(\d{1,4}),p=(\d{1,3})\$([A-Za-z0-9+/]{11,86})\$([A-Za-z0-9+/]{16,171})$/.exec(
			encoded,
		) ?? [];
	if (!kind || !salt || !hash) return null;
	const [memory, passes, parallelism] = [Number(m), Number(t), Number(p)];
	const reasonable = memory >= 8 * parallelism && memory <= MOST_KIBIBYTES && passes >= 1 && passes <= MOST_PASSES;
	if (!reasonable || parallelism < 1) return null;
	const expected = Buffer.from(hash, 'base64');
	const nonce = Buffer.from(salt, 'base64');
	const parameters = { nonce, parallelism, tagLength: expected.length, memory, passes };
	return async (password) =>
		isSame(expected, await argon2Async(kind as 'argon2i' | 'argon2id', { ...parameters, message: password }));
}

/** Firebase enciphers its signer key with what scrypt makes of the password (github.com/firebase/scrypt). */
function findFirebaseScrypt(encoded: string): CheckPassword | null {
	const base64 = '([A-Za-z0-9+/=]{1,256})';
	const [, n, r, p, separator, key, salt, hash] =
		new RegExp(
			`^\\$fbscrypt\\$v=1,n=(\\d{1,2}),r=(\\d{1,2}),p=(\\d{1,2})(?:,ss=${base64})?,sk=${base64}\\$${base64}\\$${base64}$`,
		).exec(encoded) ?? [];
	if (!n || !key || !salt || !hash) return null;
	const [exponent, blocks, parallel] = [Number(n), Number(r), Number(p)];
	const memory = 128 * 2 ** exponent * blocks;
	if (exponent < 1 || exponent > MOST_COST || blocks < 1 || parallel < 1 || parallel > MOST_PASSES) return null;
	if (memory > MOST_KIBIBYTES * 1024) return null;
	const options = { N: 2 ** exponent, r: blocks, p: parallel, maxmem: 2 * memory + 1024 * 1024 };
	const salted = Buffer.concat([Buffer.from(salt, 'base64'), Buffer.from(separator ?? '', 'base64')]);
	const expected = Buffer.from(hash, 'base64');
	return async (password) => {
		const derived = await scryptAsync(password, salted, 32, options);
		const cipher = createCipheriv('aes-256-ctr', derived, Buffer.alloc(16));
		return isSame(expected, Buffer.concat([cipher.update(Buffer.from(key, 'base64')), cipher.final()]));
	};
}

const isSame = (one: Uint8Array, other: Uint8Array) => one.length === other.length && timingSafeEqual(one, other);
