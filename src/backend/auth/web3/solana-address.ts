import { base58 } from '@scure/base';

/** Decoding takes the square of the length, so a longer text is not looked at. */
const addressPattern = /^[0-9a-z]{32,44}$/i;

/** The Ed25519 public key, 32 bytes, that a Solana address writes in base58; null for what is no address. */
export function findSolanaKey(address: string): Uint8Array | null {
	if (!addressPattern.test(address)) return null;
	try {
		const key = base58.decode(address);
		return key.length === 32 ? key : null;
	} catch {
		// A letter that base58 does not have.
		return null;
	}
}
