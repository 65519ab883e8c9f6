import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/bcrypt';
import { createHashQueue } from './hash-queue.ts';
import { findImportedHash } from './imported-hashes.ts';

/**
 * Password hashes, made in threads. Both calls throw Problem `over_capacity` 503 at once where too many wait already,
 * and `request_aborted` 499 once `signal` is aborted: pass that of `abandonedOf`.
 */
export interface Passwords {
	/**
	 * @throws Problem `over_capacity` 503 where a hash would be refused now: for routes that have work to do before it
	 */
	requireRoom(): void;
	hash(password: string, signal: AbortSignal): Promise<string>;
	/**
	 * Whether the password is that of the hash, which may have been made elsewhere (`imported-hashes.ts`). Without a
	 * hash the answer is no, and takes as long.
	 */
	verify(password: string, encoded: string | null, signal: AbortSignal): Promise<boolean>;
}

/** bcrypt looks at no more than this (auth-contract 19). */
export const PASSWORD_MOST_BYTES = 72;

/** Hashes that all worker processes of a machine may make at a time, where it has no more processors. */
const PARALLEL = 3;

/** How many of `workers` processes on this machine's processors make hashes at a time, each. */
export const parallelHashes = (workers: number, processors = availableParallelism()): number =>
	Math.min(PARALLEL, Math.ceil(Math.max(PARALLEL, processors) / workers));

/**
 * bcrypt at `cost` (10: auth-contract 19). Node's pool has four threads, which signatures and files need too;
 * `parallel` leaves them one, so that many sign-ins do not delay other requests. Who would wait for more than
 * `longestWaitMs` is refused.
 */
export function createPasswords({
	cost = 10,
	parallel = PARALLEL,
	longestWaitMs = 2000,
}: {
	cost?: number;
	parallel?: number;
	longestWaitMs?: number;
} = {}): Passwords {
	const queue = createHashQueue({ parallel, longestWaitMs });
	const nobody = hash(randomBytes(18).toString('base64'), { cost });
	return {
		requireRoom: queue.requireRoom,
		hash: (password, signal) => queue.run(() => hash(password, { cost }), signal),
		verify: async (password, encoded, signal) => {
			const against = encoded ?? (await nobody);
			const imported = findImportedHash(against);
			const same = await queue.run(() => (imported ? imported(password) : verify(password, against)), signal);
			return same && encoded !== null;
		},
	};
}
