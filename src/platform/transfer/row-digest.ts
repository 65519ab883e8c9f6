import { hash } from 'node:crypto';
import type { RowSum } from './records.ts';

const MODULUS = 1n << 256n;

/**
 * Counts rows and adds up the SHA-256 of each one's text, modulo 2^256: the same rows give the same digest in whatever
 * order they are read.
 */
export class RowDigest {
	#rows = 0;
	#sum = 0n;

	add(rows: readonly string[]): void {
		for (const row of rows) this.#sum += BigInt(`0x${hash('sha256', row)}`);
		this.#sum %= MODULUS;
		this.#rows += rows.length;
	}

	sum(): RowSum {
		return { rows: this.#rows, digest: this.#sum.toString(16).padStart(64, '0') };
	}
}
