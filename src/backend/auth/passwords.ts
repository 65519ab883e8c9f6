import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/bcrypt';
import { findImportedHash } from './imported-hashes.ts';

/** Password hashes, made in threads. */
export interface Passwords {
	hash(password: string): Promise<string>;
	/** Whether the password is that of the hash, which may have been made elsewhere (`imported-hashes.ts`). Without a hash the answer is no, and takes as long. */
	verify(password: string, encoded: string | null): Promise<boolean>;
}

/** bcrypt looks at no more than this (contract 19). */
export const PASSWORD_MOST_BYTES = 72;

/**
 * bcrypt at `cost` (10: contract 19). Node's pool has four threads, which signatures and files need too; `parallel`
 * leaves them one, so that a crowd of sign-ins does not hold up everybody else.
 */
export function createPasswords({ cost = 10, parallel = 3 }: { cost?: number; parallel?: number } = {}): Passwords {
	let running = 0;
	const waiting: (() => void)[] = [];
	const nobody = hash(randomBytes(18).toString('base64'), { cost });

	async function inTurn<T>(work: () => Promise<T>): Promise<T> {
		if (running >= parallel) await new Promise<void>((resume) => waiting.push(resume));
		else running++;
		try {
			return await work();
		} finally {
			// Whoever waits takes over the place; it is given back only when nobody does.
			const next = waiting.shift();
			if (next) next();
			else running--;
		}
	}

	return {
		hash: (password) => inTurn(() => hash(password, { cost })),
		verify: async (password, encoded) => {
			const against = encoded ?? (await nobody);
			const imported = findImportedHash(against);
			const same = await inTurn(() => (imported ? imported(password) : verify(password, against)));
			return same && encoded !== null;
		},
	};
}
